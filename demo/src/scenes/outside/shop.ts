import { pottedPlant } from '../furniture/plants.ts';
import { datePalm, leafyTree } from '../furniture/trees.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Camera, Plane, V3 } from '../kit/geometry.ts';
import { frame, inside, project, rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Profile } from '../kit/solids.ts';
import { lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import { facadeWindow, wallWash } from '../structure/glazing.ts';
import { showroomBlock } from './showroom.ts';
import type { Yard } from './street.ts';
import { openYard, street } from './street.ts';

const Z = 8;
const BAY = 5.8;
const WIDE = 5.4;
const PLINTH: Profile = [
  [0.25, 0],
  [0.25, 0.6],
];
const GOODS: readonly [Profile, ...Profile[]] = [
  [
    [0.1, 0],
    [0.2, 0.2],
    [0.16, 0.35],
    [0.08, 0.5],
  ],
  [
    [0.05, 0],
    [0.05, 0.3],
    [0.2, 0.32],
    [0.12, 0.6],
  ],
  [
    [0.14, 0],
    [0.17, 0.3],
    [0.1, 0.7],
    [0.07, 0.9],
  ],
];

/** A camera on the pavement across from a shop. */
export function shopCamera(rng: Rng, horizon = rng.range(790, 840)): Camera {
  const side = rng.range(-1, -0.2);
  return {
    eye: [side * 4, rng.range(1.6, 1.9), -1.4],
    yaw: -side * rng.range(0.2, 0.34),
    focal: rng.range(1080, 1220),
    horizon,
  };
}

/** Shop fronts: display windows with goods, a fascia with a pattern instead of a name, an awning. */
export function drawShop(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('shop');
  const yard = openYard(rng, mood, shopCamera(rng));
  const { stage, paint } = yard;
  street(stage, mood, Z, rng.fork('street'));
  if (rng.fork('kind').chance(0.4)) {
    showroomBlock({ ...yard, rng: rng.fork('showroom') }, Z + 3);
    return stage;
  }
  const awning = rgb(rng.pick([mood.palette.second, mood.palette.accent, mood.palette.feature, '#2f5344']));
  const striped = rng.chance(0.6);
  const upper = { frame: paint.frame, columns: 1 };
  const building = mass(
    [-9, 9],
    [0, rng.range(7.5, 9)],
    [Z, Z + 9],
    paint.plaster,
    rng.pick(['stone', 'plaster']),
    {
      front: (wall, [w, h]) => {
        for (let i = 0; i < 3; i += 1)
          shopUnit(
            { ...yard, rng: rng.fork(`u${i}`) },
            wall,
            0.4 + i * BAY,
            i === 1 ? awning : mix(awning, paint.stone, 0.7),
            striped,
          );
        for (let u = 1; u < w - 1.4; u += 2.4)
          facadeWindow(stage, wall, [u, 5.1, u + 1.2, Math.min(h - 0.8, 7)], upper, mood, rng);
        for (let u = 0.2; u < w; u += BAY) wallWash(stage, wall, u, 1.4, 2, mood);
      },
      side: (wall, [w, h]) => {
        for (let u = 1; u < w - 1.4; u += 2.6)
          facadeWindow(stage, wall, [u, 5.1, u + 1.2, Math.min(h - 0.8, 7)], upper, mood, rng);
      },
    },
  );
  drawBlocks(stage, [building, coping(building, paint.dark, 0.15, 0.25)], rng.fork('stone'));
  pavement(yard);
  return stage;
}

function pavement({ stage, rng }: Yard): void {
  for (const x of [-3.2, 2.8]) {
    const pot = frame(x + rng.range(-0.3, 0.3), Z - 0.6, 0, 0.12);
    const clay = rgb(rng.pick(['#4d4a45', '#c9b797', '#a5633f']));
    const tall = rng.range(1.2, 1.7);
    stage.place(pot, [0.2, 0.2], 0.6, () => pottedPlant(stage, pot, tall, clay, rng.fork(`p${x}`)));
  }
  stage.flush('#1c1713', 0.9);
  if (rng.chance(0.6))
    leafyTree(stage, [rng.pick([-6.4, 6.6]), 0.12, Z - 2.2], rng.range(4, 5), rng.fork('tree'));
  else datePalm(stage, [rng.pick([-6.2, 6.4]), 0.12, Z - 2.2], rng.range(4.5, 5.5), rng.fork('tree'));
}

function shopUnit(yard: Yard, wall: Plane, u: number, awning: Rgb, striped: boolean): void {
  const { stage, mood, paint, rng } = yard;
  const w = WIDE;
  stage.face(rectOn(wall, [u, 0.1, u + w, 4.3], 0.02), paint.dark, [0.8, 1]);
  const pane = rectOn(wall, [u + 0.25, 0.45, u + w - 0.25, 3.1], 0.03);
  stage.clipped(pane, () => display(yard, wall, u));
  stage.veil(pane, '#dcebf2', [0.04, 0.12, 0.3]);
  stage.poly(
    [
      wall(u + 0.7, 0.45, 0.03),
      wall(u + 1.3, 0.45, 0.03),
      wall(u + 2.4, 3.1, 0.03),
      wall(u + 1.8, 3.1, 0.03),
    ],
    '#ffffff',
    'fill-opacity="0.12"',
  );
  const bars = [0.25, 1.9, 3.2, w - 0.3].map((du) => rectOn(wall, [u + du, 0.1, u + du + 0.07, 3.1], 0.05));
  const rails = [0.4, 3.06].map((v) => rectOn(wall, [u + 0.2, v, u + w - 0.2, v + 0.08], 0.05));
  stage.polys([...bars, ...rails], stage.tone(paint.frame, [0, 0, -1]));
  stage.line3([wall(u + 2, 1.2, 0.1), wall(u + 2, 1.8, 0.1)], '#d9c08a', 5);
  fascia(stage, wall, u, awning, mood);
  if (rng.chance(0.75)) awningOf(stage, wall, u, awning, striped);
}

/** The board over a shop: a row of gold triangles where a name would be. */
function fascia(stage: Stage, wall: Plane, u: number, colour: Rgb, mood: Mood): void {
  stage.face(rectOn(wall, [u + 0.1, 3.45, u + WIDE - 0.1, 4.2], 0.1), times(colour, 0.8), [0.9, 1.05]);
  const gold: V3[][] = [];
  for (let k = -4; k <= 4; k += 1) {
    const a = u + WIDE / 2 + k * 0.26;
    gold.push([wall(a - 0.11, 3.62, 0.11), wall(a + 0.11, 3.62, 0.11), wall(a, 3.84, 0.11)]);
    if (k < 4)
      gold.push([wall(a + 0.02, 4.04, 0.11), wall(a + 0.24, 4.04, 0.11), wall(a + 0.13, 3.84, 0.11)]);
  }
  stage.polys(gold, mood.lit ? '#ffe0a0' : stage.tone(rgb('#e2c27c'), [0, 0.2, -0.95]));
  if (mood.lit) stage.veil(rectOn(wall, [u, 3.45, u + WIDE, 2.2], 0.1), '#ffc777', [0.5, 0]);
}

function awningOf(stage: Stage, wall: Plane, u: number, colour: Rgb, striped: boolean): void {
  stage.veil(rectOn(wall, [u, 3.3, u + WIDE, 2.2], 0.06), '#140f0b', [0.5, 0.3, 0]);
  const count = striped ? 12 : 1;
  const step = WIDE / count;
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [u + i * step, u + (i + 1) * step];
    const tone = striped && i % 2 ? rgb('#f4ecdd') : colour;
    stage.face(
      [wall(a, 2.95, 1.2), wall(b, 2.95, 1.2), wall(b, 3.4, 0.1), wall(a, 3.4, 0.1)],
      tone,
      [1, 0.9],
    );
    stage.face(rectOn(wall, [a, 2.72, b, 2.95], 1.2), tone, [0.8, 0.92]);
  }
}

