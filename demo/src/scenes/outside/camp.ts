import { firePit, groundLantern, stringLights } from '../furniture/fire.ts';
import { rug } from '../furniture/textiles.ts';
import type { Rgb } from '../kit/colour.ts';
import { mix, rgb, times } from '../kit/colour.ts';
import type { Frame, P2, V3 } from '../kit/geometry.ts';
import { frame, project, scaleAt } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { box, cushion } from '../kit/solids.ts';
import type { Stage } from '../kit/stage.ts';
import { viewOf } from '../kit/surroundings.ts';
import { mesas, mountains } from './backdrop.ts';
import { farGround, ground, mottle } from './sky.ts';
import type { Yard } from './street.ts';
import { gardenCamera, openYard } from './street.ts';

const RED = '#8a2f2a';
const PALE = '#eadcc0';

const VIEWS = {
  plain: ['dunes'],
  plateau: ['dunes', 'mesas'],
  mountains: ['dunes', 'mountains'],
  coast: ['dunes'],
} as const;

/** A desert camp: tents with woven bands, rugs, a fire, lanterns. */
export function drawCamp(seed: Rng, mood: Mood): Stage {
  const rng = seed.fork('camp');
  const yard = openYard(
    rng,
    mood,
    { ...gardenCamera(rng, rng.range(560, 620), 1.7), focal: rng.range(1180, 1300) },
    0,
  );
  const { stage } = yard;
  const sand = rng.pick(['#d9b184', '#cf9f6c', '#dcb98f', '#c98f5f']);
  const view = viewOf(rng, mood.around.land, VIEWS);
  if (view === 'mesas') mesas({ ...yard, rng: rng.fork('behind') });
  if (view === 'mountains') mountains({ ...yard, rng: rng.fork('behind') });
  if (view === 'dunes') dunes(yard, sand);
  else farGround(stage, 30, sand, mood);
  ground(stage, -3.2, 9, sand, [0.98, 1.04]);
  mottle(stage, [-2, 9], ['#8a5f38', '#f0d3a2'], 90, rng);
  const x = rng.range(-1.6, 1.2);
  if (rng.chance(0.6)) tent({ ...yard, rng: rng.fork('tent2') }, frame(x + rng.pick([-8, 8.4]), 9.5));
  for (const dx of rng.chance(0.35) ? [-5.2, 5.4] : [])
    tent({ ...yard, rng: rng.fork(`row${dx}`) }, frame(x + dx, 8.4), 0.62);
  tent({ ...yard, rng: rng.fork('tent') }, frame(x, 7.4), rng.pick([0.8, 1, 1, 1.5]));
  rug(stage, frame(x, 4.9), [5.2, 2], [rgb('#7d2a26'), rgb('#1f1a19'), rgb('#e2d2b2')], rng.fork('rug'));
  const fire = frame(x + 0.2, 2.8);
  stage.place(fire, [0.4, 0.4], 0.3, () => firePit(stage, fire, mood));
  for (const dx of [-2.3, 2.3]) mattress(stage, frame(x + dx, 3.4, dx > 0 ? 1 : -1));
  for (const [dx, z] of [
    [-2.6, 1.8],
    [2.5, 1.6],
    [-3.4, 5.2],
    [3.4, 5.2],
  ] as const)
    groundLantern(stage, frame(x + dx, z), mood);
  stage.flush('#2a1a10', 0.9);
  if (rng.chance(0.6)) stringLights(stage, mood, rng.fork('string'));
  return stage;
}

/** Rolling dunes from the horizon towards the viewer, lit on one flank. */
function dunes({ stage, mood, rng }: Yard, colour: string): void {
  const { horizon } = stage.cam;
  for (let layer = 0; layer < 5; layer += 1) {
    const t = layer / 4;
    const base = horizon - 60 + t * t * 210;
    const amp = 34 + t * 60;
    const phase = rng.range(0, 6);
    const wave = rng.range(1.1, 2.2);
    const ridge = Array.from({ length: 41 }, (_, i): P2 => {
      const swell = Math.abs(Math.sin(phase + (i / 40) * Math.PI * wave)) ** 1.3;
      return [-10 + (i / 40) * 1620, base - amp * swell + amp * 0.3 * Math.sin(phase * 2 + i * 0.21)];
    });
    const haze = mix(rgb(colour), rgb(mood.sky.low), 0.55 * (1 - t));
    const bright = stage.tone(haze, [-0.4, 0.8, -0.4], 1.02);
    const dim = stage.tone(times(haze, 0.72), [0.4, 0.8, -0.4], 0.95);
    const paint = stage.linear(
      [0, base - amp],
      [260, base + 260],
      [
        [0, bright],
        [0.5, dim],
        [1, bright],
      ],
    );
    const d = ridge.map((p) => `${p[0].toFixed(0)} ${p[1].toFixed(1)}`).join('L');
    stage.path(`M${d}L1610 1210L-10 1210Z`, paint);
    stage.line(ridge, stage.tone(mix(haze, rgb('#fff2d8'), 0.4), [-0.5, 0.8, -0.3]), 2, 0.55);
  }
}

