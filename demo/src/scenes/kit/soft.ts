import type { Camera, P2, V3 } from './geometry.ts';
import { middle, projectAll, scaleAt } from './geometry.ts';
import { pathOf } from './path-text.ts';

/** The stage that soft shapes are drawn on. */
interface Surface {
  readonly cam: Camera;
  path(d: string, fill: string, extra?: string): void;
}

const LAYERS = 8;

/**
 * A convex shape with a soft edge `spread` wide either side of its outline. Nested faint layers instead of a blur
 * filter: a filter costs 50 ms at 1280 pixels, this nothing.
 */
export function softShape(
  stage: Surface,
  flat: readonly P2[],
  colour: string,
  opacity: number,
  spread: number,
  squash = 1,
): void {
  if (flat.length < 3) return;
  const cx = flat.reduce((s, p) => s + p[0], 0) / flat.length;
  const cy = flat.reduce((s, p) => s + p[1], 0) / flat.length;
  const each = (1 - (1 - opacity) ** (1 / LAYERS)).toFixed(3);
  for (let i = 0; i < LAYERS; i += 1) {
    const out = spread * (1 - (2 * i) / (LAYERS - 1));
    const points = flat.map((p): P2 => {
      const [dx, dy] = [p[0] - cx, p[1] - cy];
      const long = Math.hypot(dx, dy) || 1;
      const move = Math.max(-long * 0.7, out);
      return [p[0] + (dx / long) * move, p[1] + (dy / long) * move * squash];
    });
    stage.path(pathOf(points), colour, `fill-opacity="${each}"`);
  }
}

/** A soft-edged patch lying on the floor or a wall; `spread` in metres. */
export function softPatch(
  stage: Surface,
  points: readonly V3[],
  colour: string,
  opacity: number,
  spread: number,
  squash = 0.4,
): void {
  const flat = projectAll(stage.cam, points);
  softShape(stage, flat, colour, opacity, spread * scaleAt(stage.cam, middle(points)), squash);
}
