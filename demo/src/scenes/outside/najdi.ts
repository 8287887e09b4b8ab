import { datePalm, palmShadow, shrub } from '../furniture/trees.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import { outdoors } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { Stage } from '../kit/stage.ts';
import type { Block } from '../structure/blocks.ts';
import { drawBlocks, mass } from '../structure/blocks.ts';
import { wallWash } from '../structure/glazing.ts';
import type { Span } from '../structure/openings.ts';
import { drawSky, farCity, farGround, ground, mottle, paving } from './sky.ts';
import { streetCamera } from './street.ts';

const MUD: readonly [string, ...string[]] = ['#c7a581', '#cfae8b', '#bf9c7a', '#d6b999', '#c9a88a'];

/** A Najdi house of mud brick: stepped crenels, triangle vents, a painted door. */
export function drawNajdi(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('najdi');
  const stage = new Stage(streetCamera(rng), outdoors(mood));
  const mud = rgb(rng.pick(MUD));
  drawSky(stage, mood, rng.fork('sky'));
  farCity(stage, mood, rng.fork('city'), 0.4);
  farGround(stage, 50, '#c9a877', mood);
  ground(stage, -2.6, 50, '#cfae80', [1, 0.92]);
  ground(stage, 5.4, 10.6, '#c7a57b', [1, 1.04], 0.03);
  paving(stage, [5.4, 10.4], 0.8, '#8b6a45', 0.3, 0.03);
  mottle(stage, [-1, 9], ['#8f6f48', '#e6c99c'], 50, rng);
  for (const x of [-12, -8.5, 9, 12.5])
    if (rng.chance(0.75)) datePalm(stage, [x + rng.range(-1, 1), 0, 16], rng.range(6, 9), rng.fork(`b${x}`));
  const blocks = masses(stage, mood, mud, rng.fork('mass'));
  drawBlocks(stage, blocks, rng.fork('mud'));
  const [main] = blocks;
  if (main && !mood.lit)
    palmShadow(
      stage,
      rectOn((u, v) => [main.x[0] + u, v, main.z[0]], [0, 0, main.x[1] - main.x[0], main.y[1]]),
      [rng.range(-4, 2), 3.4, main.z[0]],
      2.8,
      rng.fork('shade'),
    );
  for (let i = 0; i < rng.int(2, 4); i += 1)
    shrub(
      stage,
      [rng.range(-8, 8), 0, 9.6],
      rng.range(0.7, 1.2),
      rng.range(0.5, 0.8),
      rng.fork(`s${i}`),
      rng.chance(0.3) ? '#c2386f' : undefined,
    );
  if (rng.chance(0.8))
    datePalm(
      stage,
      [rng.pick([-7.4, 6.8]) + rng.range(-0.5, 0.5), 0, 8.8],
      rng.range(4.4, 6),
      rng.fork('near'),
    );
  return stage;
}

/** The plaster of a Najdi wall, and the white on its edges. */
export type Mud = { readonly mud: Rgb; readonly gypsum: Rgb };

const Z = 11;

function masses(stage: Stage, mood: Mood, mud: Rgb, rng: Rng): Block[] {
  const look: Mud = { mud, gypsum: mix(mud, rgb('#f6ecda'), 0.8) };
  const high = rng.range(5.6, 6.6);
  const wall = mainWall(stage, mood, look, high, rng.fork('wall'));
  const left = rng.chance(0.5);
  const crown = (plane: Plane, [w, h]: P2): void => crenels(stage, plane, [w, h], look);
  const tower = mass(
    left ? [-8.6, -4.6] : [3.8, 7.9],
    [0, high + rng.range(1.6, 2.6)],
    [Z - 0.8, Z + 4],
    times(mud, 1.03),
    'adobe',
    {
      front: (plane, [w, h]) => {
        for (const v of [h - 2, h - 3.6]) vents(stage, plane, [0.5, v, w - 0.5, v + 0.7], look);
        for (const u of [0.7, w - 1.5]) smallWindow(stage, plane, [u, h - 5.4], look.gypsum, mood, rng);
        crown(plane, [w, h]);
      },
      side: crown,
    },
  );
  const upper = mass(
    left ? [-1, 5.6] : [-5.4, 1.5],
    [high, high + 2.6],
    [Z + 2.6, Z + 8],
    times(mud, 0.98),
    'adobe',
    {
      front: (plane, [w, h]) => {
        vents(stage, plane, [0.4, h - 1.2, w - 0.4, h - 0.6], look);
        crown(plane, [w, h]);
      },
      side: crown,
    },
  );
  const crest = mass(wall.x, [high, high + 0.02], [Z - 0.01, Z + 9], mud, 'plaster', {
    cap: true,
    front: (plane, [w]) => crown(plane, [w, 0]),
  });
  return [wall, tower, upper, crest];
}

