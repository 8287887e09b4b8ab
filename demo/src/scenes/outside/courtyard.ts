import { pottedPlant } from '../furniture/plants.ts';
import { sofa } from '../furniture/seating.ts';
import { rug } from '../furniture/textiles.ts';
import { datePalm, leafyTree, shrub } from '../furniture/trees.ts';
import { mix, rgb } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { frame, project, rectOn, scaleAt, slab } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Profile } from '../kit/solids.ts';
import { lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { facadeWindow } from '../structure/glazing.ts';
import { ground, paving } from './sky.ts';
import type { Yard } from './street.ts';
import { gardenCamera, openYard } from './street.ts';
import { pool } from './water.ts';

const [HALF, Z] = [6, 10];
const BASIN: Profile = [
  [1.45, 0],
  [1.5, 0.4],
  [1.5, 0.46],
];
const CUP: Profile = [
  [0.2, 0.4],
  [0.1, 0.6],
  [0.12, 0.9],
  [0.55, 1.05],
  [0.6, 1.12],
];
const TOP_CUP: Profile = [
  [0.08, 1.1],
  [0.06, 1.4],
  [0.26, 1.5],
  [0.28, 1.54],
];

/** An arcaded courtyard with water in its middle. */
export function drawCourtyard(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('court');
  const camera = gardenCamera(rng, rng.range(560, 680), rng.range(1.5, 3.2));
  const yard = openYard(rng, mood, {
    ...camera,
    yaw: camera.yaw + rng.fork('turn').range(-0.3, 0.3),
    focal: rng.range(980, 1260),
  });
  const { stage } = yard;
  ground(stage, -2.9, 14, rng.pick(['#d8c8ab', '#d2bd9c', '#ddd0ba']));
  paving(stage, [-2, 10], rng.pick([0.6, 0.9]), '#8d7450', 0.35);
  for (const x of [-6.5, 7])
    if (rng.chance(0.8)) datePalm(stage, [x, 0, 15], rng.range(8, 10), rng.fork(`b${x}`));
  arcades({ ...yard, rng: rng.fork('arcade') });
  middleOf({ ...yard, rng: rng.fork('middle') });
  furnish(yard);
  stage.flush('#221a1a', 0.9);
  return stage;
}

/** Draws the centre of the yard: a fountain, a rill, four beds under palms, or an old tree. */
function middleOf({ stage, mood, rng }: Yard): void {
  const kind = rng.pick(['fountain', 'rill', 'beds', 'beds', 'tree', 'tree']);
  // A rill, too narrow to be taken for a pool that an advertiser never promised.
  if (kind === 'rill') pool(stage, [-0.35, 0.35], [1, 7.6], mood, rng);
  if (kind === 'fountain') fountain(stage);
  if (kind === 'beds') {
    for (const [x, z] of [
      [-2.2, 7],
      [2.2, 7],
      [-2.2, 3.6],
      [2.2, 3.6],
    ] as const) {
      stage.face(slab([x - 1.4, x + 1.4], [z - 1.2, z + 1.2], 0.02), rgb('#8c9d5c'), [0.9, 1.05]);
      if (rng.chance(0.6)) datePalm(stage, [x, 0, z], rng.range(3.2, 5), rng.fork(`palm${x}${z}`));
      for (const dx of [-0.8, 0.8])
        shrub(
          stage,
          [x + dx, 0, z],
          0.7,
          0.5,
          rng.fork(`bed${x}${z}${dx}`),
          rng.chance(0.4) ? '#c2386f' : undefined,
        );
    }
  }
  if (kind === 'tree') {
    stage.face(slab([-1.5, 1.5], [4, 6.4], 0.02), rgb('#7d6a4a'), [0.85, 1]);
    leafyTree(stage, [0, 0, 5.2], rng.range(3.6, 4.8), rng.fork('tree'));
  }
}

function furnish({ stage, mood, paint, rng }: Yard): void {
  for (const [x, z] of [
    [-4.3, 8],
    [4.3, 8],
    [-4.5, 4.4],
    [4.5, 4.4],
  ] as const) {
    const pot = frame(x, z);
    const tall = rng.range(1.4, 2.2);
    const clay = rgb(rng.pick(['#a9633f', '#d9c9ae']));
    if (rng.chance(0.85))
      stage.place(pot, [0.25, 0.25], 0.8, () => pottedPlant(stage, pot, tall, clay, rng.fork(`pot${x}${z}`)));
  }
  const side = rng.pick([-1, 1]);
  rug(
    stage,
    frame(side * 3.2, 6.2, Math.PI / 2),
    [2.6, 1.6],
    [rgb('#e4d6bb'), rgb(mood.palette.second), rgb(mood.palette.accent)],
    rng.fork('rug'),
  );
  const bench = frame(side * 3.9, 6.2, (side * Math.PI) / 2);
  const pillows = [rgb(mood.palette.second), rgb(mood.palette.accent)] as const;
  const look = { width: 2.1, cloth: rgb('#e6dac4'), pillows, wood: paint.wood };
  stage.place(bench, [0.45, 1], 0.6, () => sofa(stage, bench, look, rng.fork('sofa')));
}

function arcades(yard: Yard): void {
  const { stage, mood, paint, rng } = yard;
  const earth = rng.fork('earth').chance(0.3) ? rgb('#c9a27a') : paint.stone;
  const wall = mix(paint.plaster, earth, rng.fork('tone').range(0.1, 0.7));
  const step = rng.fork('step').pick([2.2, 2.5, 2.9]);
  const high = rng.range(4.4, 6.8);
  const planes: readonly (readonly [Plane, number])[] = [
    [(u, v, out = 0) => [-HALF + out, v, u - 3], Z + 3],
    [(u, v, out = 0) => [HALF - out, v, Z - u], Z + 3],
    [(u, v, out = 0) => [-HALF + u, v, Z - out], HALF * 2],
  ];
  const look = { frame: paint.frame, lattice: paint.wood };
  for (const [plane, long] of planes) {
    stage.face(rectOn(plane, [0, 0, long, high]), wall, [0.9, 1, 1.02]);
    for (let u = 0.5; u + step - 0.3 < long; u += step) archway(yard, plane, [u, step - 0.4]);
    for (let u = 0.9; high > 5.6 && u + 1.2 < long; u += step)
      facadeWindow(stage, plane, [u, 4.2, u + 1, 5.7], look, mood, rng);
    stage.face(rectOn(plane, [0, high - 0.1, long, high + 0.16], 0.06), paint.stone, [0.85, 1.05]);
    stage.face(rectOn(plane, [0, 3.55, long, 3.68], 0.04), paint.stone, [0.85, 1]);
    stage.veil(rectOn(plane, [0, 0, long, 0.8], 0.01), '#3a2715', [0.3, 0]);
  }
}

function archShape(plane: Plane, [u, w]: P2, out: number, pad: number): V3[] {
  const points: V3[] = [plane(u - pad, 0, out)];
  for (let i = 0; i <= 16; i += 1) {
    const a = Math.PI * (1 - i / 16);
    const r = w / 2 + pad;
    points.push(plane(u + w / 2 + Math.cos(a) * r, 2.1 + Math.sin(a) * r * 1.1, out));
  }
  return [...points, plane(u + w + pad, 0, out)];
}

/** One arch of an arcade, shaded deep inside. */
function archway({ stage, mood, paint, rng }: Yard, plane: Plane, [u, w]: P2): void {
  const frameShape = archShape(plane, [u, w], 0.03, 0.14);
  stage.poly(frameShape, stage.tone(paint.stone, stage.normalOf(frameShape), 1.05));
  const k = mood.lit ? 1.5 : 1;
  stage.clipped(archShape(plane, [u, w], 0.035, 0), () => {
    const inner = mix(paint.plaster, paint.stone, 0.4);
    stage.face(rectOn(plane, [u - 1, 0, u + w + 1, 3.4], -1.6), inner, [0.56 * k, 0.42 * k]);
    stage.face(rectOn(plane, [u + w * 0.3, 0, u + w * 0.3 + 0.9, 2.2], -1.58), paint.wood, [
      0.42 * k,
      0.5 * k,
    ]);
    for (const [x, tone] of [
      [u, 0.6],
      [u + w, 0.75],
    ] as const) {
      stage.face([plane(x, 0, 0), plane(x, 0, -1.6), plane(x, 3.4, -1.6), plane(x, 3.4, 0)], paint.plaster, [
        tone,
        tone - 0.12,
      ]);
    }
    const lamp = plane(u + w / 2, 2.3, -0.8);
    const s = scaleAt(stage.cam, lamp);
    if (mood.lit || rng.chance(0.3))
      stage.glow(project(stage.cam, lamp), s * 1.3, s * 1.5, '#ffc67e', mood.lit ? 0.9 : 0.4);
    stage.veil(rectOn(plane, [u, 0, u + w, 1], 0.01), '#1d130b', [0.4, 0]);
  });
}

/** A stone fountain of three basins. */
function fountain(stage: Stage): void {
  const at = frame(0, 4.6);
  const stone = rgb('#e2d5ba');
  stage.place(at, [1.4, 1.4], 0.4, () => {
    lathe(stage, at, BASIN, rgb('#d9c9ab'), rgb('#4aa3ad'));
    const p = project(stage.cam, at([0, 0.46, 0]));
    const s = scaleAt(stage.cam, at([0, 0.46, 0]));
    stage.ellipse(p, s * 1.3, s * 0.24, '#58aab2');
    stage.ellipse([p[0] - s * 0.3, p[1]], s * 0.7, s * 0.08, '#dff4f0', 'fill-opacity="0.5"');
    lathe(stage, at, CUP, stone, rgb('#7cc0c4'));
    lathe(stage, at, TOP_CUP, stone, rgb('#a5d8d8'));
    const top = project(stage.cam, at([0, 1.56, 0]));
    const f = (v: number): string => v.toFixed(1);
    for (const dx of [-0.3, -0.15, 0, 0.15, 0.3]) {
      const jet = `M${f(top[0])} ${f(top[1])}q${f(dx * s * 0.6)} ${f(-s * 0.35)} ${f(dx * s)} ${f(s * 0.4)}`;
      stage.path(jet, 'none', 'stroke="#eefaf8" stroke-width="2.4" stroke-opacity="0.7"');
    }
  });
}
