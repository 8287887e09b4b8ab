import { rgb } from '../kit/colour.ts';
import type { P2 } from '../kit/geometry.ts';
import { project, scaleAt, slab, upright } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Stage } from '../kit/stage.ts';

/** Water in a basin: the sky and the wall behind in it, the light net of its ripples, a coping round it. */
export function pool(stage: Stage, [x0, x1]: P2, [z0, z1]: P2, mood: Mood, rng: Rng): void {
  const rim = 0.3;
  const night = mood.lit;
  stage.face(slab([x0 - rim, x1 + rim], [z0 - rim, z1 + rim], 0.02), rgb('#e9dfcd'), [0.9, 1]);
  const hole = slab([x0, x1], [z0, z1], 0.02);
  const mid = (x0 + x1) / 2;
  const water = stage.linear(project(stage.cam, [mid, 0, z1]), project(stage.cam, [mid, 0, z0]), [
    [0, night ? '#6fc4cb' : '#a9d3d3'],
    [0.35, night ? '#2f97ac' : '#62b5bf'],
    [1, night ? '#12566f' : '#2b899c'],
  ]);
  stage.poly(hole, water);
  stage.clipped(hole, () => {
    const reach = (z1 - z0) * 0.45;
    stage.veil(slab([x0, x1], [z1 - reach, z1], 0.02), mood.facade.plaster, [night ? 0.3 : 0.5, 0.12, 0]);
    stage.face(upright([x0, x1], [-0.16, 0.02], z1), rgb('#d8e6df'), [0.8, 1]);
    ripples(stage, [x0, x1], [z0, z1], rng);
    const shine = project(stage.cam, [x0 + (x1 - x0) * rng.range(0.2, 0.8), 0, z0 + (z1 - z0) * 0.7]);
    const glint = mood.time === 'golden' ? '#ffe0b0' : night ? '#b4f4f0' : '#ffffff';
    stage.glow(shine, 380, 70, glint, 0.6);
    if (night)
      for (const x of [x0 + 0.6, x1 - 0.6])
        stage.glow(project(stage.cam, [x, -0.3, z1 - 1]), 240, 70, '#dffff8', 0.6);
  });
}

/** Lens-shaped ripples, flatter and closer together further away. */
function ripples(stage: Stage, [x0, x1]: P2, [z0, z1]: P2, rng: Rng): void {
  let pale = '';
  let dark = '';
  const f = (v: number): string => v.toFixed(1);
  for (let i = 0; i < 210; i += 1) {
    const [x, z] = [rng.range(x0, x1), rng.range(z0, z1)];
    const p = project(stage.cam, [x, 0, z]);
    const s = scaleAt(stage.cam, [x, 0, z]);
    const [w, h] = [s * rng.range(0.1, 0.36), s * rng.range(0.004, 0.013)];
    const d = `M${f(p[0] - w)} ${f(p[1])}q${f(w * 0.5)} ${f(-h * 2)} ${f(w)} 0t${f(w)} 0q${f(-w * 0.5)} ${f(-h * 0.8)} ${f(-w)} ${f(h)}t${f(-w)} ${f(-h)}Z`;
    if (i % 3 === 0) dark += d;
    else pale += d;
  }
  stage.path(dark, '#0f5f75', 'fill-opacity="0.22"');
  stage.path(pale, '#eefcf8', 'fill-opacity="0.36"');
}
