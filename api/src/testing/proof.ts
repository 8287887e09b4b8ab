/**
 * Long random proofs run whole with `npm run prove` (DIYAR_PROVE=1) and at a twentieth with `npm test`. The seed of a
 * run is printed, and DIYAR_SEED repeats it.
 */
const whole = process.env.DIYAR_PROVE === '1';

export const SEED = Number(process.env.DIYAR_SEED ?? 20_261_121);

/** How many cases to try here out of `full`. */
export function runsOf(full: number): number {
  return whole ? full : Math.max(50, Math.ceil(full / 20));
}
