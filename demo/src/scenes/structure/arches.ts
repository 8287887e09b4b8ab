import type { Rgb } from '../kit/colour.ts';
import { times } from '../kit/colour.ts';
import type { Plane, V3 } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import type { GlassLook } from './glazing.ts';
import { facadeWindow } from './glazing.ts';

/** An opening that ends in a round arch: its left edge, foot, width and full height, in metres. */
export type Arch = readonly [u: number, v: number, w: number, h: number];

/** The outline of an arched opening, `pad` wider on every side but its foot. */
export function archOutline(plane: Plane, [u, v, w, h]: Arch, out: number, pad = 0): V3[] {
  const r = w / 2;
  const points: V3[] = [plane(u - pad, v, out)];
  for (let i = 0; i <= 16; i += 1) {
    const a = Math.PI * (1 - i / 16);
    points.push(plane(u + r + Math.cos(a) * (r + pad), v + h - r + Math.sin(a) * (r + pad), out));
  }
  return [...points, plane(u + w + pad, v, out)];
}

/** An arched window or door with a moulded surround. */
export function archWindow(
  stage: Stage,
  plane: Plane,
  arch: Arch,
  look: GlassLook & { readonly surround: Rgb },
  mood: Mood,
  rng: Rng,
): void {
  const [u, v, w, h] = arch;
  const rim = archOutline(plane, arch, 0.04, 0.16);
  const normal = stage.normalOf(rim);
  stage.poly(rim, stage.tone(look.surround, normal, 1.05));
  stage.poly(archOutline(plane, arch, 0.045, 0.05), stage.tone(times(look.surround, 0.7), normal));
  const before: Plane = (a, b, out = 0) => plane(a, b, out + 0.05);
  stage.clipped(archOutline(plane, arch, 0.05), () =>
    facadeWindow(stage, before, [u, v, u + w, v + h], look, mood, rng),
  );
}

/** Evenly spaced places for openings `w` wide on a wall of a width, `margin` from its ends. */
export function bays(wide: number, w: number, count: number, margin: number): number[] {
  const step = count < 2 ? 0 : (wide - 2 * margin - w) / (count - 1);
  return Array.from({ length: count }, (_, i) => margin + i * step);
}
