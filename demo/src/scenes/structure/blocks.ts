import type { Rgb } from '../kit/colour.ts';
import { mix, times } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { hull, project, rectOn, scaleAt } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import { hexa } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';

export type Material = 'plaster' | 'stone' | 'slats' | 'panel' | 'adobe';

/** A volume of a building; `front` and `side` dress the walls the viewer sees. */
export type Block = {
  readonly x: P2;
  readonly y: P2;
  readonly z: P2;
  readonly albedo: Rgb;
  readonly material: Material;
  /** Only its upright faces show (a coping that sits on a wall). */
  readonly cap?: boolean;
  readonly front?: (wall: Plane, size: P2) => void;
  readonly side?: (wall: Plane, size: P2) => void;
};

type Dress = Pick<Block, 'front' | 'side' | 'cap'>;

/** A volume in one line. */
export function mass(x: P2, y: P2, z: P2, albedo: Rgb, material: Material, dress: Dress = {}): Block {
  return { x, y, z, albedo, material, ...dress };
}

export function blockCorners({ x, y, z }: Pick<Block, 'x' | 'y' | 'z'>): V3[] {
  const out: V3[] = [];
  for (const h of y) out.push([x[0], h, z[0]], [x[1], h, z[0]], [x[1], h, z[1]], [x[0], h, z[1]]);
  return out;
}

/** Draws volumes, far ones first, with the shadows nearer ones throw on the fronts behind them. */
export function drawBlocks(stage: Stage, blocks: readonly Block[], rng: Rng): void {
  const ordered = [...blocks].sort((a, b) => b.z[0] - a.z[0] || a.y[0] - b.y[0]);
  for (const block of ordered) {
    hexa(stage, blockCorners(block), block.albedo, { foot: 0.9, closed: block.cap ?? false });
    sideOf(stage, block, rng);
    const front: Plane = (u, v, out = 0) => [block.x[0] + u, block.y[0] + v, block.z[0] - out];
    const size: P2 = [block.x[1] - block.x[0], block.y[1] - block.y[0]];
    texture(stage, front, size, block, rng);
    block.front?.(front, size);
    const face = rectOn(front, [0, 0, size[0], size[1]]);
    castShadows(stage, block, ordered, face);
  }
}

function sideOf(stage: Stage, block: Block, rng: Rng): void {
  const { x, y, z } = block;
  const eye = stage.cam.eye[0];
  if (eye >= x[0] && eye <= x[1]) return;
  const side: Plane =
    eye < x[0]
      ? (u, v, out = 0) => [x[0] - out, y[0] + v, z[1] - u]
      : (u, v, out = 0) => [x[1] + out, y[0] + v, z[0] + u];
  const size: P2 = [z[1] - z[0], y[1] - y[0]];
  texture(stage, side, size, block, rng);
  block.side?.(side, size);
}

function castShadows(stage: Stage, block: Block, all: readonly Block[], face: readonly V3[]): void {
  const [kx, ky, kz] = stage.light.toKey;
  const shapes: V3[][] = [];
  for (const other of all) {
    const gap = block.z[0] - other.z[0];
    if (gap <= 0.01 || other.cap) continue;
    const flat = blockCorners(other)
      .filter((p) => p[2] < block.z[0] + 0.001)
      .map((p): P2 => {
        const t = (block.z[0] - p[2]) / -kz;
        return [p[0] - kx * t, p[1] - ky * t];
      });
    const [x0, x1] = [Math.min(...flat.map((p) => p[0])), Math.max(...flat.map((p) => p[0]))];
    const top = Math.max(...flat.map((p) => p[1]));
    if (flat.length > 2 && x1 > block.x[0] && x0 < block.x[1] && top > block.y[0]) {
      shapes.push(hull(flat).map((p): V3 => [p[0], p[1], block.z[0]]));
    }
  }
  if (shapes.length === 0) return;
  const lit = stage.light.key[0] > 0.4;
  stage.clipped(face, () =>
    stage.group(`opacity="${lit ? 0.42 : 0.2}"`, () => stage.polys(shapes, '#2b2230')),
  );
}

/** Surface detail of a wall's material. */
export function texture(
  stage: Stage,
  wall: Plane,
  [w, h]: P2,
  { albedo, material }: Pick<Block, 'albedo' | 'material'>,
  rng: Rng,
): void {
  if (material === 'stone') stoneCourses(stage, wall, [w, h], albedo, rng);
  else if (material === 'slats') slats(stage, wall, [w, h], albedo);
  else if (material === 'panel') panelJoints(stage, wall, [w, h], albedo);
  else if (material === 'adobe') adobe(stage, wall, [w, h], albedo, rng);
}

