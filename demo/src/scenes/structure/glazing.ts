import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Plane, V3 } from '../kit/geometry.ts';
import { lerp, project, projectAll, rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { hexa } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Span } from './openings.ts';

export type GlassLook = {
  readonly frame: Rgb;
  readonly columns?: number;
  readonly rows?: number;
  /** A mashrabiya lattice in front of the glass. */
  readonly lattice?: Rgb;
  readonly depth?: number;
  /** Chance that the room behind is lit in the evening. */
  readonly lived?: number;
};

/** A window in an outside wall: recess, glass with the sky in it (or a lit room), bars. */
export function facadeWindow(
  stage: Stage,
  wall: Plane,
  span: Span,
  look: GlassLook,
  mood: Mood,
  rng: Rng,
): void {
  const [u0, v0, u1, v1] = span;
  const deep = -(look.depth ?? 0.18);
  const glassQuad = rectOn(wall, span, deep);
  const hole = rectOn(wall, span);
  const lit = mood.lit && rng.chance(look.lived ?? 0.65);
  stage.clipped(hole, () => {
    glass(stage, glassQuad, mood, lit, rng);
    if (rng.chance(0.55)) blinds(stage, wall, span, deep, lit, rng);
    frames(stage, wall, span, look, deep);
    const reveal = times(look.frame, 1.4);
    stage.face([wall(u0, v1), wall(u1, v1), wall(u1, v1, deep), wall(u0, v1, deep)], reveal, [0.5, 0.7]);
    stage.face(
      [wall(u0, v0), wall(u0, v1), wall(u0, v1, deep), wall(u0, v0, deep)],
      mix(reveal, rgb('#d9cdb9'), 0.6),
      [0.8, 0.95],
    );
    stage.face(
      [wall(u1, v0), wall(u1, v1), wall(u1, v1, deep), wall(u1, v0, deep)],
      mix(reveal, rgb('#d9cdb9'), 0.6),
      [0.9, 1.1],
    );
    stage.veil(
      [wall(u0, v1, deep), wall(u1, v1, deep), wall(u1, v1 - 0.4, deep), wall(u0, v1 - 0.4, deep)],
      '#140e0a',
      [0.5, 0.25, 0],
    );
  });
  stage.face(
    rectOn(wall, [u0 - 0.06, v0 - 0.08, u1 + 0.06, v0], 0.05),
    mix(look.frame, rgb('#d9cdb9'), 0.7),
    [0.8, 1.1],
  );
  if (look.lattice) lattice(stage, wall, span, look.lattice);
}

/** Glass: the sky and what stands opposite mirrored by day; a warm room by night. */
export function glass(stage: Stage, quad: readonly V3[], mood: Mood, lit: boolean, rng: Rng): void {
  const ys = projectAll(stage.cam, quad).map((p) => p[1]);
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  if (lit) {
    litRoom(stage, quad, top, low, rng);
    return;
  }
  const tint = rng.range(0.08, 0.3);
  const c = (hex: string, k: number): string =>
    stage.tone(mix(rgb(hex), rgb('#31424c'), tint), [0, 0.4, -0.9], k * (mood.lit ? 0.9 : 1));
  const [a, b] = quad;
  const slant = a && b ? (project(stage.cam, b)[0] - project(stage.cam, a)[0]) * 0.3 : 0;
  const paint = stage.linear(
    [0, top],
    [slant, low],
    [
      [0, c(mood.sky.middle, 1)],
      [0.5, c(mood.sky.low, 0.82)],
      [0.6, c('#8b8f8d', 0.72)],
      [0.72, c('#5c666b', 0.7)],
      [1, c('#48535a', 0.7)],
    ],
  );
  stage.poly(quad, paint);
  streaks(stage, quad, rng.range(0.1, 0.5));
}

