import type { Rgb } from '../kit/colour.ts';
import { rgb, times } from '../kit/colour.ts';
import type { Frame } from '../kit/geometry.ts';
import { four, frame, inside } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import type { Profile } from '../kit/solids.ts';
import { box, cylinder, lathe, rod } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { vase } from './decor.ts';
import { dallah } from './majlis-seating.ts';

const PEDESTAL: Profile = [
  [0.2, 0],
  [0.16, 0.05],
  [0.16, 0.3],
  [0.3, 0.33],
];
const ROUND_TOP: Profile = [
  [0.48, 0.33],
  [0.48, 0.37],
];
const DRUM: Profile = [
  [0.26, 0],
  [0.26, 0.27],
];
const SIDE: Profile = [
  [0.14, 0],
  [0.03, 0.04],
  [0.03, 0.5],
  [0.22, 0.53],
  [0.22, 0.55],
];

export type TableLook = { readonly top: Rgb; readonly wood: Rgb; readonly metal: Rgb };

/** A low table in the middle of a seating group, with a tray, books or a coffee pot. */
export function coffeeTable(stage: Stage, at: Frame, { top, wood, metal }: TableLook, rng: Rng): void {
  const kind = rng.pick(['round', 'nest', 'slab', 'legs']);
  if (kind === 'slab') {
    box(stage, at, [-0.55, 0.02, -0.34], [0.55, 0.28, 0.34], wood, { foot: 0.7, glint: 0.3 });
    box(stage, at, [-0.6, 0.28, -0.38], [0.6, 0.36, 0.38], top, { glint: 0.5 });
  } else if (kind === 'legs') {
    for (const [x, z] of four(0.5, 0.3)) rod(stage, at, [x, 0, z], [x, 0.34, z], 0.04, metal);
    box(stage, at, [-0.58, 0.34, -0.36], [0.58, 0.385, 0.36], top, { glint: 0.5 });
  } else {
    lathe(stage, at, PEDESTAL, wood);
    lathe(stage, at, ROUND_TOP, top);
  }
  dressTable(stage, inside(at, frame(0, 0, 0, 0.375)), metal, rng);
  if (kind !== 'nest') return;
  const small = inside(at, frame(0.62, -0.22));
  lathe(stage, small, DRUM, times(wood, 0.9));
  cylinder(stage, small, 0.28, 0.27, 0.3, top);
}

function dressTable(stage: Stage, at: Frame, metal: Rgb, rng: Rng): void {
  const what = rng.pick(['dallah', 'vase', 'books', 'dallah']);
  if (what === 'dallah') {
    cylinder(stage, inside(at, frame(0.08, 0)), 0.27, 0, 0.015, rgb('#a98553'));
    dallah(stage, inside(at, frame(0, 0.02, 0, 0.015)), metal);
  } else if (what === 'vase') {
    const clay = rgb(rng.pick(['#e9e0d0', '#a5684a', '#4d5a4c', '#c7a980']));
    vase(stage, inside(at, frame(-0.1, 0.1)), 0.26, clay, rng);
    box(stage, inside(at, frame(0.2, -0.08, 0.3)), [-0.14, 0, -0.1], [0.14, 0.03, 0.1], rgb('#d8cbb4'), {
      glint: 0.4,
    });
  } else {
    box(stage, inside(at, frame(-0.05, 0, 0.2)), [-0.17, 0, -0.12], [0.17, 0.03, 0.12], rgb('#7c5a40'), {
      glint: 0.3,
    });
    box(stage, inside(at, frame(-0.03, 0, 0.05)), [-0.14, 0.03, -0.1], [0.14, 0.06, 0.1], rgb('#e6dcc9'), {
      glint: 0.3,
    });
    cylinder(stage, inside(at, frame(0.26, -0.02)), 0.05, 0, 0.06, rgb('#f3ede2'));
  }
}

/** A bedside or sofa-side table. */
export function sideTable(stage: Stage, at: Frame, wood: Rgb, metal: Rgb, rng: Rng): void {
  if (rng.chance(0.5)) {
    lathe(stage, at, SIDE, metal);
    return;
  }
  box(stage, at, [-0.24, 0.08, -0.2], [0.24, 0.5, 0.2], wood, { foot: 0.75, glint: 0.3 });
  for (const y of [0.3, 0.11])
    box(stage, at, [-0.22, y, -0.215], [0.22, y + 0.17, -0.2], times(wood, 1.08), { foot: 0.95 });
}

/** A low cabinet with doors, `width` metres. */
export function sideboard(
  stage: Stage,
  at: Frame,
  width: number,
  height: number,
  wood: Rgb,
  metal: Rgb,
): void {
  for (const x of [-width / 2 + 0.1, width / 2 - 0.1])
    rod(stage, at, [x, 0, -0.14], [x, 0.14, -0.14], 0.035, metal);
  box(stage, at, [-width / 2, 0.12, -0.2], [width / 2, height, 0.22], wood, { foot: 0.75, glint: 0.35 });
  const doors = Math.max(2, Math.round(width / 0.5));
  const step = (width - 0.06) / doors;
  for (let i = 0; i < doors; i += 1) {
    const x = -width / 2 + 0.03 + i * step;
    box(stage, at, [x + 0.008, 0.16, -0.212], [x + step - 0.008, height - 0.04, -0.2], times(wood, 1.07), {
      foot: 0.86,
    });
    const mid = x + step / 2;
    rod(stage, at, [mid - 0.04, height - 0.1, -0.225], [mid + 0.04, height - 0.1, -0.225], 0.012, metal);
  }
}

/** A dining or meeting table with legs at its ends. */
export function bigTable(
  stage: Stage,
  at: Frame,
  [w, d]: readonly [number, number],
  top: Rgb,
  leg: Rgb,
): void {
  for (const x of [-w / 2 + 0.3, w / 2 - 0.3])
    box(stage, at, [x - 0.05, 0, -d / 2 + 0.2], [x + 0.05, 0.7, d / 2 - 0.2], leg, { foot: 0.7 });
  box(stage, at, [-w / 2, 0.7, -d / 2], [w / 2, 0.755, d / 2], top, { glint: 0.6, foot: 0.8 });
}

/** An open laptop on a table. */
export function laptop(stage: Stage, at: Frame): void {
  box(stage, at, [-0.17, 0, -0.12], [0.17, 0.012, 0.12], rgb('#b9b7b2'), { glint: 0.4 });
  box(stage, at, [-0.17, 0.012, 0.11], [0.17, 0.23, 0.125], rgb('#a9a7a2'), { glint: 0.4 });
}
