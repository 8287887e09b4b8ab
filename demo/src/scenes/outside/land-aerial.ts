import type { Rgb } from '../kit/colour.ts';
import { mix, rgb } from '../kit/colour.ts';
import { HEIGHT, WIDTH } from '../kit/geometry.ts';
import type { Mood } from '../kit/mood.ts';
import { outdoors } from '../kit/mood.ts';
import type { Rng } from '../kit/rng.ts';
import { Stage } from '../kit/stage.ts';

type Rect = readonly [x: number, y: number, w: number, h: number];

const GREEN = '#0E7A53';
const UP = [0, 1, 0] as const;

function rect([x, y, w, h]: Rect): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}Z`;
}

/** A plot from above, always by day: streets, walled houses around it, and the plot itself edged in green. */
export function drawLandFromAbove(rng: Rng, mood: Mood): Stage {
  const stage = new Stage(
    { eye: [0, 60, 0], yaw: 0, focal: 1000, horizon: 0 },
    outdoors(mood.lit ? { ...mood, time: 'morning' } : mood),
  );
  const sand = rgb(rng.pick(['#cbb088', '#c9a77c', '#d8c4a0', '#bfa583']));
  stage.path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, stage.tone(sand, UP));
  const turn = rng.range(-24, 24);
  stage.group(`transform="rotate(${turn.toFixed(1)} 800 600)"`, () => {
    const lot = rng.range(230, 330);
    const deep = lot * rng.range(1.1, 1.5);
    const road = rng.range(90, 140);
    const mine = rng.int(2, 4);
    for (const [row, y] of [
      600 - deep * 2 - road * 1.5,
      600 - deep - road / 2,
      600 + road / 2,
      600 + deep + road / 2,
    ].entries()) {
      for (let i = 0; i < 8; i += 1) {
        const at: Rect = [800 - lot * 3.6 + i * lot, y, lot, deep];
        if (row === 1 && i === mine) continue;
        lotOf(stage, at, { sand, mood, rng: rng.fork(`${row},${i}`) });
      }
    }
    for (const y of [600 - road / 2, 600 - deep * 1 - road * 1.5, 600 + deep * 2 + road / 2])
      street(stage, y, road, rng.fork(`r${y > 600}`));
    myPlot(stage, [800 - lot * 3.6 + mine * lot, 600 - deep - road / 2, lot, deep], sand);
  });
  return stage;
}

type Ground = { readonly sand: Rgb; readonly mood: Mood; readonly rng: Rng };

/** A neighbour's plot: bare, or a walled house with its shadow, tank, units and trees. */
function lotOf(stage: Stage, [x, y, w, h]: Rect, { sand, mood, rng }: Ground): void {
  const ground = mix(sand, rgb(rng.pick(['#b99b72', '#e2cda4', '#a8977c'])), rng.range(0.1, 0.5));
  stage.path(rect([x + 2, y + 2, w - 4, h - 4]), stage.tone(ground, UP));
  if (rng.chance(0.32)) {
    for (let i = 0; i < 6; i += 1)
      stage.glow([x + rng.range(20, w - 20), y + rng.range(20, h - 20)], 60, 40, '#7d6442', 0.16);
    return;
  }
  stage.path(
    rect([x + 6, y + 6, w - 12, h - 12]),
    'none',
    `stroke="${stage.tone(rgb('#e6dac4'), UP)}" stroke-width="7"`,
  );
  if (rng.chance(0.4))
    stage.path(rect([x + 16, y + h * 0.66, w - 32, h * 0.24]), stage.tone(rgb('#7f9556'), UP));
  const house: Rect = [
    x + w * rng.range(0.12, 0.2),
    y + h * rng.range(0.1, 0.16),
    w * rng.range(0.6, 0.68),
    h * rng.range(0.46, 0.56),
  ];
  roof(stage, house, rgb(rng.pick([mood.facade.plaster, mood.facade.stone, '#e9e2d4', '#d6c7ad'])), rng);
  for (let i = 0; i < rng.int(1, 5); i += 1)
    tree(stage, x + rng.range(24, w - 24), y + h * rng.range(0.7, 0.92), rng.range(12, 24));
}

function roof(stage: Stage, [x, y, w, h]: Rect, tone: Rgb, rng: Rng): void {
  const drop = 34;
  stage.path(
    `M${x} ${y}L${x + w} ${y}L${x + w + drop} ${y + drop}V${y + h + drop}H${x + drop}L${x} ${y + h}Z`,
    '#2b2230',
    'fill-opacity="0.32"',
  );
  stage.path(rect([x, y, w, h]), stage.tone(tone, UP));
  stage.path(rect([x + 7, y + 7, w - 14, h - 14]), stage.tone(tone, UP, 0.9));
  stage.path(
    rect([x + w * rng.range(0.1, 0.5), y + h * 0.14, w * 0.28, h * 0.26]),
    stage.tone(tone, UP, 1.08),
    'stroke="#2b2230" stroke-opacity="0.3" stroke-width="3"',
  );
  for (let i = 0; i < rng.int(2, 5); i += 1)
    stage.path(rect([x + 16 + i * 26, y + h - 34, 18, 18]), '#ece9e2');
  const tank = [x + w - 34, y + 34] as const;
  stage.ellipse([tank[0] + 8, tank[1] + 8], 15, 15, '#2b2230', 'fill-opacity="0.3"');
  stage.ellipse(tank, 15, 15, rng.pick(['#f3f0e8', '#4f7fb0', '#d9d3c4']));
}

function tree(stage: Stage, x: number, y: number, r: number): void {
  stage.ellipse([x + r * 0.5, y + r * 0.5], r, r, '#1d1a14', 'fill-opacity="0.28"');
  stage.ellipse([x, y], r, r, stage.tone(rgb('#5f7d3f'), UP));
  stage.ellipse([x - r * 0.25, y - r * 0.25], r * 0.55, r * 0.55, stage.tone(rgb('#86a055'), UP));
}

/** Asphalt with its kerbs, a dashed middle and a few cars. */
function street(stage: Stage, y: number, wide: number, rng: Rng): void {
  stage.path(rect([-500, y - 8, 2_600, wide + 16]), stage.tone(rgb('#cfc4b0'), UP));
  stage.path(rect([-500, y, 2_600, wide]), stage.tone(rgb('#77736d'), UP, 0.9));
  stage.path(
    `M-500 ${y + wide / 2}H2100`,
    'none',
    'stroke="#e9e4d8" stroke-width="4" stroke-dasharray="34 30" stroke-opacity="0.7"',
  );
  for (let i = 0; i < rng.int(2, 5); i += 1) {
    const x = rng.range(0, 1_600);
    const lane = y + (rng.chance(0.5) ? 0.14 : 0.6) * wide;
    stage.path(rect([x + 5, lane + 6, 62, 26]), '#15120f', 'fill-opacity="0.35"');
    stage.path(
      rect([x, lane, 62, 26]),
      rng.pick(['#f4f2ee', '#2a2a2c', '#8f2b2b', '#c9c5bd', '#34506b']),
      'stroke="#15120f" stroke-opacity="0.4" stroke-linejoin="round"',
    );
    stage.path(rect([x + 14, lane + 3, 30, 20]), '#20262b', 'fill-opacity="0.75"');
  }
}

function myPlot(stage: Stage, [x, y, w, h]: Rect, sand: Rgb): void {
  stage.path(rect([x, y, w, h]), stage.tone(mix(sand, rgb('#f1dcb0'), 0.5), UP, 1.04));
  for (let v = y + 20; v < y + h; v += 26)
    stage.path(`M${x + 10} ${v}h${w - 20}`, 'none', 'stroke="#8a6d45" stroke-opacity="0.2" stroke-width="5"');
  stage.path(
    rect([x + 4, y + 4, w - 8, h - 8]),
    GREEN,
    `fill-opacity="0.14" stroke="${GREEN}" stroke-width="10"`,
  );
  for (const [dx, dy] of [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ] as const)
    stage.ellipse([x + dx, y + dy], 15, 15, '#ffffff', `stroke="${GREEN}" stroke-width="7"`);
}
