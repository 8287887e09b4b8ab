import { type Bits, countCommon, listSlots } from './bits.ts';

/** Words of a set that are looked at or passed over together. */
const BLOCK = 256;

/** A set of ads, and its slots one by one for whoever counts that way. */
export class Found {
  readonly bits: Bits;
  readonly size: number;
  /** From which word to which it has any: those of a city stand together (see `Snapshot.arrange`). */
  readonly #runs: [from: number, to: number][];
  #slots: Uint32Array | undefined;

  constructor(bits: Bits) {
    this.bits = bits;
    this.#runs = runsOf(bits);
    this.size = this.countIn(bits);
  }

  /** How many words have to be looked at to count it in another set. */
  get words(): number {
    return this.#runs.reduce((sum, [from, to]) => sum + to - from, 0);
  }

  /** How many of them are in a set. */
  countIn(set: Bits): number {
    return this.#runs.reduce((sum, [from, to]) => sum + countCommon(this.bits, set, from, to), 0);
  }

  get slots(): Uint32Array {
    if (this.#slots === undefined) {
      this.#slots = new Uint32Array(this.size);
      listSlots(this.bits, this.#slots);
    }
    return this.#slots;
  }
}

function runsOf(bits: Bits): [from: number, to: number][] {
  const runs: [from: number, to: number][] = [];
  for (let from = 0; from < bits.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, bits.length);
    if (!hasAny(bits, from, to)) continue;
    const last = runs.at(-1);
    if (last?.[1] === from) last[1] = to;
    else runs.push([from, to]);
  }
  return runs;
}

function hasAny(bits: Bits, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bits[at] !== 0) return true;
  return false;
}
