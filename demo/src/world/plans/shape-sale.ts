import type { Rng } from '../../scenes/kit/rng.ts';
import { asked, conditionFactor, type Market } from './prices.ts';
import { ageOf, stepped } from './shape-words.ts';
import type { Shape } from './unit-plan.ts';

/** How often a category is for sale rather than to let, and its square metre beside a flat's in the same district. */
const SALES: Readonly<Record<string, readonly [chance: number, metre: number]>> = {
  apartment: [0.1, 1],
  studio: [0.05, 1.1],
  floor: [0.15, 0.92],
  villa: [0.22, 1.12],
  duplex: [0.25, 1.05],
  townhouse: [0.3, 1.08],
  house: [0.35, 0.8],
  building: [0.5, 0.95],
  land: [0.75, 0.8],
  farm: [0.35, 0.025],
  'rest-house': [0.12, 0.25],
  chalet: [0.05, 0.5],
  office: [0.05, 1.3],
  shop: [0.06, 2],
  warehouse: [0.06, 0.45],
};

/** Whether this unit is for sale; the rest of the world is to let. */
export function isForSale(rng: Rng, category: string): boolean {
  return rng.chance(SALES[category]?.[0] ?? 0);
}

/** Plots of homes: 300 to 900 m²; what business stands on is larger. */
function plotOf(rng: Rng): Partial<Shape> {
  if (!rng.chance(0.75)) return {};
  return { usage: 'residential', area: stepped(rng, 300, 900, 25) };
}

/** Land far from the large cities is cheap beside what is built on it. */
function metreOf(category: string, { metre }: Market): number {
  const factor = SALES[category]?.[1] ?? 1;
  return metre * factor * (category === 'land' ? (metre / 5_600) ** 1.2 : 1);
}

/** The same place as its owner would sell it: empty, for one price (domain.md 8.3), with nothing to book. */
export function shapeForSale(rng: Rng, category: string, shape: Shape, market: Market): Shape {
  const plot = category === 'land' ? plotOf(rng) : {};
  const area = plot.area ?? shape.area;
  const age = shape.age === null ? null : rng.chance(0.35) ? 0 : ageOf(rng);
  const built = age === null ? 1 : conditionFactor(age, false);
  const smaller = area > 1_000 ? 0.85 : 1;
  const riyals = area * metreOf(category, market) * market.level ** 0.9 * built * smaller;
  return {
    ...shape,
    ...plot,
    age,
    capacity: null,
    furnished: shape.furnished === 'full' ? 'none' : shape.furnished,
    features: shape.features.filter((feature) => feature !== 'wifi'),
    prices: { main: asked(riyals * rng.range(0.94, 1.07)) },
    services: [],
    policy: { cancellation: 'moderate', down_payment_percent: 10 },
  };
}
