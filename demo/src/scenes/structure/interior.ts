import { splitUnit } from '../furniture/cooling.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb } from '../kit/colour.ts';
import type { Camera } from '../kit/geometry.ts';
import { frame } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import { indoors } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { Stage } from '../kit/stage.ts';
import { gloss, layFloor, sunPatch } from './floors.ts';
import type { Opening } from './openings.ts';
import { curtain, roomWindow } from './openings.ts';
import type { Room } from './room.ts';
import { ceilingLights, shell, skirting, wallsOf } from './room.ts';

export type Paints = Record<
  'wall' | 'feature' | 'floor' | 'wood' | 'cloth' | 'second' | 'accent' | 'metal',
  Rgb
>;

export function paintsOf(mood: Mood): Paints {
  const p = mood.palette;
  return {
    wall: rgb(p.wall),
    feature: rgb(p.feature),
    floor: rgb(p.floor),
    wood: rgb(p.wood),
    cloth: rgb(p.cloth),
    second: rgb(p.second),
    accent: rgb(p.accent),
    metal: rgb(p.metal),
  };
}

/** A camera at eye height in a room, a little off its middle. */
export function roomCamera(room: { readonly w: number }, rng: Rng): Camera {
  const side = rng.range(-0.17, 0.17);
  return {
    eye: [side * room.w, rng.range(1.2, 1.45), rng.range(0, 0.5)],
    yaw: -side * rng.range(0.5, 1.1) + rng.range(-0.05, 0.05),
    focal: rng.range(930, 1060),
    horizon: rng.range(540, 590),
  };
}

/** Everything a room scene draws with. */
export type Interior = {
  readonly stage: Stage;
  readonly room: Room;
  readonly paints: Paints;
  readonly openings: readonly Opening[];
  /** How strongly lamps burn at this hour. */
  readonly glow: number;
  readonly rng: Rng;
  readonly mood: Mood;
};

export type InteriorPlan = {
  readonly w: readonly [number, number];
  readonly d: readonly [number, number];
  readonly h: readonly [number, number];
  readonly floor?: Rgb;
  readonly wall?: Rgb;
  /** Polished concrete: no joints, no boards. */
  readonly bareFloor?: boolean;
  readonly windows?: 'curtained' | 'bare' | 'none';
  readonly lights?: boolean;
  /** No air conditioner hangs on the wall. */
  readonly uncooled?: boolean;
  readonly camera?: (room: Room, rng: Rng) => Camera;
};

/** Builds an empty room: floor, walls, ceiling, windows on the left. */
export function emptyRoom(seed: Rng, mood: Mood, plan: InteriorPlan): Interior {
  const rng = seed.fork('room');
  const paints = paintsOf(mood);
  const room: Room = {
    w: rng.range(...plan.w),
    d: rng.range(...plan.d),
    h: rng.range(...plan.h),
    wall: plan.wall ?? paints.wall,
    feature: paints.feature,
    mood,
  };
  const stage = new Stage((plan.camera ?? roomCamera)(room, rng.fork('camera')), indoors(mood));
  stage.path('M0 0H1600V1200H0Z', stage.tone(room.wall, [0, 0, -1], 0.82));
  layFloor(stage, room, plan.floor ?? paints.floor, plan.bareFloor ? undefined : rng.fork('floor'));
  shell(stage, room);
  skirting(stage, room, rgb('#f3eee5'));
  const cool = rng.fork('cool');
  if (!plan.uncooled && plan.windows === undefined && cool.chance(0.5)) {
    const u = cool.chance(0.5) ? cool.range(0.15, 0.5) : room.w - cool.range(1.1, 1.5);
    stage.place(frame(0, room.d), [0, 0], 0, () => splitUnit(stage, wallsOf(room).back, [u, room.h - 0.62]));
  }
  const openings =
    plan.windows === 'none'
      ? []
      : leftWindows(stage, room, paints, rng.fork('windows'), plan.windows === 'bare');
  if (plan.lights !== false) ceilingLights(stage, room, rng.fork('lights'));
  gloss(
    stage,
    room,
    openings.map((o) => o.whole),
    0.24,
  );
  const glow = mood.lit ? 1 : mood.time === 'golden' ? 0.4 : 0.1;
  return { stage, room, paints, openings, glow, rng, mood };
}

/** Throws the sun of every window on what already lies on the floor. */
export function letSunIn({ stage, room, openings }: Interior): void {
  sunPatch(
    stage,
    room,
    openings.flatMap((o) => o.panes),
  );
}

/** The windows of the left wall with their curtains. */
function leftWindows(stage: Stage, room: Room, paints: Paints, rng: Rng, bare: boolean): Opening[] {
  const wall = wallsOf(room).left;
  const tall = rng.chance(0.6);
  const low = tall ? 0.05 : 0.85;
  const high = room.h - (tall ? 0.3 : 0.5);
  const style = {
    columns: rng.int(2, 3),
    bar: rng.chance(0.5) ? rgb('#3a342d') : rgb('#f2ede4'),
    transom: rng.chance(0.4),
  };
  const [u0, u1] = [room.d - rng.range(3.0, 3.4), room.d - rng.range(0.7, 1.0)];
  const made = roomWindow(stage, wall, [u0, low, u1, high], style, room.mood, rng.fork('view'));
  if (!bare && rng.chance(0.85)) {
    const cloth = rng.chance(0.6)
      ? mix(paints.cloth, paints.wall, 0.3)
      : mix(paints.second, paints.cloth, 0.3);
    if (rng.chance(0.6)) curtain(stage, wall, [u0, 0.04, u1, room.h - 0.12], rgb('#fbf7ef'), true);
    curtain(stage, wall, [u0 - 0.35, 0.04, u0 + 0.2, room.h - 0.1], cloth);
    curtain(stage, wall, [u1 - 0.2, 0.04, u1 + 0.35, room.h - 0.1], cloth);
  }
  return [made];
}