/** Draws the shop window's inside: shelves of goods, plinths, lamps. */
function display(yard: Yard, wall: Plane, u: number): void {
  const { stage, mood, rng } = yard;
  const { palette } = mood;
  const k = mood.lit ? 2 : 0.85;
  const room = mix(rgb(palette.wall), rgb(palette.feature), 0.25);
  stage.face(rectOn(wall, [u - 1, 0, u + WIDE + 1, 4], -2.6), room, [k * 0.8, k]);
  const floor = [
    wall(u - 1, 0.15, -2.6),
    wall(u + WIDE + 1, 0.15, -2.6),
    wall(u + WIDE + 1, 0.15),
    wall(u - 1, 0.15),
  ];
  stage.face(floor, rgb(palette.floor), [k * 0.7, k * 0.6]);
  for (const v of [0.9, 1.5, 2.1]) shelf(yard, wall, u, v, k);
  for (let i = 0; i < 3; i += 1) {
    const at = (p: V3): V3 => wall(u + 0.9 + i * 1.7 + p[0], p[1] + 0.2, -1 - p[2]);
    lathe(stage, at, PLINTH, rgb('#efe7da'));
    lathe(
      stage,
      inside(at, frame(0, 0, 0, 0.6)),
      rng.pick(GOODS),
      rgb(rng.pick([palette.accent, palette.second, palette.metal])),
    );
  }
  for (let i = 0; i < 4; i += 1) {
    const p = wall(u + 0.8 + i * 1.3, 2.75, -1.2);
    stage.line3([[p[0], p[1] + 1, p[2]], p], '#2a2622', 2);
    stage.ellipse(project(stage.cam, p), 9, 9, '#fff0cf');
    stage.glow(project(stage.cam, p), 90, 80, '#ffd590', mood.lit ? 0.8 : 0.45);
  }
}

function shelf({ stage, mood: { palette }, rng }: Yard, wall: Plane, u: number, v: number, k: number): void {
  stage.face(rectOn(wall, [u + 0.3, v, u + WIDE - 0.3, v + 0.05], -2.3), rgb(palette.wood), [k, k]);
  for (let x = u + 0.5; x < u + WIDE - 0.6; x += rng.range(0.2, 0.42)) {
    const [a, b] = [rng.range(0.08, 0.2), rng.range(0.14, 0.42)];
    const tone = rgb(
      rng.pick([palette.accent, palette.second, palette.cloth, palette.metal, palette.feature]),
    );
    stage.face(rectOn(wall, [x, v + 0.05, x + a, v + 0.05 + b], -2.25), tone, [k * 0.8, k]);
  }
}
