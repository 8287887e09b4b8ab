import { condenser } from '../furniture/cooling.ts';
import { datePalm, leafyTree, shrub } from '../furniture/trees.ts';
import { mix } from '../kit/colour.ts';
import type { P2, Plane } from '../kit/geometry.ts';
import { rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import type { GlassLook } from '../structure/glazing.ts';
import { balcony, facadeWindow, wallWash } from '../structure/glazing.ts';
import type { Yard } from './street.ts';
import { blockCamera, openYard, street } from './street.ts';

const Z = 13.5;

/** A block of flats of four or five floors over a lobby, between its neighbours. */
export function drawApartments(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('flats');
  const yard = openYard(rng, mood, blockCamera(rng), 1.2);
  const { stage, paint } = yard;
  street(stage, mood, 12, rng.fork('street'));
  const floors = rng.int(3, 6);
  const half = rng.range(7.5, 9);
  const neighbour = (x: number, h: number): Block =>
    mass([x, x + 12], [0, h], [Z + 2, Z + 14], mix(paint.stone, paint.plaster, 0.6), 'plaster', {
      front: (wall, size) =>
        plainFloors({ ...yard, rng: rng.fork(`n${x}`) }, wall, size, { frame: paint.frame }),
    });
  drawBlocks(
    stage,
    [neighbour(-half - 15, rng.range(8, 13)), neighbour(half + 3, rng.range(8, 14))],
    rng.fork('near'),
  );
  drawBlocks(stage, flats({ ...yard, rng: rng.fork('house') }, half, floors), rng.fork('stone'));
  planting(stage, half, rng.fork('plants'));
  return stage;
}

function flats(yard: Yard, half: number, floors: number): Block[] {
  const { stage, mood, paint, rng } = yard;
  const high = 4.8 + floors * 3.3;
  const look: GlassLook = { frame: paint.frame, depth: 0.2, rows: rng.pick([1, 2]) };
  const spine = rng.pick([rng.range(-1.6, 1.6), 1.9 - half, half - 1.9]);
  const main = mass(
    [-half, half],
    [0, high],
    [Z, Z + 13],
    paint.plaster,
    rng.chance(0.4) ? 'stone' : 'plaster',
    {
      front: (wall, [w]) => {
        upperFloors({ ...yard, rng: rng.fork('floors') }, wall, { w, floors, gap: half + spine }, look);
        groundFloor({ ...yard, rng: rng.fork('ground') }, wall, w);
      },
      side: (wall, size) => plainFloors({ ...yard, rng: rng.fork('side') }, wall, size, look),
    },
  );
  const stairs = { ...look, columns: 1, rows: floors * 2, lived: 1 };
  const tower = mass(
    [spine - 1.7, spine + 1.7],
    [0, high + 1.4],
    [Z - 0.7, Z + 3],
    rng.pick([paint.stone, paint.dark]),
    rng.pick(['stone', 'panel', 'slats']),
    {
      front: (wall, [w, h]) => {
        facadeWindow(stage, wall, [w / 2 - 0.6, 4.4, w / 2 + 0.6, h - 1], stairs, mood, rng.fork('stairs'));
        facadeWindow(
          stage,
          wall,
          [0.5, 0.1, w - 0.5, 2.9],
          { ...look, columns: 3, rows: 1, lived: 1 },
          mood,
          rng.fork('lobby'),
        );
      },
    },
  );
  return [
    main,
    tower,
    mass([spine - 2.2, spine + 2.2], [3.1, 3.4], [Z - 2.4, Z], paint.dark, 'plaster'),
    ...crowns(yard, half, high),
    coping(main, mix(paint.dark, paint.plaster, 0.5), 0.15, 0.25),
    coping(tower, paint.dark, 0.1, 0.2),
  ];
}

/** Draws roof structures and balconies on some blocks. */
function crowns({ stage, mood, paint, rng }: Yard, half: number, high: number): Block[] {
  const look: GlassLook = { frame: paint.frame, columns: 3, lived: 0.8 };
  const dress = (wall: Plane, [w, h]: P2): void => {
    for (let v = 0.6; v < h - 2; v += 3.3)
      facadeWindow(stage, wall, [0.7, v, w - 0.7, v + 2.2], look, mood, rng.fork(`crown${v}`));
  };
  const x: P2 = rng.chance(0.5) ? [-half + 1, half - 4] : [-half + 4, half - 1];
  const penthouse = mass(
    x,
    [high, high + 3],
    [Z + 3, Z + 11],
    mix(paint.dark, paint.plaster, 0.5),
    'plaster',
    {
      front: dress,
    },
  );
  const jutX: P2 = rng.chance(0.5) ? [-half - 0.3, -half + 4.6] : [half - 4.6, half + 0.3];
  const jut = mass(
    jutX,
    [3.9, high - rng.pick([0, 3.3])],
    [Z - 1, Z + 4],
    rng.pick([paint.stone, paint.dark]),
    'panel',
    {
      front: dress,
    },
  );
  return [...(rng.chance(0.5) ? [penthouse] : []), ...(rng.chance(0.4) ? [jut] : [])];
}

/** Bays of balconies and windows on either side of the stairs (`gap` along the wall). */
function upperFloors(
  { stage, mood, paint, rng }: Yard,
  wall: Plane,
  { w, floors, gap }: Record<'w' | 'floors' | 'gap', number>,
  look: GlassLook,
): void {
  const bay = rng.range(3.2, 3.8);
  const style = rng.pick(['balconies', 'mixed', 'mixed', 'windows']);
  const slabTone = mix(paint.plaster, paint.stone, 0.3);
  for (let f = 0; f < floors; f += 1) {
    const v = 4.3 + f * 3.3;
    stage.veil(rectOn(wall, [0, v - 0.5, w, v - 0.34], 0.01), '#2a1d12', [0.25, 0.08]);
    for (let u = 0.5, i = 0; u + bay < w - 0.2; u += bay, i += 1) {
      if (Math.abs(u + bay / 2 - gap) < 2.2) continue;
      const open = style === 'balconies' || (style === 'mixed' && i % 2 === 0);
      if (open) balcony(stage, wall, [u + 0.15, v, u + bay - 0.15, v + 2.5], look, slabTone, mood, rng);
      else {
        facadeWindow(stage, wall, [u + 0.7, v + 0.8, u + bay - 0.7, v + 2.4], look, mood, rng);
        if (rng.chance(0.25)) condenser(stage, wall, [u + bay / 2 - 0.4, v - 0.2]);
      }
    }
  }
}

function groundFloor({ stage, mood, paint, rng }: Yard, wall: Plane, w: number): void {
  stage.face(rectOn(wall, [0, 0, w, 3.7], 0.02), mix(paint.stone, paint.dark, 0.25), [0.8, 1]);
  const before: Plane = (u, v, out = 0) => wall(u, v, out + 0.03);
  for (let u = 0.7; u < w - 2.4; u += 3.1) {
    facadeWindow(
      stage,
      before,
      [u, 0.4, u + 2.4, 3],
      { frame: paint.frame, columns: 2, lived: 0.9 },
      mood,
      rng,
    );
    wallWash(stage, wall, u - 0.3, 1.2, 1.8, mood);
  }
}

/** Plain rows of windows, for sides and neighbours. */
export function plainFloors({ stage, mood, rng }: Yard, wall: Plane, [w, h]: P2, look: GlassLook): void {
  for (let v = 1.2; v < h - 2; v += 3.3) {
    for (let u = 1; u < w - 1.6; u += 2.9) {
      facadeWindow(stage, wall, [u, v, u + 1.3, v + 1.6], { ...look, columns: 1, rows: 1 }, mood, rng);
      if (rng.chance(0.3)) condenser(stage, wall, [u + 0.3, v - 0.95]);
    }
  }
}

function planting(stage: Stage, half: number, rng: Rng): void {
  for (const x of [-half - 1, half + 0.5]) {
    if (rng.chance(0.6))
      datePalm(stage, [x + rng.range(-1, 1), 0.1, 10.4], rng.range(5, 7.5), rng.fork(`p${x}`));
    else leafyTree(stage, [x, 0.1, 10.4], rng.range(4.5, 6), rng.fork(`t${x}`));
  }
  for (let i = 0; i < 5; i += 1) {
    shrub(
      stage,
      [rng.range(-half, half), 0.12, 11.4],
      rng.range(0.9, 1.6),
      rng.range(0.6, 0.9),
      rng.fork(`s${i}`),
      rng.chance(0.3) ? '#c2386f' : undefined,
    );
  }
}
