import type { SceneKind } from './kinds.ts';
import { HEIGHT, WIDTH } from './kit/geometry.ts';
import type { Rng } from './kit/rng.ts';

type Range = readonly [low: number, high: number];

/** How near a photographer stands: the enlargement, and where on the whole scene the picture's middle may lie. */
type Framing = { readonly zoom: Range; readonly x: Range; readonly y: Range };

const ROOM: Framing = { zoom: [1.04, 1.42], x: [560, 1040], y: [600, 760] };
const HOUSE: Framing = { zoom: [1, 1.24], x: [600, 1000], y: [560, 680] };
const YARD: Framing = { zoom: [1.02, 1.45], x: [560, 1040], y: [600, 720] };

const FRAMINGS: Readonly<Partial<Record<SceneKind, Framing>>> = {
  'facade-villa': HOUSE,
  'facade-najdi': { zoom: [1, 1.5], x: [560, 1040], y: [560, 700] },
  'facade-apartment': { zoom: [1, 1.4], x: [620, 980], y: [560, 800] },
  'facade-tower': { zoom: [1.05, 1.6], x: [640, 960], y: [560, 820] },
  'facade-civic': { zoom: [1.12, 1.6], x: [620, 980], y: [680, 820] },
  courtyard: YARD,
  pool: { zoom: [1, 1.4], x: [560, 1040], y: [620, 740] },
  chalet: YARD,
  shop: { zoom: [1, 1.45], x: [560, 1040], y: [560, 720] },
  warehouse: { zoom: [1, 1.35], x: [600, 1000], y: [600, 720] },
  parking: { zoom: [1.1, 1.6], x: [500, 1100], y: [620, 740] },
  fuel: { zoom: [1.05, 1.4], x: [600, 1000], y: [640, 740] },
  farm: { zoom: [1, 1.5], x: [560, 1040], y: [560, 740] },
  camp: { zoom: [1.05, 1.6], x: [620, 980], y: [620, 720] },
  land: { zoom: [1, 1.5], x: [500, 1100], y: [480, 740] },
  hall: { zoom: [1, 1.45], x: [560, 1040], y: [600, 800] },
  theatre: { zoom: [1, 1.35], x: [600, 1000], y: [600, 760] },
  plan: { zoom: [1, 1], x: [800, 800], y: [600, 600] },
};

const held = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The part of a scene that is photographed, as the transform of its drawing; the picture is always filled. */
export function framingOf(kind: SceneKind, rng: Rng): string {
  const { zoom, x, y } = FRAMINGS[kind] ?? ROOM;
  const k = rng.range(...zoom);
  const dx = held(WIDTH / 2 - k * rng.range(...x), WIDTH * (1 - k), 0);
  const dy = held(HEIGHT / 2 - k * rng.range(...y), HEIGHT * (1 - k), 0);
  return `matrix(${k.toFixed(3)} 0 0 ${k.toFixed(3)} ${dx.toFixed(1)} ${dy.toFixed(1)})`;
}
