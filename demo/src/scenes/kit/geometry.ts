/** Metres: x to the right, y up, z away from the viewer. */
export type V3 = readonly [number, number, number];
/** A point of the 1600 × 1200 picture. */
export type P2 = readonly [number, number];

export const WIDTH = 1600;
export const HEIGHT = 1200;

/**
 * A shift-lens camera, as estate photographers use: it turns left and right (`yaw`, radians) but never tilts,
 * so verticals stay vertical; `horizon` is the picture height of eye level.
 */
export type Camera = {
  readonly eye: V3;
  readonly yaw: number;
  readonly focal: number;
  readonly horizon: number;
};

const NEAR = 0.2;

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: V3): V3 => scale(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
export const lerp = (a: V3, b: V3, t: number): V3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const middle = (points: readonly V3[]): V3 =>
  scale(
    points.reduce<V3>((sum, p) => add(sum, p), [0, 0, 0]),
    1 / Math.max(1, points.length),
  );

/** World to camera axes; the third number is the distance ahead. */
export function toView(cam: Camera, p: V3): V3 {
  const [dx, dy, dz] = sub(p, cam.eye);
  const c = Math.cos(cam.yaw);
  const s = Math.sin(cam.yaw);
  return [dx * c - dz * s, dy, dx * s + dz * c];
}

function toPicture(cam: Camera, v: V3): P2 {
  const z = Math.max(v[2], NEAR);
  return [WIDTH / 2 + (cam.focal * v[0]) / z, cam.horizon - (cam.focal * v[1]) / z];
}

/** Where a point falls on the picture (points behind the viewer are held at the near plane). */
export function project(cam: Camera, p: V3): P2 {
  return toPicture(cam, toView(cam, p));
}

/** How many picture units a metre measures at this point. */
export function scaleAt(cam: Camera, p: V3): number {
  return cam.focal / Math.max(toView(cam, p)[2], NEAR);
}

/** A polygon on the picture, cut where it passes behind the viewer; empty when wholly behind. */
export function projectAll(cam: Camera, points: readonly V3[]): P2[] {
  const view = points.map((p) => toView(cam, p));
  const out: P2[] = [];
  view.forEach((a, i) => {
    const b = view[(i + 1) % view.length] ?? a;
    if (a[2] >= NEAR) out.push(toPicture(cam, a));
    if (a[2] >= NEAR !== b[2] >= NEAR) {
      out.push(toPicture(cam, lerp(a, b, (NEAR - a[2]) / (b[2] - a[2]))));
    }
  });
  return out;
}

/** A piece's own axes on the floor: it faces the viewer (−z) when `turn` is 0. */
export type Frame = (p: V3) => V3;

export function frame(x: number, z: number, turn = 0, y = 0): Frame {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return (p) => [x + p[0] * c + p[2] * s, y + p[1], z - p[0] * s + p[2] * c];
}

/** A frame inside another frame. */
export function inside(outer: Frame, inner: Frame): Frame {
  return (p) => outer(inner(p));
}

/** A wall's own axes: `u` along it, `v` up, `out` towards the viewer's side, in metres. */
export type Plane = (u: number, v: number, out?: number) => V3;

/** The rectangle u0..u1 × v0..v1 of a wall: bottom left, bottom right, top right, top left. */
export function rectOn(
  plane: Plane,
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  out = 0,
): V3[] {
  return [plane(u0, v0, out), plane(u1, v0, out), plane(u1, v1, out), plane(u0, v1, out)];
}

/** A level rectangle x0..x1 × z0..z1 at height y, its far edge first. */
export function slab([x0, x1]: P2, [z0, z1]: P2, y = 0): V3[] {
  return [
    [x0, y, z1],
    [x1, y, z1],
    [x1, y, z0],
    [x0, y, z0],
  ];
}

/** An upright rectangle facing the viewer at distance z: bottom left, bottom right, top right, top left. */
export function upright([x0, x1]: P2, [y0, y1]: P2, z: number): V3[] {
  return [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ];
}

/** An upright rectangle along the line of sight at x, from z0 to z1: its foot first. */
export function sidelong(x: number, [y0, y1]: P2, [z0, z1]: P2): V3[] {
  return [
    [x, y0, z0],
    [x, y0, z1],
    [x, y1, z1],
    [x, y1, z0],
  ];
}

/** The four corners ±a, ±b: where the legs of a piece stand. */
export function four(a: number, b: number): readonly P2[] {
  return [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
  ];
}

/** Convex hull on the floor (x and z), for the shadow a box throws. */
export function hull(points: readonly P2[]): P2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly P2[]): P2[] => {
    const out: P2[] = [];
    for (const p of list) {
      for (;;) {
        const b = out.at(-1);
        const a = out.at(-2);
        if (!a || !b) break;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
