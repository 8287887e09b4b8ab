import type { Rgb } from '../kit/colour.ts';
import { mix, times } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { rectOn } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import type { Paints } from './interior.ts';
import type { Span } from './openings.ts';

/** Dresses a span of wall: slats, mouldings, a painted arch, stone, a triangle frieze, or plain paint. */
export function featureWall(stage: Stage, wall: Plane, span: Span, paints: Paints, rng: Rng): void {
  const kind = rng.pick([
    'slats',
    'mouldings',
    'arch',
    'stone',
    'frieze',
    'paint',
    'plain',
    'mouldings',
    'slats',
  ]);
  if (kind === 'slats') slatWall(stage, wall, span, paints.wood);
  else if (kind === 'mouldings')
    mouldings(stage, wall, span, rng.chance(0.5) ? paints.wall : mix(paints.feature, paints.wall, 0.35), rng);
  else if (kind === 'arch') paintedArch(stage, wall, span, paints, rng);
  else if (kind === 'stone') stoneWall(stage, wall, span, mix(paints.floor, paints.wall, 0.5), rng);
  else if (kind === 'frieze')
    triangleFrieze(
      stage,
      wall,
      [span[0], span[3] - 0.62, span[2], span[3] - 0.3],
      mix(paints.feature, paints.wall, 0.3),
    );
  else if (kind === 'paint')
    stage.face(rectOn(wall, span, 0.004), mix(paints.feature, paints.wall, 0.15), [0.9, 1, 0.94]);
}

export function slatWall(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, albedo: Rgb): void {
  stage.face(rectOn(wall, [u0, v0, u1, v1], 0.005), times(albedo, 0.5), [0.8, 1]);
  const normal = stage.normalOf(rectOn(wall, [u0, v0, u1, v1]));
  const body: V3[][] = [];
  const edge: V3[][] = [];
  for (let u = u0; u < u1 - 0.03; u += 0.075) {
    body.push(rectOn(wall, [u, v0, Math.min(u1, u + 0.05), v1], 0.03));
    edge.push(rectOn(wall, [u, v0, u + 0.012, v1], 0.03));
  }
  stage.polys(body, stage.tone(albedo, normal));
  stage.polys(edge, stage.tone(mix(albedo, [1, 1, 1], 0.25), normal), 'fill-opacity="0.7"');
  stage.veil(rectOn(wall, [u0, v0, u1, v1], 0.03), '#1f1209', [0.3, 0.02, 0.12]);
}

function mouldings(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, albedo: Rgb, rng: Rng): void {
  const quad = rectOn(wall, [u0, v0, u1, v1], 0.004);
  stage.face(quad, albedo, [0.92, 1, 0.95]);
  const normal = stage.normalOf(quad);
  const dark = stage.tone(times(albedo, 0.7), normal);
  const pale = stage.tone(mix(albedo, [1, 1, 1], 0.4), normal, 1.05);
  const count = rng.int(3, 5);
  const step = (u1 - u0) / count;
  for (let i = 0; i < count; i += 1) {
    const a = u0 + i * step + 0.12;
    for (const [low, high] of [
      [v0 + 0.18, v0 + 0.8],
      [v0 + 0.98, v1 - 0.25],
    ] as const) {
      frameLine(stage, wall, [a, low, a + step - 0.24, high], dark, pale);
    }
  }
}

function frameLine(stage: Stage, wall: Plane, span: Span, dark: string, pale: string): void {
  const [u0, v0, u1, v1] = span;
  stage.poly(
    rectOn(wall, [u0 + 0.012, v0 - 0.012, u1 + 0.012, v1 - 0.012], 0.01),
    'none',
    `stroke="${dark}" stroke-width="3" stroke-opacity="0.6"`,
  );
  stage.poly(rectOn(wall, span, 0.015), 'none', `stroke="${pale}" stroke-width="2.4"`);
}

function paintedArch(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, paints: Paints, rng: Rng): void {
  const wide = Math.min(u1 - u0, rng.range(2.2, 3));
  const centre = (u0 + u1) / 2 + rng.range(-0.2, 0.2);
  const spring = v0 + rng.range(1.1, 1.5);
  const points: V3[] = [wall(centre - wide / 2, v0, 0.004), wall(centre - wide / 2, spring, 0.004)];
  const rise = Math.min(wide / 2, v1 - 0.2 - spring);
  for (let i = 1; i <= 20; i += 1) {
    const a = Math.PI * (1 - i / 20);
    points.push(wall(centre + (Math.cos(a) * wide) / 2, spring + Math.sin(a) * rise, 0.004));
  }
  points.push(wall(centre + wide / 2, v0, 0.004));
  stage.poly(points, stage.tone(mix(paints.feature, paints.wall, 0.2), stage.normalOf(points)));
}

