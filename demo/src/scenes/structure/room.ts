import type { Rgb } from '../kit/colour.ts';
import { rgb } from '../kit/colour.ts';
import type { Plane, V3 } from '../kit/geometry.ts';
import { project, rectOn, sidelong, slab, upright } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';

/** A room: x from −w/2 to w/2, z from 0 (behind the viewer's shoulder) to d, height h, in metres. */
export type Room = {
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly wall: Rgb;
  readonly feature: Rgb;
  readonly mood: Mood;
};

/** The room's walls as planes; `u` runs left to right as the viewer sees each one. */
export type Walls = { readonly back: Plane; readonly left: Plane; readonly right: Plane };

export function wallsOf(room: Room): Walls {
  const { w, d } = room;
  return {
    back: (u, v, out = 0) => [-w / 2 + u, v, d - out],
    left: (u, v, out = 0) => [-w / 2 + out, v, u],
    right: (u, v, out = 0) => [w / 2 - out, v, d - u],
  };
}

/** Paints walls, ceiling and the corners' shade. */
export function shell(stage: Stage, room: Room): void {
  const { w, d, h, wall } = room;
  const walls = wallsOf(room);
  const dim = room.mood.lit ? 0.9 : 1;
  stage.face(rectOn(walls.left, [0, 0, d, h]), wall, [0.8 * dim, 0.84 * dim, 0.86 * dim]);
  const rightWall = rectOn(walls.right, [0, 0, d, h]);
  stage.face(rotate(rightWall), wall, [0.93 * dim, 0.98 * dim, 1.06 * dim]);
  const backWall = rectOn(walls.back, [0, 0, w, h]);
  stage.face(rotate(backWall), wall, [0.93 * dim, 1.0 * dim, 0.95 * dim]);
  ceiling(stage, room);
  cornerShade(stage, room);
}

/** Starts a quad at its left edge, so that shading runs sideways. */
function rotate(points: readonly V3[]): V3[] {
  const [a, b, c, d] = points;
  return a && b && c && d ? [d, a, b, c] : [];
}

function ceiling(stage: Stage, { w, d, h, mood }: Room): void {
  stage.face(slab([-w / 2, w / 2], [0, d], h), rgb('#f7f3ec'), mood.lit ? [1.05, 0.88] : [1.32, 1.16]);
}

/** Soft dark where planes meet. */
function cornerShade(stage: Stage, room: Room): void {
  const { w, d, h } = room;
  const dark = '#3a281a';
  const { back } = wallsOf(room);
  const fade = [0.2, 0.07, 0];
  stage.veil(rectOn(back, [0, 0, w, 0.7]), dark, [0.22, 0.07, 0]);
  stage.veil(rectOn(back, [0, h, w, h - 0.5]), dark, [0.13, 0.04, 0]);
  for (const side of [-1, 1]) {
    const x = (side * w) / 2;
    stage.veil(
      [
        [x, 0, d],
        [x, h, d],
        [x - side * 0.9, h, d],
        [x - side * 0.9, 0, d],
      ],
      dark,
      fade,
    );
    stage.veil(
      [
        [x, 0, d],
        [x, h, d],
        [x, h, d - 1.1],
        [x, 0, d - 1.1],
      ],
      dark,
      fade,
    );
    stage.veil(sidelong(x, [0, 0.6], [0, d]), dark, [0.2, 0.06, 0]);
    stage.veil(sidelong(x, [h, h - 0.45], [0, d]), dark, [0.12, 0.03, 0]);
  }
}

/** A skirting board round the three visible walls. */
export function skirting(stage: Stage, room: Room, albedo: Rgb): void {
  const walls = wallsOf(room);
  for (const [plane, length] of [
    [walls.left, room.d],
    [walls.back, room.w],
    [walls.right, room.d],
  ] as const) {
    stage.face(rectOn(plane, [0, 0, length, 0.1], 0.015), albedo, [0.78, 0.95]);
  }
}

/** A tray ceiling with light washing from its cove, or plain downlights. */
export function ceilingLights(stage: Stage, room: Room, rng: Rng): void {
  const { w, d, h, mood } = room;
  const glow = mood.lit ? '#ffd7a0' : '#fff3dc';
  if (rng.chance(0.6)) tray(stage, room, glow);
  const count = 3;
  for (let i = 0; i < count; i += 1) {
    for (const x of [-w / 2 + 0.45, w / 2 - 0.45]) {
      const z = d * (0.42 + 0.24 * i);
      if (z > d - 0.3) continue;
      downlight(stage, [x, h, z], glow, mood.lit ? 0.9 : 0.5);
    }
  }
}

/** A recess in the ceiling: its upright sides, and light from a hidden strip along its edges. */
function tray(stage: Stage, { w, d, h, mood }: Room, glow: string): void {
  const edge = 0.75;
  const [x0, x1, z0, z1] = [-w / 2 + edge, w / 2 - edge, 0, d - edge];
  const y = h + 0.16;
  const white = rgb('#f8f4ed');
  const strong = mood.lit ? 0.85 : 0.5;
  stage.face(upright([x0, x1], [h, y], z1), white, [1.05, 0.9]);
  stage.clipped(slab([x0, x1], [z0, z1], h), () => {
    stage.face(slab([x0 - 1, x1 + 1], [z0, z1], y), white, mood.lit ? [1.1, 0.9] : [1.36, 1.2]);
    stage.veil(slab([x0, x1], [z1 - 0.9, z1], y), glow, [strong, strong * 0.35, 0]);
    for (const [x, inward] of [
      [x0, 0.8],
      [x1, -0.8],
    ] as const) {
      const strip: V3[] = [
        [x, y, z0],
        [x, y, z1],
        [x + inward, y, z1],
        [x + inward, y, z0],
      ];
      stage.veil(strip, glow, [strong, strong * 0.3, 0]);
      stage.face(sidelong(x, [h, y], [z0, z1]), white, [0.88, 0.98]);
    }
  });
}

function downlight(stage: Stage, at: V3, glow: string, strength: number): void {
  const rim: V3[] = [];
  for (let i = 0; i < 10; i += 1) {
    const a = (i / 10) * Math.PI * 2;
    rim.push([at[0] + 0.07 * Math.cos(a), at[1], at[2] + 0.07 * Math.sin(a)]);
  }
  stage.poly(rim, glow, `stroke="#d8cfc0" stroke-width="1"`);
  stage.glow(project(stage.cam, at), 70, 16, glow, strength * 0.25);
}
