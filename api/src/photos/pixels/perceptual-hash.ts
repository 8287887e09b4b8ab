/** Side of the grey picture that a hash is made of. */
export const HASHED_SIDE = 32;
/** Waves of the picture that are kept in each direction, without the evenly lit one. */
const WAVES = 8;
/** Waves weaker than this on the whole are a plain wall, whose hash would be that of its noise. */
const FAINTEST = 12;

/** cos of every wave at every pixel of a side. */
const COSINES = Array.from({ length: WAVES + 1 }, (_, wave) =>
  Float64Array.from({ length: HASHED_SIDE }, (_, at) =>
    Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * HASHED_SIDE)),
  ),
);

/**
 * How a picture looks, as 64 bits "0101…": which of its slow waves are stronger than their median (the pHash of Zauner 2010).
 * Another size, format or quality of the same picture differs in few bits. `grey` is the picture as 32 × 32 pixels. Null for a
 * picture in which there is next to nothing to be seen.
 */
export function perceptualHashOf(grey: Uint8Array): string | null {
  const waves: number[] = [];
  for (let v = 0; v < WAVES; v += 1)
    for (let u = 0; u < WAVES; u += 1) waves.push(waveOf(grey, u === 0 && v === 0 ? WAVES : u, v));
  const strength = waves.reduce((sum, wave) => sum + Math.abs(wave), 0) / waves.length;
  if (strength < FAINTEST) return null;
  const sorted = [...waves].sort((a, b) => a - b);
  const median = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2;
  return waves.map((wave) => (wave > median ? '1' : '0')).join('');
}

/** Strength of the cosine of `u` half waves across and `v` down. */
function waveOf(grey: Uint8Array, u: number, v: number): number {
  const across = COSINES[u];
  const down = COSINES[v];
  let sum = 0;
  for (let y = 0; y < HASHED_SIDE; y += 1) {
    let line = 0;
    for (let x = 0; x < HASHED_SIDE; x += 1) line += (grey[y * HASHED_SIDE + x] ?? 0) * (across?.[x] ?? 0);
    sum += line * (down?.[y] ?? 0);
  }
  return sum / HASHED_SIDE;
}
