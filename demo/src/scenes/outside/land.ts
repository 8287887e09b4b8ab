import { datePalm, leafyTree, shrub } from '../furniture/trees.ts';
import { rgb } from '../kit/colour.ts';
import type { P2, V3 } from '../kit/geometry.ts';
import { project, scaleAt, slab } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import { viewOf } from '../kit/surroundings.ts';
import type { Block } from '../structure/blocks.ts';
import { drawBlocks, mass } from '../structure/blocks.ts';
import { mesas, mountains } from './backdrop.ts';
import { plainFloors } from './flats.ts';
import { drawLandFromAbove } from './land-aerial.ts';
import { farGround, ground, mottle } from './sky.ts';
import type { Yard } from './street.ts';
import { gardenCamera, openYard } from './street.ts';

const GREEN = '#0E7A53';

const VIEWS = {
  plain: ['city'],
  plateau: ['city', 'city', 'mesas'],
  mountains: ['city', 'mountains'],
  coast: ['city'],
} as const;

/** A plot ready to build on: graded sand, corner stakes and string, neighbours around. */
export function drawLand(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('land');
  if (rng.fork('from').chance(0.5)) return drawLandFromAbove(rng.fork('above'), mood);
  const yard = openYard(rng, mood, gardenCamera(rng, rng.range(400, 560), rng.range(3.2, 9)), 0.9);
  const { stage } = yard;
  const sand = rng.pick(['#cbb088', '#c9a77c', '#d4bd98', '#bfa583']);
  farGround(stage, 70, sand, mood);
  const view = viewOf(rng, mood.around.land, VIEWS);
  if (view === 'mountains') mountains({ ...yard, rng: rng.fork('behind') });
  if (view === 'mesas') mesas({ ...yard, rng: rng.fork('behind') });
  ground(stage, -3.1, 70, sand, [0.98, 1.02]);
  mottle(stage, [-3, 50], ['#8a6d45', '#ecd6ac'], 130, rng);
  const x: P2 = [-rng.range(5, 7), rng.range(5, 7)];
  const z: P2 = [3.5, rng.range(15, 21)];
  neighbours(yard, x, z[1]);
  stage.face(slab([-70, 70], [-3.1, 0.6], 0.02), rgb('#77736d'), [0.85, 0.95]);
  stage.face(slab([-70, 70], [0.6, 2], 0.1), rgb('#cfc4b0'), [0.98, 0.9]);
  plot(stage, x, z);
  for (const side of [-15, -11, 11, 15]) {
    const at: V3 = [side, 0, rng.range(3, 8)];
    const kind = rng.pick(['palm', 'palm', 'tree', 'none']);
    if (kind === 'palm') datePalm(stage, at, rng.range(4, 5.5), rng.fork(`p${side}`));
    if (kind === 'tree') leafyTree(stage, at, 4.5, rng.fork(`t${side}`));
  }
  for (let i = 0; i < 8; i += 1)
    shrub(stage, [rng.pick([-1, 1]) * rng.range(8, 14), 0, rng.range(4, z[1])], 0.8, 0.4, rng.fork(`s${i}`));
  return stage;
}

function neighbours(yard: Yard, [x0, x1]: P2, z: number): void {
  const { stage, mood, paint, rng } = yard;
  const near = (x: number, w: number, h: number): Block =>
    mass(
      [x, x + w],
      [0, h],
      [z + 3, z + 13],
      rng.pick([paint.plaster, paint.stone, paint.plaster]),
      rng.pick(['plaster', 'stone']),
      {
        front: (wall, size) =>
          plainFloors({ ...yard, rng: rng.fork(`n${x}`) }, wall, size, { frame: paint.frame }),
      },
    );
  const homes = [
    near(-19, 9, 7),
    near(-8.5, 8, rng.range(6, 9)),
    near(2.5, 9, 7.4),
    near(14, 9, rng.range(7, 10)),
  ];
  drawBlocks(
    stage,
    homes.filter(() => rng.chance(0.7)),
    rng.fork('stone'),
  );
  for (const [i, x] of [-13, -1, 12].entries())
    datePalm(stage, [x, 0, z + 1.8], rng.range(4, 6), rng.fork(`far${i}`));
  drawBlocks(
    stage,
    [mass([x0 - 14, x1 + 14], [0, 2.1], [z + 0.6, z + 0.9], rgb('#d8c7a8'), 'stone')],
    rng.fork('w'),
  );
  for (const x of [x0 - 9, x1 + 9]) {
    const top: V3 = [x, 6.4, z];
    stage.line3([[x, 0, z], top], '#6c675f', 3);
    stage.line3([top, [x + 1.2, 6.6, z]], '#6c675f', 3);
    if (mood.lit) stage.glow(project(stage.cam, [x + 1.2, 6.5, z]), 90, 90, '#ffdca0', 0.9);
  }
}

/** The plot itself: a paler, raked rectangle, string between stakes, small green flags. */
function plot(stage: Stage, x: P2, z: P2): void {
  const corners = slab(x, z, 0.03);
  stage.face(corners, rgb('#e2c598'), [1, 1.08]);
  const rakes: V3[][] = [];
  for (let at = z[0] + 0.6; at < z[1]; at += 0.9)
    rakes.push(slab([x[0] + 0.2, x[1] - 0.2], [at, at + 0.05], 0.035));
  stage.polys(rakes, '#8a6d45', 'fill-opacity="0.22"');
  stage.poly(
    corners,
    'none',
    `stroke="${GREEN}" stroke-opacity="0.75" stroke-width="4" stroke-dasharray="16 10"`,
  );
  const rope = corners.map((p): V3 => [p[0], 0.55, p[2]]);
  stage.poly(rope, 'none', 'stroke="#fdf7e8" stroke-width="2"');
  for (const p of corners) stake(stage, p);
}

/** A corner stake with its flag. */
function stake(stage: Stage, p: V3): void {
  const s = scaleAt(stage.cam, p);
  const head: V3 = [p[0], 0.95, p[2]];
  stage.line3([[p[0], 0, p[2]], head], '#f6efe0', Math.max(3, s * 0.06));
  const top = project(stage.cam, head);
  const f = (v: number): string => v.toFixed(1);
  stage.path(
    `M${f(top[0])} ${f(top[1])}l${f(s * 0.46)} ${f(s * 0.11)}l${f(-s * 0.46)} ${f(s * 0.15)}Z`,
    GREEN,
  );
}
