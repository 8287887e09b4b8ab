import { firePit, stringLights } from '../furniture/fire.ts';
import { rug } from '../furniture/textiles.ts';
import { datePalm, shrub } from '../furniture/trees.ts';
import { rgb } from '../kit/colour.ts';
import type { V3 } from '../kit/geometry.ts';
import { frame } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box, cushion } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { viewOf } from '../kit/surroundings.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import type { GlassLook } from '../structure/glazing.ts';
import { facadeWindow, wallWash } from '../structure/glazing.ts';
import { mesas, mountains, sea } from './backdrop.ts';
import { arcadeHouse, cubeHouse, gableHouse } from './lodges.ts';
import { farGround, ground, mottle } from './sky.ts';
import type { Yard } from './street.ts';
import { gardenCamera, openYard } from './street.ts';

const Z = 11;
const PATH: readonly V3[] = [
  [-1, 0.01, 12],
  [1.2, 0.01, 12],
  [2.6, 0.01, -2.6],
  [-0.4, 0.01, -2.6],
];

const VIEWS = {
  plain: ['flat'],
  plateau: ['flat', 'mesas'],
  mountains: ['flat', 'mountains'],
  coast: ['flat', 'sea'],
} as const;

/** A weekend chalet: a low house, a lawn with floor seating, flowers, string lights. Its pool is a picture of its own. */
export function drawChalet(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('chalet');
  const yard = openYard(rng, mood, { ...gardenCamera(rng), focal: rng.range(1120, 1280) }, 0.4);
  const { stage } = yard;
  farGround(stage, 30, '#d0bb93', mood);
  const view = viewOf(rng, mood.around.land, VIEWS);
  const behind = { ...yard, rng: rng.fork('behind') };
  if (view === 'mountains') mountains(behind);
  else if (view === 'sea') sea(behind);
  else if (view === 'mesas') mesas(behind);
  const sandy = view === 'sea' || view === 'mesas';
  ground(stage, -2.9, 26, sandy ? '#dcc295' : '#8c9d5c', [1, 0.94]);
  mottle(stage, [-1, 14], sandy ? ['#a98654', '#f2dfb6'] : ['#586c3a', '#b9c486'], 80, rng);
  stage.face(PATH, rgb('#d9ccb5'), [0.9, 1]);
  for (const x of [-11, -8, 8, 11]) {
    if (rng.chance(0.8)) datePalm(stage, [x, 0, rng.range(12, 15)], rng.range(5.5, 8), rng.fork(`p${x}`));
  }
  houseOf(rng.fork('house'))({ ...yard, rng: rng.fork('lodge') }, Z);
  const side = rng.pick([-1, 1]);
  seating({ ...yard, rng: rng.fork('seat') }, side * 3.4);
  flowerBed(yard, side);
  stage.flush('#1c1a18', 0.9);
  if (rng.fork('strung').chance(0.5)) stringLights(stage, mood, rng.fork('lights'));
  return stage;
}

function houseOf(rng: Rng): (yard: Yard, z: number) => void {
  return rng.pick([lodge, lodge, cubeHouse, gableHouse, arcadeHouse]);
}

function flowerBed({ stage, rng }: Yard, side: number): void {
  for (let i = 0; i < 4; i += 1) {
    const bloom = rng.pick(['#c2386f', '#e8e0d0', '#d98a4a', undefined]);
    shrub(
      stage,
      [-side * rng.range(2.6, 6), 0, rng.range(3, 6.5)],
      rng.range(0.9, 1.5),
      rng.range(0.7, 1),
      rng.fork(`s${i}`),
      bloom,
    );
  }
}

function lodge({ stage, mood, paint, rng }: Yard): void {
  const look: GlassLook = { frame: paint.frame, lived: 1, depth: 0.2, columns: 4 };
  const screen = rng.chance(0.4) ? { lattice: paint.wood } : {};
  const body = mass([-6.5, 6.5], [0, 3.9], [Z, Z + 7], paint.plaster, 'plaster', {
    front: (wall, [w]) => {
      facadeWindow(stage, wall, [1, 0.05, w * 0.45, 2.9], look, mood, rng);
      facadeWindow(stage, wall, [w * 0.55, 0.05, w - 1, 2.9], { ...look, ...screen }, mood, rng);
      for (const u of [0.5, w / 2, w - 0.5]) wallWash(stage, wall, u, 0.5, 2, mood);
    },
  });
  const stone = mass(rng.chance(0.5) ? [-8, -5] : [5, 8], [0, 4.7], [Z - 0.8, Z + 4], paint.stone, 'stone');
  const roof = mass([-7, 7], [3.2, 3.42], [Z - 2.8, Z + 0.5], paint.wood, 'slats');
  const posts = [-6.6, -2.2, 2.2, 6.4].map(
    (x): Block => mass([x, x + 0.2], [0, 3.2], [Z - 2.7, Z - 2.5], paint.wood, 'plaster'),
  );
  drawBlocks(stage, [body, stone, roof, ...posts, coping(body, paint.dark, 0.2, 0.18)], rng.fork('stone'));
  for (let i = 0; i < 4; i += 1) {
    shrub(stage, [rng.range(-7, 7), 0, Z - 3], rng.range(0.8, 1.5), rng.range(0.5, 0.9), rng.fork(`s${i}`));
  }
}

/** Floor seating round a fire on the grass. */
function seating({ stage, mood, rng }: Yard, x: number): void {
  const [a, b, c] = [rgb(mood.palette.second), rgb(mood.palette.accent), rgb('#e6d8bd')];
  rug(stage, frame(x, 5), [3.2, 3], rng.chance(0.5) ? [rgb('#7d2a26'), rgb('#211a18'), c] : [c, a, b], rng);
  for (const [dx, dz, turn] of [
    [0, 1.2, 0],
    [-1.4, 0.1, -Math.PI / 2],
    [1.4, 0.1, Math.PI / 2],
  ] as const) {
    const seat = frame(x + dx, 5 + dz, turn);
    const long = turn === 0 ? 2.4 : 1.7;
    stage.place(seat, turn === 0 ? [1.3, 0.4] : [0.4, 0.9], 0.3, () => {
      box(stage, seat, [-long / 2, 0.02, -0.36], [long / 2, 0.2, 0.36], a, {
        soft: 0.05,
        glint: 0.3,
        foot: 0.7,
      });
      for (let i = 0; i < 3; i += 1) {
        const spot: V3 = [(i - 1) * long * 0.32, 0.42, 0.26];
        cushion(stage, seat, spot, [long * 0.15, 0.2], 0.25, i % 2 ? b : c, i % 2 ? c : b);
      }
    });
  }
  const fire = frame(x, 4.6);
  stage.place(fire, [0.35, 0.35], 0.3, () => firePit(stage, fire, mood));
}
