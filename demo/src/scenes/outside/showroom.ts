import { datePalm, shrub } from '../furniture/trees.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { P2, Plane, V3 } from '../kit/geometry.ts';
import { project, rectOn, scaleAt, slab } from '../kit/geometry.ts';
import type { Stage } from '../kit/stage.ts';
import { coping, drawBlocks, mass } from '../structure/blocks.ts';
import { facadeWindow, wallWash } from '../structure/glazing.ts';
import type { Yard } from './street.ts';

/** A showroom of its own: a tall glass front under a deep frame, parking before it. */
export function showroomBlock(yard: Yard, z: number): void {
  const { stage, mood, paint, rng } = yard;
  const half = rng.range(7, 9.5);
  const high = rng.range(5.6, 7.4);
  const skin = rng.pick([paint.dark, paint.plaster, paint.stone, paint.wood]);
  const sign = rgb(rng.pick([mood.palette.second, mood.palette.accent, '#2f5344', '#7a2e2a', '#2b3d59']));
  const body = mass(
    [-half, half],
    [0, high],
    [z, z + 9],
    mix(skin, paint.plaster, 0.2),
    rng.pick(['panel', 'plaster', 'stone']),
    {
      front: (wall, [w, h]) => {
        facadeWindow(
          stage,
          wall,
          [0.8, 0.05, w - 0.8, h - 1.7],
          { frame: paint.frame, columns: rng.int(6, 9), rows: 2, lived: 1, depth: 0.5 },
          mood,
          rng,
        );
        fascia(stage, wall, [w, h], sign);
        for (let u = 0.4; u < w; u += w / 3) wallWash(stage, wall, u, 0.4, 3, mood);
      },
    },
  );
  const side = rng.pick([-1, 1]);
  const pylonX: P2 = side < 0 ? [-half - 3, -half - 2.1] : [half + 2.1, half + 3];
  const pylon = mass(pylonX, [0, rng.range(5, 7.5)], [z - 2, z - 1.6], sign, 'panel');
  drawBlocks(stage, [body, pylon, coping(body, paint.dark, 0.4, 0.35)], rng);
  bays(stage, z);
  for (const x of [-half - 1.4, half + 1.2])
    if (rng.chance(0.7)) datePalm(stage, [x, 0.12, z - 1], rng.range(4.5, 6.5), rng.fork(`p${x}`));
  for (let i = 0; i < 4; i += 1)
    shrub(stage, [-half + i * half * 0.6, 0.12, z - 0.5], 1, 0.6, rng.fork(`s${i}`));
}

/** A board across the front with a row of triangles where a name would stand. */
function fascia(stage: Stage, wall: Plane, [w, h]: P2, sign: ReturnType<typeof rgb>): void {
  stage.face(rectOn(wall, [w * 0.24, h - 1.35, w * 0.76, h - 0.35], 0.12), sign, [0.85, 1.05]);
  const marks: V3[][] = [];
  for (let u = w * 0.36; u < w * 0.64; u += 0.46)
    marks.push([wall(u, h - 1.05, 0.14), wall(u + 0.34, h - 1.05, 0.14), wall(u + 0.17, h - 0.65, 0.14)]);
  stage.polys(marks, stage.tone(mix(times(sign, 2.4), rgb('#f2e3bf'), 0.7), [0, 0, -1]));
}

/** White lines of parking before the door. */
function bays(stage: Stage, z: number): void {
  const lines: V3[][] = [];
  for (let x = -10; x <= 10; x += 2.6) lines.push(slab([x, x + 0.1], [z - 7.4, z - 3.4], 0.02));
  stage.polys(lines, '#e9e4d8', 'fill-opacity="0.75"');
  const lamp: V3 = [0, 0.2, z - 3];
  stage.glow(project(stage.cam, lamp), scaleAt(stage.cam, lamp) * 5, 30, '#fff4dc', 0.1);
}
