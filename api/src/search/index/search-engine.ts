import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { AdChanges } from '../../ads/ad-changes.ts';
import { LIFETIMES } from '../../lifetimes/lifetimes.ts';
import type { Database } from '../../platform/db/database.ts';
import { dayNumber } from './prices-on.ts';
import { putTaken } from './put-taken.ts';
import { type ReadSnapshot, readSnapshot } from './read-snapshot.ts';
import { type Changes, findChanges } from './search-changes.queries.ts';
import { findPlaceIds, findSeasonDates, type PlaceIds } from './search-places.queries.ts';
import { findSearchRows, findTaken } from './search-rows.queries.ts';
import { Snapshot } from './snapshot.ts';

/** How often changes are asked for while the process listens: one small statement that nearly always finds none. */
const ASK_EVERY_MS = 200;
/** Changes are kept longer than this (search.handler.ts); a process that was away longer reads everything anew. */
const LONGEST_AWAY_MS = 3_600_000;
const NUMBERS_AT_ONCE = 2000;
const DAY_MS = 86_400_000;
/** Stays that ended longer ago take nothing: who searches among dates of last year is told that everything was free. */
const LONGEST_PAST_MS = 31 * DAY_MS;

export interface Search extends AdChanges {
  /**
   * Reads the ads as of a clock. `read` must end before anything else happens: it is given a snapshot that changes. Who
   * may just have written is told of everything committed before the call.
   */
  ask<T>(asked: { now: Date; mayHaveWritten: boolean }, read: (snapshot: Snapshot) => T): Promise<T>;
  /** Reads all ads now, out of a checkpoint where it gives them; otherwise the first search waits for it. */
  read(checkpoint?: Restorable): Promise<void>;
  /** Hands what it holds to work that ends before anything of it changes. */
  hold<T>(work: (held: ReadSnapshot) => T): Promise<T>;
  /** Hears of changes until `stop`; without it the database is asked for them at each search. */
  start(warn: (error: unknown) => void): void;
  stop(): Promise<void>;
}

/** A place that a snapshot may be kept in. */
export interface Restorable {
  /** Restores what is kept into a snapshot that was made for it; undefined where nothing may be used. */
  restore(make: (places: PlaceIds) => Snapshot): Promise<ReadSnapshot | undefined>;
}

interface Loaded extends ReadSnapshot {
  /** Changes behind the watermark that are in the snapshot. */
  told: ReadonlySet<number>;
  heardAt: number;
}

/** The ads that can be searched, in this process, derived from the database and never older than a second. */
export class SearchEngine implements Search {
  readonly #db: Database;
  readonly #now: (() => Date) | undefined;
  readonly #mostMoved: number | undefined;
  readonly #rowsAtOnce: number | undefined;
  readonly #listeners: ((numbers: readonly number[] | undefined) => void)[] = [];
  #loaded: Loaded | undefined;
  #loading: Promise<Loaded> | undefined;
  #running: Promise<Loaded> | undefined;
  #next: Promise<Loaded> | undefined;
  #stopping: AbortController | undefined;
  #asking: Promise<void> | undefined;
  /** Everything committed until this instant has been read. */
  #toldAt = Number.NEGATIVE_INFINITY;
  /** The day until which what ended was let go. */
  #sweptUntil: number | undefined;

  /** Without a clock every stay is kept, however long ago. */
  constructor(
    db: Database,
    { now, mostMoved, rowsAtOnce }: { now?: () => Date; mostMoved?: number; rowsAtOnce?: number } = {},
  ) {
    this.#db = db;
    this.#now = now;
    this.#mostMoved = mostMoved;
    this.#rowsAtOnce = rowsAtOnce;
  }

  async ask<T>(
    { now, mayHaveWritten }: { now: Date; mayHaveWritten: boolean },
    read: (snapshot: Snapshot) => T,
  ): Promise<T> {
    const { snapshot } = await this.#current(mayHaveWritten);
    snapshot.advanceToDay(dayNumber(riyadhDate(now)));
    try {
      return read(snapshot);
    } finally {
      snapshot.sets.release();
    }
  }

