import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Frame, P2, V3 } from '../kit/geometry.ts';
import { HEIGHT, project, scaleAt, WIDTH } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import type { Profile } from '../kit/solids.ts';
import { lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';

/** Leaves gathered by tone, so a plant is a few paths. */
export class Foliage {
  private readonly tones: string[];
  private readonly paths: string[];

  constructor(stage: Stage, green: Rgb) {
    const light: V3 = [-0.4, 0.7, -0.6];
    this.tones = [
      stage.tone(times(green, 0.38), light, 0.8),
      stage.tone(times(green, 0.7), light, 0.9),
      stage.tone(green, light),
      stage.tone(mix(green, rgb('#e8e0a0'), 0.35), light, 1.15),
    ];
    this.paths = this.tones.map(() => '');
  }

  /** A leaf from `at` towards `angle` (radians, 0 right, up positive), bending down by `sag`. */
  leaf(level: number, at: P2, angle: number, length: number, width: number, sag = 0): void {
    if (at[0] < -length || at[0] > WIDTH + length || at[1] < -length || at[1] > HEIGHT + length) return;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    // Whole tenths of a unit, relative: a palm is a thousand leaves, and short numbers are quick to write and read.
    const dx = Math.round(c * length * 10);
    const dy = Math.round((sag - s * length) * 10);
    const mx = dx / 2;
    const my = dy / 2 - sag * 3.5;
    const nx = Math.round(s * width * 10);
    const ny = Math.round(c * width * 10);
    const i = Math.max(0, Math.min(this.paths.length - 1, Math.round(level)));
    const out = `${Math.round(mx + nx)} ${Math.round(my + ny)} ${dx} ${dy}`;
    const home = `${Math.round(mx - nx) - dx} ${Math.round(my - ny) - dy} ${-dx} ${-dy}`;
    this.paths[i] += `M${Math.round(at[0] * 10)} ${Math.round(at[1] * 10)}q${out}q${home}`;
  }

  /** The silhouette in one colour, as a shadow with an edge `soft` wide. */
  drawFlat(stage: Stage, colour: string, opacity = 1, soft = 0): void {
    const edge =
      soft > 0 ? `stroke="${colour}" stroke-opacity="${opacity / 3}" stroke-width="${soft * 10}"` : '';
    stage.path(this.paths.join(''), colour, `transform="scale(.1)" fill-opacity="${opacity}" ${edge}`);
  }

  draw(stage: Stage): void {
    this.paths.forEach((d, i) => {
      stage.path(d, this.tones[i] ?? '#405030', 'transform="scale(.1)"');
    });
  }
}

const GREENS: readonly [string, ...string[]] = ['#5f7f45', '#4f7550', '#6f8a4a', '#557a58', '#7b8f5a'];

/** A potted plant about `height` metres tall. */
export function pottedPlant(stage: Stage, at: Frame, height: number, pot: Rgb, rng: Rng): void {
  const wide = 0.14 + height * 0.05;
  const tall = 0.22 + height * 0.12;
  const shape = rng.pick<Profile>([
    [
      [0.75, 0],
      [1, 1],
    ],
    [
      [0.8, 0],
      [1.05, 0.4],
      [0.9, 1],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [0.6, 0],
      [1.1, 0.5],
      [1.0, 0.85],
      [1.05, 1],
    ],
  ]);
  lathe(
    stage,
    at,
    shape.map(([r, y]) => [r * wide, y * tall] as const),
    pot,
    rgb('#2c2118'),
  );
  const root = project(stage.cam, at([0, tall * 0.97, 0]));
  const s = scaleAt(stage.cam, at([0, tall, 0]));
  const green = rgb(rng.pick(GREENS));
  const leaves = new Foliage(stage, green);
  const size = (height - tall) * s;
  rng.pick([areca, fiddle, blades, olive])(stage, leaves, root, size, rng);
  leaves.draw(stage);
}

type Grower = (stage: Stage, leaves: Foliage, root: P2, size: number, rng: Rng) => void;

const areca: Grower = (_stage, leaves, root, size, rng) => {
  const count = 13;
  for (let i = 0; i < count; i += 1) {
    const lean = ((i * 7) % count) / (count - 1) - 0.5;
    frond(
      leaves,
      root,
      Math.PI / 2 - lean * 1.7 + rng.range(-0.1, 0.1),
      size * rng.range(0.8, 1.05),
      size * 0.16,
      i / count,
      rng,
    );
  }
};

/** One feather frond along an arching rib. */
export function frond(
  leaves: Foliage,
  root: P2,
  angle: number,
  length: number,
  leaflet: number,
  front: number,
  rng: Rng,
): void {
  const side = Math.cos(angle) >= 0 ? 1 : -1;
  const droop = length * (0.12 + 0.42 * Math.abs(Math.cos(angle)));
  const spot = (t: number): P2 => [
    root[0] + Math.cos(angle) * length * t,
    root[1] - Math.sin(angle) * length * t + droop * t * t,
  ];
  const count = length < 60 ? 9 : length < 120 ? 12 : 15;
  for (let i = 1; i < count; i += 1) {
    const t = i / count;
    const p = spot(t);
    const q = spot(t + 0.02);
    const along = Math.atan2(p[1] - q[1], q[0] - p[0]);
    const long = leaflet * (1.15 - Math.abs(t - 0.45)) * rng.range(0.85, 1.1);
    const open = 0.85 - t * 0.4;
    const tone = 0.6 + front * 1.9;
    leaves.leaf(tone + (side > 0 ? 0 : 0.5), p, along + open, long, long * 0.075, long * 0.18);
    leaves.leaf(tone - 0.6, p, along - open, long, long * 0.075, long * 0.28);
  }
  const tip = spot(1);
  const mid = spot(0.55);
  leaves.leaf(
    0.4 + front,
    root,
    Math.atan2(root[1] - mid[1], mid[0] - root[0]),
    Math.hypot(mid[0] - root[0], mid[1] - root[1]),
    length * 0.008,
  );
  leaves.leaf(
    0.8 + front,
    mid,
    Math.atan2(mid[1] - tip[1], tip[0] - mid[0]),
    Math.hypot(mid[0] - tip[0], mid[1] - tip[1]),
    length * 0.02,
  );
}

const fiddle: Grower = (stage, leaves, root, size, rng) => {
  stage.line(
    [root, [root[0] + size * 0.03, root[1] - size * 0.55]],
    stage.tone(rgb('#6b5138'), [0, 0, -1]),
    Math.max(2, size * 0.022),
  );
  for (let i = 0; i < 34; i += 1) {
    const t = i / 34;
    const around = i * 2.4;
    const base: P2 = [root[0] + Math.cos(around) * size * 0.05, root[1] - size * (0.28 + t * 0.55)];
    const angle = Math.PI / 2 + Math.cos(around) * (1.5 - t * 0.9);
    leaves.leaf(
      1.2 + Math.sin(around) * 1.2 + t,
      base,
      angle,
      size * rng.range(0.2, 0.3),
      size * 0.1,
      size * 0.05,
    );
  }
};

const blades: Grower = (_stage, leaves, root, size, rng) => {
  for (let i = 0; i < 17; i += 1) {
    const x = ((i * 5) % 17) / 16 - 0.5;
    const base: P2 = [root[0] + x * size * 0.22, root[1] + 4];
    leaves.leaf(
      0.7 + (i / 17) * 2.3,
      base,
      Math.PI / 2 - x * 0.7 + rng.range(-0.06, 0.06),
      size * rng.range(0.55, 0.95),
      size * 0.05,
    );
  }
};

const olive: Grower = (stage, leaves, root, size, rng) => {
  const bark = stage.tone(rgb('#7a6650'), [0, 0, -1]);
  const crown: P2 = [root[0] + size * 0.03, root[1] - size * 0.66];
  stage.line([root, [root[0] - size * 0.03, root[1] - size * 0.25], crown], bark, Math.max(2, size * 0.028));
  for (const dx of [-0.16, 0.15, 0.02]) {
    stage.line(
      [
        [root[0] - size * 0.01, root[1] - size * 0.36],
        [crown[0] + dx * size, crown[1] - size * 0.05],
      ],
      bark,
      Math.max(1.5, size * 0.014),
    );
  }
  crownOf(leaves, crown, size * 0.3, size * 0.34, 190, size * 0.075, rng);
};

/** A round crown of many small leaves, darker inside and below. */
export function crownOf(
  leaves: Foliage,
  at: P2,
  rx: number,
  ry: number,
  count: number,
  leaf: number,
  rng: Rng,
): void {
  for (let i = 0; i < count; i += 1) {
    const a = rng.range(0, Math.PI * 2);
    const r = Math.sqrt(rng.next()) * (0.86 + 0.14 * Math.sin(a * 5));
    const p: P2 = [at[0] + Math.cos(a) * r * rx, at[1] - Math.sin(a) * r * ry];
    const sun = 1.35 + Math.sin(a) * r * 0.9 - Math.cos(a) * r * 0.6 + (i / count - 0.5) * 1.6;
    leaves.leaf(sun, p, rng.range(0, Math.PI * 2), leaf * rng.range(0.7, 1.25), leaf * 0.26);
  }
}
