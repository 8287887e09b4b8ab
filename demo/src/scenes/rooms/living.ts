import type { ArtColours } from '../furniture/decor.ts';
import { art, vase } from '../furniture/decor.ts';
import { floorLamp, pendant } from '../furniture/lamps.ts';
import { pottedPlant } from '../furniture/plants.ts';
import type { SofaLook } from '../furniture/seating.ts';
import { armchair, pouf, sofa } from '../furniture/seating.ts';
import { coffeeTable, sideboard, sideTable } from '../furniture/tables.ts';
import { rug } from '../furniture/textiles.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Frame } from '../kit/geometry.ts';
import { frame, inside } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import type { Interior, Paints } from '../structure/interior.ts';
import { emptyRoom, letSunIn } from '../structure/interior.ts';
import { door } from '../structure/openings.ts';
import { wallsOf } from '../structure/room.ts';
import { featureWall } from '../structure/walls.ts';

/** A living room: a sofa facing the viewer, or one along the right wall with a screen on the back wall. */
export function drawLiving(seed: Rng, mood: Mood): Stage {
  const it = emptyRoom(seed, mood, { w: [5.0, 6.2], d: [4.8, 5.6], h: [2.9, 3.3] });
  const { stage, room, paints, rng } = it;
  const cinema = rng.chance(0.38);
  featureWall(
    stage,
    wallsOf(room).back,
    [0.02, 0.1, room.w - 0.02, room.h - 0.02],
    paints,
    rng.fork('feature'),
  );
  const at = frame(cinema ? 0.5 : rng.range(0, 0.4), room.d - (cinema ? 2.4 : 2.1));
  const weave = [mix(paints.cloth, paints.wall, 0.5), paints.second, paints.accent] as const;
  rug(stage, at, [rng.range(2.6, 3.2), rng.range(1.8, 2.2)], weave, rng.fork('rug'));
  letSunIn(it);
  if (cinema) sideways(it);
  else facing(it);
  extras(it, cinema);
  stage.flush();
  return stage;
}

/** The colours of the pictures of a room. */
export function artOf(paints: Paints, rng: Rng): ArtColours {
  return {
    ground: paints.feature,
    shape: paints.second,
    accent: paints.accent,
    rim: rng.chance(0.6) ? paints.wood : paints.metal,
  };
}

function sofaLook({ paints, rng }: Interior, width: number): SofaLook {
  const pale = rng.chance(0.6);
  return {
    width,
    cloth: pale ? times(paints.cloth, 0.94) : paints.second,
    pillows: pale ? [paints.second, paints.accent] : [paints.cloth, paints.accent],
    wood: paints.wood,
  };
}

function facing(it: Interior): void {
  const { stage, room, paints, glow, rng } = it;
  const { w, d } = room;
  const x = rng.range(0, 0.35);
  const width = rng.range(2.2, 2.8);
  const look = sofaLook(it, width);
  pictures(it, w / 2 + x);
  const sofaAt = frame(x, d - 0.62);
  stage.place(sofaAt, [width / 2, 0.48], 0.7, () => sofa(stage, sofaAt, look, rng.fork('sofa')));
  const lampAt = frame(x + width / 2 + 0.42, d - 0.5);
  stage.place(lampAt, [0.14, 0.14], 0.5, () =>
    floorLamp(stage, lampAt, paints.metal, glow, rng.fork('lamp')),
  );
  const chairAt = frame(x + 1.9, d - 2.15, Math.PI / 2 - 0.3);
  const cloth = look.cloth === paints.second ? paints.cloth : paints.second;
  stage.place(chairAt, [0.4, 0.4], 0.7, () =>
    armchair(stage, chairAt, cloth, paints.wood, rng.fork('chair')),
  );
  const sideAt = frame(x - width / 2 - 0.35, d - 0.5);
  stage.place(sideAt, [0.22, 0.2], 0.5, () => {
    sideTable(stage, sideAt, paints.wood, paints.metal, rng.fork('side'));
    vase(stage, inside(sideAt, frame(0, 0, 0, 0.54)), 0.3, times(paints.feature, 1.1), rng.fork('vase'));
  });
  lowTable(it, frame(x, d - 1.95), [0.5, 0.36]);
  const poufAt = frame(x - 0.95, d - 2.6);
  if (rng.chance(0.5)) stage.place(poufAt, [0.28, 0.28], 0.4, () => pouf(stage, poufAt, paints.accent));
}

