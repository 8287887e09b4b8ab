import { datePalm } from '../furniture/trees.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb } from '../kit/colour.ts';
import type { Frame } from '../kit/geometry.ts';
import { frame, project, rectOn, slab } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import { facadeWindow } from '../structure/glazing.ts';
import { shopCamera } from './shop.ts';
import type { Yard } from './street.ts';
import { openYard, street } from './street.ts';

const BAY = 2.7;

/** Shaded parking bays before a palm-lined wall. */
export function drawParking(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('parking');
  const yard = openYard(rng, mood, { ...shopCamera(rng, rng.range(600, 660)), focal: 1050 });
  const { stage, paint } = yard;
  street(stage, mood, 24, rng.fork('street'));
  const wall = mass([-30, 30], [0, 3], [15, 15.4], paint.stone, 'stone');
  drawBlocks(stage, [wall, coping(wall, paint.plaster, 0.1, 0.15)], rng.fork('wall'));
  for (const x of [-9, 0, 9])
    datePalm(stage, [x + rng.range(-1, 1), 0, 16.5], rng.range(5, 7), rng.fork(`p${x}`));
  for (let x = -BAY * 5; x <= BAY * 5; x += BAY)
    stage.face(slab([x - 0.06, x + 0.06], [9, 14.5], 0.01), rgb('#f1ece2'), [0.95, 1]);
  for (let i = 0; i < 10; i += 1) {
    const at = frame(BAY * (i - 4.5), 11.6);
    if (rng.chance(0.6)) stage.place(at, [0.95, 2.2], 0.8, () => car(stage, at, rng.fork(`car${i}`)));
  }
  const cloth = rgb(rng.pick(['#eadfca', '#e6d3b0', '#dfe3dc']));
  for (const x of [-8, 1, 10]) {
    const at = frame(x, 11.5);
    stage.place(at, [0.1, 0.1], 0, () => sail(stage, at, cloth), 4);
  }
  stage.flush('#15130f', 1);
  return stage;
}

/** A cloth canopy on posts over three bays. */
function sail(stage: Stage, at: Frame, cloth: Rgb): void {
  for (const x of [-4, 4]) rod(stage, at, [x, 0, 2.4], [x, 3.1, 2.4], 0.12, rgb('#77736a'));
  stage.face(
    [at([-4.2, 2.5, -2.8]), at([4.2, 2.5, -2.8]), at([4.2, 3.15, 2.5]), at([-4.2, 3.15, 2.5])],
    cloth,
    [0.75, 0.6],
  );
  stage.face(
    [at([-4.2, 2.4, -2.8]), at([4.2, 2.4, -2.8]), at([4.2, 2.54, -2.8]), at([-4.2, 2.54, -2.8])],
    cloth,
    [0.95, 1],
  );
}

/** A plain saloon seen from its front or tail. */
function car(stage: Stage, at: Frame, rng: Rng): void {
  const paint = rgb(rng.pick(['#f1efea', '#f1efea', '#b9b6b0', '#3a3a3c', '#7a2f2c', '#2e3e55', '#cbb894']));
  const glass = mix(paint, rgb('#23282c'), 0.85);
  for (const x of [-0.86, 0.66])
    for (const z of [-1.6, 1.1])
      box(stage, at, [x, 0, z], [x + 0.2, 0.5, z + 0.5], rgb('#1d1c1b'), { soft: 0.1 });
  box(stage, at, [-0.88, 0.3, -2.15], [0.88, 0.8, 2.15], paint, { soft: 0.2, foot: 0.6, glint: 0.4 });
  box(stage, at, [-0.72, 0.84, -0.85], [0.72, 1.32, 1.4], glass, { soft: 0.2, foot: 0.9 });
  box(stage, at, [-0.64, 1.36, -0.6], [0.64, 1.42, 1.2], paint, { soft: 0.14, glint: 0.4 });
  const lamp = rgb(rng.chance(0.5) ? '#f3e9d2' : '#a8322b');
  for (const x of [-0.66, 0.66])
    box(stage, at, [x - 0.16, 0.58, -2.27], [x + 0.16, 0.7, -2.24], lamp, { soft: 0.04 });
  box(stage, at, [-0.26, 0.42, -2.27], [0.26, 0.54, -2.25], rgb('#dcd8cf'));
}

/** A filling station: a lit canopy over its pumps, a store behind. */
export function drawFuel(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('fuel');
  const yard = openYard(rng, mood, {
    ...shopCamera(rng),
    eye: [-5, 1.7, -3],
    horizon: rng.range(760, 800),
    focal: 1080,
  });
  const { stage } = yard;
  street(stage, mood, 30, rng.fork('street'));
  const tint = rgb(rng.pick(['#0e7a53', '#35506b', '#b5623c', '#b7862b']));
  drawBlocks(stage, station(yard, tint), rng.fork('b'));
  for (const x of [-6, 0, 6]) pump(stage, frame(x, 11.6), tint);
  const at = frame(rng.range(1.5, 4), 9.6, Math.PI / 2);
  stage.place(at, [2.2, 0.95], 0.8, () => car(stage, at, rng.fork('car')));
  stage.flush('#15130f', 1);
  if (mood.lit)
    for (const x of [-6, 0, 6]) stage.glow(project(stage.cam, [x, 4.9, 12]), 300, 110, '#fff1cf', 0.85);
  for (const x of [-15, 13]) datePalm(stage, [x, 0, 17], rng.range(5, 7), rng.fork(`p${x}`));
  return stage;
}

function station({ stage, mood, paint, rng }: Yard, tint: Rgb): Block[] {
  const store = mass([-9, 6], [0, 4.4], [19, 25], paint.plaster, 'plaster', {
    front: (wall, [w]) => {
      for (let u = 0.8; u < w - 2.4; u += 2.8)
        facadeWindow(
          stage,
          wall,
          [u, 0.3, u + 2.3, 3],
          { frame: paint.frame, lived: 1, columns: 2 },
          mood,
          rng,
        );
      stage.face(rectOn(wall, [0, 3.3, w, 4], 0.08), tint, [0.9, 1]);
    },
  });
  const roof = mass([-9, 9], [5, 5.9], [8, 16], rgb('#f1ece3'), 'plaster', {
    front: (wall, [w]) => stage.face(rectOn(wall, [0, 0.12, w, 0.42], 0.02), tint, [0.95, 1.05]),
  });
  const posts = [-6, 0, 6].flatMap((x) =>
    [10, 14].map((z) => mass([x - 0.2, x + 0.2], [0, 5], [z, z + 0.4], rgb('#d9d3c8'), 'plaster')),
  );
  return [store, ...posts, roof];
}

function pump(stage: Stage, at: Frame, tint: Rgb): void {
  stage.place(at, [0.5, 1], 0.8, () => {
    box(stage, at, [-0.5, 0, -1], [0.5, 0.16, 1], rgb('#cfc8ba'), { glint: 0.4 });
    box(stage, at, [-0.35, 0.16, -0.25], [0.35, 1.75, 0.25], rgb('#f0ebe2'), { soft: 0.03, glint: 0.4 });
    box(stage, at, [-0.3, 1.1, -0.27], [0.3, 1.5, -0.25], rgb('#26302f'));
    box(stage, at, [-0.35, 1.75, -0.25], [0.35, 1.95, 0.25], tint, { soft: 0.03 });
  });
}
