import { datePalm, shrub } from '../furniture/trees.ts';
import { mix } from '../kit/colour.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';
import type { Block } from '../structure/blocks.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import type { GlassLook } from '../structure/glazing.ts';
import { facadeWindow, wallWash } from '../structure/glazing.ts';
import { plainFloors } from './flats.ts';
import type { Yard } from './street.ts';
import { blockCamera, openYard, street } from './street.ts';

const Z = 15;

/** A civic front (school, clinic, hotel): long, regular, with a tall screened entrance. */
export function drawCivic(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('civic');
  const yard = openYard(rng, mood, blockCamera(rng, rng.range(840, 890)), 1.2);
  const { stage, paint } = yard;
  street(stage, mood, 12, rng.fork('street'));
  const look: GlassLook = { frame: paint.frame, depth: 0.35, lived: 0.8 };
  const main = wing({ ...yard, rng: rng.fork('wing') }, look);
  const x = rng.range(-4, 3);
  const entrance = entranceOf({ ...yard, rng: rng.fork('entrance') }, look, x);
  const canopy = mass([x - 4.4, x + 4.4], [3.6, 4], [Z - 4.2, Z - 1], paint.dark, 'plaster');
  const columns = [-4, 4].map(
    (dx): Block => mass([x + dx - 0.2, x + dx + 0.2], [0, 3.6], [Z - 4, Z - 3.6], paint.plaster, 'plaster'),
  );
  const caps = [coping(main, paint.stone, 0.15, 0.3), coping(entrance, paint.plaster, 0.12, 0.25)];
  drawBlocks(stage, [main, entrance, canopy, ...columns, ...caps], rng.fork('stone'));
  for (const px of [-11, -6.5, 7, 11.5])
    if (rng.chance(0.75)) datePalm(stage, [px, 0.1, 11], rng.range(4.6, 6.6), rng.fork(`p${px}`));
  for (let i = 0; i < 7; i += 1)
    shrub(stage, [-12 + i * 3.8, 0.12, 11.6], rng.range(1.2, 2), 0.8, rng.fork(`s${i}`));
  return stage;
}

function wing(yard: Yard, look: GlassLook): Block {
  const { stage, mood, paint, rng } = yard;
  return mass([-13, 13], [0, 11], [Z, Z + 10], paint.plaster, rng.chance(0.5) ? 'stone' : 'plaster', {
    front: (wall, [w]) => {
      for (const v of [4.6, 7.9]) {
        for (let u = 0.9; u < w - 1.6; u += 2.1) {
          const screen = rng.chance(0.25) ? { lattice: paint.wood } : {};
          facadeWindow(stage, wall, [u, v, u + 1.2, v + 2.2], { ...look, columns: 1, ...screen }, mood, rng);
        }
      }
      for (let u = 0.7; u < w - 2.6; u += 3) {
        facadeWindow(stage, wall, [u, 0.4, u + 2.3, 3.3], { ...look, columns: 2 }, mood, rng);
        wallWash(stage, wall, u - 0.35, 3.5, 1.2, mood);
      }
    },
    side: (wall, size) => plainFloors({ ...yard, rng: rng.fork('side') }, wall, size, look),
  });
}

function entranceOf({ stage, mood, paint, rng }: Yard, look: GlassLook, x: number): Block {
  const screen = mix(paint.stone, paint.plaster, 0.5);
  return mass(
    [x - 3.4, x + 3.4],
    [0, 12.4],
    [Z - 1.6, Z + 4],
    rng.pick([paint.stone, paint.dark, paint.stone]),
    'stone',
    {
      front: (wall, [w]) => {
        facadeWindow(stage, wall, [0.8, 0.1, w - 0.8, 3.4], { ...look, columns: 5, lived: 1 }, mood, rng);
        facadeWindow(
          stage,
          wall,
          [0.8, 4.4, w - 0.8, 11.2],
          { ...look, columns: 5, rows: 4, lived: 1, lattice: screen },
          mood,
          rng,
        );
      },
    },
  );
}
