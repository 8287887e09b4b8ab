import type { Rgb } from './colour.ts';
import { mix, times } from './colour.ts';
import type { Frame, P2, V3 } from './geometry.ts';
import { dot, middle, project, projectAll, scaleAt, sub, toView, unit } from './geometry.ts';
import { pathOf } from './path-text.ts';
import type { Stage, Stop } from './stage.ts';

/** `soft`: rounding in metres; `glint`: brightness of the lit edges, 0..1; `foot`: how dark the foot is. */
export type Finish = {
  readonly soft?: number;
  readonly glint?: number;
  readonly foot?: number;
  /** Faces that touch something else and are never seen. */
  readonly closed?: boolean;
};

const SIDES: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 5, 4], // front
  [1, 2, 6, 5], // right
  [2, 3, 7, 6], // back
  [3, 0, 4, 7], // left
  [4, 5, 6, 7], // top
  [3, 2, 1, 0], // underside
];

/** A six-faced solid from its corners: the four of its foot, then the four above them. */
export function hexa(stage: Stage, corners: readonly V3[], albedo: Rgb, finish: Finish = {}): void {
  const heart = middle(corners);
  SIDES.forEach((side, i) => {
    if (finish.closed && i > 3) return;
    const points = side.map((c): V3 => corners[c] ?? heart);
    const here = middle(points);
    const outward = unit(sub(here, heart));
    const normal = stage.normalOf(points);
    if (dot(outward, normal) <= 0.0001) return;
    const foot = finish.foot ?? 0.82;
    const k = i < 4 ? [foot, 1, 1.02] : i === 4 ? [1, 1.05] : [0.5, 0.6];
    const round = (finish.soft ?? 0) * scaleAt(stage.cam, here);
    const extra =
      round > 0.6
        ? `stroke="${stage.tone(albedo, normal, 0.98)}" stroke-width="${round.toFixed(1)}" stroke-linejoin="round"`
        : '';
    stage.face(points, albedo, k, extra);
  });
  if (finish.glint) edgeGlint(stage, corners, albedo, finish.glint);
}

/** The bright line where the top of a solid meets its visible sides. */
function edgeGlint(stage: Stage, corners: readonly V3[], albedo: Rgb, strength: number): void {
  const tops = corners.slice(4);
  const colour = stage.tone(mix(albedo, [1, 1, 1], 0.45), [0, 1, 0], 1.1);
  const flat = projectAll(stage.cam, tops);
  if (flat.length === 4)
    stage.path(
      pathOf(flat),
      'none',
      `stroke="${colour}" stroke-width="1.6" stroke-opacity="${strength}" stroke-linejoin="round"`,
    );
}

/** A box in a frame between two opposite corners. */
export function box(stage: Stage, at: Frame, low: V3, high: V3, albedo: Rgb, finish: Finish = {}): void {
  const [a, b, c] = low;
  const [d, e, f] = high;
  const corners: V3[] = [
    [a, b, c],
    [d, b, c],
    [d, b, f],
    [a, b, f],
    [a, e, c],
    [d, e, c],
    [d, e, f],
    [a, e, f],
  ];
  hexa(stage, corners.map(at), albedo, finish);
}

/** Boxes of one piece, drawn far to near whichever way the piece is turned. */
export type Part = {
  readonly low: V3;
  readonly high: V3;
  readonly albedo: Rgb;
  readonly finish?: Finish;
  readonly bias?: number;
};

export function parts(stage: Stage, at: Frame, list: readonly Part[]): void {
  const depth = (p: Part): number =>
    toView(stage.cam, at(middle([p.low, p.high])))[2] - (p.bias ?? 0) - 0.3 * (p.low[1] + p.high[1]);
  for (const p of [...list].sort((x, y) => depth(y) - depth(x))) {
    box(stage, at, p.low, p.high, p.albedo, p.finish);
  }
}

type Ring = { readonly at: P2; readonly rx: number; readonly ry: number };

function ring(stage: Stage, at: Frame, radius: number, y: number): Ring {
  const centre = at([0, y, 0]);
  const s = scaleAt(stage.cam, centre);
  const tilt = (stage.cam.eye[1] - centre[1]) / Math.max(0.2, toView(stage.cam, centre)[2]);
  return { at: project(stage.cam, centre), rx: radius * s, ry: Math.abs(radius * s * tilt) };
}

/** Shading across a round body: lit side, core shadow, a little light bounced back. */
export function roundPaint(stage: Stage, x0: number, x1: number, albedo: Rgb, k = 1): string {
  const stops = [0, 0.2, 0.42, 0.75, 1].map((t): Stop => {
    const turn = Math.PI * (t - 0.5);
    const bounce = t > 0.85 ? 1.05 : t < 0.1 ? 0.96 : 1;
    return [t, stage.tone(albedo, [Math.sin(turn), 0.1, -Math.cos(turn)], k * bounce)];
  });
  return stage.linear([x0, 0], [x1, 0], stops);
}

/** Radii at heights, from the foot up, in metres. */
export type Profile = readonly (readonly [number, number])[];

