/** Where one size of unit ends and the next begins, in square metres; each is two to two and a half times the one before. */
export const SIZE_BOUNDS: readonly number[] = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000];

/** Which size an area has: how many bounds it has reached, as PostgreSQL's width_bucket counts them. */
export function sizeOf(area: number): number {
  return SIZE_BOUNDS.filter((bound) => bound <= area).length;
}

/** From how many square metres to below how many; null where a size has no end. */
export function sizeBounds(size: number): { from: number | null; to: number | null } {
  return { from: SIZE_BOUNDS[size - 1] ?? null, to: SIZE_BOUNDS[size] ?? null };
}
