/**
 * Long random proofs run whole with `npm run prove` (DIYAR_PROVE=1) and at a twentieth with `npm test`. The seed of a
 * run is printed, and DIYAR_SEED repeats it.
 */
const whole = process.env.DIYAR_PROVE === '1';

export const SEED = Number(process.env.DIYAR_SEED ?? 20_261_121);

/** How many cases to try here out of `full`: all of them, or the usual part. */
export function runsOf(full: number, usual = Math.max(50, Math.ceil(full / 20))): number {
  return whole ? full : usual;
}