function lowTable({ stage, paints, rng }: Interior, at: Frame, half: readonly [number, number]): void {
  const top = rng.chance(0.5) ? rgb('#e4dacb') : paints.wood;
  stage.place(at, half, 0.36, () =>
    coffeeTable(stage, at, { top, wood: paints.wood, metal: paints.metal }, rng.fork('table')),
  );
}

function sideways(it: Interior): void {
  const { stage, room, paints, rng } = it;
  const { w, d } = room;
  const width = rng.range(2.3, 2.8);
  const sofaAt = frame(w / 2 - 0.6, d - 2.2, Math.PI / 2);
  stage.place(sofaAt, [0.48, width / 2], 0.7, () =>
    sofa(stage, sofaAt, sofaLook(it, width), rng.fork('sofa')),
  );
  const unit = frame(0, d - 0.26);
  stage.place(unit, [1.2, 0.2], 0.5, () => {
    sideboard(stage, unit, 2.6, 0.5, paints.wood, paints.metal);
    vase(stage, inside(unit, frame(-1.05, 0, 0, 0.5)), 0.36, paints.accent, rng.fork('v'));
  });
  const screen = frame(0, d - 0.04);
  stage.place(screen, [0, 0], 0, () => {
    box(stage, screen, [-0.85, 0.95, -0.05], [0.85, 1.93, 0], rgb('#1c1b1b'), { glint: 0.4 });
    const pane = [
      screen([-0.83, 0.97, -0.055]),
      screen([0.83, 0.97, -0.055]),
      screen([0.83, 1.91, -0.055]),
      screen([-0.83, 1.91, -0.055]),
    ];
    stage.veil(pane, '#a9b6c0', [0.05, 0.22]);
  });
  const chairAt = frame(-0.75, d - 3.1, -2.2);
  stage.place(chairAt, [0.4, 0.4], 0.7, () =>
    armchair(stage, chairAt, paints.second, paints.wood, rng.fork('chair')),
  );
  lowTable(it, frame(0.55, d - 2.3, Math.PI / 2), [0.36, 0.5]);
}

function pictures({ stage, room, paints, rng }: Interior, middle: number): void {
  const wall = wallsOf(room).back;
  const colours = artOf(paints, rng);
  const kind = rng.pick(['one', 'three', 'two', 'none']);
  if (kind === 'one') art(stage, wall, [middle, 1.65], [1.5, 0.95], colours, rng);
  if (kind === 'two')
    for (const du of [-0.6, 0.6]) art(stage, wall, [middle + du, 1.68], [0.9, 1.15], colours, rng);
  if (kind === 'three')
    for (const du of [-0.85, 0, 0.85]) art(stage, wall, [middle + du, 1.68], [0.62, 0.85], colours, rng);
}

function extras({ stage, room, paints, glow, rng }: Interior, cinema: boolean): void {
  const { w, d, h } = room;
  const plantAt = frame(-w / 2 + 0.5, d - 0.45);
  const pot = rgb(rng.pick(['#e4dac8', '#a4684a', '#56584e', '#c9b08a']));
  const tall = rng.range(1.3, 1.9);
  stage.place(plantAt, [0.2, 0.2], 1.0, () => pottedPlant(stage, plantAt, tall, pot, rng.fork('plant')));
  const hang = frame(cinema ? 0.4 : 0.1, d - 2.2);
  const kind = rng.pick(['ring', 'globes', 'drum'] as const);
  stage.place(hang, [0.1, 0.1], 0, () => pendant(stage, hang, [h, 0.75], paints.metal, glow, kind));
  if (cinema) return;
  const { right } = wallsOf(room);
  if (rng.chance(0.4)) door(stage, right, 1.6, 0.95, mix(paints.wood, paints.wall, 0.2), paints.metal);
  else art(stage, right, [2, 1.6], [0.9, 1.2], artOf(paints, rng), rng);
}
