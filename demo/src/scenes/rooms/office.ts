import { art, books, vase } from '../furniture/decor.ts';
import { pendant, tableLamp } from '../furniture/lamps.ts';
import { pottedPlant } from '../furniture/plants.ts';
import { chair, taskChair } from '../furniture/seating.ts';
import { bigTable, laptop } from '../furniture/tables.ts';
import { rug } from '../furniture/textiles.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Frame } from '../kit/geometry.ts';
import { frame, inside } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import { wallsOf } from '../structure/room.ts';
import { featureWall } from '../structure/walls.ts';
import { artOf } from './living.ts';

/** A private office: one desk, shelves or a picture behind it, two guests' chairs. */
export function drawOffice(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, { w: [4.6, 5.6], d: [4.4, 5], h: [2.8, 3.1], windows: 'bare' });
  const { stage, room, paints, rng, glow } = it;
  const { w, d, h } = room;
  const { back } = wallsOf(room);
  featureWall(stage, back, [0.02, 0.1, w - 0.02, h - 0.02], paints, rng.fork('feature'));
  rug(
    stage,
    frame(0.1, d - 1.9),
    [3, 2.2],
    [mix(paints.cloth, paints.second, 0.3), paints.second, paints.accent],
    rng.fork('rug'),
  );
  letSunIn(it);
  const shelf = frame(rng.range(-0.2, 0.2), d - 0.2);
  if (rng.chance(0.6)) stage.place(shelf, [1.1, 0.2], 0.6, () => bookcase(it, shelf, 2.4));
  else art(stage, back, [w / 2, 1.7], [1.5, 0.95], artOf(paints, rng), rng);
  workplace(it);
  const plantAt = frame(w / 2 - 0.45, d - 0.5);
  const tall = rng.range(1.3, 1.8);
  stage.place(plantAt, [0.2, 0.2], 1, () =>
    pottedPlant(stage, plantAt, tall, rgb('#d9ccb7'), rng.fork('plant')),
  );
  const hang = frame(0.1, d - 1.7);
  if (rng.chance(0.5))
    stage.place(hang, [0, 0], 0, () => pendant(stage, hang, [h, 0.7], paints.metal, glow, 'ring'));
  stage.flush();
  return stage;
}

function workplace({ stage, room, paints, rng, glow }: Interior): void {
  const { d } = room;
  const desk = frame(0.1, d - 1.65);
  const boss = frame(0.1, d - 1.0);
  const leg = rng.chance(0.5) ? paints.wood : rgb('#2e2c2a');
  stage.place(boss, [0.3, 0.3], 0.6, () => taskChair(stage, boss, times(paints.second, 0.8), rgb('#3a3836')));
  stage.place(desk, [1, 0.42], 0.7, () => {
    bigTable(stage, desk, [2.1, 0.85], paints.wood, leg);
    box(stage, desk, [-0.8, 0.3, -0.36], [0.8, 0.7, -0.33], times(paints.wood, 0.92));
    laptop(stage, inside(desk, frame(0, 0.05, Math.PI, 0.755)));
    vase(stage, inside(desk, frame(0.8, 0, 0, 0.755)), 0.26, paints.accent, rng.fork('v'));
    tableLamp(
      stage,
      inside(desk, frame(-0.78, 0.1, 0, 0.755)),
      paints.metal,
      Math.max(0.2, glow),
      rng.fork('lamp'),
    );
  });
  for (const [x, turn] of [
    [-0.6, Math.PI - 0.3],
    [0.75, Math.PI + 0.3],
  ] as const) {
    const at = frame(x, d - 2.65, turn);
    stage.place(at, [0.25, 0.25], 0.6, () => chair(stage, at, paints.cloth, paints.wood, 0.8));
  }
}

function bookcase({ stage, paints, rng }: Interior, at: Frame, wide: number): void {
  const wood = mix(paints.wood, paints.wall, rng.pick([0, 0.5]));
  box(stage, at, [-wide / 2, 0, 0.14], [wide / 2, 2.3, 0.18], times(wood, 0.7));
  for (const y of [0, 0.5, 0.92, 1.34, 1.76, 2.26])
    box(stage, at, [-wide / 2, y, -0.16], [wide / 2, y + 0.04, 0.16], wood, { glint: 0.3 });
  for (const x of [-wide / 2, -wide / 6, wide / 6, wide / 2 - 0.04])
    box(stage, at, [x, 0, -0.16], [x + 0.04, 2.3, 0.16], wood);
  for (let cell = 0; cell < 12; cell += 1) {
    const x = -wide / 2 + 0.08 + ((cell % 3) * wide) / 3;
    const y = 0.54 + Math.floor(cell / 3) * 0.42;
    const dice = rng.next();
    const clay = rgb(rng.pick(['#d9cbb4', '#a5683f', '#56655a']));
    if (dice < 0.6) books(stage, at, [x, x + rng.range(0.25, 0.62)], y, 0.1, rng);
    else if (dice < 0.85) vase(stage, inside(at, frame(x + 0.3, 0, 0, y)), rng.range(0.18, 0.28), clay, rng);
  }
}
