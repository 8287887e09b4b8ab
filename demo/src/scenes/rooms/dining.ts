import { art, vase } from '../furniture/decor.ts';
import { pendant } from '../furniture/lamps.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { chair } from '../furniture/seating.ts';
import { bigTable, sideboard } from '../furniture/tables.ts';
import { rug } from '../furniture/textiles.ts';
import { mix, rgb } from '../kit/colour.ts';
import { frame, inside } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Profile } from '../kit/solids.ts';
import { cylinder, lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import { wallsOf } from '../structure/room.ts';
import { featureWall } from '../structure/walls.ts';
import { artOf } from './living.ts';

const FOOT: Profile = [
  [0.42, 0],
  [0.34, 0.05],
  [0.14, 0.2],
  [0.14, 0.55],
  [0.3, 0.7],
];
const DISH: Profile = [
  [0.1, 0],
  [0.2, 0.07],
  [0.21, 0.09],
];

/** A dining room: a laid table under lamps, a sideboard behind it. */
export function drawDining(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, { w: [4.6, 5.6], d: [5.1, 5.7], h: [2.8, 3.2] });
  const { stage, room, paints, rng, glow } = it;
  const { w, d, h } = room;
  const { back } = wallsOf(room);
  featureWall(stage, back, [0.02, 0.1, w - 0.02, h - 0.02], paints, rng.fork('feature'));
  const x = rng.range(-0.2, 0.3);
  const weave = [mix(paints.cloth, paints.wall, 0.5), paints.second, paints.accent] as const;
  rug(stage, frame(x, d - 2.1), [3.1, 2.3], weave, rng.fork('rug'));
  art(stage, back, [w / 2 + x, 1.75], rng.chance(0.5) ? [1.3, 0.9] : [0.9, 1.2], artOf(paints, rng), rng);
  letSunIn(it);
  const board = frame(x, d - 0.27);
  stage.place(board, [0.9, 0.2], 0.6, () => {
    sideboard(stage, board, 1.9, 0.78, paints.wood, paints.metal);
    vase(stage, inside(board, frame(-0.65, 0, 0, 0.78)), 0.36, paints.accent, rng.fork('v1'));
    vase(stage, inside(board, frame(0.7, 0, 0, 0.78)), 0.26, paints.feature, rng.fork('v2'));
  });
  table(it, x);
  const kind = rng.pick(['dome', 'ring', 'drum', 'globes'] as const);
  const hang = frame(x, d - 2.1);
  stage.place(hang, [0, 0], 0, () =>
    pendant(stage, hang, [h, h - 1.75], paints.metal, Math.max(0.3, glow), kind),
  );
  const plantAt = frame(w / 2 - 0.5, d - 0.5);
  const tall = rng.range(1.3, 1.8);
  stage.place(plantAt, [0.2, 0.2], 1, () =>
    pottedPlant(stage, plantAt, tall, rgb('#d9ccb7'), rng.fork('plant')),
  );
  stage.flush();
  return stage;
}

function table({ stage, room, paints, rng }: Interior, x: number): void {
  const at = frame(x, room.d - 2.1);
  const round = rng.chance(0.4);
  const top = rng.chance(0.5) ? paints.wood : rgb('#e4dbcc');
  const half = round ? 0.75 : 1.05;
  stage.place(at, [half, round ? half : 0.5], 0.7, () => {
    if (round) {
      lathe(stage, at, FOOT, paints.wood);
      cylinder(stage, at, half, 0.7, 0.75, top);
    } else bigTable(stage, at, [half * 2, 1], top, paints.wood);
    lathe(stage, inside(at, frame(0, 0, 0, 0.755)), DISH, rgb('#efe6d8'), rgb('#b0672f'));
    vase(stage, inside(at, frame(0.36, 0.12, 0, 0.755)), 0.26, paints.feature, rng.fork('vase'));
    for (const [dx, dz] of [
      [-0.5, -0.28],
      [0.45, -0.28],
      [-0.5, 0.26],
    ] as const) {
      cylinder(stage, inside(at, frame(dx, dz, 0, 0.755)), 0.12, 0, 0.012, rgb('#f4efe6'));
    }
  });
  const cloth = rng.pick([paints.cloth, paints.second, paints.accent]);
  const seats: (readonly [number, number, number])[] = round
    ? Array.from({ length: 5 }, (_, i) => {
        const a = (i / 5) * Math.PI * 2 + 0.5;
        return [Math.sin(a) * 1.02, Math.cos(a) * 1.02, a] as const;
      })
    : [-0.62, 0, 0.62].flatMap((dx) => [[dx, 0.78, 0] as const, [dx, -0.78, Math.PI] as const]);
  for (const [dx, dz, turn] of seats) {
    const seat = frame(x + dx, room.d - 2.1 + dz, turn);
    stage.place(seat, [0.22, 0.22], 0.6, () => chair(stage, seat, cloth, paints.wood, 0.84));
  }
}
