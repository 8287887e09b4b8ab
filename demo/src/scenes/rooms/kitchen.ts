import { vase } from '../furniture/decor.ts';
import { pendant } from '../furniture/lamps.ts';
import { pottedPlant } from '../furniture/plants.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Frame, P2, V3 } from '../kit/geometry.ts';
import { four, frame, inside } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Profile } from '../kit/solids.ts';
import { box, cylinder, lathe, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import { wallsOf } from '../structure/room.ts';
import { stoneWall, wallTiles } from '../structure/walls.ts';

const BOWL: Profile = [
  [0.08, 0],
  [0.18, 0.08],
  [0.19, 0.1],
];

type Units = { readonly low: Rgb; readonly high: Rgb; readonly top: Rgb; readonly metal: Rgb };

export function drawKitchen(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, { w: [4.4, 5.4], d: [4.4, 5], h: [2.7, 3], windows: 'bare' });
  const { stage, room, paints, rng } = it;
  const { w, d } = room;
  const back = wallsOf(room).back;
  const units: Units = {
    low: rng.pick([paints.second, paints.wood, mix(paints.wall, paints.cloth, 0.5), paints.feature]),
    high: rng.pick([mix(paints.wall, [0.9, 0.88, 0.84], 0.4), paints.wood]),
    top: rgb(rng.pick(['#ece5da', '#d9cdbb', '#4b4844', '#e9e2d6'])),
    metal: paints.metal,
  };
  const splash: readonly [number, number, number, number] = [0.02, 0.9, w - 0.02, 1.5];
  if (rng.chance(0.6))
    wallTiles(
      stage,
      back,
      splash,
      rng.pick([paints.cloth, mix(paints.accent, paints.wall, 0.5), rgb('#efe8dc')]),
      rng.pick<P2>([
        [0.2, 0.1],
        [0.1, 0.1],
        [0.3, 0.075],
      ]),
      rng.fork('tiles'),
    );
  else stoneWall(stage, back, splash, units.top, rng.fork('splash'));
  letSunIn(it);
  const run = frame(0, d - 0.31);
  stage.place(run, [w / 2, 0.3], 0, () => backRun(it, run, units), -1);
  const tall = frame(w / 2 - 0.34, d - 1.35, Math.PI / 2);
  stage.place(tall, [0.3, 0.6], 0.4, () => tallUnits(stage, tall, units));
  if (rng.chance(0.75)) island(it, units);
  else kitchenPlant(it);
  stage.flush();
  return stage;
}

function kitchenPlant({ stage, room, rng }: Interior): void {
  const at = frame(-room.w / 2 + 0.5, room.d - 1.1);
  stage.place(at, [0.2, 0.2], 1, () => pottedPlant(stage, at, 1.4, rgb('#b5764f'), rng.fork('plant')));
}

function doors(
  stage: Stage,
  at: Frame,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  z: number,
  step: number,
  albedo: Rgb,
  metal: Rgb,
  knobs: boolean,
): void {
  const count = Math.max(1, Math.round((x1 - x0) / step));
  const wide = (x1 - x0) / count;
  for (let i = 0; i < count; i += 1) {
    const x = x0 + i * wide;
    box(stage, at, [x + 0.006, y0, z - 0.018], [x + wide - 0.006, y1, z], times(albedo, 1.05), {
      foot: 0.88,
    });
    const y = y1 - 0.06;
    if (knobs)
      rod(stage, at, [x + wide / 2 - 0.07, y, z - 0.035], [x + wide / 2 + 0.07, y, z - 0.035], 0.014, metal);
  }
}