function mainWall(stage: Stage, mood: Mood, look: Mud, high: number, rng: Rng): Block {
  const doorU = rng.range(5, 8);
  return mass([-7.5, 7.2], [0, high], [Z, Z + 9], look.mud, 'adobe', {
    front: (plane, [w, h]) => {
      vents(stage, plane, [0.8, h - 1.9, w - 0.8, h - 1.2], look);
      ventRow(stage, plane, [0.8, 2.75, w - 0.8], look.mud);
      door(stage, plane, doorU, look, rng.fork('door'));
      for (let u = 1.2; u < w - 1; u += 2.4) {
        if (Math.abs(u + 0.4 - doorU) > 1.7) smallWindow(stage, plane, [u, 1.3], look.gypsum, mood, rng);
      }
      spouts(stage, plane, w, h);
      for (const u of [doorU - 1.5, doorU + 1.5]) wallWash(stage, plane, u, 1.8, 1.6, mood);
    },
    side: (plane, [w, h]) => {
      vents(stage, plane, [0.8, h - 1.9, w - 0.8, h - 1.2], look);
      crenels(stage, plane, [w, h], look);
    },
  });
}

/** Stepped merlons along the top of a wall, whitened with gypsum. */
export function crenels(stage: Stage, plane: Plane, [w, h]: P2, { mud, gypsum }: Mud): void {
  const step = 0.62;
  const count = Math.floor(w / step);
  const bodies: V3[][] = [];
  const caps: V3[][] = [];
  for (let i = 0; i < count; i += 1) {
    const u = (w - count * step) / 2 + i * step;
    const p = (du: number, dv: number): V3 => plane(u + du * step, h + dv);
    bodies.push([
      p(0.04, -0.02),
      p(0.96, -0.02),
      p(0.96, 0.16),
      p(0.8, 0.16),
      p(0.8, 0.34),
      p(0.65, 0.34),
      p(0.5, 0.62),
      p(0.35, 0.34),
      p(0.2, 0.34),
      p(0.2, 0.16),
      p(0.04, 0.16),
    ]);
    caps.push([p(0.65, 0.34), p(0.5, 0.62), p(0.35, 0.34)]);
  }
  const normal = stage.normalOf(rectOn(plane, [0, 0, 1, 1]));
  stage.polys(
    bodies,
    stage.tone(mud, normal, 1.03),
    `stroke="${stage.tone(times(mud, 0.55), normal)}" stroke-width="1" stroke-opacity="0.4"`,
  );
  stage.polys(caps, stage.tone(gypsum, normal));
  stage.face(rectOn(plane, [0, h - 0.14, w, h - 0.03], 0.03), gypsum, [0.85, 1]);
}

/** Triangular vents in rows, the lace of a Najdi wall. */
export function vents(stage: Stage, plane: Plane, [u0, v0, u1, v1]: Span, { mud, gypsum }: Mud): void {
  const normal = stage.normalOf(rectOn(plane, [u0, v0, u1, v1]));
  const tall = (v1 - v0) / 2;
  const holes: V3[][] = [];
  for (let u = u0; u + tall <= u1; u += tall) {
    holes.push([
      plane(u + tall * 0.14, v0),
      plane(u + tall * 0.86, v0),
      plane(u + tall * 0.5, v0 + tall * 0.8),
    ]);
    holes.push([
      plane(u + tall * 0.64, v0 + tall),
      plane(u + tall * 1.36, v0 + tall),
      plane(u + tall, v0 + tall * 1.8),
    ]);
  }
  stage.polys(holes, stage.tone(times(mud, 0.22), normal));
  for (const v of [v0 - 0.12, v1 + 0.04])
    stage.face(rectOn(plane, [u0, v, u1, v + 0.07], 0.03), gypsum, [0.8, 1]);
}