export function stoneWall(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, albedo: Rgb, rng: Rng): void {
  const quad = rectOn(wall, [u0, v0, u1, v1], 0.01);
  stage.face(quad, albedo, [0.9, 1, 0.95]);
  const normal = stage.normalOf(quad);
  const dark: V3[][] = [];
  const pale: V3[][] = [];
  const joints: V3[][] = [];
  for (let v = v0, row = 0; v < v1; v += 0.3, row += 1) {
    for (let u = u0 - (row % 2) * 0.45; u < u1; u += 0.9) {
      const span: Span = [Math.max(u0, u), v, Math.min(u1, u + 0.9), Math.min(v1, v + 0.3)];
      const dice = rng.next();
      if (dice < 0.3) dark.push(rectOn(wall, span, 0.011));
      else if (dice > 0.72) pale.push(rectOn(wall, span, 0.011));
      joints.push(rectOn(wall, [span[0], v, span[0] + 0.008, span[3]], 0.011));
    }
    joints.push(rectOn(wall, [u0, v, u1, v + 0.008], 0.011));
  }
  stage.polys(dark, stage.tone(times(albedo, 0.7), normal), 'fill-opacity="0.3"');
  stage.polys(pale, stage.tone(mix(albedo, [1, 1, 1], 0.5), normal), 'fill-opacity="0.3"');
  stage.polys(joints, stage.tone(times(albedo, 0.5), normal), 'fill-opacity="0.5"');
}

/** A band of Najdi triangles carved in plaster. */
export function triangleFrieze(stage: Stage, wall: Plane, [u0, v0, u1, v1]: Span, albedo: Rgb): void {
  const quad = rectOn(wall, [u0, v0, u1, v1], 0.006);
  const normal = stage.normalOf(quad);
  const tall = (v1 - v0) / 2;
  const holes: V3[][] = [];
  const lines: V3[][] = [
    rectOn(wall, [u0, v0 - 0.05, u1, v0 - 0.02], 0.008),
    rectOn(wall, [u0, v1 + 0.02, u1, v1 + 0.05], 0.008),
  ];
  for (let u = u0; u + tall <= u1; u += tall) {
    holes.push([
      wall(u + tall * 0.1, v0, 0.008),
      wall(u + tall * 0.9, v0, 0.008),
      wall(u + tall / 2, v0 + tall * 0.85, 0.008),
    ]);
    holes.push([
      wall(u + tall * 0.6, v0 + tall, 0.008),
      wall(u + tall * 1.4, v0 + tall, 0.008),
      wall(u + tall, v0 + tall * 1.85, 0.008),
    ]);
  }
  stage.polys(holes, stage.tone(times(albedo, 0.55), normal));
  stage.polys(lines, stage.tone(times(albedo, 0.75), normal));
}

/** Square or brick tiles over a wall span, slightly uneven in tone. */
export function wallTiles(
  stage: Stage,
  wall: Plane,
  [u0, v0, u1, v1]: Span,
  albedo: Rgb,
  [tw, th]: P2,
  rng: Rng,
): void {
  const quad = rectOn(wall, [u0, v0, u1, v1], 0.006);
  stage.face(quad, albedo, [0.92, 1, 0.96]);
  const normal = stage.normalOf(quad);
  const dark: V3[][] = [];
  const pale: V3[][] = [];
  const joints: V3[][] = [];
  for (let v = v0, row = 0; v < v1 - 0.01; v += th, row += 1) {
    joints.push(rectOn(wall, [u0, v, u1, v + 0.006], 0.007));
    for (let u = u0 - (row % 2) * tw * 0.5; u < u1; u += tw) {
      const span: Span = [Math.max(u0, u), v, Math.min(u1, u + tw), Math.min(v1, v + th)];
      const dice = rng.next();
      if (dice < 0.2) dark.push(rectOn(wall, span, 0.007));
      else if (dice > 0.75) pale.push(rectOn(wall, span, 0.007));
      joints.push(rectOn(wall, [span[0], v, span[0] + 0.006, span[3]], 0.007));
    }
  }
  stage.polys(dark, stage.tone(times(albedo, 0.75), normal), 'fill-opacity="0.25"');
  stage.polys(pale, stage.tone(mix(albedo, [1, 1, 1], 0.5), normal), 'fill-opacity="0.3"');
  stage.polys(joints, stage.tone(times(albedo, 0.55), normal), 'fill-opacity="0.5"');
}
