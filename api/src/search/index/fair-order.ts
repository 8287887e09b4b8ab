import { NumberSet } from './sets/number-set.ts';

/** Of so many places one after the other an advertiser has two at most, as long as anyone else is left. */
const NEIGHBOURS = 12;
const MOST_OF_ONE = 2;

/** In each so many places, as many as a page shows, these four are for special ads. */
const SCREEN = 24;
const SPECIAL_PLACES: ReadonlySet<number> = new Set([0, 6, 12, 18]);

/** What the order asks of a slot. */
export interface Facts {
  advertiserOf: (slot: number) => number;
  /** Whether it is like an ad whose marks were noted (likeness.ts). */
  isLikeOne: (slot: number, marks: NumberSet) => boolean;
  noteMarks: (slot: number, marks: NumberSet) => void;
}

/** An ad at its place; `isFeatured`: it stands there because it is special, not by its points. */
export interface Placed {
  slot: number;
  isFeatured: boolean;
}

/** Those of one list, from its best to its last, and the special ones of it in the order of their turn. */
export interface Ranked {
  /** The slots ranked at least so far as `many`, if there are as many. */
  first: (many: number) => ArrayLike<number>;
  special: ArrayLike<number>;
  /** How many of the first, by rank, stand behind one that is like them. */
  grouped: number;
  /** How many to rank at first. */
  firstLook?: number;
}

/**
 * Places ads one after the other, whatever the size of a page: each the best that remains of an advertiser who has room among
 * the last twelve places, where none has, of who has fewest there; at four places of each 24 a special ad whose turn it is.
 * Of ads that are like each other the first stands, and those behind it do not.
 */
export class FairOrder {
  readonly #facts: Facts;
  /** The advertisers of the last places. */
  readonly #recent: number[] = [];
  readonly #marks = new NumberSet();
  #place = 0;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** The places of one list after those placed before. */
  *place(ranked: Ranked): Generator<Placed> {
    const queue = this.#queueOf(ranked);
    for (let placed = this.#next(queue); placed !== undefined; placed = this.#next(queue)) yield placed;
  }

  /** The special ads alone that stand in their own places, of the last list. */
  featured(ranked: Ranked): number[] {
    const queue = this.#queueOf(ranked);
    const featured: number[] = [];
    while (queue.hasSpecial()) {
      const placed = this.#next(queue);
      if (placed === undefined) break;
      if (placed.isFeatured) featured.push(placed.slot);
    }
    return featured;
  }

  #queueOf(ranked: Ranked): RankedQueue {
    return new RankedQueue(ranked, this.#facts.advertiserOf, (slot) => this.#isLikeOne(slot));
  }

  /** Places the next one; undefined where none is left. */
  #next(queue: RankedQueue): Placed | undefined {
    const special = this.#special(queue);
    const slot = special ?? this.#best(queue);
    if (slot === undefined) return undefined;
    this.#stand(slot);
    queue.take(slot);
    return { slot, isFeatured: special !== undefined };
  }

  #special(queue: RankedQueue): number | undefined {
    if (!SPECIAL_PLACES.has(this.#place % SCREEN)) return undefined;
    return queue.special((slot) => this.#hasRoom(this.#facts.advertiserOf(slot)));
  }

  #best(queue: RankedQueue): number | undefined {
    const hasRoom = (advertiser: number) => this.#hasRoom(advertiser);
    return queue.passedOver(hasRoom) ?? queue.next(hasRoom) ?? queue.least((one) => this.#crowdOf(one));
  }

  #hasRoom(advertiser: number): boolean {
    return this.#recent.at(-1) !== advertiser && this.#countOf(advertiser) < MOST_OF_ONE;
  }

  #countOf(advertiser: number): number {
    let count = 0;
    for (const one of this.#recent) if (one === advertiser) count += 1;
    return count;
  }

  /** Twice in a row is worse than any number apart. */
  #crowdOf(advertiser: number): number {
    return this.#countOf(advertiser) + (this.#recent.at(-1) === advertiser ? NEIGHBOURS : 0);
  }

  #isLikeOne(slot: number): boolean {
    return this.#facts.isLikeOne(slot, this.#marks);
  }

  #stand(slot: number): void {
    this.#facts.noteMarks(slot, this.#marks);
    this.#recent.push(this.#facts.advertiserOf(slot));
    if (this.#recent.length === NEIGHBOURS) this.#recent.shift();
    this.#place += 1;
  }
}

