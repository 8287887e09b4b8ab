import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { P2, V3 } from '../kit/geometry.ts';
import { archWindow, bays } from '../structure/arches.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import type { GlassLook } from '../structure/glazing.ts';
import { facadeWindow, railing, wallWash } from '../structure/glazing.ts';
import type { Yard } from './street.ts';

/** A white house of two cubes with a roof terrace over the lower one. */
export function cubeHouse({ stage, mood, paint, rng }: Yard, z: number): void {
  const look: GlassLook = { frame: paint.frame, lived: 1, depth: 0.2 };
  const left = rng.chance(0.5);
  const x: P2 = left ? [-7.5, 5] : [-5, 7.5];
  const top: P2 = left ? [-7, -0.5] : [0.5, 7];
  const low = mass(x, [0, 3.5], [z, z + 8], paint.plaster, 'plaster', {
    front: (wall, [w]) => {
      facadeWindow(stage, wall, [0.7, 0.05, w * 0.5, 2.8], { ...look, columns: 5 }, mood, rng);
      facadeWindow(stage, wall, [w * 0.58, 0.8, w * 0.72, 2.6], { ...look, columns: 1 }, mood, rng);
      facadeWindow(stage, wall, [w * 0.78, 0.05, w - 0.6, 2.7], { ...look, columns: 2 }, mood, rng);
      for (const u of [0.4, w * 0.54, w - 0.3]) wallWash(stage, wall, u, 0.4, 2, mood);
    },
  });
  const upper = mass(
    top,
    [3.5, 6.6],
    [z + 0.8, z + 7],
    rng.pick([paint.stone, paint.wood, paint.dark]),
    'slats',
    {
      front: (wall, [w]) =>
        facadeWindow(stage, wall, [0.6, 0.1, w - 0.6, 2.5], { ...look, columns: 4 }, mood, rng),
    },
  );
  drawBlocks(
    stage,
    [low, upper, coping(low, paint.plaster, 0.1, 0.15), coping(upper, paint.dark, 0.3, 0.2)],
    rng,
  );
  const edge: P2 = left ? [5.2, 12.4] : [0.1, 7.3];
  railing(
    stage,
    (u, v, out = 0) => [x[0] + u, v, z - out],
    [edge[0], 3.6, edge[1], 4.5],
    0.02,
    paint.frame,
    true,
  );
}

/** A mountain cabin under a steep roof. */
export function gableHouse({ stage, mood, paint, rng }: Yard, z: number): void {
  const look: GlassLook = { frame: paint.frame, lived: 1, depth: 0.2 };
  const half = rng.range(4, 5.2);
  const [eaves, ridge] = [rng.range(2.8, 3.4), rng.range(6.2, 7.4)];
  const x = rng.range(-2, 2);
  const timber = mix(paint.wood, rgb('#9a6a45'), 0.4);
  const body = mass(
    [x - half, x + half],
    [0, eaves],
    [z, z + 8],
    rng.pick([timber, paint.stone, paint.plaster]),
    rng.pick(['slats', 'stone']),
    {
      front: (wall, [w]) => {
        facadeWindow(stage, wall, [w * 0.3, 0.05, w * 0.7, eaves - 0.2], { ...look, columns: 4 }, mood, rng);
        for (const u of [0.6, w - 1.7])
          facadeWindow(stage, wall, [u, 1, u + 1.1, 2.4], { ...look, columns: 1 }, mood, rng);
        for (const u of [0.4, w - 0.4]) wallWash(stage, wall, u, 0.4, 2, mood);
      },
    },
  );
  const wing = mass(
    rng.chance(0.5) ? [x - half - 5, x - half] : [x + half, x + half + 5],
    [0, eaves - 0.2],
    [z + 1.5, z + 7],
    paint.stone,
    'stone',
    {
      front: (wall, [w, h]) =>
        facadeWindow(stage, wall, [0.8, 0.8, w - 0.8, h - 0.6], { ...look, columns: 3 }, mood, rng),
    },
  );
  drawBlocks(stage, [wing, coping(wing, paint.dark, 0.3, 0.25), body], rng);
  gable({ stage, mood, paint, rng }, { x, half, z, eaves, ridge }, timber);
}

type Roof = Record<'x' | 'half' | 'z' | 'eaves' | 'ridge', number>;

/** The pointed end under the roof, and its two slopes. */
function gable({ stage, mood, rng }: Yard, { x, half, z, eaves, ridge }: Roof, timber: Rgb): void {
  const end: V3[] = [
    [x - half, eaves, z - 0.01],
    [x + half, eaves, z - 0.01],
    [x, ridge, z - 0.01],
  ];
  stage.poly(end, stage.tone(times(timber, 0.95), [0, 0, -1]));
  const pane: V3[] = [
    [x - half * 0.45, eaves + 0.3, z - 0.03],
    [x + half * 0.45, eaves + 0.3, z - 0.03],
    [x, ridge - 1.3, z - 0.03],
  ];
  stage.poly(pane, mood.lit ? '#ffd08a' : stage.tone(rgb('#5b6b74'), [0, 0.4, -0.9]));
  const tile = rgb(rng.pick(['#5a4038', '#3d3a38', '#7a4a34']));
  for (const side of [-1, 1])
    stage.face(
      [
        [x + side * (half + 0.7), eaves - 0.45, z - 0.9],
        [x + side * (half + 0.7), eaves - 0.45, z + 8],
        [x, ridge + 0.15, z + 8],
        [x, ridge + 0.15, z - 0.9],
      ],
      tile,
      [0.8, 1.1],
    );
  for (const side of [-1, 1])
    stage.face(
      [
        [x + side * (half + 0.7), eaves - 0.65, z - 0.92],
        [x + side * (half + 0.7), eaves - 0.4, z - 0.92],
        [x, ridge + 0.2, z - 0.92],
        [x, ridge - 0.1, z - 0.92],
      ],
      times(tile, 1.3),
      [0.9, 1.05],
    );
}

/** A long white rest house with an arcade. */
export function arcadeHouse({ stage, mood, paint, rng }: Yard, z: number): void {
  const tone = mix(paint.plaster, paint.stone, rng.range(0, 0.5));
  const look = { frame: paint.frame, lived: 1, depth: 0.3, columns: 2, surround: paint.stone };
  const count = rng.int(5, 7);
  const x: P2 = [-rng.range(5, 9), rng.range(5, 9)];
  const high = rng.range(3.9, 5.2);
  const body = mass(x, [0, high], [z, z + 7], tone, rng.pick(['plaster', 'stone']), {
    front: (wall, [w]) => {
      for (const [i, u] of bays(w, 1.5, count, 0.6).entries()) {
        const screen = i % 3 === 1 ? { lattice: paint.wood } : {};
        archWindow(stage, wall, [u, 0.05, 1.5, high - 1], { ...look, ...screen }, mood, rng);
      }
      for (let u = 0.3; u < w; u += w / count) wallWash(stage, wall, u, 0.4, 1.8, mood);
    },
  });
  const hall: Block = mass(
    rng.chance(0.5) ? [-3, 1.5] : [1, 6],
    [high, high + rng.range(1.4, 3)],
    [z + 2, z + 6],
    mix(tone, paint.dark, rng.pick([0, 0.5])),
    'plaster',
  );
  drawBlocks(
    stage,
    [body, hall, coping(body, paint.stone, 0.2, 0.25), coping(hall, paint.stone, 0.2, 0.2)],
    rng,
  );
}
