import { chair } from '../furniture/seating.ts';
import { leafMass } from '../furniture/trees.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Camera, Frame, V3 } from '../kit/geometry.ts';
import { frame, inside, project, rectOn, scaleAt } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box, cylinder, lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom } from '../structure/interior.ts';
import { curtain } from '../structure/openings.ts';
import type { Room } from '../structure/room.ts';
import { wallsOf } from '../structure/room.ts';
import { slatWall, triangleFrieze } from '../structure/walls.ts';

const hallCamera = (room: Room, rng: Rng): Camera => ({
  eye: [rng.range(-0.12, 0.12) * room.w, rng.range(1.9, 2.3), 0.5],
  yaw: rng.range(-0.08, 0.08),
  focal: rng.range(1020, 1120),
  horizon: rng.range(590, 640),
});

/** A celebration hall: round tables under chandeliers, drapes, a stage with flowers. */
export function drawHall(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(
    seed,
    { ...mood, lit: true, time: 'dusk' },
    { w: [12, 14], d: [14, 16], h: [5, 5.8], windows: 'none', camera: hallCamera },
  );
  const { stage, room, paints, rng } = it;
  const { w, d, h } = room;
  const walls = wallsOf(room);
  const drape = rng.pick([
    paints.cloth,
    mix(paints.second, paints.cloth, 0.4),
    rgb('#efe6d8'),
    mix(paints.feature, paints.cloth, 0.5),
  ]);
  curtain(stage, walls.back, [w * 0.18, 0.4, w * 0.82, h - 0.6], drape);
  for (const side of ['left', 'right'] as const) {
    for (let i = 0; i < 4; i += 1) uplightPanel(it, side, i);
  }
  triangleFrieze(stage, walls.back, [0.4, h - 0.5, w - 0.4, h - 0.2], mix(paints.metal, paints.wall, 0.4));
  platform(it, drape);
  const spots: (readonly [number, number])[] = [];
  for (let row = 0; row < 3; row += 1)
    for (const x of [-4.1, -1.45, 1.45, 4.1]) spots.push([x + (row % 2) * 0.35, d - 5.2 - row * 2.9]);
  const cloth = rng.pick([rgb('#f1eadf'), rgb('#f1eadf'), paints.second]);
  for (const [x, z] of spots) {
    const at = frame(x, z);
    stage.place(at, [0.95, 0.95], 0.6, () => roundTable(it, at, cloth));
    for (let i = 0; i < 8; i += 1) {
      const a = (i / 8) * Math.PI * 2;
      const seat = frame(x + Math.sin(a) * 1.2, z + Math.cos(a) * 1.2, a);
      stage.place(seat, [0.2, 0.2], 0.4, () =>
        chair(stage, seat, mix(paints.accent, paints.cloth, 0.5), paints.metal, 0.92),
      );
    }
  }
  for (const [x, z] of [
    [-3, d - 4],
    [3, d - 4],
    [-3, d - 9],
    [3, d - 9],
  ] as const) {
    const at = frame(x, z);
    stage.place(at, [0, 0], 0, () => chandelier(stage, at, h, paints.metal), -2);
  }
  stage.flush();
  return stage;
}

function uplightPanel({ stage, room, paints }: Interior, side: 'left' | 'right', i: number): void {
  const wall = wallsOf(room)[side];
  const u = side === 'left' ? room.d - 2.2 - i * 3 : 1 + i * 3;
  const quad = rectOn(wall, [u, 0.5, u + 1.6, room.h - 0.9], 0.02);
  stage.face(quad, mix(paints.feature, paints.wall, 0.35), [1.15, 0.9]);
  stage.poly(quad, 'none', `stroke="${stage.tone(paints.metal, [0, 0, -1])}" stroke-width="3"`);
  stage.veil(rectOn(wall, [u, 0.5, u + 1.6, 3.2], 0.03), '#ffc987', [0.6, 0.2, 0]);
}

function platform({ stage, room, paints, rng }: Interior, drape: Rgb): void {
  const at = frame(0, room.d - 1.6);
  stage.place(at, [room.w * 0.32, 1.4], 0.4, () => {
    box(
      stage,
      at,
      [-room.w * 0.32, 0, -1.4],
      [room.w * 0.32, 0.45, 1.4],
      mix(paints.floor, paints.wall, 0.3),
      { glint: 0.5, foot: 0.7 },
    );
    box(stage, at, [-1, 0, -2], [1, 0.22, -1.4], mix(paints.floor, paints.wall, 0.2), { glint: 0.5 });
    box(stage, at, [-1.1, 0.5, 0.2], [1.1, 0.9, 0.9], paints.cloth, { soft: 0.08, glint: 0.3 });
    box(stage, at, [-1.1, 0.8, 0.7], [1.1, 1.6, 0.95], times(drape, 0.96), { soft: 0.14, glint: 0.3 });
    arch(stage, at, paints.metal, rng);
  });
}

/** A flowered ring behind the seat of honour. */
function arch(stage: Stage, at: Frame, metal: Rgb, rng: Rng): void {
  const flower = rng.pick(['#e9d6c8', '#d99aa0', '#f0e6d6', '#c98fa8']);
  const points: V3[] = [];
  for (let i = 0; i <= 30; i += 1) {
    const a = (i / 30) * Math.PI * 2;
    points.push(at([Math.cos(a) * 1.7, 2.1 + Math.sin(a) * 1.6, 1.1]));
  }
  stage.line3(points, stage.tone(metal, [0, 0, -1]), 5);
  for (let i = 0; i < 12; i += 1) {
    const a = Math.PI * (0.1 + (i / 12) * 1.25);
    const p = at([Math.cos(a) * 1.7, 2.1 + Math.sin(a) * 1.6, 1.1]);
    const s = scaleAt(stage.cam, p);
    leafMass(stage, project(stage.cam, p), s * 0.36, s * 0.3, s, rng, flower);
  }
}

