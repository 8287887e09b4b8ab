import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { V3 } from '../kit/geometry.ts';
import { projectAll, slab, upright } from '../kit/geometry.ts';
import { pathOf } from '../kit/path-text.ts';
import type { Rng } from '../kit/rng.ts';
import { softPatch } from '../kit/soft.ts';
import type { Stage } from '../kit/stage.ts';
import type { Room } from './room.ts';

const UP: V3 = [0, 1, 0];

/** The floor of a room as a quad, far edge first. */
export function floorQuad({ w, d }: { readonly w: number; readonly d: number }): V3[] {
  return slab([-w / 2, w / 2], [0, d]);
}

/** Lays one of the floors a Saudi home has: porcelain, marble, planks or herringbone; bare concrete without `rng`. */
export function layFloor(stage: Stage, room: Room, albedo: Rgb, rng: Rng | undefined): void {
  const dim = room.mood.lit ? 0.86 : 1;
  stage.face(floorQuad(room), albedo, [0.9 * dim, 1.0 * dim, 0.92 * dim]);
  if (rng) pattern(stage, room, albedo, rng);
  edges(stage, room);
}

function pattern(stage: Stage, room: Room, albedo: Rgb, rng: Rng): void {
  const luminous = albedo[0] + albedo[1] + albedo[2] > 1.75;
  const kind = luminous
    ? rng.pick(['tiles', 'marble', 'marble'])
    : rng.pick(['planks', 'planks', 'herringbone']);
  if (kind === 'tiles') tiles(stage, room, albedo, rng.pick([0.8, 1.0, 1.2]), 0.5);
  else if (kind === 'marble') marble(stage, room, albedo, rng);
  else if (kind === 'planks') planks(stage, room, albedo, rng);
  else herringbone(stage, room, albedo, rng);
}

/** Shade where the floor meets the walls. */
function edges(stage: Stage, { w, d }: Room): void {
  const dark = '#3a281a';
  stage.veil(slab([-w / 2, w / 2], [d - 0.8, d]), dark, [0.28, 0.08, 0]);
  for (const [x, inward] of [
    [w / 2, -0.7],
    [-w / 2, 0.5],
  ] as const) {
    stage.veil(
      [
        [x, 0, 0],
        [x, 0, d],
        [x + inward, 0, d],
        [x + inward, 0, 0],
      ],
      dark,
      [0.22, 0.06, 0],
    );
  }
}

/** Joints of square tiles. */
export function tiles(stage: Stage, { w, d }: Room, albedo: Rgb, size: number, opacity: number): void {
  const colour = stage.tone(times(albedo, 0.72), UP);
  const paths: string[] = [];
  const rule = (a: V3, b: V3): void => {
    paths.push(pathOf(projectAll(stage.cam, [a, b]).slice(0, 2), false));
  };
  for (let x = -w / 2 + size / 2; x < w / 2; x += size) rule([x, 0, d], [x, 0, 0.1]);
  for (let z = d - size; z > 0; z -= size) rule([-w / 2, 0, z], [w / 2, 0, z]);
  stage.path(paths.join(''), 'none', `stroke="${colour}" stroke-width="1.5" stroke-opacity="${opacity}"`);
}

function marble(stage: Stage, room: Room, albedo: Rgb, rng: Rng): void {
  const { w, d } = room;
  const vein = stage.tone(mix(albedo, rgb('#9a8266'), 0.6), UP);
  for (let i = 0; i < 16; i += 1) {
    const points: V3[] = [];
    let x = rng.range(-w / 2, w / 2);
    let z = rng.range(0.5, d);
    const run = rng.range(-0.5, 0.5);
    for (let s = 0; s < 9; s += 1) {
      points.push([Math.min(w / 2, Math.max(-w / 2, x)), 0, Math.min(d, Math.max(0.4, z))]);
      x += 0.22 + rng.range(-0.14, 0.2);
      z += run * 0.3 + rng.range(-0.18, 0.18);
    }
    stage.line3(points, vein, rng.range(1, 3.4), rng.range(0.12, 0.38));
  }
  tiles(stage, room, albedo, 1.2, 0.3);
}

