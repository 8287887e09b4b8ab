import { pottedPlant } from '../furniture/plants.ts';
import { armchair, chair, taskChair } from '../furniture/seating.ts';
import { bigTable } from '../furniture/tables.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb } from '../kit/colour.ts';
import type { Camera, Frame } from '../kit/geometry.ts';
import { frame, inside, rectOn, slab } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { softPatch } from '../kit/soft.ts';
import { box, cylinder, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import { roomWindow } from '../structure/openings.ts';
import type { Room } from '../structure/room.ts';
import { wallsOf } from '../structure/room.ts';
import { featureWall } from '../structure/walls.ts';

const floorCamera = (room: Room, rng: Rng): Camera => ({
  eye: [rng.range(-0.18, 0.1) * room.w, 1.5, 1.6],
  yaw: rng.range(-0.1, 0.14),
  focal: rng.range(1000, 1100),
  horizon: 560,
});

/** A shared floor: rows of desks under linear lights, glass to the city. */
export function drawCoworking(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, {
    w: [8, 9.5],
    d: [8.5, 10],
    h: [3.2, 3.7],
    windows: 'bare',
    lights: false,
    camera: floorCamera,
  });
  const { stage, room, paints, rng } = it;
  const { w, d, h } = room;
  const style = { columns: 7, bar: rgb('#35312c'), transom: true };
  roomWindow(stage, wallsOf(room).back, [w * 0.08, 0.05, w * 0.92, h - 0.5], style, mood, rng.fork('view'));
  letSunIn(it);
  linearLights(it);
  const cloth = rng.pick([paints.second, paints.accent, rgb('#4a4845')]);
  for (let row = 0; row < 3; row += 1) {
    for (const x of [-w * 0.24, w * 0.24]) deskIsland(it, x, d - 1.9 - row * 2.3, cloth);
  }
  for (const [x, z] of [
    [-w / 2 + 0.5, d - 0.6],
    [w / 2 - 0.5, d - 0.6],
    [w / 2 - 0.5, d - 4],
  ] as const) {
    const plantAt = frame(x, z);
    const tall = rng.range(1.6, 2.2);
    stage.place(plantAt, [0.2, 0.2], 1, () =>
      pottedPlant(stage, plantAt, tall, rgb('#d9ccb7'), rng.fork(`p${x}${z}`)),
    );
  }
  const rest = frame(w / 2 - 1, d - 5.9, Math.PI / 2 - 0.3);
  stage.place(rest, [0.4, 0.4], 0.6, () =>
    armchair(stage, rest, paints.accent, paints.wood, rng.fork('rest')),
  );
  stage.flush();
  return stage;
}

function deskIsland({ stage, paints, rng }: Interior, x: number, z: number, cloth: Rgb): void {
  const at = frame(x, z);
  const top = rng.chance(0.5) ? paints.wood : rgb('#ece6dc');
  stage.place(at, [1.2, 0.65], 0.7, () => {
    bigTable(stage, at, [2.5, 1.4], top, rgb('#d9d4cb'));
    box(stage, at, [-1.2, 0.76, -0.015], [1.2, 1.05, 0.015], mix(paints.second, paints.wall, 0.3), {
      soft: 0.01,
    });
    for (const dx of [-0.6, 0.6]) {
      monitor(stage, inside(at, frame(dx, 0.25, Math.PI, 0.755)));
      monitor(stage, inside(at, frame(dx, -0.25, 0, 0.755)));
    }
  });
  for (const [dx, dz, turn] of [
    [-0.6, 0.95, 0],
    [0.6, 0.95, 0],
    [-0.6, -0.95, Math.PI],
    [0.6, -0.95, Math.PI],
  ] as const) {
    const seat = frame(x + dx, z + dz, turn + rng.range(-0.3, 0.3));
    stage.place(seat, [0.25, 0.25], 0.6, () => taskChair(stage, seat, cloth, rgb('#55524e')));
  }
}

