import { datePalm, leafyTree, shrub } from '../furniture/trees.ts';
import { rgb } from '../kit/colour.ts';
import type { V3 } from '../kit/geometry.ts';
import { project, slab } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import { viewOf } from '../kit/surroundings.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import { facadeWindow } from '../structure/glazing.ts';
import { mountains } from './backdrop.ts';
import { farGround, ground, mottle } from './sky.ts';
import type { Yard } from './street.ts';
import { gardenCamera, openYard } from './street.ts';

const VIEWS = {
  plain: ['flat'],
  plateau: ['flat'],
  mountains: ['flat', 'mountains'],
  coast: ['flat'],
} as const;

/** Rows of date palms with water between them, a farmhouse at the end. */
export function drawFarm(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('farm');
  const yard = openYard(rng, mood, gardenCamera(rng, rng.range(560, 620), 2.1), 0.25);
  const { stage } = yard;
  if (viewOf(rng, mood.around.land, VIEWS) === 'mountains') mountains({ ...yard, rng: rng.fork('behind') });
  farGround(stage, 60, '#a8a068', mood);
  ground(stage, -3.1, 60, rng.pick(['#8f9a58', '#9c9a5f', '#b39a6c']), [0.95, 1]);
  mottle(stage, [-2, 24], ['#55662f', '#c9c083'], 120, rng);
  crops(yard);
  const water = rng.chance(0.7);
  if (water) channel(yard);
  else stage.face(slab([-1.1, 1.1], [-3.1, 50], 0.02), rgb('#d2b88e'), [0.96, 1.02]);
  farmhouse(yard);
  const grove = rng.fork('grove').chance(0.35) ? fruitTree : datePalm;
  for (let row = 5; row >= 0; row -= 1) treeRow(yard, row, grove);
  for (let i = 0; i < 4; i += 1) {
    shrub(
      stage,
      [rng.pick([-1, 1]) * rng.range(2, 4.5), 0, rng.range(0.5, 3)],
      rng.range(0.6, 1),
      rng.range(0.4, 0.6),
      rng.fork(`s${i}`),
    );
  }
  return stage;
}

/** Citrus and pomegranate stand lower than palms. */
function fruitTree(stage: Stage, at: V3, high: number, rng: Rng): void {
  leafyTree(stage, at, high * 0.62, rng);
}

function treeRow({ stage, rng }: Yard, row: number, grove: typeof fruitTree): void {
  const z = 4 + row * 3.8;
  for (const x of [-10.5, -6.6, -3, 3, 6.6, 10.5]) {
    if (row === 0 && Math.abs(x) < 4) continue;
    if (row > 2 && Math.abs(x) > 9) continue;
    if (!rng.chance(0.86)) continue;
    const spot = [x + rng.range(-0.4, 0.4), 0, z + rng.range(-0.5, 0.5)] as const;
    grove(stage, spot, rng.range(3.4, 5.4), rng.fork(`${row},${x}`));
  }
}

function farmhouse({ stage, mood, paint, rng }: Yard): void {
  const house = mass(rng.chance(0.5) ? [-9, -2] : [1.5, 9], [0, 3.6], [26, 32], paint.plaster, 'plaster', {
    front: (wall, [w]) => {
      for (let u = 0.7; u < w - 1.4; u += 2)
        facadeWindow(stage, wall, [u, 0.9, u + 1.1, 2.5], { frame: paint.frame, columns: 1 }, mood, rng);
    },
  });
  drawBlocks(stage, [house, coping(house, paint.stone, 0.15, 0.2)], rng.fork('stone'));
}

function crops({ stage, rng }: Yard): void {
  for (let i = 0; i < 9; i += 1) {
    const x = -13 + i * 3.2;
    if (Math.abs(x) < 1.4) continue;
    const bed = rgb(rng.pick(['#7f9150', '#8c9b58', '#a78a5c']));
    stage.face(slab([x - 0.5, x + 0.5], [-3, 40], 0.02), bed, [0.95, 1]);
  }
}

function channel({ stage, mood }: Yard): void {
  stage.face(slab([-0.95, 0.95], [-3.1, 50], 0.03), rgb('#c2ab84'), [0.95, 1.02]);
  const paint = stage.linear(project(stage.cam, [0, 0, 40]), project(stage.cam, [0, 0, -2]), [
    [0, mood.sky.low],
    [0.3, mood.sky.middle],
    [1, mood.lit ? '#26375c' : '#4f7f96'],
  ]);
  stage.poly(slab([-0.55, 0.55], [-3.1, 50], 0.02), paint);
  stage.face(
    [
      [-0.55, 0.02, 50],
      [-0.55, 0.02, -3.1],
      [-0.7, 0.12, -3.1],
      [-0.7, 0.12, 50],
    ],
    rgb('#b39a74'),
    [0.7, 0.9],
  );
}
