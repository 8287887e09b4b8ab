import type { Rgb } from '../kit/colour.ts';
import { mix, times } from '../kit/colour.ts';
import type { Frame, P2, V3 } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import { softPatch } from '../kit/soft.ts';
import type { Stage } from '../kit/stage.ts';

const UP: V3 = [0, 1, 0];

type Cloth = (u: number, v: number) => V3;
type Painter = (shape: readonly P2[], colour: Rgb, k?: number) => void;

/** The three colours of a weave. */
export type Weave = readonly [Rgb, Rgb, Rgb];

function clothPainter(stage: Stage, cloth: Cloth): { paint: Painter; done: () => void } {
  const layers: { tone: string; list: V3[][] }[] = [];
  return {
    paint: (shape, colour, k = 1) => {
      const tone = stage.tone(colour, UP, k);
      const points = shape.map((p) => cloth(p[0], p[1]));
      const last = layers.at(-1);
      if (last?.tone === tone) last.list.push(points);
      else layers.push({ tone, list: [points] });
    },
    done: () => {
      for (const { tone, list } of layers) stage.polys(list, tone);
    },
  };
}

const rect = (u0: number, v0: number, u1: number, v1: number): P2[] => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
];

/** A rug of w × l metres: sadu bands, a medallion, a lattice, or a plain field with a border. */
export function rug(stage: Stage, at: Frame, [w, l]: P2, weave: Weave, rng: Rng): void {
  const cloth: Cloth = (u, v) => at([(u - 0.5) * w, 0.012, (v - 0.5) * l]);
  softPatch(
    stage,
    rect(0, 0, 1, 1).map(([u, v]) => cloth(u, v)),
    '#24160c',
    0.34,
    0.05,
  );
  const { paint, done } = clothPainter(stage, cloth);
  const [ground, second, third] = weave;
  paint(rect(0, 0, 1, 1), ground);
  const style = rng.pick(['sadu', 'sadu', 'medallion', 'lattice', 'border', 'lines']);
  if (style === 'sadu') saduBands(paint, weave, [w, l], rng);
  else if (style === 'medallion') medallion(paint, weave);
  else if (style === 'lattice') lattice(paint, weave, w / l, rng);
  else if (style === 'lines') lines(paint, weave, rng);
  else {
    paint(rect(0.04, 0.03, 0.96, 0.97), second);
    paint(rect(0.07, 0.055, 0.93, 0.945), mix(ground, third, 0.15));
  }
  done();
  const corners = rect(0, 0, 1, 1).map(([u, v]) => cloth(u, v));
  stage.veil(corners, '#1c1008', [0, 0.05, 0.16]);
  fringe(stage, cloth, mix(ground, [0.9, 0.86, 0.78], 0.6));
}

function fringe(stage: Stage, cloth: Cloth, colour: Rgb): void {
  const tone = stage.tone(colour, UP);
  const strands: V3[][] = [];
  for (let i = 0; i < 46; i += 1) {
    const u = (i + 0.5) / 46;
    strands.push([cloth(u, 0), cloth(u + 0.004, 0), cloth(u + 0.003, -0.022), cloth(u - 0.001, -0.022)]);
  }
  stage.polys(strands, tone);
}

/** Bands of Bedouin weaving: triangles, lozenges, combs and zigzags between plain stripes. */
export function saduBands(paint: Painter, [ground, second, third]: Weave, [w, l]: P2, rng: Rng): void {
  let v = 0.03;
  const motifs = ['triangles', 'lozenges', 'comb', 'plain', 'zigzag'] as const;
  while (v < 0.96) {
    const motif = rng.pick(motifs);
    const tall = Math.min((motif === 'plain' ? 0.05 : rng.range(0.11, 0.19)) / l, 0.97 - v);
    const [a, b] = rng.chance(0.5) ? [second, third] : [third, second];
    if (motif !== 'plain') paint(rect(0, v, 1, v + tall), rng.chance(0.5) ? a : ground);
    band(paint, motif, [v, tall], Math.round(w / 0.17), motif === 'plain' ? a : b);
    v += tall + 0.035 / l;
  }
}

