import type { Rng } from '../../scenes/kit/rng.ts';
import { asked, longFactor, type Market, monthlyOf } from './prices.ts';
import { ageOf, chosen, stepped } from './shape-words.ts';
import type { Shape } from './unit-plan.ts';

/** Riyals a square metre and year in the middle of Riyadh, sizes and features of premises (domain.md 8.3). */
interface Premises {
  area: readonly [low: number, high: number, step: number];
  perMetre: readonly [low: number, high: number];
  features: readonly (readonly [string, number])[];
  floors: readonly [number, number];
  /** Chance of being let by the month too. */
  monthly: number;
}

const PREMISES: Readonly<Record<string, Premises>> = {
  office: {
    area: [60, 320, 10],
    perMetre: [850, 1_350],
    features: [
      ['central-ac', 0.8],
      ['elevator', 0.9],
      ['parking', 0.8],
      ['security', 0.5],
      ['cctv', 0.5],
      ['fibre', 0.7],
      ['fire-system', 0.6],
      ['prayer-room', 0.4],
      ['reception', 0.4],
      ['accessible', 0.3],
    ],
    floors: [1, 8],
    monthly: 0.3,
  },
  shop: {
    area: [35, 160, 5],
    perMetre: [800, 1_400],
    features: [
      ['air-conditioning', 0.6],
      ['parking', 0.7],
      ['electricity', 0.8],
      ['water', 0.7],
      ['storage', 0.4],
      ['fire-system', 0.4],
    ],
    floors: [0, 0],
    monthly: 0.15,
  },
  showroom: {
    area: [220, 700, 10],
    perMetre: [600, 950],
    features: [
      ['central-ac', 0.7],
      ['parking', 0.9],
      ['electricity', 0.8],
      ['fire-system', 0.7],
      ['storage', 0.5],
    ],
    floors: [0, 0],
    monthly: 0,
  },
  warehouse: {
    area: [300, 1_800, 50],
    perMetre: [200, 290],
    features: [
      ['loading-dock', 0.7],
      ['fire-system', 0.8],
      ['electricity', 0.9],
      ['water', 0.6],
      ['cctv', 0.5],
      ['security', 0.5],
      ['parking', 0.5],
    ],
    floors: [0, 0],
    monthly: 0.4,
  },
  factory: {
    area: [800, 3_000, 100],
    perMetre: [180, 260],
    features: [
      ['electricity', 1],
      ['water', 0.9],
      ['loading-dock', 0.6],
      ['fire-system', 0.9],
      ['cctv', 0.5],
      ['parking', 0.7],
    ],
    floors: [0, 0],
    monthly: 0,
  },
  kiosk: {
    area: [9, 20, 1],
    perMetre: [1_800, 2_600],
    features: [
      ['electricity', 1],
      ['water', 1],
      ['parking', 0.6],
    ],
    floors: [0, 0],
    monthly: 0.5,
  },
  'workers-housing': {
    area: [400, 1_400, 50],
    perMetre: [190, 280],
    features: [
      ['electricity', 1],
      ['water', 1],
      ['air-conditioning', 0.9],
      ['parking', 0.6],
      ['fire-system', 0.7],
      ['security', 0.5],
    ],
    floors: [0, 2],
    monthly: 0.5,
  },
  workshop: {
    area: [120, 400, 10],
    perMetre: [230, 330],
    features: [
      ['electricity', 1],
      ['water', 0.8],
      ['parking', 0.6],
      ['fire-system', 0.5],
      ['storage', 0.5],
    ],
    floors: [0, 0],
    monthly: 0.4,
  },
  land: {
    area: [900, 3_500, 50],
    perMetre: [80, 150],
    features: [
      ['electricity', 0.9],
      ['water', 0.8],
      ['sewage', 0.6],
      ['storm-drainage', 0.4],
    ],
    floors: [0, 0],
    monthly: 0,
  },
};

function shapePremises(rng: Rng, category: string, premises: Premises, market: Market): Shape {
  const area = stepped(rng, ...premises.area);
  const isOffice = category === 'office';
  const yearly = area * rng.range(...premises.perMetre) * longFactor(market) * (area > 500 ? 0.92 : 1);
  const features = chosen(rng, premises.features);
  return {
    area,
    rooms: null,
    baths: category === 'land' ? null : isOffice ? rng.int(1, 3) : 1,
    halls: null,
    capacity: isOffice ? Math.round(area / 9) : null,
    age: category === 'land' ? null : ageOf(rng),
    floor: category === 'land' ? null : rng.int(...premises.floors),
    furnished: isOffice ? rng.pick(['none', 'none', 'part', 'full']) : 'not_applicable',
    features: features.length < 2 ? ['electricity', 'parking'] : features,
    prices: {
      yearly: asked(yearly),
      ...(rng.chance(premises.monthly) ? { monthly: monthlyOf(yearly, false) } : {}),
    },
    services: [],
    policy: { cancellation: 'moderate', down_payment_percent: rng.pick([5, 10]), notice_minutes: 2_880 },
    ...(category === 'land' ? { usage: 'commercial' as const } : {}),
  };
}

function shapeBuilding(rng: Rng, market: Market): Shape {
  const flats = rng.int(12, 24);
  return {
    area: flats * 60,
    rooms: flats * 3,
    baths: flats * 2,
    halls: flats,
    capacity: null,
    age: rng.int(2, 12),
    floor: null,
    furnished: 'none',
    features: ['elevator', 'parking', 'electricity', 'water', 'security', 'fire-system'],
    prices: { yearly: asked(flats * 38_000 * longFactor(market)) },
    services: [],
    policy: { cancellation: 'strict', down_payment_percent: 5, notice_minutes: 10_080 },
  };
}

function shapeParking(rng: Rng): Shape {
  return {
    area: 13,
    rooms: null,
    baths: null,
    halls: null,
    capacity: null,
    age: rng.int(1, 6),
    floor: -1,
    furnished: 'not_applicable',
    features: ['security', 'cctv', 'elevator'],
    prices: { hourly: 5, daily: 40, monthly: 450, yearly: 4_500 },
    services: [],
    policy: {
      opens_at: '06:00',
      closes_at: '23:30',
      arrival_time: '06:00',
      departure_time: '06:00',
      slot_minutes: 30,
      cancellation: 'flexible',
      down_payment_percent: 100,
    },
  };
}

/** Premises to trade, store or build on; undefined when the category is none. */
export function shapeTrade(rng: Rng, category: string, market: Market): Shape | undefined {
  const premises = PREMISES[category];
  if (premises !== undefined) return shapePremises(rng, category, premises, market);
  if (category === 'building') return shapeBuilding(rng, market);
  return category === 'parking' ? shapeParking(rng) : undefined;
}
