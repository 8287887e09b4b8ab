import { rgb } from '../kit/colour.ts';
import type { Frame, V3 } from '../kit/geometry.ts';
import { lerp, project, scaleAt } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import type { Profile } from '../kit/solids.ts';
import { lathe } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';

const BOWL: Profile = [
  [0.2, 0],
  [0.42, 0.22],
  [0.46, 0.26],
];
const LANTERN: Profile = [
  [0.1, 0],
  [0.11, 0.04],
  [0.1, 0.28],
  [0.03, 0.38],
];
const FLAMES = [
  [-0.14, 0.4, '#ff7a2a'],
  [0.12, 0.46, '#ff8f35'],
  [0, 0.62, '#ffb347'],
  [0.02, 0.36, '#ffe39a'],
] as const;

/** A fire in a low bowl; by day only embers. */
export function firePit(stage: Stage, at: Frame, mood: Mood): void {
  lathe(stage, at, BOWL, rgb('#4b4642'), rgb('#1d1815'));
  const p = project(stage.cam, at([0, 0.26, 0]));
  const s = scaleAt(stage.cam, at([0, 0.26, 0]));
  stage.ellipse(p, s * 0.34, s * 0.09, '#ff8a3a', 'fill-opacity="0.8"');
  if (mood.time === 'noon' || mood.time === 'morning') return;
  stage.glow([p[0], p[1] - s * 0.3], s * 2.4, s * 1.9, '#ff9a45', 0.62);
  const f = (v: number): string => v.toFixed(1);
  for (const [dx, h, tone] of FLAMES) {
    const d = `M${f(p[0] + (dx - 0.13) * s)} ${f(p[1])}q${f(-0.02 * s)} ${f(-h * s * 0.6)} ${f(0.13 * s)} ${f(-h * s)}q${f(0.16 * s)} ${f(h * s * 0.45)} ${f(0.13 * s)} ${f(h * s)}Z`;
    stage.path(d, tone, 'fill-opacity="0.9"');
  }
}

/** A small lamp standing on the ground. */
export function groundLantern(stage: Stage, at: Frame, mood: Mood): void {
  stage.place(at, [0.1, 0.1], 0.3, () => {
    lathe(stage, at, LANTERN, rgb(mood.lit ? '#ffd48a' : '#b58d52'));
    const p = project(stage.cam, at([0, 0.18, 0]));
    const s = scaleAt(stage.cam, at([0, 0.18, 0]));
    if (mood.lit || mood.time === 'golden') stage.glow(p, s * 1.1, s * 0.8, '#ffb45e', 0.7);
  });
}

/** Small lamps on a sagging wire between posts. */
export function stringLights(stage: Stage, mood: Mood, rng: Rng): void {
  const y = rng.range(3, 3.5);
  const posts: readonly V3[] = [
    [-6, y, 8],
    [-2, y, 3.4],
    [2.4, y, 6.4],
    [6.4, y, 3],
  ];
  for (const [i, b] of posts.slice(1).entries()) {
    const a = posts[i] ?? b;
    const points = Array.from({ length: 13 }, (_, k): V3 => {
      const p = lerp(a, b, k / 12);
      return [p[0], y - Math.sin((k / 12) * Math.PI) * 0.5, p[2]];
    });
    stage.line3(points, '#3a332c', 1.6, 0.8);
    for (const p of points) {
      const q = project(stage.cam, [p[0], p[1] - 0.06, p[2]]);
      const s = scaleAt(stage.cam, p);
      stage.ellipse(q, s * 0.035, s * 0.05, mood.lit ? '#fff2cf' : '#f4e6c4');
      if (mood.lit || mood.time === 'golden') stage.glow(q, s * 0.32, s * 0.32, '#ffcf85', 0.7);
    }
  }
}