type Motif = 'triangles' | 'lozenges' | 'comb' | 'plain' | 'zigzag';

/** One repeat of a motif from u, `step` wide, between low and top. */
function motifShape(motif: Motif, u: number, step: number, [low, top]: P2): P2[] {
  const [end, half, mid, thick] = [u + step, u + step / 2, (low + top) / 2, (top - low) * 0.33];
  if (motif === 'triangles')
    return [
      [u, low],
      [end, low],
      [half, top],
    ];
  if (motif === 'comb') return rect(u, low, half, top);
  if (motif === 'lozenges')
    return [
      [u, mid],
      [half, low],
      [end, mid],
      [half, top],
    ];
  return [
    [u, low],
    [half, top - thick],
    [end, low],
    [end, low + thick],
    [half, top],
    [u, low + thick],
  ];
}

function band(paint: Painter, motif: Motif, [v, tall]: P2, repeats: number, colour: Rgb): void {
  if (motif === 'plain') {
    paint(rect(0, v, 1, v + tall), colour);
    return;
  }
  const count = motif === 'comb' ? repeats * 2 : repeats;
  const step = 1 / count;
  for (let i = 0; i < count; i += 1)
    paint(motifShape(motif, i * step, step, [v + tall * 0.12, v + tall * 0.88]), colour);
}

const lozenge = (u: number, v: number, w: number, h: number): P2[] => [
  [u - w, v],
  [u, v - h],
  [u + w, v],
  [u, v + h],
];

function star(r: number): P2[] {
  return Array.from({ length: 32 }, (_, i): P2 => {
    const a = (i / 32) * Math.PI * 2;
    const k = i % 2 === 0 ? r : r * 0.82;
    return [0.5 + Math.cos(a) * k, 0.5 + Math.sin(a) * k * 0.9];
  });
}

function medallion(paint: Painter, [ground, second, third]: Weave): void {
  paint(rect(0.03, 0.02, 0.97, 0.98), second);
  paint(rect(0.05, 0.035, 0.95, 0.965), ground);
  for (let i = 0; i < 24; i += 1) {
    const v = 0.035 + (i * 0.93) / 24;
    for (const [edge, inner] of [
      [0.05, 0.085],
      [0.95, 0.915],
    ] as const) {
      paint(
        [
          [edge, v],
          [inner, v + 0.019],
          [edge, v + 0.038],
        ],
        third,
      );
    }
  }
  const rings = [
    [0.34, second],
    [0.29, mix(ground, third, 0.3)],
    [0.2, third],
    [0.12, second],
    [0.06, ground],
  ] as const;
  for (const [r, colour] of rings) paint(star(r), colour);
  for (const [u, v] of [
    [0.12, 0.09],
    [0.88, 0.09],
    [0.12, 0.91],
    [0.88, 0.91],
  ] as const) {
    paint(lozenge(u, v, 0.06, 0.05), second);
    paint(lozenge(u, v, 0.03, 0.025), third);
  }
}

function lattice(paint: Painter, [ground, second, third]: Weave, ratio: number, rng: Rng): void {
  const across = rng.int(6, 9);
  const down = Math.max(4, Math.round(across / ratio));
  const [su, sv] = [0.94 / across, 0.96 / down];
  for (let i = 0; i < across; i += 1) {
    for (let j = 0; j < down; j += 1) {
      const [u, v] = [0.03 + (i + 0.5) * su, 0.02 + (j + 0.5) * sv];
      const ring = (k: number, c: Rgb): void =>
        paint(
          [
            [u - su * k, v],
            [u, v - sv * k],
            [u + su * k, v],
            [u, v + sv * k],
          ],
          c,
        );
      ring(0.5, second);
      ring(0.42, ground);
      ring(0.16, (i + j) % 2 ? third : second);
    }
  }
}

function lines(paint: Painter, [ground, second, third]: Weave, rng: Rng): void {
  for (let i = 0; i < 9; i += 1) {
    const u = rng.range(0.02, 0.9);
    const wide = rng.range(0.004, 0.03);
    paint(rect(u, 0, Math.min(1, u + wide), 1), rng.pick([second, third, times(ground, 0.8)]));
  }
}
