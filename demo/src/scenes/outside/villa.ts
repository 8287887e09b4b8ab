import { cascade, datePalm, palmShadow, shrub } from '../furniture/trees.ts';
import { mix, times } from '../kit/colour.ts';
import type { P2, Plane } from '../kit/geometry.ts';
import { rectOn, upright } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import type { GlassLook } from '../structure/glazing.ts';
import { balcony, facadeWindow, wallWash } from '../structure/glazing.ts';
import type { Yard } from './street.ts';
import { openYard, street, streetCamera } from './street.ts';
import type { House } from './villa-styles.ts';
import { classicHouse, najdiHouse, rowHouses } from './villa-styles.ts';

const WALL_Z = 8.2;
const HOUSE_Z = 11.8;

/** A villa behind its wall and gates, seen from across the street. */
export function drawVilla(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('villa');
  const yard = openYard(rng, mood, streetCamera(rng));
  const { stage } = yard;
  street(stage, mood, WALL_Z, rng.fork('street'));
  for (const x of [-11, 9.5]) {
    if (rng.chance(0.7)) datePalm(stage, [x + rng.range(-1, 1), 0, 14], rng.range(5, 8), rng.fork(`far${x}`));
  }
  const style = rng.fork('style').pick(['boxes', 'boxes', 'najdi', 'classic', 'row']);
  const house = houseOf(style, { ...yard, rng: rng.fork('house') });
  drawBlocks(stage, house.blocks, rng.fork('stone'));
  house.after?.();
  const [main] = house.blocks;
  if (main && !mood.lit) {
    const spot = [rng.range(main.x[0], 0), rng.range(4.5, 6.5), HOUSE_Z] as const;
    palmShadow(stage, upright(main.x, main.y, HOUSE_Z), spot, 2.6, rng.fork('shade'));
  }
  const open = rng.chance(0.3);
  if (style === 'row') {
    frontage(stage, true, rng.fork('front'));
    return stage;
  }
  garden(stage, rng.fork('garden'));
  drawBlocks(stage, boundary({ ...yard, rng: rng.fork('wall') }, open), rng.fork('wallstone'));
  frontage(stage, open, rng.fork('front'));
  return stage;
}

function houseOf(style: string, yard: Yard): House {
  if (style === 'najdi') return najdiHouse(yard, HOUSE_Z);
  if (style === 'classic') return classicHouse(yard, HOUSE_Z);
  if (style === 'row') return rowHouses(yard, HOUSE_Z - 1);
  return { blocks: houseBlocks(yard) };
}

function houseBlocks({ stage, mood, paint, rng }: Yard): Block[] {
  const [z, high] = [HOUSE_Z, rng.range(7.4, 8.4)];
  const [x0, x1] = [-rng.range(6, 7), rng.range(6, 7.5)];
  const look: GlassLook = { frame: paint.frame, depth: 0.22 };
  const yard: Yard = { stage, mood, paint, rng };
  const main = mass([x0, x1], [0, high], [z, z + 11], paint.plaster, rng.chance(0.25) ? 'stone' : 'plaster', {
    front: (wall, size) => windowGrid({ ...yard, rng: rng.fork('main') }, wall, size, look),
    side: (wall, size) => sideWindows({ ...yard, rng: rng.fork('side') }, wall, size, look),
  });
  const wide = rng.range(3.6, 5);
  const left = rng.chance(0.5);
  const jutX: P2 = left ? [x0 + 0.6, x0 + 0.6 + wide] : [x1 - 0.6 - wide, x1 - 0.6];
  const jutTone = rng.chance(0.5) ? paint.stone : mix(paint.plaster, paint.stone, 0.3);
  const jutZ: P2 = [z - rng.range(0.9, 1.5), z + 4];
  const jut = mass(
    jutX,
    [3.7, high + rng.range(-0.4, 0.5)],
    jutZ,
    jutTone,
    rng.pick(['stone', 'plaster', 'stone', 'slats']),
    {
      front: (wall, size) => bigWindow({ ...yard, rng: rng.fork('jut') }, wall, size, look),
    },
  );
  const towerX = left ? jutX[1] + rng.range(0.5, 1.2) : jutX[0] - rng.range(2.6, 3.2);
  const towerTone = rng.pick([paint.stone, paint.dark, paint.stone]);
  const slot = { ...look, columns: 1, rows: 5, lived: 1 };
  const tower = mass(
    [towerX, towerX + 2.1],
    [0, high + rng.range(0.8, 1.6)],
    [z - 0.5, z + 3],
    towerTone,
    rng.pick(['stone', 'panel', 'stone']),
    {
      front: (wall, [, h]) =>
        facadeWindow(stage, wall, [0.7, 3.2, 1.4, h - 0.9], slot, mood, rng.fork('slot')),
    },
  );
  const trim = rng.pick([paint.dark, paint.stone, times(paint.plaster, 0.9)]);
  const canopy = mass([towerX - 0.4, towerX + 2.6], [2.9, 3.12], [z - 1.8, z], paint.dark, 'plaster');
  return [main, jut, tower, coping(main, trim), coping(jut, trim), coping(tower, trim), canopy];
}

function windowGrid({ stage, mood, paint, rng }: Yard, wall: Plane, [w, h]: P2, look: GlassLook): void {
  const narrow = rng.chance(0.5);
  const step = narrow ? 1.5 : 2.9;
  const wide = narrow ? 0.75 : 1.7;
  const latticed = rng.chance(0.35);
  stage.veil(rectOn(wall, [0, 3.55, w, 3.75], 0.01), '#2a1d12', [0.25, 0.1]);
  for (const v of [0.9, 4.3]) {
    for (let u = 0.8; u + wide < w - 0.5; u += step) {
      const extra = latticed && v > 2 && rng.chance(0.4) ? { lattice: paint.wood } : {};
      const top = Math.min(h - 0.9, v + (narrow ? 2.3 : 1.8));
      facadeWindow(
        stage,
        wall,
        [u, v, u + wide, top],
        { ...look, columns: narrow ? 1 : 2, ...extra },
        mood,
        rng,
      );
    }
  }
}

