import { mix, rgb, times } from '../kit/colour.ts';
import { WIDTH } from '../kit/geometry.ts';
import type { Rng } from '../kit/rng.ts';
import type { Yard } from './street.ts';

type Ridge = readonly (readonly [number, number])[];

const line = (ridge: Ridge): string => ridge.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(1)}`).join('L');

/** Sandstone outcrops in layers, as round AlUla and Hail: lit on the sun's side, banded, pale at the foot. */
export function mesas({ stage, mood, rng }: Yard): void {
  const { horizon } = stage.cam;
  for (const far of [0.75, 0.45, 0.15]) {
    const stone = mix(rgb(rng.pick(['#b9764a', '#c48a5c', '#a96a48'])), rgb(mood.sky.low), far * 0.75);
    for (let i = 0; i < 3; i += 1) {
      const wide = rng.range(220, 520) * (1.25 - far);
      const left = rng.range(-200, WIDTH);
      const high = rng.range(110, 330) * (1.2 - far);
      outcrop({ stage, rng }, [left, left + wide], [horizon + 6, horizon - high], stone);
    }
  }
}

function outcrop(
  { stage, rng }: Pick<Yard, 'stage' | 'rng'>,
  [x0, x1]: readonly [number, number],
  [foot, top]: readonly [number, number],
  stone: ReturnType<typeof rgb>,
): void {
  const wide = x1 - x0;
  const crest: (readonly [number, number])[] = [[x0, foot]];
  for (let i = 0; i <= 9; i += 1) {
    const t = i / 9;
    const bulge = Math.sin(Math.PI * Math.min(1, Math.max(0, t * 1.1 - 0.05))) ** 0.35;
    crest.push([x0 + wide * (0.05 + t * 0.9), foot - (foot - top) * bulge * rng.range(0.8, 1)]);
  }
  crest.push([x1, foot]);
  const light = stage.tone(stone, [-0.6, 0.5, -0.6], 1.05);
  const shade = stage.tone(times(stone, 0.55), [0.6, 0.3, -0.6]);
  const body = `M${line(crest)}Z`;
  stage.path(
    body,
    stage.linear(
      [x0, 0],
      [x1, 0],
      [
        [0, light],
        [0.45, light],
        [0.7, shade],
        [1, shade],
      ],
    ),
  );
  stage.clippedPath(body, () => {
    for (let y = top; y < foot; y += rng.range(16, 40))
      stage.path(
        `M${x0.toFixed(0)} ${y.toFixed(0)}h${wide.toFixed(0)}v${rng.range(2, 7).toFixed(0)}h${(-wide).toFixed(0)}Z`,
        shade,
        'fill-opacity="0.22"',
      );
    for (let i = 0; i < 5; i += 1) {
      const x = rng.range(x0, x1);
      stage.path(
        `M${x.toFixed(0)} ${top.toFixed(0)}l${rng.range(6, 22).toFixed(0)} ${(foot - top).toFixed(0)}h-14Z`,
        shade,
        'fill-opacity="0.3"',
      );
    }
  });
}

/** Mountains one behind another, paler with distance, as the Sarawat stand behind Taif, Abha and Al Bahah. */
export function mountains({ stage, mood, rng }: Yard): void {
  const { horizon } = stage.cam;
  for (const [layer, high] of [230, 160, 90].entries()) {
    const haze = mix(rgb('#6f7f6a'), rgb(mood.sky.middle), 0.75 - layer * 0.25);
    const ridge = ridgeOf(rng.fork(`ridge${layer}`), horizon, high);
    stage.path(
      `M${line(ridge)}L${WIDTH + 20} ${horizon + 8}L-20 ${horizon + 8}Z`,
      stage.linear(
        [0, horizon - high * 1.3],
        [0, horizon],
        [
          [0, stage.tone(haze, [-0.3, 0.9, -0.3], 0.95)],
          [1, stage.tone(mix(haze, rgb(mood.sky.low), 0.6), [0, 1, 0])],
        ],
      ),
    );
  }
}

function ridgeOf(rng: Rng, horizon: number, high: number): Ridge {
  const [a, b, c] = [rng.range(0, 6), rng.range(0, 6), rng.range(0, 6)];
  return Array.from({ length: 55 }, (_, i): readonly [number, number] => {
    const t = i / 54;
    const swell =
      0.55 + 0.25 * Math.sin(a + t * 5) + 0.14 * Math.sin(b + t * 13) + 0.06 * Math.sin(c + t * 37);
    return [-20 + t * (WIDTH + 40), horizon - high * swell];
  });
}

/** The sea to the horizon, with the light on it. */
export function sea({ stage, mood, rng }: Yard): void {
  const { horizon } = stage.cam;
  const low = horizon + 150;
  stage.path(
    `M0 ${horizon}H${WIDTH}V${low}H0Z`,
    stage.linear(
      [0, horizon],
      [0, low],
      [
        [0, mood.sky.middle],
        [0.25, mood.lit ? '#3b5578' : '#3f8fae'],
        [1, mood.lit ? '#4f6f8c' : '#6fc0c4'],
      ],
    ),
  );
  for (let i = 0; i < 60; i += 1) {
    const y = horizon + 4 + 146 * rng.next() ** 1.5;
    const wide = 10 + (y - horizon) * rng.range(0.3, 0.9);
    stage.path(
      `M${rng.range(0, WIDTH).toFixed(0)} ${y.toFixed(0)}h${wide.toFixed(0)}v2h${(-wide).toFixed(0)}Z`,
      mood.sky.low,
      'fill-opacity="0.4"',
    );
  }
}
