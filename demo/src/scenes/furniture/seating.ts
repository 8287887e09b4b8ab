import type { Rgb } from '../kit/colour.ts';
import { mix, times } from '../kit/colour.ts';
import type { Frame } from '../kit/geometry.ts';
import { dot, four, sub } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import type { Part } from '../kit/solids.ts';
import { box, cushion, lathe, parts, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';

export type SofaLook = {
  readonly width: number;
  readonly cloth: Rgb;
  readonly pillows: readonly [Rgb, Rgb];
  readonly wood: Rgb;
};

/** Whether the viewer sees the front of a piece. */
export function facesViewer(stage: Stage, at: Frame): boolean {
  const heart = at([0, 0, 0]);
  const ahead = sub(at([0, 0, -1]), heart);
  return dot(ahead, sub(stage.cam.eye, heart)) > 0;
}

/** A sofa with loose cushions; its footprint is its width by 0.96 m. */
export function sofa(stage: Stage, at: Frame, look: SofaLook, rng: Rng): void {
  const { width, cloth, wood } = look;
  const arm = rng.chance(0.5) ? 0.13 : 0.22;
  const armHigh = rng.pick([0.56, 0.62, 0.68]);
  const raised = rng.chance(0.6) ? 0.13 : 0.04;
  const w = width / 2;
  const list: Part[] = [
    { low: [-w, raised, -0.44], high: [w, 0.29, 0.46], albedo: times(cloth, 0.88), finish: { soft: 0.03 } },
    { low: [-w, raised, 0.32], high: [w, 0.76, 0.48], albedo: times(cloth, 0.94), finish: { soft: 0.05 } },
  ];
  for (const x of [-w, w - arm]) {
    const finish = { soft: 0.07, foot: 0.72 };
    list.push({ low: [x, raised, -0.44], high: [x + arm, armHigh, 0.46], albedo: cloth, finish, bias: 0.1 });
  }
  list.push(...sofaCushions(width - arm * 2, cloth, rng));
  for (const [x, z] of raised > 0.1 ? four(w - 0.1, 0.36) : [])
    rod(stage, at, [x, 0, z], [x, raised + 0.02, z], 0.045, wood);
  parts(stage, at, list);
  if (facesViewer(stage, at)) throwPillows(stage, at, width - arm * 2, look.pillows, rng);
}

function sofaCushions(inner: number, cloth: Rgb, rng: Rng): Part[] {
  const seats = Math.max(2, Math.round(inner / rng.pick([0.75, 0.95])));
  const step = inner / seats;
  return Array.from({ length: seats }, (_, i): Part[] => {
    const [a, b] = [-inner / 2 + i * step + 0.013, -inner / 2 + (i + 1) * step - 0.013];
    const tone = times(cloth, rng.range(0.97, 1.03));
    return [
      {
        low: [a, 0.29, -0.46],
        high: [b, 0.46, 0.2],
        albedo: tone,
        finish: { soft: 0.06, foot: 0.7, glint: 0.35 },
      },
      {
        low: [a, 0.46, 0.12],
        high: [b, 0.84, 0.34],
        albedo: tone,
        finish: { soft: 0.09, foot: 0.74, glint: 0.2 },
      },
    ];
  }).flat();
}

function throwPillows(stage: Stage, at: Frame, inner: number, colours: readonly [Rgb, Rgb], rng: Rng): void {
  const spots = rng.pick([
    [-0.42, -0.31, 0.41],
    [-0.41, 0.32, 0.43],
    [-0.43, 0.42],
    [-0.42, -0.3, 0.3, 0.42],
  ]);
  for (const [i, t] of spots.entries()) {
    const big = i % 2 === 0;
    const size = big ? 0.23 : 0.19;
    const colour = colours[i % 2] ?? colours[0];
    cushion(
      stage,
      at,
      [t * inner, 0.46 + size * 0.93, big ? 0.04 : -0.06],
      [size, size],
      0.32,
      colour,
      rng.chance(0.3) ? mix(colour, [0.9, 0.86, 0.8], 0.5) : undefined,
    );
  }
}

/** An armchair: a tub, or a wooden frame with cushions. */
export function armchair(stage: Stage, at: Frame, cloth: Rgb, wood: Rgb, rng: Rng): void {
  if (rng.chance(0.5)) {
    sofaChair(stage, at, cloth, wood);
    return;
  }
  for (const x of [-0.34, 0.34]) {
    rod(stage, at, [x, 0, -0.32], [x, 0.58, -0.32], 0.045, wood);
    rod(stage, at, [x, 0, 0.32], [x, 0.74, 0.38], 0.045, wood);
  }
  parts(stage, at, [
    {
      low: [-0.33, 0.28, -0.34],
      high: [0.33, 0.44, 0.26],
      albedo: cloth,
      finish: { soft: 0.06, glint: 0.3 },
    },
    {
      low: [-0.32, 0.42, 0.16],
      high: [0.32, 0.84, 0.34],
      albedo: times(cloth, 0.98),
      finish: { soft: 0.08, glint: 0.2 },
    },
    { low: [-0.38, 0.56, -0.36], high: [-0.31, 0.61, 0.34], albedo: wood, bias: 0.2 },
    { low: [0.31, 0.56, -0.36], high: [0.38, 0.61, 0.34], albedo: wood, bias: 0.2 },
  ]);
}

function sofaChair(stage: Stage, at: Frame, cloth: Rgb, wood: Rgb): void {
  for (const [x, z] of four(0.3, 0.3)) {
    rod(stage, at, [x, 0, z], [x, 0.16, z], 0.04, wood);
  }
  parts(stage, at, [
    { low: [-0.4, 0.14, -0.38], high: [0.4, 0.3, 0.4], albedo: times(cloth, 0.9), finish: { soft: 0.06 } },
    { low: [-0.3, 0.3, -0.4], high: [0.3, 0.46, 0.2], albedo: cloth, finish: { soft: 0.08, glint: 0.3 } },
    { low: [-0.42, 0.2, -0.3], high: [-0.28, 0.64, 0.4], albedo: cloth, finish: { soft: 0.1 }, bias: 0.1 },
    { low: [0.28, 0.2, -0.3], high: [0.42, 0.64, 0.4], albedo: cloth, finish: { soft: 0.1 }, bias: 0.1 },
    {
      low: [-0.4, 0.2, 0.24],
      high: [0.4, 0.8, 0.42],
      albedo: times(cloth, 0.97),
      finish: { soft: 0.1, glint: 0.2 },
    },
  ]);
}

/** A round pouf. */
export function pouf(stage: Stage, at: Frame, cloth: Rgb, radius = 0.28): void {
  lathe(
    stage,
    at,
    [
      [radius * 0.8, 0],
      [radius, 0.07],
      [radius * 1.04, 0.2],
      [radius, 0.34],
      [radius * 0.82, 0.4],
    ],
    cloth,
  );
}

/** A dining or meeting chair. */
export function chair(stage: Stage, at: Frame, cloth: Rgb, wood: Rgb, tall = 0.86): void {
  for (const [x, z] of four(0.19, 0.2)) {
    rod(stage, at, [x, 0, z], [x * 0.92, 0.44, z * 0.92], 0.032, wood);
  }
  parts(stage, at, [
    {
      low: [-0.22, 0.42, -0.23],
      high: [0.22, 0.49, 0.22],
      albedo: cloth,
      finish: { soft: 0.04, glint: 0.25 },
    },
    {
      low: [-0.21, 0.54, 0.17],
      high: [0.21, tall, 0.23],
      albedo: times(cloth, 0.97),
      finish: { soft: 0.05, foot: 0.85 },
    },
  ]);
}

/** A swivel chair on castors. */
export function taskChair(stage: Stage, at: Frame, cloth: Rgb, metal: Rgb): void {
  for (let i = 0; i < 5; i += 1) {
    const a = (i / 5) * Math.PI * 2 + 0.4;
    rod(stage, at, [0, 0.1, 0], [Math.cos(a) * 0.27, 0.04, Math.sin(a) * 0.27], 0.04, metal);
  }
  rod(stage, at, [0, 0.08, 0], [0, 0.42, 0], 0.06, metal);
  parts(stage, at, [
    {
      low: [-0.24, 0.42, -0.25],
      high: [0.24, 0.51, 0.22],
      albedo: cloth,
      finish: { soft: 0.06, glint: 0.25 },
    },
    {
      low: [-0.22, 0.58, 0.2],
      high: [0.22, 1.06, 0.27],
      albedo: times(cloth, 0.98),
      finish: { soft: 0.07, foot: 0.85, glint: 0.15 },
    },
  ]);
  for (const x of [-0.29, 0.29]) {
    box(stage, at, [x - 0.03, 0.64, -0.14], [x + 0.03, 0.68, 0.16], metal, { soft: 0.02 });
  }
}