function sideWindows({ stage, mood, rng }: Yard, wall: Plane, [w, h]: P2, look: GlassLook): void {
  for (const v of [1.1, 4.5]) {
    for (let u = 1.2; u < w - 1.5; u += 3) {
      facadeWindow(
        stage,
        wall,
        [u, v, u + 1.1, Math.min(h - 1, v + 1.7)],
        { ...look, columns: 1 },
        mood,
        rng,
      );
    }
  }
}

function bigWindow({ stage, mood, paint, rng }: Yard, wall: Plane, [w, h]: P2, look: GlassLook): void {
  const kind = rng.pick(['wide', 'balcony', 'pair', 'lattice']);
  const top = Math.min(h - 0.8, 3.2);
  const pair = { ...look, columns: 1, rows: 2 };
  if (kind === 'balcony') balcony(stage, wall, [0.3, 0.25, w - 0.3, top], look, paint.plaster, mood, rng);
  else if (kind === 'pair') {
    facadeWindow(stage, wall, [0.5, 0.6, w / 2 - 0.2, top], pair, mood, rng);
    facadeWindow(stage, wall, [w / 2 + 0.2, 0.6, w - 0.5, top], pair, mood, rng);
  } else {
    const screen = kind === 'lattice' ? { lattice: paint.wood } : {};
    facadeWindow(
      stage,
      wall,
      [0.5, 0.6, w - 0.5, top],
      { ...look, columns: 3, rows: 1, ...screen },
      mood,
      rng,
    );
  }
}

/** Greenery between the wall and the house. */
function garden(stage: Stage, rng: Rng): void {
  for (let i = 0; i < rng.int(1, 3); i += 1) {
    const at = [rng.range(-7, 7), 0, WALL_Z + rng.range(1.2, 2.6)] as const;
    datePalm(stage, at, rng.range(4.6, 6.6), rng.fork(`palm${i}`));
  }
  for (let i = 0; i < 4; i += 1) {
    shrub(
      stage,
      [rng.range(-8, 8), 0.4, WALL_Z + 1],
      rng.range(1.6, 3),
      rng.range(2.6, 3.2),
      rng.fork(`s${i}`),
    );
  }
}

/** The wall to the street: solid and gated, or low and open so that the house shows whole. */
function boundary({ stage, mood, paint, rng }: Yard, open: boolean): Block[] {
  const z = WALL_Z;
  const high = open ? rng.range(0.7, 1) : rng.range(2.2, 2.7);
  const gate = rng.range(-1, 4);
  const gateWide = rng.range(3.6, 4.4);
  const doorX = gate - rng.range(2.4, 3.4);
  const stone = rng.chance(0.5);
  const tone = stone ? paint.stone : paint.plaster;
  const front = (wall: Plane, [w]: P2): void => {
    for (let u = 1; u < w - 0.5; u += 2.4) wallWash(stage, wall, u, 0.2, Math.min(1.8, high), mood);
    stage.veil(rectOn(wall, [0, 0, w, 0.7], 0.005), '#3a2a1c', [0.3, 0.1, 0]);
  };
  const piece = (a: number, b: number): Block =>
    mass([a, b], [0.12, high], [z, z + 0.3], tone, stone ? 'stone' : 'plaster', { front });
  const walls = [piece(-16, doorX), piece(doorX + 1.3, gate), piece(gate + gateWide, 18)];
  const caps = walls.map((b) => coping(b, times(tone, 0.92), 0.06, 0.09));
  if (open) return [...walls, ...caps];
  const leafTone = rng.chance(0.5) ? paint.gate : paint.wood;
  const leaf = (a: number, b: number): Block =>
    mass([a, b], [0.16, high - 0.12], [z + 0.12, z + 0.2], leafTone, rng.pick(['slats', 'slats', 'panel']));
  const portal = mass(
    [doorX - 0.35, doorX + 1.65],
    [high, high + 0.45],
    [z - 0.35, z + 0.5],
    paint.dark,
    'plaster',
  );
  return [leaf(doorX, doorX + 1.3), leaf(gate, gate + gateWide), ...walls, ...caps, portal];
}

/** Planting on the pavement: clipped shrubs, bougainvillea over the wall, sometimes a palm near the viewer. */
function frontage(stage: Stage, open: boolean, rng: Rng): void {
  const z = WALL_Z;
  if (!open && rng.chance(0.65)) {
    const bloom = rng.pick(['#c2386f', '#d2557d', '#b03a86', '#e08a4a']);
    cascade(stage, [rng.range(-9, -4.5), 2.45, z - 0.1], rng.range(1.8, 3), rng.fork('bloom'), bloom);
  }
  for (let i = 0; i < rng.int(2, 4); i += 1) {
    shrub(
      stage,
      [rng.range(-8, 8), 0.12, z - 0.5],
      rng.range(0.8, 1.4),
      rng.range(0.6, 0.9),
      rng.fork(`low${i}`),
    );
  }
  if (rng.chance(0.5)) {
    const x = rng.pick([rng.range(-7.5, -5), rng.range(6.5, 8.5)]);
    datePalm(stage, [x, 0.12, z - 1.6], rng.range(4.2, 5.6), rng.fork('street'));
  }
}