  onChange(listener: (numbers: readonly number[] | undefined) => void): void {
    this.#listeners.push(listener);
  }

  hasToldWithin(millis: number): boolean {
    return this.#isHearing && performance.now() - this.#toldAt < millis;
  }

  async read(checkpoint?: Restorable): Promise<void> {
    if (this.#loaded === undefined) await this.#load(checkpoint);
    await this.#catchUp();
  }

  async hold<T>(work: (held: ReadSnapshot) => T): Promise<T> {
    // Whatever is heard next begins by asking the database.
    return work(await this.#catchUp());
  }

  start(warn: (error: unknown) => void): void {
    const stopping = new AbortController();
    this.#stopping = stopping;
    this.#asking = this.#keepAsking(stopping.signal, warn);
  }

  async stop(): Promise<void> {
    this.#stopping?.abort();
    await this.#asking;
  }

  async #keepAsking(stopping: AbortSignal, warn: (error: unknown) => void): Promise<void> {
    let isLost = false;
    while (!stopping.aborted) {
      try {
        const { snapshot } = await this.#catchUp();
        if (snapshot.isFragmented) await this.#reclaim(snapshot, stopping);
        isLost = false;
      } catch (error) {
        if (!isLost && !stopping.aborted) warn(error);
        isLost = true;
      }
      await sleep(ASK_EVERY_MS, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }

  /** Frees the slots that ads left, a part at a time; searches and changes go on between the parts. */
  async #reclaim(snapshot: Snapshot, stopping: AbortSignal): Promise<void> {
    let askedAt = performance.now();
    for (const _part of snapshot.reclaiming()) {
      await immediate();
      if (stopping.aborted) return;
      if (performance.now() - askedAt < ASK_EVERY_MS) continue;
      askedAt = performance.now();
      await this.#catchUp();
    }
  }

  async #current(mayHaveWritten: boolean): Promise<Loaded> {
    const loaded = this.#loaded;
    const isYoung = loaded !== undefined && performance.now() - loaded.heardAt < LIFETIMES.searchColumns;
    return this.#isHearing && isYoung && !mayHaveWritten ? loaded : await this.#catchUp();
  }

  get #isHearing(): boolean {
    return this.#stopping?.signal.aborted === false;
  }

