import { Foliage, frond } from '../furniture/plants.ts';
import type { Rgb } from '../kit/colour.ts';
import { css, mix, rgb, times } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { projectAll, rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';

/** u0, v0, u1, v1 on a wall, metres. */
export type Span = readonly [number, number, number, number];

/** A window of a room: its panes (for the sun), and the whole opening (for the shine). */
export type Opening = { readonly panes: V3[][]; readonly whole: V3[] };

export type WindowStyle = { readonly columns: number; readonly bar: Rgb; readonly transom: boolean };

/** Cuts a window into a wall: reveal, the bright world outside, bars. */
export function roomWindow(
  stage: Stage,
  wall: Plane,
  span: Span,
  style: WindowStyle,
  mood: Mood,
  rng: Rng,
): Opening {
  const [u0, v0, u1, v1] = span;
  const whole = rectOn(wall, span);
  const deep = -0.16;
  stage.clipped(whole, () =>
    outside(stage, rectOn(wall, [u0 - 1, v0 - 0.5, u1 + 1, v1 + 0.5], deep), mood, rng),
  );
  const reveal = rgb('#f3ede3');
  stage.face([wall(u0, v0), wall(u0, v1), wall(u0, v1, deep), wall(u0, v0, deep)], reveal, [0.9, 1.1]);
  stage.face([wall(u1, v0), wall(u1, v1), wall(u1, v1, deep), wall(u1, v0, deep)], reveal, [0.9, 1.1]);
  stage.face([wall(u0, v0), wall(u1, v0), wall(u1, v0, deep), wall(u0, v0, deep)], reveal, [1, 1.2]);
  stage.face([wall(u0, v1), wall(u1, v1), wall(u1, v1, deep), wall(u0, v1, deep)], reveal, [0.8, 0.95]);
  const panes = bars(stage, wall, span, style, deep);
  return { panes, whole };
}

function bars(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, style: WindowStyle, deep: number): V3[][] {
  const t = 0.05;
  const panes: V3[][] = [];
  const strips: V3[][] = [rectOn(wall, [u0, v0, u1, v0 + t], deep), rectOn(wall, [u0, v1 - t, u1, v1], deep)];
  const step = (u1 - u0) / style.columns;
  const split = style.transom ? v0 + (v1 - v0) * 0.72 : v1;
  for (let i = 0; i <= style.columns; i += 1) {
    const u = u0 + i * step;
    strips.push(rectOn(wall, [Math.max(u0, u - t / 2), v0, Math.min(u1, u + t / 2), v1], deep));
    if (i === style.columns) continue;
    panes.push(rectOn(wall, [u + t, v0 + t, u + step - t, split - t]));
    if (style.transom) panes.push(rectOn(wall, [u + t, split + t, u + step - t, v1 - t]));
  }
  if (style.transom) strips.push(rectOn(wall, [u0, split - t / 2, u1, split + t / 2], deep));
  const [strip] = strips;
  stage.polys(strips, stage.tone(style.bar, strip ? stage.normalOf(strip) : [0, 0, -1], 0.85));
  return panes;
}

/** The picture box of what lies behind a pane. */
type View = { readonly x0: number; readonly x1: number; readonly low: number; readonly horizon: number };

/** A colour of the world outside: over-exposed by day, as it is at dusk. */
const washed = (hex: string, mood: Mood, share = 1): string =>
  css(mood.lit ? rgb(hex) : times(mix(rgb(hex), [1, 1, 1], 0.42 * share), 1.15));

/** The world behind a pane, over-exposed by day and blue with city lights at dusk. */
export function outside(stage: Stage, quad: readonly V3[], mood: Mood, rng: Rng): void {
  const flat = projectAll(stage.cam, quad);
  const xs = flat.map((p) => p[0]);
  const ys = flat.map((p) => p[1]);
  const horizon = stage.cam.horizon + 14;
  const view: View = { x0: Math.min(...xs), x1: Math.max(...xs), low: Math.max(...ys) + 20, horizon };
  const sky = stage.linear(
    [0, Math.min(...ys, horizon - 500)],
    [0, horizon],
    [
      [0, washed(mood.sky.top, mood)],
      [0.6, washed(mood.sky.middle, mood)],
      [1, washed(mood.sky.low, mood)],
    ],
  );
  stage.poly(quad, sky);
  far(stage, view, washed(mood.lit ? '#4a5070' : '#b9ad9c', mood, 0.7), rng);
  grounds(stage, view, mood, rng);
  const foot: P2 = [rng.range(view.x0 + 0.2 * (view.x1 - view.x0), view.x1), horizon + 90];
  if (rng.chance(0.7)) gardenPalm(stage, foot, washed(mood.lit ? '#232d38' : '#7f9468', mood, 0.6), rng);
  if (mood.lit) cityLights(stage, view, rng);
}

/** Lawn and shrubs below the horizon. */
function grounds(stage: Stage, { x0, x1, low, horizon }: View, mood: Mood, rng: Rng): void {
  const lawn = washed(mood.lit ? '#3a4356' : '#9aa578', mood, 0.5);
  const paint = stage.linear(
    [0, horizon],
    [0, horizon + 260],
    [
      [0, washed(mood.lit ? '#6d6478' : mood.sky.low, mood)],
      [0.2, lawn],
      [1, lawn],
    ],
  );
  stage.path(
    `M${x0.toFixed(0)} ${horizon.toFixed(0)}H${x1.toFixed(0)}V${low.toFixed(0)}H${x0.toFixed(0)}Z`,
    paint,
  );
  for (let i = 0; i < 14; i += 1) {
    const r = rng.range(26, 80);
    const green = mood.lit ? rng.pick(['#2c3844', '#354250']) : rng.pick(['#6f8a55', '#87a066', '#5f7a4c']);
    stage.glow([rng.range(x0, x1), horizon + r * 0.3], r * 1.5, r * 0.9, washed(green, mood, 0.45), 0.95);
  }
}

/** A palm beyond the pane, in one pale tone. */
function gardenPalm(stage: Stage, foot: P2, colour: string, rng: Rng): void {
  const tall = rng.range(190, 300);
  const crown: P2 = [foot[0] + rng.range(-12, 12), foot[1] - tall];
  stage.line([foot, crown], colour, 13);
  const palm = new Foliage(stage, [0, 0, 0]);
  for (let i = 0; i < 12; i += 1)
    frond(palm, crown, Math.PI * (-0.12 + (1.24 * i) / 11), rng.range(90, 120), 24, 0.5, rng);
  palm.drawFlat(stage, colour);
}

function far(stage: Stage, { x0, x1, horizon }: View, colour: string, rng: Rng): void {
  let d = '';
  for (let x = x0 - 20; x < x1; ) {
    const w = rng.range(18, 60);
    const h = rng.chance(0.18) ? rng.range(70, 150) : rng.range(12, 50);
    d += `M${x.toFixed(0)} ${horizon}v${(-h).toFixed(0)}h${w.toFixed(0)}v${h.toFixed(0)}Z`;
    x += w + rng.range(-4, 22);
  }
  stage.path(d, colour, 'fill-opacity="0.7"');
}

function cityLights(stage: Stage, { x0, x1, horizon }: View, rng: Rng): void {
  for (let i = 0; i < 70; i += 1) {
    const r = rng.range(1, 2.6);
    const colour = rng.pick(['#ffd694', '#ffe9c4', '#ffb865']);
    stage.ellipse([rng.range(x0, x1), horizon + rng.range(-50, 130)], r, r, colour, 'fill-opacity="0.85"');
  }
}

/** Cloth hung in folds in front of a wall, from u0 to u1. `sheer` lets light through. */
export function curtain(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, cloth: Rgb, sheer = false): void {
  const folds = Math.max(3, Math.round(Math.abs(u1 - u0) / 0.15));
  const step = (u1 - u0) / (folds * 2);
  for (let i = 0; i < folds * 2; i += 1) {
    const near = i % 2 === 0;
    const [a, b] = [u0 + i * step, u0 + (i + 1) * step];
    const [oa, ob] = near ? [0.08, 0.17] : [0.17, 0.08];
    const quad = [wall(a, v0, oa), wall(b, v0, ob), wall(b, v1, ob), wall(a, v1, oa)];
    const k = near ? 1.04 : 0.8;
    const colour = stage.tone(cloth, stage.normalOf(quad), k);
    const extra = sheer ? 'fill-opacity="0.5"' : `stroke="${colour}" stroke-width="0.8"`;
    stage.face(quad, cloth, [k * 0.86, k, k * 1.03], extra);
  }
}

/** A flush door with a frame, a panel line and a handle. */
export function door(stage: Stage, wall: Plane, u: number, width: number, albedo: Rgb, metal: Rgb): void {
  const high = 2.2;
  const trim = times(albedo, 0.82);
  stage.face(rectOn(wall, [u - 0.08, 0, u + width + 0.08, high + 0.08], 0.03), trim, [0.85, 1]);
  stage.face(rectOn(wall, [u, 0, u + width, high], 0.035), albedo, [0.86, 1, 0.97]);
  const line = stage.tone(times(albedo, 0.6), [0, 0, -1]);
  for (const span of [
    [u + 0.12, 0.2, u + width - 0.12, 0.95],
    [u + 0.12, 1.1, u + width - 0.12, high - 0.18],
  ] as const) {
    stage.poly(rectOn(wall, span, 0.04), 'none', `stroke="${line}" stroke-width="2" stroke-opacity="0.6"`);
  }
  stage.line3(
    [wall(u + 0.09, 1.02, 0.08), wall(u + 0.24, 1.02, 0.08)],
    stage.tone(metal, [0, 0.5, -0.8], 1.2),
    4,
  );
}
