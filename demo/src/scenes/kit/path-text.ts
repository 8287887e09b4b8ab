import type { P2 } from './geometry.ts';

/** A coordinate to a tenth of a pixel. */
export const n = (v: number): string => String(Math.round(v * 10) / 10);

/** An SVG path through picture points. */
export function pathOf(points: readonly P2[], close = true): string {
  if (points.length === 0) return '';
  return `M${points.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}${close ? 'Z' : ''}`;
}
