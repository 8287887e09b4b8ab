const TURN_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** After so many days a promotion comes first half as often as a new one beside it. */
const HALF_DAYS = 7;
/** No promotion weighs less than this part of a new one: it is paid for to its last day. */
const LEAST_WEIGHT = 1 / 8;

/** The turn of an instant: special ads change places every hour. */
export function turnOf(now: number): number {
  return Math.floor(now / TURN_MS);
}

/** The first instant of a turn, in epoch milliseconds. */
export function turnStart(turn: number): number {
  return turn * TURN_MS;
}

/**
 * Where an ad stands among the special ones in a turn, the least first. Over many turns equally old promotions come first equally
 * often, and older ones less: a draw with weights (Efraimidis and Spirakis, Weighted random sampling with a reservoir, 2006)
 * whose dice are the ad's number and the turn, so that every process draws the same.
 */
export function turnKey(number: number, since: number, turn: number): number {
  const days = Math.max(0, turnStart(turn) - since) / DAY_MS;
  const weight = Math.max(LEAST_WEIGHT, 0.5 ** (days / HALF_DAYS));
  return -Math.log(diceOf(number, turn)) / weight;
}

/** Above 0 and at most 1. The steps are those of MurmurHash3's end. */
function diceOf(number: number, turn: number): number {
  let mixed = Math.imul(number ^ Math.imul(turn, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  return (((mixed ^ (mixed >>> 13)) >>> 0) + 1) / 2 ** 32;
}
