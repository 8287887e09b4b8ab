import { sql } from 'kysely';
import { type Database, type OpenDatabase, openDatabase } from './database.ts';

export interface ReplicaOptions {
  urls: readonly string[];
  primary: Database;
  /** Connections to each of them. */
  max: number;
  /** A replica that is further behind the primary than this is left alone until it has caught up. */
  mostLagMillis: number;
}

/** A place in the write-ahead log: bytes since its beginning. */
export type LogPlace = bigint;

interface Replica {
  name: string;
  open: OpenDatabase;
  /** The place it had replayed when it was last asked; undefined while it does not answer. */
  at: LogPlace | undefined;
  /** The newest timeline it has. */
  timeline: number | undefined;
}

const LOOK_EVERY_MS = 1_000;
/** A read that takes longer is tried on the primary. */
const LONGEST_READ_MS = 5_000;

/** A place that no replica ever reaches: who carries it reads the primary. */
export const NOWHERE = 'FFFFFFFF/FFFFFFFF';

/** `16/B374D848` as a number; undefined for anything else. */
export function readPlace(text: string): LogPlace | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Streaming replicas and how far each is. Every second they and the primary are asked for their place in the log; a
 * replica's lag is how long ago the primary was where the replica is not yet. No clock of another machine is believed, and
 * with the primary lost a replica that had all of it stays good. One that did not follow the last promotion is left alone:
 * its log may hold what the new primary never had, and its places in the log say nothing.
 */
export class Replicas {
  readonly #options: ReplicaOptions;
  readonly #replicas: Replica[];
  /** Where the primary was, and when we saw it there; oldest first. */
  #marks: { at: LogPlace; seen: number }[] = [];
  /** The one that the primary writes: each promotion begins another. */
  #timeline: number | undefined;
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  #warn: (message: string) => void = () => {};

  constructor(options: ReplicaOptions) {
    this.#options = options;
    const limits = { statementTimeoutMillis: LONGEST_READ_MS, queryTimeoutMillis: LONGEST_READ_MS };
    this.#replicas = options.urls.map((url) => ({
      name: new URL(url).host,
      open: openDatabase(url, { max: options.max, ...limits }),
      at: undefined,
      timeline: undefined,
    }));
  }

  /** Looks for the first time, and from then on every second; calls `warn` when a replica is lost. */
  async start(warn: (message: string) => void): Promise<void> {
    this.#warn = warn;
    await this.#lookAgain();
  }

  /** Where the primary is now: everything committed so far stands before it. */
  async placeNow(): Promise<string> {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(
      this.#options.primary,
    );
    return rows[0]?.at ?? NOWHERE;
  }

  /** A replica that is near enough to the primary and has replayed `after`; they take turns. */
  choose(after: LogPlace | undefined): Database | undefined {
    const now = performance.now();
    const good = this.#replicas.filter(
      ({ at, timeline }) =>
        at !== undefined &&
        timeline === this.#timeline &&
        (after === undefined || at >= after) &&
        this.#lagOf(at, now) <= this.#options.mostLagMillis,
    );
    this.#turn += 1;
    return good[this.#turn % Math.max(1, good.length)]?.open.db;
  }

  /** Leaves a replica alone until it answers again. */
  lose(db: Database, error: unknown): void {
    const lost = this.#replicas.find(({ open }) => open.db === db);
    if (lost?.at === undefined) return;
    lost.at = undefined;
    this.#warn(`replica ${lost.name} is left alone: ${String(error)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#replicas.map(({ open }) => open.close()));
  }

  async #lookAgain(): Promise<void> {
    await Promise.all([this.#lookAtPrimary(), ...this.#replicas.map((replica) => this.#lookAt(replica))]);
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#lookAgain(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async #lookAtPrimary(): Promise<void> {
    const seen = performance.now();
    const now = await this.#primaryNow().catch(() => undefined);
    const at = now === undefined ? undefined : readPlace(now.at);
    if (now === undefined || at === undefined) return;
    if (now.timeline !== this.#timeline) this.#marks = [];
    this.#timeline = now.timeline;
    this.#marks.push({ at, seen });
    // One mark older than the longest lag is enough: a replica that has not reached it is too far behind.
    const tooOld = this.#marks.filter((mark) => seen - mark.seen > this.#options.mostLagMillis).length;
    this.#marks = this.#marks.slice(Math.max(0, tooOld - 1));
  }

  /** Where the primary is, on which timeline; one that is new is written down, so that replicas can have it. */
  async #primaryNow(): Promise<{ at: string; timeline: number } | undefined> {
    const { primary } = this.#options;
    const { rows } = await sql<{ at: string; timeline: string }>`
      select at::text, left(pg_walfile_name(at), 8) as timeline from pg_current_wal_insert_lsn() as at`.execute(
      primary,
    );
    const [now] = rows;
    if (now === undefined) return undefined;
    const timeline = Number.parseInt(now.timeline, 16);
    if (timeline !== this.#timeline)
      await primary
        .insertInto('primary_timeline')
        .values({ timeline })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return { at: now.at, timeline };
  }

  async #lookAt(replica: Replica): Promise<void> {
    try {
      const { rows } = await sql<{ at: string | null; timeline: number | null }>`
        select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at,
          (select max(timeline) from primary_timeline) as timeline`.execute(replica.open.db);
      replica.at = readPlace(rows[0]?.at ?? '');
      replica.timeline = rows[0]?.timeline ?? undefined;
    } catch (error) {
      if (!this.#closed) this.lose(replica.open.db, error);
    }
  }

  #lagOf(at: LogPlace, now: number): number {
    const missed = this.#marks.find((mark) => mark.at > at);
    return missed === undefined ? 0 : now - missed.seen;
  }
}
