import type { Box } from '@diyar/contract/finding/search';

/** In whole millionths of a degree, about 11 cm: every place is taken to the nearest, so that what is asked of places is exact. */
export interface GridPoint {
  x: number;
  y: number;
}

/** Its sides inside; none of the grid where one ends before it begins. */
export interface GridBox {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

const STEPS = 1e6;
/** Tolerance as a share of a step; far more than what rounding degrees to steps loses. */
const LOST = 1e-3;

/** The nearest step to so many degrees; of two equally near the greater. */
export function toGrid(degrees: number): number {
  return Math.round(degrees * STEPS);
}

/** The degrees of a step. */
export function fromGrid(steps: number): number {
  return steps / STEPS;
}

/** The steps that lie in a box of degrees or on its sides. */
export function gridBox({ west, south, east, north }: Box): GridBox {
  return { fromX: firstFrom(west), toX: lastTo(east), fromY: firstFrom(south), toY: lastTo(north) };
}

function firstFrom(degrees: number): number {
  return Math.ceil(degrees * STEPS - LOST);
}

function lastTo(degrees: number): number {
  return Math.floor(degrees * STEPS + LOST);
}
