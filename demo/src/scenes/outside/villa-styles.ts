import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { P2, Plane } from '../kit/geometry.ts';
import { frame, rectOn } from '../kit/geometry.ts';
import { lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { archWindow, bays } from '../structure/arches.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, mass } from '../structure/blocks.ts';
import type { GlassLook } from '../structure/glazing.ts';
import { balcony, facadeWindow, railing, wallWash } from '../structure/glazing.ts';
import { crenels, type Mud, vents } from './najdi.ts';
import type { Yard } from './street.ts';

/** A house of one style: its volumes, and what is drawn before them once they stand. */
export type House = { readonly blocks: Block[]; readonly after?: () => void };

/** A house of today in the Najdi manner: earth plaster, pointed parapets, triangle vents, timber screens. */
export function najdiHouse({ stage, mood, paint, rng }: Yard, z: number): House {
  const earth = mix(paint.plaster, rgb(rng.pick(['#c9a27a', '#d2b08a', '#b98f68'])), rng.range(0.5, 0.9));
  const mud: Mud = { mud: earth, gypsum: mix(earth, rgb('#f6ecda'), 0.7) };
  const high = rng.range(6.8, 8.2);
  const left = rng.chance(0.5);
  const look: GlassLook = { frame: paint.frame, depth: 0.35, columns: 1 };
  const tall = rng.range(1.6, 2.5);
  const main = mass(left ? [-7, 3.2] : [-3.2, 7], [0, high], [z, z + 10], earth, 'plaster', {
    front: (wall, [w, h]) => {
      vents(stage, wall, [0.8, h - 1.5, w - 0.8, h - 0.9], mud);
      for (const v of [0.9, 3.9]) {
        for (const u of bays(w, 0.8, rng.int(4, 6), 0.9)) {
          const screen = v > 2 && rng.chance(0.5) ? { lattice: paint.wood } : {};
          facadeWindow(
            stage,
            wall,
            [u, v, u + 0.8, Math.min(h - 1.8, v + tall)],
            { ...look, ...screen },
            mood,
            rng,
          );
        }
      }
      crenels(stage, wall, [w, h], mud);
    },
    side: (wall, [w, h]) => {
      for (const u of bays(w, 0.8, 4, 1)) facadeWindow(stage, wall, [u, 4, u + 0.8, 5.6], look, mood, rng);
      crenels(stage, wall, [w, h], mud);
    },
  });
  const wing = wingOf({ stage, mood, paint, rng }, z, { high, left, mud });
  return { blocks: [main, wing, portalOf({ stage, mood, paint, rng }, z, left)] };
}

/** The lower wing with its screened window. */
function wingOf(
  { stage, mood, paint, rng }: Yard,
  z: number,
  { high, left, mud }: { high: number; left: boolean; mud: Mud },
): Block {
  const look: GlassLook = { frame: paint.frame, depth: 0.35, columns: 4, lattice: paint.wood };
  return mass(
    left ? [2.6, 8] : [-8, -2.6],
    [0, high - rng.range(2.2, 3)],
    [z - 1.2, z + 6],
    times(mud.mud, 1.04),
    'plaster',
    {
      front: (wall, [w, h]) => {
        const wide = rng.range(2.6, 3.6);
        facadeWindow(stage, wall, [(w - wide) / 2, 0.4, (w + wide) / 2, h - 1.4], look, mood, rng);
        crenels(stage, wall, [w, h], mud);
      },
      side: (wall, [w, h]) => crenels(stage, wall, [w, h], mud),
    },
  );
}

/** A tall stone doorway that runs up past the first floor. */
function portalOf({ stage, mood, paint, rng }: Yard, z: number, left: boolean): Block {
  const x: P2 = left ? [-1.2, 2.4] : [-2.4, 1.2];
  return mass(x, [0, rng.range(5, 6.2)], [z - 2, z + 1], paint.stone, 'stone', {
    front: (wall, [w, h]) => {
      stage.face(rectOn(wall, [0.8, 0, w - 0.8, 2.9], 0.02), paint.wood, [0.7, 0.95]);
      for (let u = 0.95; u < w - 0.9; u += 0.28)
        stage.face(rectOn(wall, [u, 0, u + 0.03, 2.9], 0.03), times(paint.wood, 0.5), [0.8, 1]);
      facadeWindow(
        stage,
        wall,
        [0.8, 3.2, w - 0.8, h - 0.6],
        { frame: paint.frame, lattice: paint.wood, columns: 2, lived: 1 },
        mood,
        rng,
      );
      for (const u of [0.35, w - 0.35]) wallWash(stage, wall, u, 1, 2.2, mood);
    },
  });
}

/** A classical villa: cornices, arched windows, a portico of columns with a balcony on it. */
export function classicHouse(yard: Yard, z: number): House {
  const { stage, mood, paint, rng } = yard;
  const tone = mix(paint.plaster, rgb(rng.pick(['#f2e8d6', '#eadbc0', '#f0e6da'])), 0.6);
  const trim = mix(tone, rgb('#fffaf0'), 0.5);
  const high = rng.range(7.8, 8.8);
  const half = rng.range(6, 7.2);
  const count = rng.int(5, 7);
  const look = { frame: paint.frame, depth: 0.2, columns: 2, surround: trim };
  const main = mass([-half, half], [0, high], [z, z + 10], tone, rng.chance(0.4) ? 'stone' : 'plaster', {
    front: (wall, [w]) => {
      for (const [v, h] of [
        [0.8, 2.5],
        [4.4, 2.4],
      ] as const) {
        for (const u of bays(w, 1.1, count, 0.8)) archWindow(stage, wall, [u, v, 1.1, h], look, mood, rng);
      }
      stage.face(rectOn(wall, [0, 3.8, w, 4.05], 0.12), trim, [0.8, 1]);
      for (let u = 0.4; u < w; u += w / 4) wallWash(stage, wall, u, 0.4, 2, mood);
    },
    side: (wall, [w]) => {
      for (const u of bays(w, 1.1, 3, 1)) archWindow(stage, wall, [u, 4.4, 1.1, 2.4], look, mood, rng);
      stage.face(rectOn(wall, [0, 3.8, w, 4.05], 0.12), trim, [0.8, 1]);
    },
  });
  const centre = rng.range(-1.5, 1.5);
  const deck = mass([centre - 2.8, centre + 2.8], [3.5, 3.95], [z - 2.6, z], trim, 'plaster');
  const attic = mass([centre - 2.2, centre + 2.2], [high, high + 1.2], [z + 0.4, z + 3], tone, 'plaster');
  return {
    blocks: [main, deck, attic, coping(main, trim, 0.35, 0.35), coping(attic, trim, 0.25, 0.25)],
    after: () => portico(stage, centre, z, trim),
  };
}

/** Round columns under a deck, and its balustrade. */
function portico(stage: Stage, centre: number, z: number, tone: Rgb): void {
  for (const dx of [-2.4, -0.9, 0.9, 2.4]) {
    const at = frame(centre + dx, z - 2.3);
    lathe(
      stage,
      at,
      [
        [0.3, 0],
        [0.3, 0.25],
        [0.22, 0.35],
        [0.19, 3.1],
        [0.29, 3.3],
        [0.29, 3.5],
      ],
      tone,
    );
  }
  const edge: Plane = (u, v, out = 0) => [centre - 2.8 + u, v, z - 2.6 - out];
  railing(stage, edge, [0, 3.95, 5.6, 4.85], 0, tone, false);
}

/** Attached town houses in a row, each with its garage, door and upper window, no two fronts alike. */
export function rowHouses(yard: Yard, z: number): House {
  const { paint, rng } = yard;
  const wide = rng.range(4.8, 5.8);
  const high = rng.range(7.4, 8.6);
  const shift = rng.range(-1.5, 1.5);
  const tones = [
    paint.plaster,
    mix(paint.plaster, paint.stone, 0.6),
    paint.plaster,
    mix(paint.dark, paint.plaster, 0.35),
  ];
  const start = rng.int(0, 3);
  const blocks = [-2, -1, 0, 1].flatMap((place, i) => {
    const x: P2 = [shift + place * wide, shift + (place + 1) * wide - 0.02];
    const tone = tones[(start + i) % 4] ?? paint.plaster;
    const home = rowHome(
      { ...yard, rng: rng.fork(`row${i}`) },
      x,
      [z + (i % 2) * 0.5, high + (i % 2) * 0.7],
      tone,
    );
    return [home, coping(home, paint.dark, 0.05, 0.2)];
  });
  return { blocks };
}

function rowHome({ stage, mood, paint, rng }: Yard, x: P2, [z, high]: P2, tone: Rgb): Block {
  const look: GlassLook = { frame: paint.frame, depth: 0.22 };
  const stone = mix(paint.stone, paint.plaster, 0.2);
  const upper = rng.pick(['balcony', 'wide', 'pair']);
  return mass(x, [0, high], [z, z + 9], tone, rng.pick(['plaster', 'plaster', 'stone']), {
    front: (wall, [w, h]) => {
      stage.face(rectOn(wall, [0, 0, w, 3.2], 0.02), stone, [0.85, 1]);
      const leaf = rectOn(wall, [0.4, 0.05, 3.2, 2.6], 0.03);
      stage.face(leaf, paint.gate, [0.75, 1]);
      for (let v = 0.4; v < 2.6; v += 0.42)
        stage.face(rectOn(wall, [0.4, v, 3.2, v + 0.03], 0.04), times(paint.gate, 0.5), [0.8, 1]);
      stage.face(rectOn(wall, [3.6, 0.05, w - 0.3, 2.5], 0.03), paint.wood, [0.7, 0.95]);
      wallWash(stage, wall, 3.4, 1.4, 1.6, mood);
      if (upper === 'balcony') balcony(stage, wall, [0.5, 4, w - 0.5, 6.6], look, tone, mood, rng);
      else if (upper === 'wide')
        facadeWindow(stage, wall, [0.6, 4.1, w - 0.6, 6.3], { ...look, columns: 3 }, mood, rng);
      else
        for (const u of [0.6, w / 2 + 0.3])
          facadeWindow(
            stage,
            wall,
            [u, 4, u + w / 2 - 1, h - 1],
            { ...look, columns: 1, rows: 2 },
            mood,
            rng,
          );
    },
  });
}
