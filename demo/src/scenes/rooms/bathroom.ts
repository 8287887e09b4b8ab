import { vase } from '../furniture/decor.ts';
import { pendant } from '../furniture/lamps.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { rug } from '../furniture/textiles.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Camera, Frame, P2, V3 } from '../kit/geometry.ts';
import { frame, inside, project, rectOn, unit } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { softPatch } from '../kit/soft.ts';
import type { Profile } from '../kit/solids.ts';
import { box, lathe, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import type { Room } from '../structure/room.ts';
import { wallsOf } from '../structure/room.ts';
import { stoneWall, wallTiles } from '../structure/walls.ts';

const WHITE = '#f1ede6';
const BASIN: Profile = [
  [0.14, 0.83],
  [0.21, 0.9],
  [0.23, 0.97],
];
const BOTTLE: Profile = [
  [0.04, 0],
  [0.042, 0.06],
  [0.04, 0.12],
  [0.015, 0.14],
  [0.02, 0.19],
];
const TILES: readonly [P2, ...P2[]] = [
  [0.6, 0.3],
  [0.1, 0.2],
  [0.3, 0.1],
  [0.6, 1.2],
];
const FLOORS: readonly [string, ...string[]] = ['#e2d8c8', '#d6cab8', '#c8bcab', '#ece4d8'];

const bathCamera = (room: Room, rng: Rng): Camera => {
  const side = rng.range(-0.1, 0.12);
  return {
    eye: [side * room.w, 1.4, -0.6],
    yaw: -side * 0.7,
    focal: rng.range(1050, 1150),
    horizon: rng.range(540, 580),
  };
};

/** A bathroom: vanity and mirror on the back wall, a tub or a glazed shower on the right. */
export function drawBathroom(seed: Rng, mood: Mood): Stage {
  const floor = rgb(seed.fork('floor').pick(FLOORS));
  const it = emptyRoom(seed, mood, {
    w: [3.3, 3.9],
    d: [3.5, 3.9],
    h: [2.6, 2.8],
    windows: 'bare',
    floor,
    camera: bathCamera,
  });
  const { stage, room, paints, rng } = it;
  const tile = mix(
    rng.pick([paints.feature, rgb('#d9c4a2'), paints.second, rgb('#c9b592')]),
    paints.wall,
    rng.range(0.35, 0.55),
  );
  tiling(it, tile);
  const mat = [paints.cloth, mix(paints.second, paints.cloth, 0.5), paints.accent] as const;
  if (rng.chance(0.7)) rug(stage, frame(-room.w * 0.1, room.d - 1.35), [1.3, 0.75], mat, rng.fork('mat'));
  letSunIn(it);
  const vanityAt = frame(-room.w / 2 + rng.range(1.15, 1.3), room.d - 0.27);
  stage.place(vanityAt, [0.7, 0.25], 0, () => vanity(it, vanityAt, tile));
  const tubAt = frame(room.w / 2 - 0.6, room.d - 1.15, Math.PI / 2);
  if (rng.chance(0.6)) stage.place(tubAt, [0.36, 0.8], 0.5, () => bathtub(stage, tubAt, paints.metal));
  else shower(it);
  const plantAt = frame(-room.w / 2 + 0.3, room.d - 1.2);
  const tall = rng.range(0.9, 1.3);
  if (rng.chance(0.7))
    stage.place(plantAt, [0.15, 0.15], 0.6, () =>
      pottedPlant(stage, plantAt, tall, rgb('#cdbfa8'), rng.fork('p')),
    );
  if (room.w > 3.5) towelLadder(it);
  stage.flush();
  return stage;
}

function tiling({ stage, room, paints, rng }: Interior, tile: Rgb): void {
  const { w, h } = room;
  const walls = wallsOf(room);
  const all = [0.01, 0.01, w - 0.01, h - 0.02] as const;
  if (rng.chance(0.6)) wallTiles(stage, walls.back, all, tile, rng.pick(TILES), rng.fork('tiles'));
  else stoneWall(stage, walls.back, all, tile, rng.fork('stone'));
  wallTiles(
    stage,
    walls.right,
    [0.01, 0.01, 2.2, h - 0.02],
    rng.chance(0.5) ? tile : paints.wall,
    [0.6, 0.6],
    rng.fork('right'),
  );
}

function vanity(it: Interior, at: Frame, tile: Rgb): void {
  const { stage, room, paints, glow, rng } = it;
  const half = rng.range(0.62, 0.8);
  const wood = times(paints.wood, 1.06);
  softPatch(
    stage,
    [at([-half, 0.01, -0.3]), at([half, 0.01, -0.3]), at([half, 0.01, 0.26]), at([-half, 0.01, 0.26])],
    '#2a1a10',
    0.4,
    0.14,
  );
  mirror(stage, inside(at, frame(0, 0.265)), half, rng.chance(0.45), paints.metal, tile);
  box(stage, at, [-half, 0.34, -0.25], [half, 0.78, 0.26], paints.wood, { foot: 0.8 });
  for (const s of [-1, 0])
    box(stage, at, [s * half + 0.01, 0.36, -0.265], [(s + 1) * half - 0.01, 0.76, -0.25], wood, {
      foot: 0.86,
    });
  box(stage, at, [-half - 0.02, 0.78, -0.28], [half + 0.02, 0.83, 0.26], rgb('#e9e2d6'), { glint: 0.8 });
  lathe(stage, inside(at, frame(0, -0.02)), BASIN, rgb(WHITE), rgb('#b9b2a6'));
  rod(stage, at, [0, 0.83, 0.2], [0, 1.1, 0.2], 0.024, paints.metal);
  rod(stage, at, [0, 1.1, 0.2], [0, 1.09, 0.06], 0.024, paints.metal);
  vase(stage, inside(at, frame(half - 0.16, 0.05, 0, 0.83)), 0.24, paints.accent, rng.fork('v'));
  lathe(stage, inside(at, frame(-half + 0.16, 0.05, 0, 0.83)), BOTTLE, rgb('#8a6a45'));
  const both = rng.chance(0.7);
  for (const x of both ? [-half - 0.1, half + 0.1] : [-half - 0.1]) {
    pendant(
      stage,
      inside(at, frame(x, 0.1)),
      [room.h, room.h - 1.6],
      paints.metal,
      Math.max(0.5, glow),
      'small',
    );
  }
}

function mirror(stage: Stage, at: Frame, half: number, round: boolean, metal: Rgb, tile: Rgb): void {
  const corners = (pad: number, z: number): V3[] => [
    at([-half - pad, 1.05 - pad, z]),
    at([half + pad, 1.05 - pad, z]),
    at([half + pad, 2.05 + pad, z]),
    at([-half - pad, 2.05 + pad, z]),
  ];
  const circle = Array.from(
    { length: 40 },
    (_, i): V3 =>
      at([Math.cos((i / 20) * Math.PI) * 0.48, 1.55 + Math.sin((i / 20) * Math.PI) * 0.48, -0.02]),
  );
  softPatch(stage, round ? circle : corners(0.02, 0), '#ffe6b8', 0.6, 0.16, 1);
  const a = stage.tone(mix(rgb('#dfe3e2'), tile, 0.4), [0, 0, -1], 0.82);
  const b = stage.tone(mix(rgb('#f6f5f0'), tile, 0.25), [0, 0, -1], 1.02);
  const shine = stage.linear(
    project(stage.cam, at([-half, 2.05, 0])),
    project(stage.cam, at([half, 1.05, 0])),
    [
      [0, b],
      [0.4, a],
      [0.42, b],
      [0.55, b],
      [0.57, a],
      [1, a],
    ],
  );
  stage.poly(
    round ? circle : corners(0, -0.02),
    shine,
    `stroke="${stage.tone(metal, [0, 0, -1])}" stroke-width="4"`,
  );
}

/** A rounded outline in the tub's frame. */
function oval(at: Frame, a: number, b: number, y: number): V3[] {
  const soften = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.7;
  return Array.from({ length: 36 }, (_, i): V3 => {
    const t = (i / 36) * Math.PI * 2;
    return at([soften(Math.cos(t)) * a, y, soften(Math.sin(t)) * b]);
  });
}

function bathtub(stage: Stage, at: Frame, metal: Rgb): void {
  const white = rgb(WHITE);
  const [rim, foot] = [oval(at, 0.85, 0.39, 0.58), oval(at, 0.68, 0.29, 0)];
  const heart = at([0, 0.3, 0]);
  const { eye } = stage.cam;
  for (const [i, a] of foot.entries()) {
    const j = (i + 1) % 36;
    const [b, c, d] = [foot[j] ?? a, rim[j] ?? a, rim[i] ?? a];
    const outward: V3 = [a[0] - heart[0], 0.1, a[2] - heart[2]];
    if (outward[0] * (eye[0] - a[0]) + outward[2] * (eye[2] - a[2]) < 0) continue;
    const normal = unit(outward);
    const tone = stage.linear(project(stage.cam, a), project(stage.cam, d), [
      [0, stage.tone(white, normal, 0.74)],
      [0.6, stage.tone(white, normal, 0.94)],
      [1, stage.tone(white, normal, 1)],
    ]);
    stage.poly([a, b, c, d], tone, `stroke="${tone}" stroke-width="1"`);
  }
  stage.poly(rim, stage.tone(white, [0, 1, 0], 1.05));
  stage.poly(oval(at, 0.79, 0.33, 0.57), stage.tone(rgb('#cfd8d8'), [0, 1, 0], 0.8));
  stage.poly(oval(at, 0.7, 0.25, 0.5), stage.tone(rgb('#b9d2d4'), [0, 1, 0], 0.95));
  rod(stage, at, [0.2, 0, 0.5], [0.2, 0.95, 0.5], 0.03, metal);
  rod(stage, at, [0.2, 0.95, 0.5], [0.2, 0.92, 0.28], 0.03, metal);
}

function shower({ stage, room, paints }: Interior): void {
  const { w, d, h } = room;
  const at = frame(w / 2 - 0.55, d - 0.7);
  stage.place(at, [0.5, 0.6], 0, () => {
    rod(stage, at, [0.1, h, 0.3], [0.1, 2.15, 0.3], 0.02, paints.metal);
    lathe(
      stage,
      inside(at, frame(0.1, 0.3)),
      [
        [0.16, 2.12],
        [0.16, 2.15],
      ],
      paints.metal,
    );
    const front = [
      at([-0.55, 0, -0.68]),
      at([0.5, 0, -0.68]),
      at([0.5, 2.1, -0.68]),
      at([-0.55, 2.1, -0.68]),
    ];
    const side = [
      at([-0.55, 0, 0.68]),
      at([-0.55, 0, -0.68]),
      at([-0.55, 2.1, -0.68]),
      at([-0.55, 2.1, 0.68]),
    ];
    const rim = `stroke="${stage.tone(paints.metal, [0, 0, -1], 0.9)}" stroke-width="4"`;
    for (const quad of [side, front]) {
      stage.veil(quad, '#e6f1f0', [0.12, 0.22, 0.34]);
      stage.poly(quad, 'none', rim);
    }
    const streak = [
      at([-0.4, 0.2, -0.69]),
      at([-0.1, 0.2, -0.69]),
      at([0.35, 2, -0.69]),
      at([0.15, 2, -0.69]),
    ];
    stage.poly(streak, '#ffffff', 'fill-opacity="0.18"');
  });
}

function towelLadder({ stage, room, paints, rng }: Interior): void {
  const wall = wallsOf(room).back;
  const u = room.w - rng.range(1.35, 1.55);
  const wood = stage.tone(paints.wood, [0, 0, -1], 0.9);
  for (const du of [0, 0.45])
    stage.line3([wall(u + du, 0.1, 0.2), wall(u + du * 0.95 + 0.01, 1.75, 0.04)], wood, 7);
  for (const v of [0.5, 0.9, 1.3]) stage.line3([wall(u, v, 0.14), wall(u + 0.44, v, 0.14)], wood, 5);
  stage.face(rectOn(wall, [u + 0.04, 0.72, u + 0.32, 1.31], 0.17), paints.cloth, [0.8, 1]);
  stage.face(rectOn(wall, [u + 0.1, 0.4, u + 0.4, 0.91], 0.18), paints.second, [0.8, 1]);
}
