import type { Rgb } from '../kit/colour.ts';
import { rgb } from '../kit/colour.ts';
import type { Camera } from '../kit/geometry.ts';
import { upright } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import { outdoors } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { Stage } from '../kit/stage.ts';
import { drawSky, farCity, farGround, ground, mottle, paving } from './sky.ts';

/** The wall colours of a mood as light-ready paint. */
export type FacadePaint = Record<'plaster' | 'stone' | 'dark' | 'frame' | 'wood' | 'gate', Rgb>;

export function facadePaint(mood: Mood): FacadePaint {
  const { plaster, stone, dark, frame, wood, gate } = mood.facade;
  return {
    plaster: rgb(plaster),
    stone: rgb(stone),
    dark: rgb(dark),
    frame: rgb(frame),
    wood: rgb(wood),
    gate: rgb(gate),
  };
}

/** Everything an outdoor scene draws with. */
export type Yard = {
  readonly stage: Stage;
  readonly mood: Mood;
  readonly paint: FacadePaint;
  readonly rng: Rng;
};

/** An outdoor stage with its sky and far city; `tall` stretches the skyline. */
export function openYard(rng: Rng, mood: Mood, camera: Camera, tall = 1): Yard {
  const stage = new Stage(camera, outdoors(mood));
  drawSky(stage, mood, rng.fork('sky'));
  farCity(stage, mood, rng.fork('city'), tall);
  return { stage, mood, paint: facadePaint(mood), rng };
}

/** A camera across the street from a house. */
export function streetCamera(rng: Rng): Camera {
  const side = rng.range(-1, -0.35);
  return {
    eye: [side * 7, rng.range(1.6, 2.3), -3],
    yaw: -side * rng.range(0.28, 0.42),
    focal: rng.range(1230, 1390),
    horizon: rng.range(820, 880),
  };
}

/** A camera further back, for blocks of several floors. */
export function blockCamera(rng: Rng, horizon = rng.range(960, 1010)): Camera {
  const side = rng.range(-1, -0.45);
  return {
    eye: [side * 12, rng.range(1.8, 2.6), -6],
    yaw: -side * rng.range(0.32, 0.44),
    focal: rng.range(940, 1040),
    horizon,
  };
}

/** A camera in a garden or yard, looking straight in. */
export function gardenCamera(rng: Rng, horizon = rng.range(560, 620), high = rng.range(1.7, 2.3)): Camera {
  const side = rng.range(-1, 1);
  return {
    eye: [side * 3, high, -3.2],
    yaw: -side * rng.range(0.1, 0.2),
    focal: rng.range(1000, 1120),
    horizon,
  };
}

/** Street, kerb and pavement in front of a plot whose wall stands at `z`. */
export function street(stage: Stage, mood: Mood, z: number, rng: Rng): void {
  farGround(stage, 60, '#b8a88c', mood);
  ground(stage, z - 3.2, 60, '#c9b99d');
  ground(stage, -2.6, z - 3.2, '#77736d', [0.95, 0.8]);
  mottle(stage, [-1, z - 3.2], ['#2e2c2a', '#b3aca0'], 40, rng);
  ground(stage, z - 3.2, z, rng.pick(['#cdbb9c', '#c2aa8a', '#d3c6ae']), [0.95, 1.05], 0.12);
  paving(stage, [z - 3.2, z], rng.pick([0.4, 0.6]), '#7d6a50', 0.4, 0.12);
  stage.face(upright([-60, 60], [0, 0.13], z - 3.2), rgb('#cfc6b5'), [0.7, 0.95]);
}
