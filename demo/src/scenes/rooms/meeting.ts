import { vase } from '../furniture/decor.ts';
import { pendant } from '../furniture/lamps.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { chair, taskChair } from '../furniture/seating.ts';
import { bigTable, laptop, sideboard } from '../furniture/tables.ts';
import { rgb } from '../kit/colour.ts';
import { frame, inside, rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import { roomWindow } from '../structure/openings.ts';
import { wallsOf } from '../structure/room.ts';
import { featureWall } from '../structure/walls.ts';

/** A meeting room: a long table, chairs around it, a screen or the city behind. */
export function drawMeeting(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, { w: [4.8, 5.8], d: [5.4, 6.2], h: [2.8, 3.1], windows: 'bare' });
  const { stage, room, paints, rng, glow } = it;
  const { w, d, h } = room;
  backWall(it);
  letSunIn(it);
  table(it);
  const lampKind = rng.pick(['dome', 'dome', 'drum', 'small'] as const);
  for (const z of [-0.9, 0, 0.9]) {
    const lamp = frame(0, d - 2.7 + z);
    stage.place(lamp, [0, 0], 0, () =>
      pendant(stage, lamp, [h, h - 2], paints.metal, Math.max(0.2, glow), lampKind),
    );
  }
  const cabinet = frame(w / 2 - 0.25, d - 1.6, Math.PI / 2);
  stage.place(cabinet, [0.2, 0.8], 0.5, () =>
    sideboard(stage, cabinet, 1.6, 0.72, paints.wood, paints.metal),
  );
  const plantAt = frame(-w / 2 + 0.45, d - 0.5);
  stage.place(plantAt, [0.2, 0.2], 1, () =>
    pottedPlant(stage, plantAt, 1.6, rgb('#d9ccb7'), rng.fork('plant')),
  );
  stage.flush();
  return stage;
}

function backWall({ stage, room, paints, rng, mood }: Interior): void {
  const { w, h } = room;
  const { back } = wallsOf(room);
  if (rng.chance(0.4)) {
    const style = { columns: 5, bar: rgb('#35312c'), transom: false };
    roomWindow(stage, back, [0.3, 0.05, w - 0.3, h - 0.25], style, mood, rng.fork('view'));
    return;
  }
  featureWall(stage, back, [0.02, 0.1, w - 0.02, h - 0.02], paints, rng.fork('feature'));
  stage.face(rectOn(back, [w / 2 - 0.95, 1.05, w / 2 + 0.95, 2.15], 0.06), rgb('#1d1d1e'), [0.9, 1.2]);
  stage.veil(rectOn(back, [w / 2 - 0.92, 1.08, w / 2 + 0.92, 2.12], 0.062), '#bcd0dc', [0.3, 0.6]);
}

function table({ stage, room, paints, rng }: Interior): void {
  const at = frame(0, room.d - 2.7);
  const long = rng.range(2.9, 3.4);
  const wood = rng.chance(0.6) ? paints.wood : rgb('#e4dccd');
  const cloth = rng.pick([paints.second, paints.cloth, rgb('#3b3a38')]);
  const wheels = rng.chance(0.5);
  stage.place(at, [0.65, long / 2], 0.7, () => {
    bigTable(stage, inside(at, frame(0, 0, Math.PI / 2)), [long, 1.3], wood, rgb('#34312e'));
    for (let i = 0; i < 3; i += 1) {
      const side = i % 2 ? 1 : -1;
      laptop(stage, inside(at, frame(side * 0.35, -0.9 + i * 0.8, (side * Math.PI) / 2, 0.755)));
    }
    vase(stage, inside(at, frame(0, 0.5, 0, 0.755)), 0.24, paints.accent, rng.fork('v'));
  });
  for (let i = 0; i < 8; i += 1) {
    const side = i % 2 ? 1 : -1;
    const z = room.d - 2.7 + (Math.floor(i / 2) - 1.5) * (long / 4.2);
    const seat = frame(side * 0.95, z, (side * Math.PI) / 2 + rng.range(-0.15, 0.15));
    stage.place(seat, [0.25, 0.25], 0.6, () =>
      wheels ? taskChair(stage, seat, cloth, rgb('#4a4744')) : chair(stage, seat, cloth, paints.wood, 0.9),
    );
  }
}
