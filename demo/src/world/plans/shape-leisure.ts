import type { Rng } from '../../scenes/kit/rng.ts';
import { asked, longFactor, type Market, shortFactor } from './prices.ts';
import { chosen, SERVICES, stepped } from './shape-words.ts';
import type { PolicyPlan, Prices, ServicePlan, Shape } from './unit-plan.ts';

/** Day use from 16:00 until 03:00, or overnight until noon (domain.md 8.1). */
function dayPolicy(rng: Rng, overnight: boolean): PolicyPlan {
  return {
    arrival_time: '16:00',
    departure_time: overnight ? '12:00' : '03:00',
    gap_minutes: overnight ? rng.pick([120, 180]) : rng.pick([120, 180, 240]),
    opens_at: '09:00',
    closes_at: '23:00',
    slot_minutes: 60,
    min_hours: 3,
    max_hours: 12,
    cancellation: rng.pick(['moderate', 'moderate', 'strict']),
    down_payment_percent: rng.pick([20, 30, 50]),
    max_nights: rng.pick([5, 10, 14]),
    horizon_days: 180,
  };
}

function services(rng: Rng, pool: boolean): ServicePlan[] {
  return chosen(rng, [
    [SERVICES.cleaning, 0.6],
    [SERVICES.firewood, 0.5],
    [SERVICES.hospitality, 0.45],
    [SERVICES.poolHeating, pool ? 0.5 : 0],
  ]);
}

function shapeChalet(rng: Rng, market: Market): Shape {
  const rooms = rng.int(1, 3);
  const features = chosen(rng, [
    ['pool', 0.9],
    ['kids-pool', 0.45],
    ['barbecue', 0.75],
    ['garden', 0.6],
    ['playground', 0.5],
    ['air-conditioning', 0.95],
    ['fitted-kitchen', 0.7],
    ['wifi', 0.6],
    ['sound-system', 0.45],
    ['parking', 0.8],
    ['tent', 0.3],
    ['women-section', 0.25],
  ]);
  const night = (480 + rooms * 190 + (features.includes('pool') ? 120 : 0)) * shortFactor(market);
  const prices: Prices = { daily: asked(night * rng.range(0.9, 1.25)) };
  if (rng.chance(0.35)) prices.hourly = asked(night / 6.5);
  return {
    area: stepped(rng, 220, 620, 10),
    rooms,
    baths: rooms + 1,
    halls: 1,
    capacity: 8 + rooms * rng.int(4, 6),
    age: rng.int(0, 8),
    floor: null,
    furnished: 'full',
    features,
    prices,
    services: services(rng, features.includes('pool')),
    policy: dayPolicy(rng, rng.chance(0.45)),
  };
}

function shapeRestHouse(rng: Rng, market: Market): Shape {
  const rooms = rng.int(2, 4);
  const features = [
    'barbecue',
    ...chosen(rng, [
      ['men-section', 0.75],
      ['women-section', 0.75],
      ['tent', 0.7],
      ['pool', 0.7],
      ['football-pitch', 0.5],
      ['playground', 0.55],
      ['garden', 0.6],
      ['fitted-kitchen', 0.7],
      ['air-conditioning', 0.9],
      ['parking', 0.9],
      ['sound-system', 0.3],
      ['electricity', 0.6],
      ['water', 0.6],
    ] as const),
  ];
  const isLong = rng.chance(0.25);
  const night = (420 + rooms * 130) * shortFactor(market) * rng.range(0.9, 1.3);
  const prices: Prices = isLong
    ? {
        yearly: asked((38_000 + rooms * 6_000) * longFactor(market)),
        monthly: asked(7_500 * longFactor(market)),
      }
    : { daily: asked(night), ...(rng.chance(0.4) ? { hourly: asked(night / 6) } : {}) };
  const policy = dayPolicy(rng, rng.chance(0.3));
  return {
    area: stepped(rng, 600, 2_200, 50),
    rooms,
    baths: rooms + rng.int(1, 2),
    halls: rng.int(1, 2),
    capacity: stepped(rng, 25, 80, 5),
    age: rng.int(1, 14),
    floor: null,
    furnished: 'full',
    features,
    prices,
    services: isLong ? [] : services(rng, features.includes('pool')),
    policy: isLong ? { ...policy, down_payment_percent: 10, cancellation: 'moderate' } : policy,
  };
}

function shapeCamp(rng: Rng, market: Market): Shape {
  return {
    area: stepped(rng, 900, 2_500, 100),
    rooms: null,
    baths: rng.int(3, 5),
    halls: null,
    capacity: stepped(rng, 25, 70, 5),
    age: rng.int(0, 4),
    floor: null,
    furnished: 'full',
    features: [
      'tent',
      'barbecue',
      ...chosen(rng, [
        ['men-section', 0.7],
        ['women-section', 0.7],
        ['football-pitch', 0.4],
        ['electricity', 0.8],
        ['water', 0.8],
        ['sound-system', 0.3],
        ['parking', 0.8],
      ]),
    ],
    prices: { daily: asked(850 * shortFactor(market) * rng.range(0.9, 1.2)) },
    services: [SERVICES.firewood, SERVICES.hospitality],
    policy: dayPolicy(rng, rng.chance(0.5)),
  };
}

function shapeFarm(rng: Rng, market: Market): Shape {
  const isLong = rng.chance(0.35);
  const area = stepped(rng, 4_000, 28_000, 500);
  const prices: Prices = isLong
    ? { yearly: asked((70_000 + area * 2) * longFactor(market)) }
    : { daily: asked(1_500 * shortFactor(market) * rng.range(0.85, 1.3)) };
  const policy = dayPolicy(rng, true);
  return {
    area,
    rooms: null,
    baths: rng.int(3, 6),
    halls: null,
    capacity: stepped(rng, 30, 60, 5),
    age: rng.int(3, 20),
    floor: null,
    furnished: 'not_applicable',
    features: [
      'garden',
      'water',
      ...chosen(rng, [
        ['pool', 0.7],
        ['barbecue', 0.8],
        ['tent', 0.6],
        ['football-pitch', 0.4],
        ['playground', 0.5],
        ['electricity', 0.9],
        ['parking', 0.8],
        ['women-section', 0.5],
      ]),
    ],
    prices,
    services: isLong ? [] : services(rng, true),
    policy: isLong ? { ...policy, down_payment_percent: 10 } : policy,
  };
}

const SHAPES: Readonly<Record<string, (rng: Rng, market: Market) => Shape>> = {
  chalet: shapeChalet,
  'rest-house': shapeRestHouse,
  camp: shapeCamp,
  farm: shapeFarm,
};

/** A place to spend a day or a weekend; undefined when the category is none. */
export function shapeLeisure(rng: Rng, category: string, market: Market): Shape | undefined {
  return SHAPES[category]?.(rng, market);
}