function backRun(it: Interior, at: Frame, units: Units): void {
  const { stage, room, rng } = it;
  const half = room.w / 2 - 0.02;
  const end = half - 0.68;
  box(stage, at, [-half, 0.1, -0.28], [end, 0.87, 0.3], units.low, { foot: 0.7 });
  doors(stage, at, [-half, 0.12, end, 0.85], -0.28, 0.6, units.low, units.metal, true);
  box(stage, at, [-half, 0.87, -0.33], [end, 0.91, 0.3], units.top, { glint: 0.7 });
  const hobX = rng.range(-0.6, 0.2);
  box(stage, at, [hobX - 0.38, 0.91, -0.22], [hobX + 0.38, 0.918, 0.2], rgb('#1d1d1d'), {});
  for (const [dx, dz] of [
    [-0.2, -0.08],
    [0.2, -0.08],
    [-0.2, 0.12],
    [0.2, 0.12],
  ] as const)
    cylinder(stage, inside(at, frame(hobX + dx, dz)), 0.09, 0.92, 0.925, rgb('#343332'));
  if (rng.chance(0.6))
    lathe(
      stage,
      inside(at, frame(hobX + 0.2, 0.12)),
      [
        [0.11, 0.93],
        [0.12, 0.98],
        [0.12, 1.05],
      ],
      rgb('#9c5a3c'),
      rgb('#5c3322'),
    );
  tap(stage, inside(at, frame(hobX - 1.1, 0.1)), units.metal);
  const shelf = rng.chance(0.4);
  if (shelf) shelves(it, at, hobX, end);
  else uppers(it, at, hobX, end, units);
  hood(stage, at, hobX, room.h, rng.chance(0.5) ? units.high : rgb('#b9b6b0'));
  glowUnder(it, at, half, end);
  counterThings(stage, at, hobX, end, rng);
}

function uppers(it: Interior, at: Frame, hobX: number, end: number, units: Units): void {
  const { stage, room } = it;
  const half = room.w / 2 - 0.02;
  const top = Math.min(room.h - 0.25, 2.35);
  for (const [a, b] of [
    [-half, hobX - 0.48],
    [hobX + 0.48, end],
  ] as const) {
    if (b - a < 0.3) continue;
    box(stage, at, [a, 1.5, -0.04], [b, top, 0.3], units.high, { foot: 0.9 });
    doors(stage, at, [a, 1.51, b, top - 0.01], -0.04, 0.55, units.high, units.metal, false);
  }
}

function shelves(it: Interior, at: Frame, hobX: number, end: number): void {
  const { stage, room, paints, rng } = it;
  const half = room.w / 2 - 0.02;
  for (const [a, b] of [
    [-half + 0.1, hobX - 0.5],
    [hobX + 0.5, end - 0.1],
  ] as const) {
    if (b - a < 0.4) continue;
    for (const y of [1.55, 1.92]) {
      box(stage, at, [a, y, 0.04], [b, y + 0.035, 0.3], paints.wood, { glint: 0.4 });
      for (let x = a + 0.12; x < b - 0.1; x += rng.range(0.14, 0.26)) {
        const r = rng.range(0.035, 0.06);
        const tone = rgb(rng.pick(['#f0e9dd', '#b9835c', '#7d8a6c', '#d8c4a0', '#59605a']));
        lathe(
          stage,
          inside(at, frame(x, 0.16, 0, y + 0.035)),
          [
            [r, 0],
            [r * 1.1, r],
            [r * 0.9, rng.range(0.08, 0.2)],
          ],
          tone,
          times(tone, 0.5),
        );
      }
    }
  }
}

function hood(stage: Stage, at: Frame, x: number, h: number, albedo: Rgb): void {
  box(stage, at, [x - 0.22, 1.85, 0.0], [x + 0.22, h, 0.3], albedo, { foot: 0.95 });
  box(stage, at, [x - 0.45, 1.62, -0.12], [x + 0.45, 1.86, 0.3], albedo, { foot: 0.85, glint: 0.5 });
}

function tap(stage: Stage, at: Frame, metal: Rgb): void {
  box(stage, at, [-0.28, 0.905, -0.25], [0.28, 0.913, 0.05], rgb('#a7a49e'), {});
  rod(stage, at, [0, 0.91, 0.1], [0, 1.22, 0.1], 0.024, metal);
  rod(stage, at, [0, 1.22, 0.1], [0, 1.24, -0.08], 0.024, metal);
  rod(stage, at, [0, 1.24, -0.08], [0, 1.15, -0.1], 0.024, metal);
}

function glowUnder({ stage, glow }: Interior, at: Frame, half: number, end: number): void {
  const k = 0.18 + glow * 0.4;
  const quad: V3[] = [
    at([-half, 1.5, 0.29]),
    at([end, 1.5, 0.29]),
    at([end, 0.92, 0.29]),
    at([-half, 0.92, 0.29]),
  ];
  stage.veil(quad, '#ffdda6', [k, k * 0.4, 0]);
}

