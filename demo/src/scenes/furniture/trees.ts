import { rgb } from '../kit/colour.ts';
import type { P2, V3 } from '../kit/geometry.ts';
import { project, scaleAt } from '../kit/geometry.ts';
import { pathOf } from '../kit/path-text.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import { crownOf, Foliage, frond } from './plants.ts';

/** A soft shadow on the ground under a tree or a shrub. */
export function groundShade(stage: Stage, at: V3, metres: number, strength = 0.34): void {
  const [kx, , kz] = stage.light.toKey;
  const p = project(stage.cam, [at[0] - kx * metres * 0.6, at[1], at[2] - kz * metres * 0.3]);
  const s = scaleAt(stage.cam, at) * metres;
  const tilt = stage.cam.eye[1] / Math.max(2, at[2] - stage.cam.eye[2]);
  stage.glow(p, s * 1.5, s * Math.max(0.1, tilt) * 1.6, '#1e150c', strength);
}

/** A date palm: scaled trunk, old skirt, and a crown of arching fronds. */
export function datePalm(stage: Stage, at: V3, height: number, rng: Rng): void {
  groundShade(stage, at, 1.1);
  const foot = project(stage.cam, at);
  const s = scaleAt(stage.cam, at);
  const lean = rng.range(-0.05, 0.05) * height * s;
  const crown: P2 = [foot[0] + lean, foot[1] - height * s];
  trunk(stage, foot, crown, s, rng);
  const palm = new Foliage(stage, rgb(rng.pick(['#6d7f4c', '#5f7a4a', '#77874f', '#64804f'])));
  const long = s * rng.range(1.9, 2.4);
  const count = s < 40 ? 18 : 26;
  for (let i = 0; i < count; i += 1) {
    const t = ((i * 11) % count) / (count - 1);
    const angle = Math.PI * (-0.12 + t * 1.24) + rng.range(-0.07, 0.07);
    frond(palm, crown, angle, long * rng.range(0.82, 1.08), long * 0.15, i / count, rng);
  }
  palm.draw(stage);
  stage.glow(
    [crown[0], crown[1] + s * 0.04],
    s * 0.3,
    s * 0.22,
    stage.tone(rgb('#3d4a2a'), [0, 0.3, -0.95]),
    0.95,
  );
}

function trunk(stage: Stage, foot: P2, crown: P2, s: number, rng: Rng): void {
  const [w0, w1] = [s * 0.24, s * 0.17];
  const paint = stage.linear(
    [foot[0] - w0, 0],
    [foot[0] + w0, 0],
    [
      [0, stage.tone(rgb('#b3906a'), [-0.8, 0.1, -0.6])],
      [0.5, stage.tone(rgb('#8f6f4e'), [0, 0.1, -1])],
      [1, stage.tone(rgb('#5a4431'), [0.8, 0.1, -0.6])],
    ],
  );
  const [x, y] = foot;
  stage.path(
    pathOf([
      [x - w0 * 1.2, y],
      [x + w0 * 1.2, y],
      [crown[0] + w1, crown[1]],
      [crown[0] - w1, crown[1]],
    ]),
    paint,
  );
  const width = Math.max(0.8, s * 0.018).toFixed(1);
  stage.path(
    barkScales(foot, crown, [w0, w1], s),
    'none',
    `stroke="#35261a" stroke-opacity="0.45" stroke-width="${width}"`,
  );
  const skirt = new Foliage(stage, rgb('#b59a63'));
  for (let i = 0; i < 16; i += 1) {
    const from: P2 = [crown[0] + rng.range(-w1, w1), crown[1] + s * 0.1];
    skirt.leaf(i % 4, from, -Math.PI / 2 + rng.range(-0.9, 0.9), s * rng.range(0.4, 0.8), s * 0.04);
  }
  skirt.draw(stage);
}

/** The stubs of old fronds up a trunk, as rows of shallow Vs. */
function barkScales(foot: P2, crown: P2, [w0, w1]: P2, s: number): string {
  const rows = Math.max(8, Math.min(30, Math.round((foot[1] - crown[1]) / (s * 0.16))));
  const f = (v: number): string => v.toFixed(1);
  let d = '';
  for (let i = 0; i < rows; i += 1) {
    const t = i / rows;
    const [x, y] = [foot[0] + (crown[0] - foot[0]) * t, foot[1] + (crown[1] - foot[1]) * t];
    const w = w0 + (w1 - w0) * t;
    const off = i % 2 === 0 ? 0 : w * 0.5;
    for (let k = -2; k <= 1; k += 1) {
      const a = Math.max(-w, k * w + off - w * 0.25);
      const half = (Math.min(w, a + w) - a) / 2;
      if (half > w * 0.1) d += `M${f(x + a)} ${f(y)}l${f(half)} ${f(s * 0.1)}l${f(half)} ${f(-s * 0.1)}`;
    }
  }
  return d;
}

