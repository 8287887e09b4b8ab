import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Frame, V3 } from '../kit/geometry.ts';
import { frame, inside } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import type { Part } from '../kit/solids.ts';
import { box, cylinder, lathe, parts, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { facesViewer } from './seating.ts';

export type MajlisLook = { readonly seat: Rgb; readonly back: Rgb; readonly band: Rgb; readonly arm: Rgb };

/** A run of floor seating `length` metres long: mattress, back cushions, and arm rests between places. */
export function floorSeating(stage: Stage, at: Frame, length: number, look: MajlisLook, rng: Rng): void {
  const places = Math.max(1, Math.round(length / 0.85));
  const step = length / places;
  const list: Part[] = [
    {
      low: [-length / 2, 0, -0.36],
      high: [length / 2, 0.09, 0.4],
      albedo: times(look.band, 0.8),
      finish: { soft: 0.02 },
    },
    {
      low: [-length / 2, 0.09, -0.36],
      high: [length / 2, 0.24, 0.4],
      albedo: look.seat,
      finish: { soft: 0.06, foot: 0.75, glint: 0.3 },
    },
  ];
  for (let i = 0; i < places; i += 1) {
    const x = -length / 2 + i * step;
    list.push({
      low: [x + 0.01, 0.24, 0.16],
      high: [x + step - 0.01, 0.66, 0.4],
      albedo: times(look.back, rng.range(0.95, 1.04)),
      finish: { soft: 0.07, foot: 0.72, glint: 0.25 },
      bias: 0.02,
    });
  }
  parts(stage, at, list);
  seatBand(stage, at, length, look);
  for (let i = 0; i <= places; i += 2) {
    const x = Math.min(length / 2 - 0.13, Math.max(-length / 2 + 0.13, -length / 2 + i * step));
    box(stage, at, [x - 0.12, 0.24, -0.28], [x + 0.12, 0.47, 0.2], look.arm, {
      soft: 0.06,
      foot: 0.7,
      glint: 0.35,
    });
    for (const y of [0.29, 0.39])
      box(stage, at, [x - 0.121, y, -0.292], [x + 0.121, y + 0.022, -0.286], look.band, { foot: 0.95 });
  }
}

/** The woven band along the front of floor seating. */
function seatBand(stage: Stage, at: Frame, length: number, { band, arm }: MajlisLook): void {
  const teeth: V3[][] = [];
  const count = Math.round(length / 0.12);
  for (let i = 0; i < count; i += 1) {
    const x = -length / 2 + (i * length) / count;
    const w = length / count;
    teeth.push([at([x, 0.1, -0.395]), at([x + w, 0.1, -0.395]), at([x + w / 2, 0.21, -0.395])]);
  }
  const quad = [
    at([-length / 2, 0.095, -0.39]),
    at([length / 2, 0.095, -0.39]),
    at([length / 2, 0.22, -0.39]),
    at([-length / 2, 0.22, -0.39]),
  ];
  if (!facesViewer(stage, at)) return;
  stage.face(quad, band, [0.85, 1]);
  stage.polys(teeth, stage.tone(arm, stage.normalOf(quad), 0.95));
}

/** A dallah: the brass coffee pot with its beak, with cups beside it. */
export function dallah(stage: Stage, at: Frame, metal: Rgb): void {
  const shiny = mix(metal, rgb('#ffe0a0'), 0.25);
  lathe(
    stage,
    at,
    [
      [0.055, 0],
      [0.075, 0.05],
      [0.06, 0.1],
      [0.03, 0.15],
      [0.042, 0.2],
      [0.012, 0.25],
      [0.014, 0.27],
      [0.003, 0.29],
    ],
    shiny,
  );
  rod(stage, at, [-0.035, 0.15, 0], [-0.12, 0.19, 0], 0.022, shiny);
  rod(stage, at, [0.04, 0.18, 0], [0.1, 0.15, 0], 0.012, shiny);
  rod(stage, at, [0.1, 0.15, 0], [0.07, 0.06, 0], 0.012, shiny);
  for (const [x, z] of [
    [0.2, -0.06],
    [0.27, 0.04],
    [0.16, 0.08],
  ] as const) {
    cylinder(stage, inside(at, frame(x, z)), 0.028, 0, 0.05, rgb('#f4efe6'));
  }
}