function counterThings(stage: Stage, at: Frame, hobX: number, end: number, rng: Rng): void {
  const spots = [hobX + 0.6, hobX + 0.95, end - 0.3];
  for (const x of spots) {
    if (x > end - 0.1 || rng.chance(0.25)) continue;
    const here = inside(at, frame(x, 0.1, 0, 0.91));
    const what = rng.pick(['jar', 'board', 'vase']);
    if (what === 'jar')
      lathe(
        stage,
        here,
        [
          [0.07, 0],
          [0.08, 0.12],
          [0.06, 0.2],
          [0.065, 0.22],
        ],
        rgb('#c8b08a'),
      );
    else if (what === 'board')
      box(stage, here, [-0.14, 0, 0.1], [0.14, 0.34, 0.13], rgb('#a87848'), { soft: 0.02 });
    else vase(stage, here, 0.24, rgb('#dccfbb'), rng);
  }
}

function tallUnits(stage: Stage, at: Frame, units: Units): void {
  box(stage, at, [-0.95, 0.05, -0.3], [0.95, 2.3, 0.3], units.high, { foot: 0.75 });
  doors(stage, at, [-0.95, 0.08, -0.32, 2.28], -0.3, 0.62, units.high, units.metal, false);
  doors(stage, at, [0.32, 0.08, 0.95, 2.28], -0.3, 0.62, rgb('#b7b4ae'), units.metal, false);
  doors(stage, at, [-0.32, 0.08, 0.32, 0.8], -0.3, 0.64, units.high, units.metal, true);
  for (const y of [0.84, 1.42]) {
    box(stage, at, [-0.3, y, -0.325], [0.3, y + 0.54, -0.3], rgb('#20201f'), { glint: 0.5 });
    rod(stage, at, [-0.24, y + 0.46, -0.35], [0.24, y + 0.46, -0.35], 0.02, rgb('#b8b4ac'));
  }
  doors(stage, at, [-0.32, 2, 0.32, 2.28], -0.3, 0.64, units.high, units.metal, false);
}

function island(it: Interior, units: Units): void {
  const { stage, room, paints, glow, rng } = it;
  const long = rng.range(1.9, 2.4);
  const x = rng.range(-0.5, -0.1);
  const at = frame(x, room.d - 2.25);
  const body = rng.chance(0.5) ? units.low : paints.wood;
  stage.place(at, [long / 2, 0.4], 0.8, () => {
    box(stage, at, [-long / 2 + 0.06, 0, -0.26], [long / 2 - 0.06, 0.87, 0.4], body, { foot: 0.65 });
    doors(stage, at, [-long / 2 + 0.06, 0.1, long / 2 - 0.06, 0.86], -0.26, 0.5, body, units.metal, false);
    box(stage, at, [-long / 2, 0.87, -0.45], [long / 2, 0.93, 0.45], units.top, { glint: 0.8 });
    vase(stage, inside(at, frame(rng.range(-0.5, 0.5), 0.1, 0, 0.93)), 0.3, paints.accent, rng.fork('vase'));
    lathe(
      stage,
      inside(at, frame(rng.range(0.1, 0.6), -0.05, 0, 0.93)),
      BOWL,
      rgb('#d9c9ae'),
      rgb('#a5652f'),
    );
  });
  const shade = rng.chance(0.5) ? units.metal : paints.accent;
  for (const dx of long > 2.1 ? [-0.66, 0, 0.66] : [-0.42, 0.42]) {
    const stool = frame(x + dx, room.d - 2.95, Math.PI);
    stage.place(stool, [0.18, 0.18], 0.6, () => barStool(stage, stool, paints.second, units.metal));
    const lamp = frame(x + dx, room.d - 2.25);
    stage.place(lamp, [0, 0], 0, () =>
      pendant(stage, lamp, [room.h, room.h - 1.85], shade, Math.max(0.3, glow), 'dome'),
    );
  }
}

function barStool(stage: Stage, at: Frame, cloth: Rgb, metal: Rgb): void {
  for (const [x, z] of four(0.17, 0.17)) rod(stage, at, [x, 0, z], [x * 0.75, 0.66, z * 0.75], 0.024, metal);
  rod(stage, at, [-0.16, 0.25, -0.16], [0.16, 0.25, -0.16], 0.02, metal);
  rod(stage, at, [-0.16, 0.25, 0.16], [0.16, 0.25, 0.16], 0.02, metal);
  lathe(
    stage,
    at,
    [
      [0.18, 0.65],
      [0.2, 0.68],
      [0.19, 0.73],
    ],
    cloth,
  );
  box(stage, at, [-0.18, 0.76, 0.12], [0.18, 0.98, 0.17], cloth, { soft: 0.05 });
}
