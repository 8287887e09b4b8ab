export type Best = 'least' | 'most';

/** Which of the values are the best; none where fewer than two are known, or all that are known are the same. */
export function bestOf(values: readonly (number | null | undefined)[], want: Best): boolean[] {
  const known = values.filter((value) => typeof value === 'number');
  const best = want === 'least' ? Math.min(...known) : Math.max(...known);
  const isTold = new Set(known).size > 1;
  return values.map((value) => isTold && value === best);
}
