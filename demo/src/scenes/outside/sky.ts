import { rgb } from '../kit/colour.ts';
import type { P2, V3 } from '../kit/geometry.ts';
import { HEIGHT, project, WIDTH } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';

/** Sky down to the horizon, with the hour's light in it, soft clouds and, in the evening, first stars. */
export function drawSky(stage: Stage, mood: Mood, rng: Rng): void {
  const { horizon } = stage.cam;
  const { sky } = mood;
  const paint = stage.linear(
    [0, Math.min(0, horizon - 900)],
    [0, horizon],
    [
      [0, sky.top],
      [0.62, sky.middle],
      [1, sky.low],
    ],
  );
  stage.path(`M0 0H${WIDTH}V${horizon + 4}H0Z`, paint);
  if (mood.time === 'golden' || mood.time === 'dusk') {
    stage.glow(
      [rng.range(120, 620), horizon - 20],
      900,
      430,
      mood.time === 'golden' ? '#fff0c4' : '#ffb27a',
      0.75,
    );
  }
  if (mood.lit) stars(stage, horizon, rng);
  if (rng.chance(0.8)) clouds(stage, mood, horizon, rng);
}

function stars(stage: Stage, horizon: number, rng: Rng): void {
  for (let i = 0; i < 26; i += 1) {
    const r = rng.range(0.8, 1.9);
    stage.ellipse(
      [rng.range(0, WIDTH), rng.range(0, horizon * 0.5)],
      r,
      r,
      '#fff4dc',
      `fill-opacity="${rng.range(0.25, 0.8).toFixed(2)}"`,
    );
  }
}

function clouds(stage: Stage, mood: Mood, horizon: number, rng: Rng): void {
  const thin = rng.chance(0.6);
  const banks = rng.int(2, 4);
  for (let b = 0; b < banks; b += 1) {
    const [cx, cy] = [rng.range(0, WIDTH), rng.range(horizon * 0.1, horizon * 0.62)];
    const size = rng.range(70, 150) * (0.6 + cy / horizon);
    for (let i = 0; i < 14; i += 1) {
      const dx = rng.range(-2.6, 2.6);
      const at: P2 = [cx + dx * size, cy - (1 - Math.abs(dx) / 2.6) * size * rng.range(0, 0.5)];
      const r = size * rng.range(0.5, 1.1) * (1 - Math.abs(dx) * 0.22);
      stage.glow(at, r * (thin ? 2.8 : 1.7), r * (thin ? 0.22 : 0.62), mood.sky.cloud, thin ? 0.5 : 0.7);
    }
  }
}

/** A hazy city, or hills, low on the horizon. */
export function farCity(stage: Stage, mood: Mood, rng: Rng, tall = 1): void {
  if (tall === 0) return;
  const { horizon } = stage.cam;
  const paint = stage.linear(
    [0, horizon - 130],
    [0, horizon],
    [
      [0, mood.lit ? '#3a4262' : mood.sky.middle, mood.lit ? 0.9 : 0.9],
      [1, mood.lit ? '#6a5f6d' : mood.sky.low, 0.95],
    ],
  );
  let d = '';
  const lights: P2[] = [];
  for (let x = -20; x < WIDTH + 20; ) {
    const w = rng.range(24, 80);
    const h = (rng.chance(0.15) ? rng.range(60, 140) : rng.range(14, 52)) * tall;
    d += `M${x.toFixed(0)} ${(horizon + 2).toFixed(0)}v${(-h).toFixed(0)}h${w.toFixed(0)}v${h.toFixed(0)}Z`;
    if (mood.lit)
      for (let i = 0; i < 4; i += 1) lights.push([x + rng.range(2, w), horizon - rng.range(4, h)]);
    x += w + rng.range(-10, 26);
  }
  stage.path(d, paint, 'fill-opacity="0.85"');
  for (const p of lights) stage.ellipse(p, 1.6, 1.6, '#ffd79a', 'fill-opacity="0.8"');
}

/** A band of ground between two distances, across the whole picture. */
export function ground(
  stage: Stage,
  z0: number,
  z1: number,
  colour: string,
  k: readonly number[] = [0.94, 1.02],
  y = 0,
): void {
  const wide = 90;
  const quad: V3[] = [
    [-wide, y, z1],
    [wide, y, z1],
    [wide, y, z0],
    [-wide, y, z0],
  ];
  stage.face(quad, rgb(colour), k);
}

/** Ground from a distance to the horizon, fading into the air. */
export function farGround(stage: Stage, z0: number, colour: string, mood: Mood): void {
  const y = project(stage.cam, [stage.cam.eye[0], 0, z0])[1];
  const { horizon } = stage.cam;
  const near = stage.tone(rgb(colour), [0, 1, 0]);
  const paint = stage.linear(
    [0, horizon],
    [0, Math.max(y, horizon + 2)],
    [
      [0, mood.sky.low],
      [0.35, near],
      [1, near],
    ],
  );
  stage.path(`M0 ${horizon}H${WIDTH}V${HEIGHT}H0Z`, paint);
}

/** Joints of paving in straight courses between two distances. */
export function paving(
  stage: Stage,
  [z0, z1]: P2,
  size: number,
  colour: string,
  opacity = 0.35,
  y = 0,
): void {
  const list: V3[][] = [];
  const t = size * 0.035;
  const reach = Math.min(40, 4 + z1 * 1.3);
  for (let z = z0; z <= z1; z += size)
    list.push([
      [-reach, y, z],
      [reach, y, z],
      [reach, y, z + t],
      [-reach, y, z + t],
    ]);
  for (let x = -Math.ceil(reach / size) * size; x <= reach; x += size)
    list.push([
      [x, y, z0],
      [x + t, y, z0],
      [x + t, y, z1],
      [x, y, z1],
    ]);
  stage.polys(list, stage.tone(rgb(colour), [0, 1, 0]), `fill-opacity="${opacity}"`);
}

/** Uneven tone on asphalt, sand or grass: soft patches. */
export function mottle(
  stage: Stage,
  [z0, z1]: P2,
  colours: readonly [string, string],
  count: number,
  rng: Rng,
): void {
  for (let i = 0; i < count; i += 1) {
    const z = z0 + (z1 - z0) * rng.next() ** 1.6;
    const p = project(stage.cam, [stage.cam.eye[0] + rng.range(-0.9, 0.9) * (z - stage.cam.eye[2]), 0, z]);
    const s = stage.cam.focal / Math.max(1, z - stage.cam.eye[2]);
    stage.glow(
      p,
      s * rng.range(0.6, 2),
      s * rng.range(0.07, 0.22),
      rng.pick(colours),
      rng.pick([0.1, 0.16, 0.22]),
    );
  }
}