  /** Hears everything committed before the call: one that began earlier may have missed it, so the next is waited for. */
  #catchUp(): Promise<Loaded> {
    if (this.#running === undefined) return this.#run();
    this.#next ??= this.#running.then(
      () => this.#run(),
      () => this.#run(),
    );
    return this.#next;
  }

  #run(): Promise<Loaded> {
    this.#next = undefined;
    const running = this.#hear().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #hear(): Promise<Loaded> {
    // Too old to answer from: let go of before reading, so that two snapshots never stand beside each other.
    if (performance.now() - (this.#loaded?.heardAt ?? 0) > LONGEST_AWAY_MS) this.#loaded = undefined;
    // Reading a million ads takes minutes: then what was committed since it began is asked for.
    const loaded = this.#loaded ?? (await this.#load());
    const asked = performance.now();
    const { watermark, changes } = await findChanges(this.#db, loaded.watermark);
    const fresh = changes.filter(({ seq }) => !loaded.told.has(seq));
    this.#tell(fresh);
    this.#toldAt = asked;
    if (fresh.length > 0) await this.#take(loaded.snapshot, fresh);
    this.#sweep(loaded.snapshot);
    const heard = {
      snapshot: loaded.snapshot,
      watermark,
      told: new Set(changes.map(({ seq }) => seq)),
      heardAt: asked,
    };
    // Read anew meanwhile, perhaps from before what had to be heard.
    if (this.#loaded !== loaded) return await this.#hear();
    this.#loaded = heard;
    return heard;
  }

  /** Tells of changes before the snapshot takes them: caches read the ads again when they are asked for. */
  #tell(changes: Changes['changes']): void {
    const numbers = numbersOf(changes.filter(({ only_taken }) => !only_taken));
    const isAny = changes.some(({ ad_number }) => ad_number === null);
    if (isAny || numbers.length > 0) for (const tell of this.#listeners) tell(isAny ? undefined : numbers);
  }

  /** Reads again what changed; a change without a number is one of what ads refer to. */
  async #take(snapshot: Snapshot, changes: Changes['changes']): Promise<void> {
    const isAny = changes.some(({ ad_number }) => ad_number === null);
    const numbers = numbersOf(changes.filter(({ only_taken }) => !only_taken));
    const places = isAny ? await findPlaceIds(this.#db) : snapshot.places;
    if (isAny) snapshot.charges.seasonDates = await findSeasonDates(this.#db);
    const isHeld = snapshot.deferOrders(numbers.length);
    try {
      for (const portion of this.#portionsOf(numbers)) await this.#takeAds(snapshot, portion);
    } finally {
      if (isHeld) snapshot.rebuildOrders();
    }
    for (const portion of this.#portionsOf(numbersOf(changes.filter(({ only_taken }) => only_taken))))
      putTaken(snapshot, portion, await findTaken(this.#db, portion, this.#since()));
    snapshot.places = places;
  }

  async #takeAds(snapshot: Snapshot, portion: readonly number[]): Promise<void> {
    const rows = await findSearchRows(this.#db, portion);
    // Changes of occupancies are reported on their own, so only those of new ads are read here.
    const unknown = rows
      .map(({ number }) => number)
      .filter((number) => snapshot.slotOf(number) === undefined);
    const taken = unknown.length === 0 ? [] : await findTaken(this.#db, unknown, this.#since());
    const found = new Set(rows.map(({ number }) => number));
    for (const number of portion) if (!found.has(number)) snapshot.remove(number);
    for (const row of rows) snapshot.put(row);
    putTaken(snapshot, unknown, taken);
  }

  #portionsOf(numbers: readonly number[]): number[][] {
    const size = this.#rowsAtOnce ?? NUMBERS_AT_ONCE;
    return Array.from({ length: Math.ceil(numbers.length / size) }, (_, at) =>
      numbers.slice(at * size, (at + 1) * size),
    );
  }

  /** Advances a snapshot to the day before it is searched, in parts: the first search would wait for all of it at once. */
  async #turn(snapshot: Snapshot): Promise<void> {
    if (this.#now === undefined) return;
    for (const _part of snapshot.turning(dayNumber(riyadhDate(this.#now())))) await immediate();
  }

  /** The instant before which ended occupancies are not kept. */
  #since(): Date | null {
    return this.#now === undefined ? null : new Date(this.#now().getTime() - LONGEST_PAST_MS);
  }

  /** Lets go, once a day, of what has meanwhile ended too long ago. */
  #sweep(snapshot: Snapshot): void {
    const since = this.#since()?.getTime();
    const day = since === undefined ? undefined : Math.floor(since / DAY_MS);
    if (since === undefined || day === this.#sweptUntil) return;
    this.#sweptUntil = day;
    snapshot.occupancies.forget(Math.floor(since / 60_000));
  }

  #load(checkpoint?: Restorable): Promise<Loaded> {
    this.#loading ??= this.#readAll(checkpoint).finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #readAll(checkpoint: Restorable | undefined): Promise<Loaded> {
    const began = performance.now();
    const make = (places: PlaceIds) => new Snapshot(places, { mostMoved: this.#mostMoved });
    const restored = await checkpoint?.restore(make);
    const how = { make, since: this.#since(), rowsAtOnce: this.#rowsAtOnce };
    const read = restored ?? (await readSnapshot(this.#db, how));
    if (restored === undefined) read.snapshot.ready();
    await this.#turn(read.snapshot);
    for (const tell of this.#listeners) tell(undefined);
    if (restored === undefined) this.#toldAt = began;
    // A restored snapshot answers once the changes since are heard.
    const heardAt = restored === undefined ? began : performance.now() - LIFETIMES.searchColumns;
    this.#loaded = { ...read, told: new Set(), heardAt };
    return this.#loaded;
  }
}

function numbersOf(changes: Changes['changes']): number[] {
  return [...new Set(changes.flatMap(({ ad_number }) => ad_number ?? []))];
}
