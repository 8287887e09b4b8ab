import { rgb } from '../kit/colour.ts';
import type { P2, Plane } from '../kit/geometry.ts';
import { project, rectOn, scaleAt } from '../kit/geometry.ts';
import type { Stage } from '../kit/stage.ts';

const SHELL = rgb('#e9e6df');

/** The outdoor half of a split unit on its bracket, as hangs under every other window. */
export function condenser(stage: Stage, wall: Plane, [u, v]: P2): void {
  const [w, h, deep] = [0.85, 0.6, 0.35];
  stage.veil(rectOn(wall, [u + 0.05, v - 0.3, u + w + 0.2, v + h], 0.01), '#2a1d12', [0.1, 0.3]);
  stage.face([wall(u, v, 0), wall(u, v, deep), wall(u, v + h, deep), wall(u, v + h, 0)], SHELL, [0.6, 0.75]);
  stage.face(
    [wall(u + w, v, 0), wall(u + w, v, deep), wall(u + w, v + h, deep), wall(u + w, v + h, 0)],
    SHELL,
    [0.7, 0.85],
  );
  stage.face(rectOn(wall, [u, v, u + w, v + h], deep), SHELL, [0.85, 1]);
  const eye = wall(u + w * 0.4, v + h / 2, deep);
  const r = scaleAt(stage.cam, eye) * 0.23;
  stage.ellipse(project(stage.cam, eye), r, r, '#4a4a48', 'fill-opacity="0.75"');
}

/** The indoor half of a split unit, high on a wall. */
export function splitUnit(stage: Stage, wall: Plane, [u, v]: P2): void {
  const [w, h, deep] = [0.95, 0.3, 0.22];
  stage.veil(rectOn(wall, [u, v - 0.28, u + w, v], 0.005), '#2a1d12', [0, 0.28]);
  stage.face([wall(u, v, 0), wall(u + w, v, 0), wall(u + w, v, deep), wall(u, v, deep)], SHELL, [0.55, 0.7]);
  for (const at of [u, u + w])
    stage.face(
      [wall(at, v, 0), wall(at, v, deep), wall(at, v + h, deep), wall(at, v + h, 0)],
      SHELL,
      [0.75, 0.9],
    );
  stage.face(rectOn(wall, [u, v, u + w, v + h], deep), rgb('#f6f4ef'), [0.92, 1.08]);
  stage.face(
    rectOn(wall, [u + 0.04, v + 0.03, u + w - 0.04, v + 0.08], deep + 0.005),
    rgb('#8d8a84'),
    [0.7, 0.9],
  );
}
