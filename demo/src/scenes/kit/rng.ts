/** A small seeded source of numbers: the same seed always gives the same picture. */
export type Rng = {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  range(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
  /** An independent stream, so that adding a lamp does not repaint the walls. */
  fork(label: string): Rng;
};

function hash(text: string, salt: number): number {
  let h = (2166136261 ^ salt) >>> 0;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** sfc32 over four FNV hashes of the seed. */
export function seeded(seed: string): Rng {
  let a = hash(seed, 1);
  let b = hash(seed, 2);
  let c = hash(seed, 3);
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i += 1) next();
  const range = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
    fork: (label) => seeded(`${seed}/${label}`),
  };
}