/** A Catmull-Rom curve through the points of a profile. */
function smooth(profile: Profile): Profile {
  const out: (readonly [number, number])[] = [];
  profile.forEach((b, i) => {
    const a = profile[i - 1] ?? b;
    const c = profile[i + 1];
    if (!c) {
      out.push(b);
      return;
    }
    const d = profile[i + 2] ?? c;
    for (let k = 0; k < 4; k += 1) {
      const t = k / 4;
      const along = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      out.push([Math.max(0.001, along(a[0], b[0], c[0], d[0])), along(a[1], b[1], c[1], d[1])]);
    }
  });
  return out;
}

/** A turned body (vase, pot, column, lampshade): radii at heights, from the foot up. Open tops show `mouth`. */
export function lathe(stage: Stage, at: Frame, profile: Profile, albedo: Rgb, mouth?: Rgb): void {
  const outline = profile.length > 3 ? smooth(profile) : profile;
  const rings = outline.map(([radius, y]) => ring(stage, at, radius, y));
  const foot = rings[0];
  const top = rings.at(-1);
  if (!foot || !top) return;
  const widest = Math.max(...rings.map((r) => r.rx));
  const left = rings.map((r) => `${(r.at[0] - r.rx).toFixed(1)} ${r.at[1].toFixed(1)}`);
  const right = rings.map((r) => `${(r.at[0] + r.rx).toFixed(1)} ${r.at[1].toFixed(1)}`);
  const arc = `A${foot.rx.toFixed(1)} ${foot.ry.toFixed(1)} 0 0 1`;
  const d = `M${right.reverse().join('L')}${arc} ${left.join('L')}Z`;
  stage.path(d, roundPaint(stage, foot.at[0] - widest, foot.at[0] + widest, albedo));
  if (top.at[1] > stage.cam.horizon) {
    const lid = mouth ?? albedo;
    stage.ellipse(top.at, top.rx, top.ry, stage.tone(lid, [0, 1, 0], mouth ? 0.55 : 1.02));
  }
}

export function cylinder(stage: Stage, at: Frame, radius: number, y0: number, y1: number, albedo: Rgb): void {
  lathe(
    stage,
    at,
    [
      [radius, y0],
      [radius, y1],
    ],
    albedo,
  );
}

/** The profile of a ball of this radius around height `y`. */
export function ball(radius: number, y: number): Profile {
  return Array.from({ length: 8 }, (_, i) => {
    const a = Math.PI * ((i + 0.2) / 7.4 - 0.5);
    return [Math.cos(a) * radius, y + Math.sin(a) * radius] as const;
  });
}

/** A thin rod between two points of a frame; `width` in metres. */
export function rod(stage: Stage, at: Frame, from: V3, to: V3, width: number, albedo: Rgb): void {
  const a = at(from);
  const b = at(to);
  const thick = Math.max(1.2, width * scaleAt(stage.cam, middle([a, b])));
  stage.line3([a, b], stage.tone(albedo, [-0.5, 0.4, -0.76], 0.9), thick);
  stage.line3([a, b], stage.tone(mix(albedo, [1, 1, 1], 0.3), [-0.5, 0.6, -0.6]), thick * 0.3, 0.5);
}

/** A plump cushion standing or lying in a frame: centre, half width, half height, leaning back by `lean`. */
export function cushion(
  stage: Stage,
  at: Frame,
  centre: V3,
  half: P2,
  lean: number,
  albedo: Rgb,
  stripe?: Rgb,
): void {
  const [x, y, z] = centre;
  const [w, h] = half;
  const spot = (u: number, v: number): P2 =>
    project(stage.cam, at([x + u * w, y + v * h * Math.cos(lean), z + v * h * Math.sin(lean)]));
  const corner: readonly P2[] = [spot(-1, -1), spot(1, -1), spot(1, 1), spot(-1, 1)];
  const bow: readonly P2[] = [spot(0, -0.9), spot(0.93, 0), spot(0, 0.88), spot(-0.93, 0)];
  const d = `M${pt(corner[0])}${corner.map((_, i) => `Q${pt(bow[i])} ${pt(corner[(i + 1) % 4])}`).join('')}Z`;
  const centre2 = spot(-0.25, 0.35);
  const size = Math.abs(spot(1, 0)[0] - spot(-1, 0)[0]) * 0.75 + 4;
  const front: V3 = [0, 0.3, -0.95];
  const paint = stage.radial(centre2, size, size, [
    [0, stage.tone(albedo, front, 1.1)],
    [0.55, stage.tone(albedo, front, 0.92)],
    [1, stage.tone(albedo, front, 0.6)],
  ]);
  stage.path(
    d,
    paint,
    `stroke="${stage.tone(times(albedo, 0.7), front)}" stroke-width="1.2" stroke-opacity="0.5" stroke-linejoin="round"`,
  );
  if (!stripe) return;
  const tone = stage.tone(stripe, front, 0.95);
  for (const u of [-0.45, 0, 0.45]) {
    stage.line([spot(u, -0.88), spot(u * 1.06, 0), spot(u, 0.88)], tone, Math.max(1, size * 0.05), 0.85);
  }
}

function pt(p: P2 | undefined): string {
  return p ? `${p[0].toFixed(1)} ${p[1].toFixed(1)}` : '0 0';
}
