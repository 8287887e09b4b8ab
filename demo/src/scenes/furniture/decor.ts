import type { Rgb } from '../kit/colour.ts';
import { css, mix, rgb, times } from '../kit/colour.ts';
import type { Frame, P2, Plane, V3 } from '../kit/geometry.ts';
import { project, rectOn, scaleAt } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import { softPatch } from '../kit/soft.ts';
import type { Profile } from '../kit/solids.ts';
import { box, lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';

const VASES: readonly [Profile, ...Profile[]] = [
  [
    [0.2, 0],
    [0.34, 0.35],
    [0.28, 0.65],
    [0.12, 0.85],
    [0.15, 1],
  ],
  [
    [0.16, 0],
    [0.26, 0.6],
    [0.3, 0.8],
    [0.13, 0.94],
    [0.14, 1],
  ],
  [
    [0.22, 0],
    [0.22, 0.7],
    [0.1, 0.8],
    [0.11, 1],
  ],
];

/** A vase of this height, sometimes with dry stems. */
export function vase(stage: Stage, at: Frame, height: number, clay: Rgb, rng: Rng): void {
  if (rng.chance(0.6)) stems(stage, at, height, rng);
  const shape = rng.pick(VASES).map(([r, y]) => [r * height, y * height] as const);
  lathe(stage, at, shape, clay, times(clay, 0.4));
}

function stems(stage: Stage, at: Frame, h: number, rng: Rng): void {
  const root = project(stage.cam, at([0, h * 0.95, 0]));
  const s = scaleAt(stage.cam, at([0, h, 0]));
  const colour = stage.tone(rgb(rng.pick(['#c9a877', '#b9935f', '#8d9a6a', '#d8bf98'])), [0, 0.4, -0.8]);
  for (let i = 0; i < 9; i += 1) {
    const lean = rng.range(-0.55, 0.55);
    const long = s * h * rng.range(0.9, 1.5);
    const tip: P2 = [root[0] + Math.sin(lean) * long, root[1] - Math.cos(lean) * long];
    const bend: P2 = [root[0] + (tip[0] - root[0]) * 0.4, root[1] + (tip[1] - root[1]) * 0.55];
    stage.line([root, bend, tip], colour, Math.max(1, s * 0.007));
    const turn = `rotate(${((lean * 180) / Math.PI).toFixed(0)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)})`;
    stage.ellipse(tip, s * 0.016, s * 0.05, colour, `transform="${turn}"`);
  }
}

/** A row of books between x0 and x1 in a frame, standing at height y. */
export function books(stage: Stage, at: Frame, [x0, x1]: P2, y: number, depth: number, rng: Rng): void {
  const spines = [
    '#7a4a35',
    '#c9b48f',
    '#3f5a52',
    '#e4dac8',
    '#8f7d62',
    '#35465a',
    '#b0803c',
    '#5d5148',
  ] as const;
  for (let x = x0; x < x1 - 0.03; ) {
    const w = rng.range(0.022, 0.05);
    const h = rng.range(0.17, 0.27);
    box(stage, at, [x, y, -depth], [Math.min(x1, x + w), y + h, depth * 0.4], rgb(rng.pick(spines)), {
      foot: 0.9,
    });
    x += w + 0.002;
  }
}

/** The colours of a picture: ground, shapes, accent; and its frame. */
export type ArtColours = {
  readonly ground: Rgb;
  readonly shape: Rgb;
  readonly accent: Rgb;
  readonly rim: Rgb;
};

type Canvas = (a: number, b: number) => V3;

/** A framed picture centred at u, v on a wall: dunes, arches, triangles or discs. */
export function art(stage: Stage, wall: Plane, [u, v]: P2, [w, h]: P2, colours: ArtColours, rng: Rng): void {
  const deep = 0.045;
  const shadow = rectOn(
    wall,
    [u - w / 2 + 0.04, v - h / 2 - 0.07, u + w / 2 + 0.07, v + h / 2 - 0.03],
    0.002,
  );
  softPatch(stage, shadow, '#2a1a10', 0.42, 0.05, 1);
  stage.face(rectOn(wall, [u - w / 2, v - h / 2, u + w / 2, v + h / 2], deep), colours.rim, [0.85, 1]);
  const at: Canvas = (a, b) => wall(u + (a - 0.5) * (w - 0.07), v + (b - 0.5) * (h - 0.07), deep + 0.002);
  const quad = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  stage.face(quad, mix(colours.ground, [0.86, 0.82, 0.75], 0.55), [0.95, 1]);
  const paint = rng.pick([dunes, arches, triangles, discs, dunes]);
  stage.clipped(quad, () => paint(stage, at, colours, stage.normalOf(quad), rng));
  stage.veil(quad, '#ffffff', [0, 0.05, 0.14]);
}

type Motif = (stage: Stage, at: Canvas, colours: ArtColours, normal: V3, rng: Rng) => void;

const disc = (at: Canvas, x: number, y: number, r: number): V3[] =>
  Array.from({ length: 24 }, (_, i) =>
    at(x + r * Math.cos((i / 12) * Math.PI), y + r * Math.sin((i / 12) * Math.PI)),
  );

const dunes: Motif = (stage, at, { ground, shape, accent }, normal, rng) => {
  const wave = (base: number, amp: number): V3[] => {
    const phase = rng.range(0, 6);
    const crest = Array.from({ length: 13 }, (_, i) =>
      at(i / 12, base + amp * Math.sin(phase + (i / 12) * 3.4)),
    );
    return [at(0, 0), ...crest, at(1, 0)];
  };
  stage.poly(
    disc(at, rng.range(0.3, 0.7), rng.range(0.62, 0.75), rng.range(0.12, 0.2)),
    stage.tone(accent, normal),
  );
  stage.poly(wave(0.5, 0.07), stage.tone(mix(ground, shape, 0.4), normal));
  stage.poly(wave(0.34, 0.08), stage.tone(shape, normal));
  stage.poly(wave(0.18, 0.06), stage.tone(times(shape, 0.55), normal));
};

const arches: Motif = (stage, at, { ground, shape, accent }, normal) => {
  const tones = [shape, ground, accent, shape];
  for (const [i, r] of [0.36, 0.27, 0.18, 0.09].entries()) {
    const arc = disc(at, 0.5, 0.5, r).slice(0, 13);
    stage.poly([at(0.5 + r, 0.1), ...arc, at(0.5 - r, 0.1)], stage.tone(tones[i] ?? ground, normal));
  }
};

const triangles: Motif = (stage, at, { ground, shape, accent }, normal, rng) => {
  for (let i = 0; i < 30; i += 1) {
    const [x, y] = [0.1 + (i % 5) * 0.16, 0.1 + Math.floor(i / 5) * 0.135];
    const tone = stage.tone(rng.pick([ground, shape, accent]), normal);
    if (rng.chance(0.75)) stage.poly([at(x, y), at(x + 0.15, y), at(x + 0.075, y + 0.12)], tone);
  }
};

const discs: Motif = (stage, at, { ground, shape, accent }, _normal, rng) => {
  for (const colour of [shape, accent, times(ground, 0.6)]) {
    const r = rng.range(0.14, 0.3);
    stage.poly(
      disc(at, rng.range(0.3, 0.7), rng.range(0.35, 0.65), r),
      css(times(colour, 0.9)),
      'fill-opacity="0.85"',
    );
  }
};
