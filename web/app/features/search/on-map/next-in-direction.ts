export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The nearest place on one side of another, as a screen shows them: what lies straight ahead before what lies aside.
 * Undefined when there is none.
 */
export function nextInDirection<P extends { x: number; y: number }>(
  from: P,
  places: readonly P[],
  direction: Direction,
): P | undefined {
  let next: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const aside = direction === 'up' || direction === 'down' ? Math.abs(dx) : Math.abs(dy);
    if (place === from || ahead <= 0 || aside > ahead * 2) continue;
    if (ahead + aside * 2 >= least) continue;
    [next, least] = [place, ahead + aside * 2];
  }
  return next;
}
