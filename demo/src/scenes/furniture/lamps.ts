import type { Rgb } from '../kit/colour.ts';
import { rgb, times } from '../kit/colour.ts';
import type { Frame, V3 } from '../kit/geometry.ts';
import { frame, inside, project, scaleAt } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import type { Profile } from '../kit/solids.ts';
import { ball, cylinder, lathe, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';

/** How strongly lamps burn: 0 off … 1 night. */
export type Glow = number;

export type PendantKind = 'dome' | 'ring' | 'globes' | 'drum' | 'small' | 'cord';

const LAMP = '#ffd08a';
const TRIPOD: readonly V3[] = [
  [-0.26, 0, -0.15],
  [0.26, 0, -0.15],
  [0, 0, 0.28],
];
const BASES: readonly [Profile, ...Profile[]] = [
  [
    [0.07, 0],
    [0.09, 0.08],
    [0.05, 0.19],
    [0.02, 0.24],
  ],
  [
    [0.06, 0],
    [0.06, 0.02],
    [0.015, 0.03],
    [0.015, 0.24],
  ],
  [
    [0.09, 0],
    [0.1, 0.14],
    [0.03, 0.2],
    [0.02, 0.24],
  ],
];
const GLOBES: readonly V3[] = [
  [-0.3, 0, 0],
  [0.05, 0.14, 0.12],
  [0.3, -0.06, -0.1],
  [-0.1, -0.16, -0.1],
];

function halo(stage: Stage, at: V3, metres: number, glow: Glow): void {
  if (glow <= 0) return;
  const s = scaleAt(stage.cam, at) * metres;
  stage.glow(project(stage.cam, at), s, s, LAMP, Math.min(0.8, 0.72 * glow));
}

/** The colour of a shade, brighter the stronger it burns. */
function shade(glow: Glow): Rgb {
  return times(glow > 0.5 ? rgb('#ffe2b0') : rgb('#f1e8d8'), 1 + glow * 0.9);
}

/** A floor lamp: a drum on a stem, a tripod, or a globe. */
export function floorLamp(stage: Stage, at: Frame, metal: Rgb, glow: Glow, rng: Rng): void {
  const kind = rng.pick(['stem', 'tripod', 'globe']);
  const top = rng.range(1.45, 1.7);
  if (kind === 'tripod') for (const foot of TRIPOD) rod(stage, at, foot, [0, top - 0.15, 0], 0.03, metal);
  else {
    cylinder(stage, at, 0.15, 0, 0.03, metal);
    rod(stage, at, [0, 0.03, 0], [0, top - 0.1, 0], 0.025, metal);
  }
  const drum: Profile = [
    [0.23, top - 0.17],
    [0.18, top + 0.13],
  ];
  lathe(stage, at, kind === 'globe' ? ball(0.14, top) : drum, shade(glow));
  halo(stage, at([0, top, 0]), 1.6, glow);
}

/** A small lamp for tables; its foot stands at the frame's origin. */
export function tableLamp(stage: Stage, at: Frame, base: Rgb, glow: Glow, rng: Rng): void {
  lathe(stage, at, rng.pick(BASES), base);
  lathe(
    stage,
    at,
    [
      [0.15, 0.23],
      [0.11, 0.42],
    ],
    shade(glow),
  );
  halo(stage, at([0, 0.34, 0]), 1.0, glow);
}

/** A hanging lamp `drop` metres below the ceiling at height `ceiling`. */
export function pendant(
  stage: Stage,
  at: Frame,
  [ceiling, drop]: readonly [number, number],
  metal: Rgb,
  glow: Glow,
  kind: PendantKind,
): void {
  const y = ceiling - drop;
  rod(stage, at, [0, ceiling, 0], [0, y + 0.1, 0], 0.015, metal);
  if (kind === 'dome') {
    lathe(
      stage,
      at,
      [
        [0.24, y],
        [0.21, y + 0.1],
        [0.12, y + 0.19],
        [0.03, y + 0.23],
      ],
      metal,
    );
    halo(stage, at([0, y, 0]), 0.8, Math.max(glow, 0.25));
  } else if (kind === 'ring') {
    ringLight(stage, at, 0.5, y, metal, glow);
    ringLight(stage, at, 0.32, y + 0.2, metal, glow);
  } else if (kind === 'globes') globes(stage, at, [ceiling, y], metal, glow);
  else if (kind === 'drum' || kind === 'small') {
    const r = kind === 'drum' ? 0.22 : 0.09;
    lathe(
      stage,
      at,
      [
        [r, y - r * 0.8],
        [r, y + r * 0.6],
      ],
      shade(glow),
    );
    halo(stage, at([0, y, 0]), kind === 'drum' ? 1.4 : 0.7, glow);
  } else halo(stage, at([0, y, 0]), 1.4, glow);
}

function globes(
  stage: Stage,
  at: Frame,
  [ceiling, y]: readonly [number, number],
  metal: Rgb,
  glow: Glow,
): void {
  for (const [x, dy, z] of GLOBES) {
    const bulb = inside(at, frame(x, z));
    rod(stage, bulb, [0, ceiling, 0], [0, y + dy, 0], 0.01, metal);
    lathe(stage, bulb, ball(0.11, y + dy), shade(glow));
    halo(stage, bulb([0, y + dy, 0]), 0.55, glow);
  }
}

function ringLight(stage: Stage, at: Frame, r: number, y: number, metal: Rgb, glow: Glow): void {
  const points = Array.from({ length: 29 }, (_, i): V3 => {
    const a = (i / 28) * Math.PI * 2;
    return at([Math.cos(a) * r, y, Math.sin(a) * r]);
  });
  const s = scaleAt(stage.cam, at([0, y, 0]));
  stage.line3(points, stage.tone(metal, [0, 0, -1]), s * 0.05);
  stage.line3(points, glow > 0 ? '#ffedcc' : '#f7f1e4', s * 0.022);
  halo(stage, at([0, y, 0]), r * 2.4, glow * 0.8);
}