function planks(stage: Stage, { w, d }: Room, albedo: Rgb, rng: Rng): void {
  const width = rng.pick([0.16, 0.2, 0.24]);
  const shades: V3[][][] = [[], [], [], []];
  const seams: string[] = [];
  for (let x = -w / 2; x < w / 2; x += width) {
    let z = d + rng.range(0, 1.4);
    while (z > 0) {
      const next = z - rng.range(0.9, 1.9);
      const far = Math.min(z, d);
      const right = Math.min(x + width, w / 2);
      shades[rng.int(0, 3)]?.push([
        [x, 0, far],
        [right, 0, far],
        [right, 0, Math.max(0, next)],
        [x, 0, Math.max(0, next)],
      ]);
      z = next;
    }
    seams.push(
      pathOf(
        projectAll(stage.cam, [
          [x, 0, d],
          [x, 0, 0.1],
        ]).slice(0, 2),
        false,
      ),
    );
  }
  const tones = ['#2b170a', '#2b170a', '#fff0d8', '#fff0d8'];
  shades.forEach((list, i) => {
    stage.polys(list, tones[i] ?? '#000000', `fill-opacity="${[0.1, 0.05, 0.05, 0.1][i]}"`);
  });
  stage.path(
    seams.join(''),
    'none',
    `stroke="${stage.tone(times(albedo, 0.5), UP)}" stroke-width="1.2" stroke-opacity="0.5"`,
  );
}

function herringbone(stage: Stage, { w, d }: Room, albedo: Rgb, rng: Rng): void {
  const [across, slope, thick] = [0.46, 0.36, 0.13];
  const shades: V3[][][] = [[], [], [], []];
  for (let column = 0; column * across < w; column += 1) {
    const x = -w / 2 + column * across;
    const right = Math.min(x + across, w / 2);
    const [a, b] = column % 2 === 0 ? [0, slope] : [slope, 0];
    for (let z = -slope; z < d; z += thick) {
      const hold = (v: number): number => Math.min(d, Math.max(0, v));
      shades[rng.int(0, 3)]?.push([
        [x, 0, hold(z + a)],
        [right, 0, hold(z + b)],
        [right, 0, hold(z + b + thick)],
        [x, 0, hold(z + a + thick)],
      ]);
    }
  }
  const seam = `stroke="${stage.tone(times(albedo, 0.45), UP)}" stroke-width="0.8" stroke-opacity="0.35"`;
  const tones = ['#2b170a', '#2b170a', '#fff0d8', '#fff0d8'];
  shades.forEach((list, i) => {
    stage.polys(list, tones[i] ?? '#000000', `fill-opacity="${[0.12, 0.05, 0.04, 0.11][i]}" ${seam}`);
  });
}

/** Draws reflections in a polished floor: bright quads mirrored below it, blurred, clipped to the floor. */
export function gloss(stage: Stage, room: Room, brights: readonly (readonly V3[])[], strength: number): void {
  const colour = room.mood.lit ? '#ffd9a8' : '#fffaf0';
  stage.clipped(floorQuad(room), () => {
    for (const quad of brights) {
      softPatch(
        stage,
        quad.map((p): V3 => [p[0], -p[1], p[2]]),
        colour,
        strength,
        0.16,
        0.6,
      );
    }
  });
}

/** Sunlight that falls through openings on the floor and the back wall, as the light's direction throws it. */
export function sunPatch(stage: Stage, room: Room, panes: readonly (readonly V3[])[]): void {
  if (room.mood.lit) return;
  const [kx, ky, kz] = stage.light.toKey;
  const strength = { morning: 0.42, noon: 0.3, golden: 0.46, dusk: 0 }[room.mood.time];
  const colour = room.mood.time === 'golden' ? '#ffdca8' : '#fff3d8';
  stage.clipped(floorQuad(room), () => {
    for (const pane of panes) {
      const thrown = pane.map((p): V3 => [p[0] - (kx * p[1]) / ky, 0, p[2] - (kz * p[1]) / ky]);
      softPatch(stage, thrown, colour, strength, 0.035, 0.5);
    }
  });
  stage.clipped(upright([-room.w / 2, room.w / 2], [0, room.h], room.d), () => {
    for (const pane of panes) {
      const thrown = pane.map((p): V3 => {
        const t = (room.d - p[2]) / -kz;
        return [p[0] - kx * t, p[1] - ky * t, room.d];
      });
      softPatch(stage, thrown, colour, strength * 0.55, 0.05, 1);
    }
  });
}