/** A lit room: bright ceiling, darker furniture line, a lamp. */
function litRoom(stage: Stage, quad: readonly V3[], top: number, low: number, rng: Rng): void {
  const warm = rng.pick(['#ffd796', '#ffe0b0', '#ffcb80', '#ffe9c8']);
  const high = low - top;
  stage.poly(
    quad,
    stage.linear(
      [0, top],
      [0, low],
      [
        [0, warm],
        [0.6, '#f0b970'],
        [0.78, '#c98a4c'],
        [1, '#7d4c28'],
      ],
    ),
  );
  const mid = project(stage.cam, [avg(quad, 0), avg(quad, 1), avg(quad, 2)]);
  const shift = rng.range(-0.3, 0.3) * high;
  stage.glow([mid[0] + shift, top + high * 0.2], high * 0.6, high * 0.42, '#fffaf0', 0.85);
  const sofa = rng.range(0.1, 0.4) * high;
  stage.path(
    `M${(mid[0] - sofa - shift).toFixed(1)} ${low.toFixed(1)}v${(-high * 0.2).toFixed(1)}h${(sofa * 1.4).toFixed(1)}v${(high * 0.2).toFixed(1)}Z`,
    '#6b4326',
    'fill-opacity="0.6"',
  );
}

/** Slanting reflections across a pane. */
function streaks(stage: Stage, [a, b, d, e]: readonly V3[], shift: number): void {
  if (!a || !b || !d || !e) return;
  for (const [from, wide, o] of [
    [shift - 0.1, 0.22, 0.16],
    [shift + 0.2, 0.07, 0.1],
  ] as const) {
    const flat = [
      lerp(a, b, from),
      lerp(a, b, from + wide),
      lerp(e, d, from + wide + 0.24),
      lerp(e, d, from + 0.24),
    ];
    stage.poly(flat, '#ffffff', `fill-opacity="${o}"`);
  }
}

function avg(quad: readonly V3[], axis: 0 | 1 | 2): number {
  return quad.reduce((s, p) => s + p[axis], 0) / quad.length;
}

function blinds(
  stage: Stage,
  wall: Plane,
  [u0, v0, u1, v1]: Span,
  deep: number,
  lit: boolean,
  rng: Rng,
): void {
  const colour = lit ? '#f6c987' : '#e9e2d4';
  const o = lit ? 0.55 : 0.42;
  if (rng.chance(0.5)) {
    const drop = v0 + (v1 - v0) * rng.range(0.3, 0.75);
    stage.poly(rectOn(wall, [u0, drop, u1, v1], deep), colour, `fill-opacity="${o}"`);
    return;
  }
  const w = (u1 - u0) * rng.range(0.16, 0.3);
  stage.poly(rectOn(wall, [u0, v0, u0 + w, v1], deep), colour, `fill-opacity="${o}"`);
  stage.poly(rectOn(wall, [u1 - w, v0, u1, v1], deep), colour, `fill-opacity="${o}"`);
}

function frames(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, look: GlassLook, deep: number): void {
  const t = 0.06;
  const columns = look.columns ?? Math.max(1, Math.round((u1 - u0) / 1.1));
  const rows = look.rows ?? 1;
  const list: V3[][] = [
    rectOn(wall, [u0, v0, u1, v0 + t], deep),
    rectOn(wall, [u0, v1 - t, u1, v1], deep),
    rectOn(wall, [u0, v0, u0 + t, v1], deep),
    rectOn(wall, [u1 - t, v0, u1, v1], deep),
  ];
  for (let i = 1; i < columns; i += 1) {
    const u = u0 + ((u1 - u0) * i) / columns;
    list.push(rectOn(wall, [u - t / 2, v0, u + t / 2, v1], deep));
  }
  for (let i = 1; i < rows; i += 1) {
    const v = v0 + ((v1 - v0) * i) / rows;
    list.push(rectOn(wall, [u0, v - t / 2, u1, v + t / 2], deep));
  }
  stage.polys(list, stage.tone(look.frame, [0, 0, -1], 0.95));
}

