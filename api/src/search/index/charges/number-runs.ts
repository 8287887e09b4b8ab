import type { Carrier } from '../sets/carrier.ts';

const FIRST_ROOM = 1024;
/** Room that nothing uses any more is given back once it is as much as what is used. */
const LEAST_LOST = 65_536;

/** Runs of numbers side by side in one array, each found by a place of its own that stays when the runs move together. */
export class NumberRuns {
  words = new Float64Array(FIRST_ROOM);
  #starts = new Uint32Array(FIRST_ROOM);
  #lengths = new Uint32Array(FIRST_ROOM);
  #free: number[] = [];
  #places = 0;
  #used = 0;
  #lost = 0;

  /** How many places there have been at once. */
  get places(): number {
    return this.#places;
  }

  carry(carrier: Carrier): void {
    this.words = carrier.numbers(this.words);
    this.#starts = carrier.numbers(this.#starts);
    this.#lengths = carrier.numbers(this.#lengths);
    this.#free = carrier.plain(this.#free);
    this.#places = carrier.plain(this.#places);
    this.#used = carrier.plain(this.#used);
    this.#lost = carrier.plain(this.#lost);
  }

  /** Where the run of a place begins in `words`. */
  startOf(place: number): number {
    return this.#starts[place] ?? 0;
  }

  /** Keeps a run, and returns its place. */
  add(run: readonly number[]): number {
    const place = this.#free.pop() ?? this.#places;
    this.#places = Math.max(this.#places, place + 1);
    if (place >= this.#starts.length) {
      this.#starts = longer(this.#starts, new Uint32Array(2 * this.#starts.length));
      this.#lengths = longer(this.#lengths, new Uint32Array(2 * this.#lengths.length));
    }
    if (this.#lost > LEAST_LOST && this.#lost > this.#used / 2) this.#moveTogether();
    if (this.#used + run.length > this.words.length)
      this.words = longer(this.words, new Float64Array(Math.ceil(1.5 * (this.#used + run.length))));
    this.words.set(run, this.#used);
    this.#starts[place] = this.#used;
    this.#lengths[place] = run.length;
    this.#used += run.length;
    return place;
  }

  remove(place: number): void {
    this.#lost += this.#lengths[place] ?? 0;
    this.#lengths[place] = 0;
    this.#free.push(place);
  }

  /** Keeps the runs of these places alone, side by side in their order: the first becomes place 0, and so on. */
  arrange(places: Uint32Array): void {
    const [words, starts, lengths] = [this.words, this.#starts, this.#lengths];
    const used = places.reduce((sum, place) => sum + (lengths[place] ?? 0), 0);
    this.words = new Float64Array(Math.max(FIRST_ROOM, used));
    this.#starts = new Uint32Array(Math.max(FIRST_ROOM, places.length));
    this.#lengths = new Uint32Array(this.#starts.length);
    this.#used = 0;
    for (const [at, place] of places.entries()) {
      const [start, length] = [starts[place] ?? 0, lengths[place] ?? 0];
      this.words.set(words.subarray(start, start + length), this.#used);
      this.#starts[at] = this.#used;
      this.#lengths[at] = length;
      this.#used += length;
    }
    this.#free = [];
    this.#places = places.length;
    this.#lost = 0;
  }

  #moveTogether(): void {
    const inOrder = Uint32Array.from({ length: this.#places }, (_, place) => place)
      .filter((place) => (this.#lengths[place] ?? 0) > 0)
      .sort((one, other) => this.startOf(one) - this.startOf(other));
    let used = 0;
    for (const place of inOrder) {
      const start = this.startOf(place);
      const length = this.#lengths[place] ?? 0;
      this.words.copyWithin(used, start, start + length);
      this.#starts[place] = used;
      used += length;
    }
    this.#used = used;
    this.#lost = 0;
  }
}

function longer<A extends Float64Array | Uint32Array>(old: A, made: A): A {
  made.set(old);
  return made;
}