function stoneCourses(stage: Stage, wall: Plane, [w, h]: P2, albedo: Rgb, rng: Rng): void {
  const normal = stage.normalOf(rectOn(wall, [0, 0, w, h]));
  const course = h > 9 ? 0.6 : 0.4;
  const dark: V3[][] = [];
  const pale: V3[][] = [];
  const joints: V3[][] = [];
  for (let v = 0, row = 0; v < h; v += course, row += 1) {
    const top = Math.min(h, v + course);
    joints.push(rectOn(wall, [0, v, w, v + 0.018]));
    for (let u = row % 2 === 0 ? 0 : -0.45; u < w; u += 0.9) {
      const [a, b] = [Math.max(0, u), Math.min(w, u + 0.9)];
      if (b - a < 0.02) continue;
      const dice = rng.next();
      if (dice < 0.22) dark.push(rectOn(wall, [a, v, b, top]));
      else if (dice > 0.8) pale.push(rectOn(wall, [a, v, b, top]));
      if (u > 0) joints.push(rectOn(wall, [u, v, u + 0.016, top]));
    }
  }
  stage.polys(dark, stage.tone(times(albedo, 0.6), normal), 'fill-opacity="0.22"');
  stage.polys(pale, stage.tone(mix(albedo, [1, 0.98, 0.92], 0.5), normal), 'fill-opacity="0.25"');
  stage.polys(joints, stage.tone(times(albedo, 0.45), normal), 'fill-opacity="0.4"');
}

function slats(stage: Stage, wall: Plane, [w, h]: P2, albedo: Rgb): void {
  const normal = stage.normalOf(rectOn(wall, [0, 0, w, h]));
  const gaps: V3[][] = [];
  const glints: V3[][] = [];
  for (let u = 0; u < w; u += 0.14) {
    gaps.push(rectOn(wall, [u, 0, Math.min(w, u + 0.045), h]));
    glints.push(rectOn(wall, [u + 0.045, 0, Math.min(w, u + 0.065), h]));
  }
  stage.polys(gaps, stage.tone(times(albedo, 0.3), normal), 'fill-opacity="0.75"');
  stage.polys(glints, stage.tone(mix(albedo, [1, 1, 1], 0.4), normal), 'fill-opacity="0.4"');
}

function panelJoints(stage: Stage, wall: Plane, [w, h]: P2, albedo: Rgb): void {
  const normal = stage.normalOf(rectOn(wall, [0, 0, w, h]));
  const list: V3[][] = [];
  for (let u = 1.2; u < w; u += 1.2) list.push(rectOn(wall, [u, 0, u + 0.02, h]));
  for (let v = 1.5; v < h; v += 1.5) list.push(rectOn(wall, [0, v, w, v + 0.02]));
  stage.polys(list, stage.tone(times(albedo, 0.4), normal), 'fill-opacity="0.55"');
}

function adobe(stage: Stage, wall: Plane, [w, h]: P2, albedo: Rgb, rng: Rng): void {
  const face = rectOn(wall, [0, 0, w, h]);
  const normal = stage.normalOf(face);
  const dark = stage.tone(times(albedo, 0.55), normal);
  const pale = stage.tone(mix(albedo, [1, 0.95, 0.85], 0.4), normal);
  stage.clipped(face, () => {
    for (let i = 0; i < Math.min(90, w * h * 0.9); i += 1) {
      const p = wall(rng.range(0, w), rng.range(0, h));
      const r = scaleAt(stage.cam, p);
      stage.glow(
        project(stage.cam, p),
        r * rng.range(0.3, 0.9),
        r * rng.range(0.12, 0.3),
        rng.chance(0.55) ? dark : pale,
        0.26,
      );
    }
    const straw: V3[][] = [];
    for (let i = 0; i < w * h * 3; i += 1) {
      const [u, v] = [rng.range(0, w), rng.range(0, h)];
      straw.push(rectOn(wall, [u, v, u + rng.range(0.02, 0.12), v + 0.012]));
    }
    stage.polys(straw, dark, 'fill-opacity="0.3"');
  });
}

/** A thin coping along the top of a block. */
export function coping(block: Block, albedo: Rgb, over = 0.08, thick = 0.14): Block {
  return {
    x: [block.x[0] - over, block.x[1] + over],
    y: [block.y[1] - thick * 0.9, block.y[1] + thick],
    z: [block.z[0] - over, block.z[1]],
    albedo,
    material: 'plaster',
    cap: true,
  };
}
