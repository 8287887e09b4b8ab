import type { Box } from '@diyar/contract/search';

/** Millionths of a degree, about 11 cm: every place is taken to the nearest, so that what is asked of places is exact. */
export interface GridPoint {
  x: number;
  y: number;
}

const STEPS = 1e6;
/** Of a step, far more than what is lost when degrees are counted in steps. */
const LOST = 1e-3;

export function toGrid(degrees: number): number {
  return Math.round(degrees * STEPS);
}

export function fromGrid(steps: number): number {
  return steps / STEPS;
}

/** The first and last steps of the grid that lie in a box of degrees or on its sides. */
export function gridBox({ west, south, east, north }: Box): Box {
  return { west: firstFrom(west), south: firstFrom(south), east: lastTo(east), north: lastTo(north) };
}

function firstFrom(degrees: number): number {
  return Math.ceil(degrees * STEPS - LOST);
}

function lastTo(degrees: number): number {
  return Math.floor(degrees * STEPS + LOST);
}
