export interface BackOff {
  /** Milliseconds after the first failure; twice as long after each further one. */
  first: number;
  /** Milliseconds at most. */
  longest: number;
}

/** Milliseconds to wait before the next try after so many failures in a row; none when nothing has failed yet. */
export function waitAfter(failures: number, { first, longest }: BackOff): number {
  return failures < 1 ? 0 : Math.min(longest, first * 2 ** (failures - 1));
}