function mattress(stage: Stage, at: Frame): void {
  stage.place(at, [0.9, 0.4], 0.3, () => {
    box(stage, at, [-0.9, 0.02, -0.35], [0.9, 0.18, 0.35], rgb(RED), { soft: 0.05, foot: 0.7, glint: 0.3 });
    for (const u of [-0.5, 0, 0.5]) {
      const [a, b] = u === 0 ? ['#e0cfae', RED] : ['#2a2321', '#e0cfae'];
      cushion(stage, at, [u, 0.38, 0.25], [0.22, 0.2], 0.3, rgb(a), rgb(b));
    }
  });
}

/** A bayt al-sha'ar: dark goat hair, white and red bands, open towards the viewer. */
function tent({ stage, mood, rng }: Yard, at: Frame, size = 1): void {
  const wide = rng.range(3.3, 4.1) * size;
  const peak = rng.range(2.5, 2.9);
  const cloth = rgb(rng.pick(['#2b2523', '#2b2523', '#efe4cf', '#6b2a26']));
  inside(stage, mood, at, { wide, peak, cloth });
  for (const side of [-1, 1]) {
    const x = side * wide;
    stage.face([at([x, 0, -0.2]), at([x, 0, 2.2]), at([x, 1.5, 2.2]), at([x, 1.6, -0.2])], cloth, [0.8, 1]);
    stage.face(
      [at([x, 1.6, -0.3]), at([0, peak, -0.3]), at([0, peak * 0.92, 2.2]), at([x, 1.5, 2.2])],
      cloth,
      [1, 1.25],
    );
  }
  fringe(stage, at, wide, peak);
  const s = scaleAt(stage.cam, at([0, 1, 0]));
  const pole = stage.tone(rgb('#8a6a45'), [-0.5, 0, -0.8]);
  for (const t of [-1, -0.5, 0, 0.5, 1]) {
    const high = 1.6 + (peak - 1.6) * (1 - Math.abs(t));
    stage.line3([at([t * wide, 0, -0.32]), at([t * wide, high, -0.32])], pole, Math.max(2, s * 0.06));
  }
  for (const side of [-1, 1])
    stage.line3([at([side * wide, 1.55, -0.3]), at([side * (wide + 1.7), 0, -1.2])], '#d8c8a6', 1.8, 0.9);
}

type TentShape = { readonly wide: number; readonly peak: number; readonly cloth: Rgb };

/** The back wall with its woven band, cushions along it, lamplight. */
function inside(stage: Stage, mood: Mood, at: Frame, { wide, peak, cloth }: TentShape): void {
  const k = mood.lit ? 1.6 : 0.6;
  const back = [
    at([-wide, 0, 2.2]),
    at([wide, 0, 2.2]),
    at([wide, 1.5, 2.2]),
    at([0, peak * 0.92, 2.2]),
    at([-wide, 1.5, 2.2]),
  ];
  stage.poly(back, stage.tone(mix(cloth, rgb('#7a4a32'), 0.5), [0, 0, -1], k));
  const [pale, dark]: [V3[][], V3[][]] = [[], []];
  for (let i = 0; i < 24; i += 1) {
    const [a, b] = [-wide + (i / 12) * wide, -wide + ((i + 1) / 12) * wide];
    const mid = at([(a + b) / 2, 0.8, 2.18]);
    pale.push([at([a, 0.5, 2.18]), at([b, 0.5, 2.18]), mid]);
    dark.push([at([a, 1.1, 2.18]), at([b, 1.1, 2.18]), mid]);
  }
  stage.polys(pale, stage.tone(rgb(PALE), [0, 0, -1], k * 0.9));
  stage.polys(dark, stage.tone(rgb(RED), [0, 0, -1], k * 0.9));
  const s = scaleAt(stage.cam, at([0, 1.1, 1.5]));
  stage.glow(project(stage.cam, at([0, 1.1, 1.5])), s * 3, s * 1.5, '#ffb765', mood.lit ? 0.9 : 0.28);
  for (let i = 0; i < 7; i += 1) {
    const [a, b] = i % 2 ? [RED, PALE] : ['#d9c6a2', RED];
    cushion(stage, at, [(-0.75 + i * 0.25) * wide, 0.34, 1.7], [0.3, 0.26], 0.2, rgb(a), rgb(b));
  }
}

/** The striped, pointed edge of the roof. */
function fringe(stage: Stage, at: Frame, wide: number, peak: number): void {
  const lip = (t: number): V3 =>
    at([(-1 + 2 * t) * (wide + 0.15), 1.6 + (peak - 1.6) * (1 - Math.abs(2 * t - 1)), -0.32]);
  const drop = 0.32;
  for (let i = 0; i < 24; i += 1) {
    const [a, b] = [lip(i / 24), lip((i + 1) / 24)];
    const [c, d]: [V3, V3] = [
      [a[0], a[1] - drop, a[2]],
      [b[0], b[1] - drop, b[2]],
    ];
    stage.face([c, d, b, a], rgb(i % 2 ? PALE : RED), [0.85, 1]);
    const tip: V3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - drop - 0.14, a[2]];
    stage.poly([c, d, tip], stage.tone(rgb(i % 2 ? RED : PALE), [0, 0, -1]));
  }
}