function monitor(stage: Stage, at: Frame): void {
  const metal = rgb('#8d8a85');
  cylinder(stage, at, 0.1, 0, 0.012, metal);
  rod(stage, at, [0, 0.01, 0], [0, 0.2, 0], 0.03, metal);
  box(stage, at, [-0.28, 0.14, -0.012], [0.28, 0.47, 0.012], rgb('#262626'), { glint: 0.4 });
  const screen = [
    at([-0.265, 0.155, -0.014]),
    at([0.265, 0.155, -0.014]),
    at([0.265, 0.455, -0.014]),
    at([-0.265, 0.455, -0.014]),
  ];
  const facing = at([0, 0, -1])[2] < at([0, 0, 0])[2];
  if (facing) stage.veil(screen, '#cfe0ea', [0.7, 0.9]);
}

function linearLights({ stage, room }: Interior): void {
  const { w, d, h } = room;
  for (const x of [-w * 0.24, w * 0.24]) {
    const strip = slab([x - 0.06, x + 0.06], [1.9, d - 0.8], h - 0.25);
    softPatch(stage, strip, '#fff0d2', 0.6, 0.1, 1);
    stage.poly(strip, '#fffaf0');
    for (const z of [d - 1.2, d - 4])
      stage.line3(
        [
          [x, h, z],
          [x, h - 0.25, z],
        ],
        '#8d8576',
        1.4,
      );
  }
}

const classCamera = (room: Room, rng: Rng): Camera => ({
  eye: [rng.range(-0.12, 0.12) * room.w, 1.65, 0.4],
  yaw: rng.range(-0.08, 0.08),
  focal: rng.range(1000, 1100),
  horizon: 520,
});

/** A training room: rows of tables facing a screen. */
export function drawTraining(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, {
    w: [7, 8.4],
    d: [8, 9],
    h: [3, 3.4],
    windows: 'bare',
    camera: classCamera,
  });
  const { stage, room, paints, rng } = it;
  const { w, d, h } = room;
  const { back } = wallsOf(room);
  featureWall(stage, back, [0.02, 0.1, w - 0.02, h - 0.02], paints, rng.fork('feature'));
  stage.face(rectOn(back, [w / 2 - 1.7, 0.95, w / 2 + 1.7, 2.75], 0.05), rgb('#f4f2ee'), [1, 1.2]);
  stage.veil(rectOn(back, [w / 2 - 1.6, 1.05, w / 2 + 1.6, 2.65], 0.052), '#9fc0cf', [0.55, 0.25]);
  letSunIn(it);
  const stand = frame(-w * 0.3, d - 0.9);
  stage.place(stand, [0.3, 0.25], 0.8, () =>
    box(stage, stand, [-0.3, 0, -0.22], [0.3, 1.1, 0.22], paints.wood, { glint: 0.4 }),
  );
  const cloth = rng.pick([paints.second, paints.accent, paints.cloth]);
  const top = rng.chance(0.5) ? paints.wood : rgb('#ece6dc');
  for (let row = 0; row < 4; row += 1) {
    for (const x of [-w * 0.22, w * 0.22]) classTable(it, [x, d - 2.4 - row * 1.4], top, cloth);
  }
  stage.flush();
  return stage;
}

function classTable({ stage, rng }: Interior, [x, z]: readonly [number, number], top: Rgb, cloth: Rgb): void {
  const at = frame(x, z);
  stage.place(at, [1.1, 0.3], 0.6, () => bigTable(stage, at, [2.3, 0.6], top, rgb('#55524e')));
  for (const dx of [-0.7, 0, 0.7]) {
    const seat = frame(x + dx, z - 0.5, Math.PI + rng.range(-0.12, 0.12));
    stage.place(seat, [0.22, 0.22], 0.5, () => chair(stage, seat, cloth, rgb('#4c4945'), 0.86));
  }
}
