import { pottedPlant } from '../furniture/plants.ts';
import { datePalm, palmShadow, shrub } from '../furniture/trees.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb } from '../kit/colour.ts';
import type { Frame, P2, V3 } from '../kit/geometry.ts';
import { four, frame, slab, upright } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { archWindow, bays } from '../structure/arches.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import type { GlassLook } from '../structure/glazing.ts';
import { facadeWindow, wallWash } from '../structure/glazing.ts';
import { farGround, ground, mottle, paving } from './sky.ts';
import type { Yard } from './street.ts';
import { gardenCamera, openYard } from './street.ts';
import { pool } from './water.ts';

const Z = 10.5;

/** A villa's garden: pool, deck, loungers, the glazed back of the house. */
export function drawPool(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('pool');
  const yard = openYard(rng, mood, gardenCamera(rng), 0.7);
  const { stage } = yard;
  const lawn = rng.chance(0.5);
  farGround(stage, 30, '#cdbb99', mood);
  ground(stage, -2.9, 30, lawn ? '#8d9f5f' : '#d9ccb5');
  if (lawn) mottle(stage, [-1, 12], ['#5f7340', '#b3bf7f'], 60, rng);
  else paving(stage, [-2, 12], 0.8, '#8d7a5c', 0.3);
  backOfHouse({ ...yard, rng: rng.fork('house') });
  for (const x of [-8.5, -6, 6.5, 9]) {
    if (rng.chance(0.6)) datePalm(stage, [x, 0, rng.range(8, 10)], rng.range(4.5, 6.5), rng.fork(`p${x}`));
  }
  const narrow = rng.fork('shape').chance(0.35);
  const x0 = narrow ? rng.range(-3.4, -0.6) : rng.range(-4.4, -2.8);
  const x1 = narrow ? x0 + rng.range(2.4, 3.2) : rng.range(2.2, 3.6);
  if (lawn) stage.face(slab([x0 - 1.6, x1 + 2.8], [-1.6, 8.6], 0.01), rgb('#d9ccb5'), [0.94, 1]);
  pool(stage, [x0, x1], [rng.range(0.2, 1.6), rng.range(5, 7)], mood, rng.fork('water'));
  deck(yard, [x0, x1]);
  stage.flush('#1c1a22', 0.9);
  return stage;
}

/** Loungers under a parasol, and pots at the corners. */
function deck({ stage, paint, rng }: Yard, [x0, x1]: P2): void {
  const cloth = rgb(rng.pick(['#f4efe6', '#e3d5bd', '#7f9aa0', '#c98a5a']));
  for (const z of [2.2, 3.9]) {
    const at = frame(x1 + 1.5, z, Math.PI / 2 + 0.1);
    stage.place(at, [0.9, 0.35], 0.4, () => lounger(stage, at, cloth, paint.wood));
  }
  const shade = frame(x1 + 1.9, 3.1);
  const canvas = rng.chance(0.5) ? rgb('#f3ece0') : cloth;
  stage.place(shade, [0.1, 0.1], 0, () => parasol(stage, shade, canvas, paint.wood), -1);
  for (const [x, z] of [
    [x0 - 0.9, 7.4],
    [x1 + 0.9, 7.4],
    [x0 - 1, 1.2],
  ] as const) {
    const pot = frame(x, z);
    const tall = rng.range(1.3, 1.9);
    stage.place(pot, [0.25, 0.25], 0.8, () =>
      pottedPlant(stage, pot, tall, rgb('#b5764f'), rng.fork(`pot${z}`)),
    );
  }
}

function lounger(stage: Stage, at: Frame, cloth: Rgb, wood: Rgb): void {
  box(stage, at, [-0.33, 0.22, -0.95], [0.33, 0.28, 0.95], wood, { foot: 0.7 });
  for (const [x, z] of four(0.28, 0.8)) rod(stage, at, [x, 0, z], [x, 0.24, z], 0.05, wood);
  box(stage, at, [-0.31, 0.28, -0.93], [0.31, 0.36, 0.4], cloth, { soft: 0.04, glint: 0.3 });
  const back = [
    at([-0.31, 0.34, 0.35]),
    at([0.31, 0.34, 0.35]),
    at([0.31, 0.8, 0.92]),
    at([-0.31, 0.8, 0.92]),
  ];
  const edge = stage.tone(cloth, stage.normalOf(back));
  stage.face(back, cloth, [0.85, 1.04], `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`);
}