function roundTable({ stage, paints, rng }: Interior, at: Frame, cloth: Rgb): void {
  lathe(
    stage,
    at,
    [
      [1.0, 0],
      [0.94, 0.4],
      [0.92, 0.74],
      [0.92, 0.76],
    ],
    cloth,
  );
  cylinder(stage, at, 0.05, 0.76, 1.15, paints.metal);
  const p = project(stage.cam, at([0, 1.3, 0]));
  const s = scaleAt(stage.cam, at([0, 1, 0]));
  leafMass(stage, p, s * 0.26, s * 0.22, s, rng, rng.pick(['#e9d6c8', '#d99aa0', '#f4ece0']));
  for (let i = 0; i < 8; i += 1) {
    const a = (i / 8) * Math.PI * 2;
    const plate = inside(at, frame(Math.sin(a) * 0.68, Math.cos(a) * 0.68));
    stage.ellipse(
      project(stage.cam, plate([0, 0.77, 0])),
      s * 0.13,
      s * 0.045,
      '#fdf9f1',
      `stroke="${stage.tone(paints.metal, [0, 1, 0])}" stroke-width="1.2"`,
    );
  }
  stage.glow(project(stage.cam, at([0.2, 0.9, -0.2])), s * 0.4, s * 0.3, '#ffcf8a', 0.4);
}

function chandelier(stage: Stage, at: Frame, h: number, metal: Rgb): void {
  const s = scaleAt(stage.cam, at([0, h - 1, 0]));
  stage.line3([at([0, h, 0]), at([0, h - 0.7, 0])], stage.tone(metal, [0, 0, -1]), 2);
  for (const [r, y] of [
    [0.95, h - 0.8],
    [0.65, h - 1.05],
    [0.35, h - 1.28],
  ] as const) {
    const drops: V3[][] = [];
    for (let i = 0; i < 40; i += 1) {
      const a = (i / 40) * Math.PI * 2;
      const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
      drops.push([
        at([x - 0.025, y, z]),
        at([x + 0.025, y, z]),
        at([x + 0.012, y - 0.26, z]),
        at([x - 0.012, y - 0.26, z]),
      ]);
    }
    stage.polys(drops, '#fff3d4', 'fill-opacity="0.8"');
  }
  const p = project(stage.cam, at([0, h - 1.1, 0]));
  stage.glow(p, s * 1.9, s * 1.5, '#ffd898', 0.75);
}

/** A theatre: rows of seats towards a lit stage. */
export function drawTheatre(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(
    seed,
    { ...mood, lit: true, time: 'dusk' },
    {
      w: [13, 15],
      d: [15, 17],
      h: [6, 6.6],
      windows: 'none',
      lights: false,
      floor: rgb('#5a4438'),
      wall: rgb('#8d6f58'),
      camera: (_room, rng) => ({
        eye: [rng.range(-1.4, 1.4), 3.2, 0.3],
        yaw: rng.range(-0.06, 0.06),
        focal: 1050,
        horizon: 520,
      }),
    },
  );
  const { stage, room, paints, rng } = it;
  const { w, d, h } = room;
  const walls = wallsOf(room);
  slatWall(stage, walls.left, [2, 0, d - 0.1, h - 1], times(paints.wood, 0.8));
  slatWall(stage, walls.right, [0.1, 0, d - 2, h - 1], times(paints.wood, 0.8));
  const velvet = rng.pick([rgb('#8f2b2b'), rgb('#28483c'), rgb('#2b3d59'), rgb('#6a2c45')]);
  stage.face(rectOn(walls.back, [w * 0.15, 0.9, w * 0.85, h - 1.1], 0.02), rgb('#e9d2a8'), [0.9, 1.2, 0.8]);
  stage.glow(project(stage.cam, [0, 2.4, d]), 520, 360, '#ffe9bd', 0.8);
  curtain(stage, walls.back, [w * 0.08, 0.9, w * 0.26, h - 0.7], velvet);
  curtain(stage, walls.back, [w * 0.74, 0.9, w * 0.92, h - 0.7], velvet);
  curtain(stage, walls.back, [w * 0.08, h - 1.5, w * 0.92, h - 0.6], times(velvet, 0.9));
  const deck = frame(0, d - 1.2);
  stage.place(deck, [w * 0.42, 1.2], 0, () =>
    box(stage, deck, [-w * 0.42, 0, -1.2], [w * 0.42, 0.95, 1.2], paints.wood, { glint: 0.8, foot: 0.5 }),
  );
  for (let row = 0; row < 7; row += 1) {
    const z = d - 4.2 - row * 1.35;
    const y = Math.max(0, row * 0.16);
    const at = frame(0, z, Math.PI, y);
    stage.place(at, [0, 0], 0, () => seatRow(stage, at, w, velvet, y));
  }
  stage.flush();
  return stage;
}

function seatRow(stage: Stage, at: Frame, w: number, cloth: Rgb, y: number): void {
  box(stage, at, [-w / 2 + 0.2, -y - 0.01, -0.7], [w / 2 - 0.2, 0, 0.66], rgb('#6b5142'), { closed: false });
  for (let x = -w / 2 + 1.3; x < w / 2 - 1.2; x += 0.66) {
    if (Math.abs(x) < 0.5) continue;
    box(stage, at, [x - 0.28, 0.38, -0.3], [x + 0.28, 0.52, 0.2], cloth, { soft: 0.07 });
    box(stage, at, [x - 0.28, 0.4, 0.16], [x + 0.28, 1.02, 0.3], cloth, {
      soft: 0.09,
      foot: 0.6,
      glint: 0.25,
    });
  }
}
