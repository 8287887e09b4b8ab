import { LRUCache } from 'lru-cache';

/** Counts milliseconds. */
export interface Clock {
  now(): number;
}

/** A clock of dates as the clock that a cache ages by. */
export function clockOf(now: () => Date): Clock {
  return { now: () => now().getTime() };
}

export interface CacheOptions<Value> {
  /** How many values are kept, or how much they may weigh together; past it, what was asked for longest ago goes first. */
  most: number;
  /** The weight of a value; 1 when absent. */
  weightOf?: (value: Value) => number;
  /** Milliseconds, from when the reading of a value began; until it is forgotten when absent. */
  lifetime?: number;
  /** Answers with a value whose lifetime is over while it is read anew, instead of waiting for the new one. */
  isRenewedBehind?: boolean;
  /** Whether a value may be kept once it is there; all are when absent. Callers who ask while it is being read share it either way. */
  isKept?: (value: Value) => boolean;
  /** The clock of ages; the process's own when absent. When it was set back, kept values count as old. */
  clock?: Clock;
}

interface Loading<Value> {
  began: number;
  loading: Promise<Value>;
}

interface Made<Value> {
  began: number;
  value: Value;
  isRenewing: boolean;
}

/**
 * Values by key, kept in this process for a time or until they are forgotten. Whoever asks for what is being read waits for
 * that reading. A reading that fails is not kept, and what is forgotten while it is being read is not kept either.
 */
export class LoadingCache<Key extends string | number, Value> {
  readonly #entries: LRUCache<Key, Loading<Value> | Made<Value>>;
  readonly #lifetime: number;
  readonly #isRenewedBehind: boolean;
  readonly #isKept: (value: Value) => boolean;
  readonly #clock: Clock;

  constructor({ most, weightOf, lifetime, isRenewedBehind, isKept, clock }: CacheOptions<Value>) {
    this.#entries =
      weightOf === undefined
        ? new LRUCache({ max: most })
        : new LRUCache({
            maxSize: most,
            sizeCalculation: (entry) => ('value' in entry ? weightOf(entry.value) : 1),
          });
    this.#lifetime = lifetime ?? Number.POSITIVE_INFINITY;
    this.#isRenewedBehind = isRenewedBehind ?? false;
    this.#isKept = isKept ?? (() => true);
    this.#clock = clock ?? performance;
  }

  /** The value of a key, or what `load` makes, given the value it replaces. Throws what `load` throws. */
  get(key: Key, load: (before: Value | undefined) => Promise<Value>): Promise<Value> {
    const now = this.#now();
    const entry = this.#entries.get(key);
    if (entry === undefined) return this.#begin(key, load(undefined), now);
    if (!this.#isOver(entry, now)) return loadingOf(entry);
    if (!this.#isRenewedBehind) return this.#begin(key, load(madeOf(entry)), now);
    if ('value' in entry && !entry.isRenewing) this.#renew(key, entry, load(entry.value), now);
    return loadingOf(entry);
  }

  /** The values of different keys in their order; `load` reads those that are missing together and answers each. Throws what `load` throws. */
  async getMany(
    keys: readonly Key[],
    load: (missing: readonly Key[]) => Promise<(key: Key) => Value>,
  ): Promise<Value[]> {
    const now = this.#now();
    const values: Value[] = new Array(keys.length);
    const waited: { at: number; loading: Promise<Value> }[] = [];
    const missing: { at: number; key: Key }[] = [];
    for (const [at, key] of keys.entries()) {
      const entry = this.#entries.get(key);
      if (entry === undefined || this.#isOver(entry, now)) missing.push({ at, key });
      else if ('value' in entry) values[at] = entry.value;
      else waited.push({ at, loading: entry.loading });
    }
    if (missing.length > 0) {
      const all = load(missing.map(({ key }) => key));
      for (const { at, key } of missing) {
        const one = all.then((of) => of(key));
        waited.push({ at, loading: this.#begin(key, one, now) });
      }
    }
    for (const { at, loading } of waited) values[at] = await loading;
    return values;
  }

  /** The value of a key when it is there now. */
  peek(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    return entry === undefined || this.#isOver(entry, this.#now()) ? undefined : madeOf(entry);
  }

  /** Keeps a value that was made without reading. */
  put(key: Key, value: Value): void {
    this.#entries.set(key, { began: this.#now(), value, isRenewing: false });
  }

  /** Whether asking for a key reads nothing: its value is there, or being read. */
  has(key: Key): boolean {
    const entry = this.#entries.peek(key);
    return entry !== undefined && !this.#isOver(entry, this.#now());
  }

  /** Forgets keys, also those being read: whoever asks from now on begins anew. */
  forget(keys: Iterable<Key>): void {
    for (const key of keys) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#entries.clear();
  }

  #begin(key: Key, loading: Promise<Value>, began: number): Promise<Value> {
    const entry = { began, loading };
    this.#entries.set(key, entry);
    loading.then(
      (value) => this.#replace(key, entry, { began, value, isRenewing: false }),
      () => this.#replace(key, entry),
    );
    return loading;
  }

  #renew(key: Key, old: Made<Value>, loading: Promise<Value>, began: number): void {
    old.isRenewing = true;
    loading.then(
      (value) => this.#replace(key, old, { began, value, isRenewing: false }),
      () => {
        old.isRenewing = false;
      },
    );
  }

  /** Puts a made entry in the place of another, unless that has been forgotten or replaced meanwhile. */
  #replace(key: Key, old: Loading<Value> | Made<Value>, made?: Made<Value>): void {
    if (this.#entries.peek(key) !== old) return;
    if (made !== undefined && this.#isKept(made.value)) this.#entries.set(key, made);
    else this.#entries.delete(key);
  }

  #now(): number {
    return this.#lifetime === Number.POSITIVE_INFINITY ? 0 : this.#clock.now();
  }

  #isOver({ began }: { began: number }, now: number): boolean {
    return Math.abs(now - began) >= this.#lifetime;
  }
}

function loadingOf<Value>(entry: Loading<Value> | Made<Value>): Promise<Value> {
  return 'value' in entry ? Promise.resolve(entry.value) : entry.loading;
}

function madeOf<Value>(entry: Loading<Value> | Made<Value>): Value | undefined {
  return 'value' in entry ? entry.value : undefined;
}
