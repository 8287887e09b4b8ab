import { datePalm, shrub } from '../furniture/trees.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { rectOn } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import { facadeWindow, glass } from '../structure/glazing.ts';
import type { Yard } from './street.ts';
import { openYard, street } from './street.ts';

const Z = 16;

/** A glass tower over a stone podium, seen from its forecourt. */
export function drawTower(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('tower');
  const side = rng.range(-1, -0.4);
  const yard = openYard(
    rng,
    mood,
    {
      eye: [side * 16, 2, -16],
      yaw: -side * rng.range(0.3, 0.42),
      focal: rng.range(880, 980),
      horizon: rng.range(1040, 1080),
    },
    2.4,
  );
  const { stage, paint } = yard;
  street(stage, mood, 10, rng.fork('street'));
  skyline({ ...yard, rng: rng.fork('skyline') });
  const fin = rng.pick([paint.stone, paint.plaster, rgb('#c9ccd0'), paint.dark, rgb('#8fa0a6')]);
  drawBlocks(stage, towersOf({ ...yard, rng: rng.fork('shape') }, fin), rng.fork('stone'));
  for (const x of [-9, -3.5, 3.5, 9])
    if (rng.chance(0.8)) datePalm(stage, [x, 0.1, 8.6], rng.range(5, 7), rng.fork(`p${x}`));
  for (let i = 0; i < 6; i += 1)
    shrub(stage, [-10 + i * 4 + rng.range(-1, 1), 0.12, 8.8], 1.6, 0.8, rng.fork(`s${i}`));
  return stage;
}

/** Lower blocks behind, so that it stands in a city. */
function skyline({ stage, paint, rng }: Yard): void {
  const far = [-46, -30, -17, 14, 27, 42].flatMap((x, i): Block[] => {
    if (!rng.chance(0.65)) return [];
    const high = rng.range(10, 34);
    const tone = mix(rng.pick([paint.plaster, paint.stone, rgb('#9fb0b8')]), rgb('#c3ccd2'), 0.5);
    return [
      mass([x, x + rng.range(8, 12)], [0, high], [Z + 24, Z + 36], tone, 'plaster', {
        front: (wall, [w, h]) => rows(stage, wall, [w, h], rng.fork(`w${i}`)),
      }),
    ];
  });
  drawBlocks(stage, far, rng.fork('far'));
}

/** Far windows, as dark bands. */
function rows(stage: Stage, wall: Plane, [w, h]: P2, rng: Rng): void {
  const step = rng.pick([1.6, 2.2, 3]);
  const list: V3[][] = [];
  for (let v = 1.5; v < h - 1; v += step) list.push(rectOn(wall, [0.5, v, w - 0.5, v + step * 0.45]));
  stage.polys(list, '#3d4c55', 'fill-opacity="0.45"');
}

/** One slab, two towers, or a tower that steps back as it rises; mostly over a stone podium. */
function towersOf(yard: Yard, fin: Rgb): Block[] {
  const { paint, rng } = yard;
  const shape = rng.pick(['slab', 'slab', 'twin', 'steps', 'steps']);
  const half = rng.range(7, 9);
  const podium = podiumOf({ ...yard, rng: rng.fork('podium') }, half);
  const base = rng.chance(0.75) ? [podium, coping(podium, paint.plaster, 0.2, 0.3)] : [];
  const glazed = (x: P2, y: P2, z: P2): Block =>
    mass(x, y, z, rgb('#75868f'), 'plaster', {
      front: (wall, size) => curtainWall({ ...yard, rng: rng.fork(`front${x[0]}`) }, wall, size, fin),
      side: (wall, size) => curtainWall({ ...yard, rng: rng.fork(`side${x[0]}`) }, wall, size, fin),
    });
  const topped = (tower: Block): Block[] => [tower, coping(tower, fin, 0.2, 0.6)];
  const high = rng.range(24, 33);
  if (shape === 'twin') {
    const gap = rng.range(1.5, 3);
    return [
      ...topped(glazed([-half - 3, -gap], [0, high], [Z, Z + 12])),
      ...topped(glazed([gap, half + 3], [0, high * rng.range(0.6, 0.85)], [Z + 1, Z + 12])),
      ...base,
    ];
  }
  if (shape === 'steps') {
    const [a, b] = [high * rng.range(0.38, 0.5), high * rng.range(0.68, 0.8)];
    return [
      ...topped(glazed([-half - 2, half + 2], [0, a], [Z, Z + 15])),
      ...topped(glazed([-half + 1, half - 1], [a, b], [Z + 1.5, Z + 14])),
      ...topped(glazed([-half + 4, half - 4], [b, high + 4], [Z + 3, Z + 13])),
    ];
  }
  const crown = mass([-half + 2, half - 2], [high, high + 3], [Z + 2, Z + 12], fin, 'panel');
  return [...topped(glazed([-half, half], [0, high], [Z, Z + 15])), crown, ...base];
}

function podiumOf({ stage, mood, paint, rng }: Yard, half: number): ReturnType<typeof mass> {
  const x: P2 = rng.chance(0.5) ? [-half - 7, half - 4] : [-half + 5, half + 9];
  const screen = mix(paint.stone, paint.plaster, 0.6);
  return mass(x, [0, 9], [Z - 3, Z + 8], paint.stone, 'stone', {
    front: (wall, [w]) => {
      for (let u = 0.8; u < w - 2.6; u += 3) {
        facadeWindow(
          stage,
          wall,
          [u, 0.3, u + 2.3, 3.8],
          { frame: paint.frame, columns: 2, lived: 1 },
          mood,
          rng,
        );
        facadeWindow(
          stage,
          wall,
          [u, 4.8, u + 2.3, 8],
          { frame: paint.frame, columns: 2, lattice: screen },
          mood,
          rng,
        );
      }
    },
  });
}

function curtainWall({ stage, mood, rng }: Yard, wall: Plane, [w, h]: P2, fin: Rgb): void {
  const all = rectOn(wall, [0, 0, w, h]);
  glass(stage, all, mood, false, rng);
  const normal = stage.normalOf(all);
  const lists: Record<'bands' | 'fins' | 'lit' | 'pale' | 'deep', V3[][]> = {
    bands: [],
    fins: [],
    lit: [],
    pale: [],
    deep: [],
  };
  const step = 1.5;
  for (let v = 0; v < h; v += 3.6) {
    lists.bands.push(rectOn(wall, [0, v, w, v + 0.5], 0.05));
    for (let u = 0; u + step <= w; u += step) {
      const pane = rectOn(wall, [u, v + 0.5, u + step, Math.min(h, v + 3.6)]);
      const dice = rng.next();
      if (mood.lit && dice < 0.42) lists.lit.push(pane);
      else if (dice > 0.8) lists.pale.push(pane);
      else if (dice < 0.2) lists.deep.push(pane);
    }
  }
  for (let u = 0; u <= w; u += step)
    lists.fins.push(rectOn(wall, [Math.min(u, w - 0.14), 0, Math.min(w, u + 0.14), h], 0.12));
  stage.polys(lists.deep, '#1f2b33', 'fill-opacity="0.16"');
  stage.polys(lists.pale, '#ffffff', 'fill-opacity="0.16"');
  stage.polys(lists.lit, '#ffd694', 'fill-opacity="0.88"');
  stage.polys(lists.bands, stage.tone(mix(fin, rgb('#5a6870'), 0.5), normal), 'fill-opacity="0.8"');
  stage.polys(lists.fins, stage.tone(fin, normal));
}