/** What remains of a ranked list: those passed over, by advertiser, and those not looked at yet. */
class RankedQueue {
  readonly #ranked: Ranked;
  readonly #advertiserOf: (slot: number) => number;
  readonly #isLikeOne: (slot: number) => boolean;
  /** Ranks of those passed over, the best first. */
  readonly #waiting = new Map<number, number[]>();
  readonly #taken = new Set<number>();
  #slots: ArrayLike<number> = [];
  #next = 0;
  #nextSpecial = 0;

  constructor(ranked: Ranked, advertiserOf: (slot: number) => number, isLikeOne: (slot: number) => boolean) {
    this.#ranked = ranked;
    this.#advertiserOf = advertiserOf;
    this.#isLikeOne = isLikeOne;
  }

  take(slot: number): void {
    this.#taken.add(slot);
  }

  /** Whether a special one is left that is like none before: what is like one stays so. */
  hasSpecial(): boolean {
    const { special } = this.#ranked;
    while (this.#nextSpecial < special.length && this.#isOut(special[this.#nextSpecial] ?? 0))
      this.#nextSpecial += 1;
    return this.#nextSpecial < special.length;
  }

  /** The first special one that may stand, in the order of their turn. */
  special(hasRoom: (slot: number) => boolean): number | undefined {
    const { special } = this.#ranked;
    if (!this.hasSpecial()) return undefined;
    for (let at = this.#nextSpecial; at < special.length; at += 1) {
      const slot = special[at] ?? 0;
      if (hasRoom(slot) && !this.#isOut(slot)) return slot;
    }
    return undefined;
  }

  #isOut(slot: number): boolean {
    return this.#taken.has(slot) || this.#isLikeOne(slot);
  }

  /** The best of those passed over whose advertiser has room by now. */
  passedOver(hasRoom: (advertiser: number) => boolean): number | undefined {
    let best: number | undefined;
    for (const advertiser of this.#waiting.keys()) {
      if (!hasRoom(advertiser)) continue;
      const rank = this.#headOf(advertiser);
      if (rank !== undefined && (best === undefined || rank < best)) best = rank;
    }
    return best === undefined ? undefined : this.#slots[best];
  }

  /** The next by rank whose advertiser has room; those before it wait. */
  next(hasRoom: (advertiser: number) => boolean): number | undefined {
    for (;;) {
      if (this.#next >= this.#slots.length && !this.#lookFarther()) return undefined;
      const rank = this.#next;
      const slot = this.#slots[rank] ?? 0;
      this.#next += 1;
      if (this.#isGone(rank)) continue;
      const advertiser = this.#advertiserOf(slot);
      if (hasRoom(advertiser)) return slot;
      const waiting = this.#waiting.get(advertiser);
      if (waiting === undefined) this.#waiting.set(advertiser, [rank]);
      else waiting.push(rank);
    }
  }

  /** Of those that wait the best of whose advertiser is crowded least. */
  least(crowdOf: (advertiser: number) => number): number | undefined {
    let best: { rank: number; crowd: number } | undefined;
    for (const advertiser of this.#waiting.keys()) {
      const rank = this.#headOf(advertiser);
      if (rank === undefined) continue;
      const crowd = crowdOf(advertiser);
      if (best === undefined || crowd < best.crowd || (crowd === best.crowd && rank < best.rank))
        best = { rank, crowd };
    }
    return best && this.#slots[best.rank];
  }

  #lookFarther(): boolean {
    const before = this.#slots.length;
    this.#slots = this.#ranked.first(Math.max(this.#ranked.firstLook ?? FIRST_LOOK, before * 4));
    return this.#slots.length > before;
  }

  #headOf(advertiser: number): number | undefined {
    const waiting = this.#waiting.get(advertiser) ?? [];
    while (waiting[0] !== undefined && this.#isGone(waiting[0])) waiting.shift();
    if (waiting.length === 0) this.#waiting.delete(advertiser);
    return waiting[0];
  }

  #isGone(rank: number): boolean {
    const slot = this.#slots[rank] ?? 0;
    return this.#taken.has(slot) || (rank < this.#ranked.grouped && this.#isLikeOne(slot));
  }
}

/** How many are ranked at first: more than a page and its neighbours need where nobody has very many. */
const FIRST_LOOK = 128;