function ventRow(stage: Stage, plane: Plane, [u0, v, u1]: readonly [number, number, number], mud: Rgb): void {
  const normal = stage.normalOf(rectOn(plane, [u0, v, u1, v + 1]));
  const holes: V3[][] = [];
  for (let u = u0; u + 0.9 <= u1; u += 0.9) {
    for (const [du, dv] of [
      [0, 0],
      [0.22, 0],
      [0.11, 0.2],
    ] as const)
      holes.push([plane(u + du, v + dv), plane(u + du + 0.16, v + dv), plane(u + du + 0.08, v + dv + 0.15)]);
  }
  stage.polys(holes, stage.tone(times(mud, 0.25), normal));
}

function smallWindow(stage: Stage, plane: Plane, [u, v]: P2, gypsum: Rgb, mood: Mood, rng: Rng): void {
  stage.face(rectOn(plane, [u - 0.1, v - 0.1, u + 0.8, v + 1.3], 0.01), gypsum, [0.9, 1]);
  const hole = rectOn(plane, [u, v, u + 0.7, v + 1.2], 0.015);
  if (mood.lit && rng.chance(0.7)) stage.veil(hole, '#ffc777', [0.8, 1]);
  else stage.face(hole, rgb('#4a3120'), [0.8, 0.5]);
  const wood = rgb('#7b4e2c');
  for (const t of [0.18, 0.5, 0.82])
    stage.face(rectOn(plane, [u + 0.7 * t - 0.03, v, u + 0.7 * t + 0.03, v + 1.2], 0.03), wood, [0.8, 1]);
  for (const t of [0.33, 0.66])
    stage.face(rectOn(plane, [u, v + 1.2 * t - 0.03, u + 0.7, v + 1.2 * t + 0.03], 0.035), wood, [0.8, 1]);
}

/** A door of acacia planks, painted with triangles and rosettes. */
function door(stage: Stage, plane: Plane, u: number, { mud, gypsum }: Mud, rng: Rng): void {
  stage.face(rectOn(plane, [u - 1.05, 0, u + 1.05, 2.95], 0.02), gypsum, [0.85, 1]);
  stage.face(rectOn(plane, [u - 0.85, 0, u + 0.85, 2.75], 0.025), times(mud, 0.3), [0.7, 0.9]);
  const wood = rgb(rng.pick(['#7a4a28', '#6b3f22', '#875532']));
  stage.face(rectOn(plane, [u - 0.78, 0, u + 0.78, 2.66], 0.03), wood, [0.8, 1]);
  const paints = [rgb('#b23b2c'), rgb('#e0b04c'), rgb('#2f5f4a'), rgb('#efe3c8')];
  for (let i = 0; i < 5; i += 1) {
    const v = 0.22 + i * 0.5;
    stage.face(rectOn(plane, [u - 0.74, v, u + 0.74, v + 0.34], 0.032), times(wood, 0.72), [0.9, 1]);
    for (let k = 0; k < 6; k += 1) {
      const a = u - 0.72 + k * 0.24;
      const tone = stage.tone(
        paints[(i + k) % 4] ?? gypsum,
        stage.normalOf(rectOn(plane, [a, v, a + 1, v + 1])),
      );
      stage.poly(
        [plane(a, v + 0.03, 0.035), plane(a + 0.22, v + 0.03, 0.035), plane(a + 0.11, v + 0.3, 0.035)],
        tone,
      );
    }
  }
  stage.line3([plane(u, 0, 0.036), plane(u, 2.66, 0.036)], '#2d190c', 3, 0.7);
  stage.veil(rectOn(plane, [u - 0.85, 2.75, u + 0.85, 2.2], 0.037), '#120a05', [0.5, 0]);
}

/** Wooden spouts under the parapet, with their shadows. */
function spouts(stage: Stage, plane: Plane, w: number, h: number): void {
  for (let u = 1.6; u < w - 1; u += 2.6) {
    stage.poly(
      [
        plane(u, h - 0.5, 0.01),
        plane(u + 0.12, h - 0.5, 0.01),
        plane(u + 0.5, h - 1.15, 0.01),
        plane(u + 0.38, h - 1.15, 0.01),
      ],
      '#2a1a10',
      'fill-opacity="0.3"',
    );
    stage.face(
      [plane(u, h - 0.52, 0), plane(u, h - 0.52, 0.7), plane(u, h - 0.38, 0.7), plane(u, h - 0.38, 0)],
      rgb('#6b4526'),
      [0.8, 1],
    );
  }
}