function parasol(stage: Stage, at: Frame, cloth: Rgb, wood: Rgb): void {
  rod(stage, at, [0, 0, 0], [0, 2.5, 0], 0.06, wood);
  const rim = Array.from({ length: 8 }, (_, i): V3 => {
    const a = (i / 8) * Math.PI * 2;
    return at([Math.cos(a) * 1.5, 2.15, Math.sin(a) * 1.5]);
  });
  const tip = at([0, 2.65, 0]);
  const ribs = rim.map((p, i) => ({ p, q: rim[(i + 1) % 8] ?? p }));
  ribs.sort((a, b) => b.p[2] + b.q[2] - a.p[2] - a.q[2]);
  const seam = `stroke="${stage.tone(cloth, [0, 1, 0], 0.8)}" stroke-width="1"`;
  for (const { p, q } of ribs) {
    const panel = [p, q, tip];
    stage.poly(panel, stage.tone(cloth, stage.normalOf(panel), 0.96), seam);
  }
}

function backOfHouse(yard: Yard): void {
  const { stage, mood, paint, rng } = yard;
  const house = houseOf(yard);
  const [left] = house.x;
  const fence = mass([-22, 22], [0, 2.7], [Z + 1, Z + 1.3], mix(paint.stone, paint.plaster, 0.5), 'stone');
  const roof = mass([left + 0.4, left + 6.5], [2.95, 3.2], [Z - 2.4, Z], paint.dark, 'plaster');
  const posts = [0.6, 6.1].map(
    (dx): Block => mass([left + dx, left + dx + 0.22], [0, 2.95], [Z - 2.3, Z - 2.08], paint.dark, 'plaster'),
  );
  drawBlocks(stage, [fence, house, roof, ...posts, coping(house, paint.dark, 0.15, 0.2)], rng.fork('stone'));
  if (!mood.lit)
    palmShadow(stage, upright(house.x, house.y, Z), [left + rng.range(6, 10), 2.6, Z], 2, rng.fork('shade'));
  for (let i = 0; i < 7; i += 1) {
    const x = -12 + i * 4 + rng.range(-1, 1);
    const bloom = rng.chance(0.4) ? '#c2386f' : undefined;
    if (x > left - 0.5 && x < house.x[1] + 0.5) continue;
    shrub(stage, [x, 0, Z + 0.4], rng.range(1.6, 2.6), rng.range(1.2, 2.2), rng.fork(`s${i}`), bloom);
  }
}

function houseOf({ stage, mood, paint, rng }: Yard): Block {
  const look: GlassLook = { frame: paint.frame, lived: 1, depth: 0.2 };
  const x: P2 = rng.chance(0.5) ? [-9, 3] : [-3, 9];
  return mass(x, [0, rng.pick([3.8, 7])], [Z, Z + 8], paint.plaster, rng.pick(['plaster', 'stone']), {
    front: (wall, [w, h]) => {
      const arched = rng.chance(0.35);
      for (const u of arched ? bays(w * 0.62, 1.5, 4, 0.6) : [])
        archWindow(
          stage,
          wall,
          [u, 0.05, 1.5, 2.8],
          { ...look, columns: 2, surround: paint.stone },
          mood,
          rng,
        );
      if (!arched) facadeWindow(stage, wall, [0.8, 0.05, w * 0.62, 2.8], { ...look, columns: 5 }, mood, rng);
      facadeWindow(stage, wall, [w * 0.7, 0.9, w - 0.8, 2.8], { ...look, lattice: paint.wood }, mood, rng);
      for (let u = 0.8; h > 5 && u < w - 2; u += 2.6) {
        facadeWindow(stage, wall, [u, 4.2, u + 1.6, 6], { ...look, columns: 2 }, mood, rng);
      }
      for (const u of [0.4, w * 0.66, w - 0.4]) wallWash(stage, wall, u, 0.4, 2, mood);
    },
  });
}