/** A geometric screen: crossing diagonals in a frame. */
export function lattice(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, albedo: Rgb): void {
  const quad = rectOn(wall, [u0, v0, u1, v1], 0.04);
  const colour = stage.tone(albedo, stage.normalOf(quad));
  const step = 0.22;
  let list: V3[][] = [];
  const t = 0.022;
  const w = u1 - u0;
  const h = v1 - v0;
  for (let k = -h; k < w; k += step) {
    const a = Math.max(0, k);
    const b = Math.min(w, k + h);
    if (b <= a) continue;
    list.push([
      wall(u0 + a - t, v0 + (a - k), 0.04),
      wall(u0 + a + t, v0 + (a - k), 0.04),
      wall(u0 + b + t, v0 + (b - k), 0.04),
      wall(u0 + b - t, v0 + (b - k), 0.04),
    ]);
    list.push([
      wall(u1 - a + t, v0 + (a - k), 0.04),
      wall(u1 - a - t, v0 + (a - k), 0.04),
      wall(u1 - b - t, v0 + (b - k), 0.04),
      wall(u1 - b + t, v0 + (b - k), 0.04),
    ]);
  }
  stage.clipped(quad, () => stage.polys(list, colour));
  list = [
    rectOn(wall, [u0, v0, u1, v0 + 0.07], 0.04),
    rectOn(wall, [u0, v1 - 0.07, u1, v1], 0.04),
    rectOn(wall, [u0, v0, u0 + 0.07, v1], 0.04),
    rectOn(wall, [u1 - 0.07, v0, u1, v1], 0.04),
  ];
  stage.polys(list, colour);
}

/** A glass or barred railing in front of a wall span. */
export function railing(
  stage: Stage,
  wall: Plane,
  [u0, v0, u1, v1]: Span,
  out: number,
  metal: Rgb,
  glazed: boolean,
): void {
  const quad = rectOn(wall, [u0, v0, u1, v1], out);
  if (glazed) stage.poly(quad, '#d9ecf0', 'fill-opacity="0.3"');
  else {
    const bars: V3[][] = [];
    for (let u = u0; u < u1; u += 0.13) bars.push(rectOn(wall, [u, v0, u + 0.025, v1], out));
    stage.polys(bars, stage.tone(metal, stage.normalOf(quad)));
  }
  stage.poly(rectOn(wall, [u0, v1 - 0.05, u1, v1], out), stage.tone(metal, stage.normalOf(quad), 1.2));
}

/** A balcony: slab, railing, and the glazed door behind it. */
export function balcony(
  stage: Stage,
  wall: Plane,
  [u0, v0, u1, v1]: Span,
  look: GlassLook,
  slab: Rgb,
  mood: Mood,
  rng: Rng,
): void {
  facadeWindow(stage, wall, [u0 + 0.35, v0 + 0.1, u1 - 0.35, v1], { ...look, columns: 3 }, mood, rng);
  stage.veil(
    [wall(u0, v0, 0.01), wall(u1, v0, 0.01), wall(u1, v0 - 0.7, 0.01), wall(u0, v0 - 0.7, 0.01)],
    '#1c1410',
    [0.45, 0.2, 0],
  );
  const deep = 1.1;
  const corners = [
    wall(u0, v0 - 0.18, deep),
    wall(u1, v0 - 0.18, deep),
    wall(u1, v0 - 0.18, 0),
    wall(u0, v0 - 0.18, 0),
    wall(u0, v0, deep),
    wall(u1, v0, deep),
    wall(u1, v0, 0),
    wall(u0, v0, 0),
  ];
  hexa(stage, corners, slab, { foot: 0.9 });
  railing(stage, wall, [u0, v0, u1, v0 + 1], deep, look.frame, (look.rows ?? 1) === 1);
}

/** Light washing up a wall from a small lamp at its foot. */
export function wallWash(stage: Stage, wall: Plane, u: number, v: number, metres: number, mood: Mood): void {
  if (!mood.lit) return;
  const foot = project(stage.cam, wall(u, v, 0.05));
  const top = project(stage.cam, wall(u, v + metres, 0.05));
  const long = Math.abs(top[1] - foot[1]);
  for (const k of [1, 0.72, 0.46]) {
    stage.glow([foot[0], foot[1] - long * 0.42 * k], long * 0.4 * k, long * 0.62 * k, '#ffca80', 0.42);
  }
  stage.ellipse(foot, 3, 2.2, '#fff6df');
}