/** A leafy street or garden tree. */
export function leafyTree(stage: Stage, at: V3, height: number, rng: Rng): void {
  groundShade(stage, at, height * 0.3);
  const foot = project(stage.cam, at);
  const s = scaleAt(stage.cam, at);
  const crown: P2 = [foot[0], foot[1] - height * s * 0.68];
  const bark = stage.tone(rgb('#6d5640'), [-0.4, 0.2, -0.8]);
  stage.line([foot, [foot[0] + s * 0.06, foot[1] - height * s * 0.3], crown], bark, Math.max(3, s * 0.16));
  stage.line(
    [
      [foot[0], foot[1] - height * s * 0.3],
      [foot[0] - height * s * 0.13, crown[1]],
    ],
    bark,
    Math.max(2, s * 0.09),
  );
  const leaves = new Foliage(stage, rgb(rng.pick(['#6f8a4c', '#5e7d48', '#7f9455'])));
  const r = height * s * 0.3;
  for (const [dx, dy, k] of [
    [0, 0, 1],
    [-0.55, 0.22, 0.7],
    [0.58, 0.18, 0.72],
    [0.1, -0.4, 0.7],
  ] as const) {
    crownOf(
      leaves,
      [crown[0] + dx * r, crown[1] + dy * r],
      r * k,
      r * k * 0.8,
      Math.round(130 * k),
      s * 0.24,
      rng,
    );
  }
  leaves.draw(stage);
}

/** A clipped or loose shrub; `bloom` sprinkles flowers (bougainvillea, oleander). */
export function shrub(stage: Stage, at: V3, width: number, height: number, rng: Rng, bloom?: string): void {
  groundShade(stage, at, width * 0.5, 0.4);
  const p = project(stage.cam, at);
  const s = scaleAt(stage.cam, at);
  leafMass(stage, [p[0], p[1] - height * s * 0.5], width * s * 0.5, height * s * 0.52, s, rng, bloom);
}

/** A mass of small leaves on the picture; `s` is the local scale. */
export function leafMass(
  stage: Stage,
  at: P2,
  rx: number,
  ry: number,
  s: number,
  rng: Rng,
  bloom?: string,
): void {
  const leaves = new Foliage(stage, rgb(rng.pick(['#6a8448', '#5a7846', '#7a8f52'])));
  const leaf = Math.max(7, Math.min(s * 0.2, rx * 0.5), Math.sqrt(rx * ry) / 5.4);
  const count = Math.round(Math.min(300, 70 + (rx * ry) / (leaf * leaf * 0.11)));
  stage.glow([at[0], at[1] + ry * 0.1], rx * 1.05, ry * 1.05, stage.tone(rgb('#38492c'), [0, 0.4, -0.9]), 1);
  crownOf(leaves, at, rx, ry, count, leaf, rng);
  leaves.draw(stage);
  if (!bloom) return;
  const petals = new Foliage(stage, rgb(bloom));
  crownOf(
    petals,
    [at[0], at[1] - ry * 0.12],
    rx * 0.95,
    ry * 0.9,
    Math.round(count * 0.55),
    leaf * 0.75,
    rng,
  );
  petals.draw(stage);
}

/** The soft shadow of a palm crown on a wall, within that wall. */
export function palmShadow(stage: Stage, wall: readonly V3[], at: V3, metres: number, rng: Rng): void {
  const centre = project(stage.cam, at);
  const long = scaleAt(stage.cam, at) * metres;
  const palm = new Foliage(stage, rgb('#201810'));
  for (let i = 0; i < 13; i += 1) {
    frond(palm, centre, Math.PI * (-0.2 + (1.4 * i) / 12), long, long * 0.18, 0.1, rng);
  }
  stage.clipped(wall, () => {
    palm.drawFlat(stage, '#2a1c12', 0.2, Math.max(2, Math.round(long * 0.02)));
  });
}

/** A climber hanging over the top of a wall: tufts of leaves and flowers, thinner as they fall. */
export function cascade(stage: Stage, at: V3, width: number, rng: Rng, bloom: string): void {
  const s = scaleAt(stage.cam, at);
  for (let i = 0; i < 9; i += 1) {
    const fall = rng.next() ** 1.5;
    const x = rng.range(-0.5, 0.5) * width * (1 - fall * 0.5);
    const r = s * (0.42 - fall * 0.2);
    leafMass(
      stage,
      project(stage.cam, [at[0] + x, at[1] + 0.15 - fall * 0.9, at[2]]),
      r * 1.25,
      r,
      s,
      rng,
      bloom,
    );
  }
}
