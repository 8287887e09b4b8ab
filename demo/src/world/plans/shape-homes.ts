import type { Rng } from '../../scenes/kit/rng.ts';
import { asked, conditionFactor, longFactor, type Market, monthlyOf, shortFactor } from './prices.ts';
import { ageOf, chosen, SERVICES, stepped } from './shape-words.ts';
import type { PolicyPlan, Prices, Shape } from './unit-plan.ts';

/** How big a kind of home is, and what its year costs in the middle of Riyadh. */
interface HomeKind {
  rooms: readonly [number, ...number[]];
  area: (rooms: number, rng: Rng) => number;
  yearly: (rooms: number, area: number) => number;
  /** Chance to be let furnished by night and month instead of by year. */
  short: number;
  /** Floors it may be on; null for a house of its own. */
  floors: readonly [number, number] | null;
}

const near = (rng: Rng, middle: number) => stepped(rng, middle * 0.88, middle * 1.14, 5);
const house = (least: number, most: number) => (_: number, rng: Rng) => stepped(rng, least, most, 5);

const KINDS: Readonly<Record<string, HomeKind>> = {
  apartment: {
    rooms: [1, 2, 2, 3, 3, 3, 4, 4, 5],
    area: (rooms, rng) => near(rng, 48 + rooms * 35),
    yearly: (rooms) => 24_000 + rooms * 13_500,
    short: 0.4,
    floors: [0, 6],
  },
  studio: { rooms: [1], area: house(32, 55), yearly: () => 31_000, short: 0.6, floors: [0, 6] },
  room: { rooms: [1], area: house(18, 30), yearly: () => 18_000, short: 0.5, floors: [0, 2] },
  annex: {
    rooms: [1, 2],
    area: house(60, 110),
    yearly: (rooms) => 22_000 + rooms * 6_000,
    short: 0,
    floors: [3, 4],
  },
  floor: {
    rooms: [3, 4, 4, 5],
    area: house(190, 320),
    yearly: (rooms) => 42_000 + rooms * 8_500,
    short: 0,
    floors: [0, 1],
  },
  duplex: {
    rooms: [4, 5, 5],
    area: house(230, 340),
    yearly: (_, area) => 105_000 * (area / 280) ** 0.6,
    short: 0.2,
    floors: null,
  },
  townhouse: {
    rooms: [3, 4, 4],
    area: house(180, 260),
    yearly: (_, area) => 112_000 * (area / 220) ** 0.6,
    short: 0,
    floors: null,
  },
  house: {
    rooms: [3, 4, 5],
    area: house(160, 320),
    yearly: (rooms) => 30_000 + rooms * 8_000,
    short: 0,
    floors: null,
  },
  villa: {
    rooms: [4, 5, 5, 5, 6, 7],
    area: house(260, 560),
    yearly: (_, area) => 128_000 * (area / 340) ** 0.6,
    short: 0.15,
    floors: null,
  },
};
const DETACHED = new Set(['villa', 'duplex', 'townhouse', 'house']);

function bathsOf(rng: Rng, rooms: number): number {
  return rooms <= 2 ? rooms : rng.int(rooms - 1, rooms + (rooms > 3 ? 1 : 0));
}

function featuresOf(rng: Rng, category: string, rooms: number, floor: number | null): string[] {
  const detached = DETACHED.has(category);
  const large = rooms >= 4;
  return chosen(rng, [
    [rng.chance(0.3) ? 'central-ac' : 'air-conditioning', 0.9],
    ['fitted-kitchen', category === 'room' ? 0.1 : 0.8],
    ['elevator', detached ? 0.1 : (floor ?? 0) >= 2 ? 0.9 : 0.2],
    ['parking', 0.75],
    ['private-entrance', detached ? 0.2 : category === 'floor' || category === 'annex' ? 0.8 : 0.12],
    ['wifi', 0.35],
    ['fireplace', category === 'villa' ? 0.2 : 0],
    ['maid-room', large ? 0.7 : 0],
    ['driver-room', category === 'villa' ? 0.55 : 0],
    ['laundry-room', large ? 0.5 : 0.1],
    ['storage', large ? 0.4 : 0.15],
    ['internal-stairs', category === 'villa' || category === 'duplex' ? 0.7 : 0],
    ['roof', category === 'annex' ? 0.95 : detached ? 0.55 : 0.08],
    ['balcony', detached ? 0.2 : 0.3],
    ['yard', detached ? 0.75 : 0],
    ['garden', category === 'villa' ? 0.35 : 0],
    ['pool', category === 'villa' ? 0.25 : 0],
    ['security', detached ? 0.1 : 0.35],
    ['cctv', 0.25],
    ['fibre', 0.55],
    ['electricity', 0.6],
    ['water', 0.6],
  ]);
}

/** Let by the year and perhaps the month, empty or part furnished: the rest of the contract goes through Ejar. */
function longLet(rng: Rng, yearly: number, furnished: boolean): { prices: Prices; policy: PolicyPlan } {
  const prices: Prices = { yearly: asked(yearly) };
  if (furnished || rng.chance(0.25)) prices.monthly = monthlyOf(yearly, furnished);
  const policy: PolicyPlan = {
    cancellation: 'moderate',
    down_payment_percent: rng.pick([5, 5, 10]),
    notice_minutes: 1_440,
  };
  return { prices, policy };
}

/** Furnished, by the night and the month; some by the year too. */
function shortLet(rng: Rng, nightly: number, yearly: number): { prices: Prices; policy: PolicyPlan } {
  const prices: Prices = { daily: asked(nightly), monthly: monthlyOf(yearly, true) };
  if (rng.chance(0.25)) prices.yearly = asked(yearly);
  const policy: PolicyPlan = {
    arrival_time: '16:00',
    departure_time: '12:00',
    gap_minutes: rng.pick([0, 60, 120, 180]),
    cancellation: rng.pick(['flexible', 'flexible', 'moderate']),
    down_payment_percent: rng.pick([10, 20, 25, 30]),
    max_nights: rng.pick([29, 60, 90]),
    min_nights: rng.pick([1, 1, 1, 2]),
  };
  return { prices, policy };
}

/** A home to live in, of any kind but a serviced apartment; undefined when the category is no home. */
export function shapeHome(rng: Rng, category: string, market: Market): Shape | undefined {
  const kind = KINDS[category];
  if (kind === undefined) return undefined;
  const isShort = rng.chance(kind.short);
  const rooms = isShort && category === 'apartment' ? rng.int(1, 3) : rng.pick(kind.rooms);
  const area = kind.area(rooms, rng);
  const age = isShort ? rng.int(0, 7) : ageOf(rng);
  const floor = kind.floors === null ? null : rng.int(...kind.floors);
  const furnished = isShort || rng.chance(0.12);
  const yearly =
    kind.yearly(rooms, area) * longFactor(market) * conditionFactor(age, furnished) * rng.range(0.93, 1.08);
  const night = category === 'room' ? 130 : 140 + rooms * 115 + (DETACHED.has(category) ? 450 : 0);
  const nightly = night * shortFactor(market) * rng.range(0.9, 1.15);
  const features = featuresOf(rng, category, rooms, floor);
  return {
    area,
    rooms,
    baths: bathsOf(rng, rooms),
    halls:
      category === 'room' || category === 'studio' ? null : rooms >= 5 ? rng.int(2, 3) : rooms >= 4 ? 2 : 1,
    capacity: isShort ? rooms * 2 + rng.int(0, 2) : null,
    age,
    floor,
    furnished: furnished ? 'full' : rng.chance(0.15) ? 'part' : 'none',
    features: isShort && !features.includes('wifi') ? [...features, 'wifi'] : features,
    services: isShort
      ? chosen(rng, [
          [SERVICES.cleaning, 0.7],
          [SERVICES.extraBed, 0.4],
          [SERVICES.airport, 0.25],
        ])
      : [],
    ...(isShort ? shortLet(rng, nightly, yearly) : longLet(rng, yearly, furnished)),
  };
}

/** A serviced apartment: nights and months, cleaned, with a reception. */
export function shapeServicedApartment(rng: Rng, market: Market): Shape {
  const rooms = rng.pick([1, 1, 2, 2, 3]);
  const nightly = (190 + rooms * 130) * shortFactor(market) * rng.range(0.95, 1.15);
  return {
    area: near(rng, 40 + rooms * 28),
    rooms,
    baths: rooms === 3 ? 2 : rooms,
    halls: 1,
    capacity: rooms * 2 + rng.int(0, 2),
    age: rng.int(0, 9),
    floor: rng.int(1, 9),
    furnished: 'full',
    features: [
      'central-ac',
      'elevator',
      'wifi',
      'reception',
      ...chosen(rng, [
        ['fitted-kitchen', 0.7],
        ['parking', 0.8],
        ['security', 0.6],
        ['prayer-room', 0.4],
        ['accessible', 0.4],
        ['laundry-room', 0.4],
      ]),
    ],
    prices: { daily: asked(nightly), monthly: asked(nightly * 30 * 0.5) },
    services: chosen(rng, [
      [SERVICES.dailyCleaning, 0.6],
      [SERVICES.breakfast, 0.6],
      [SERVICES.extraBed, 0.6],
      [SERVICES.airport, 0.4],
    ]),
    policy: {
      arrival_time: '15:00',
      departure_time: '13:00',
      gap_minutes: rng.pick([0, 60]),
      cancellation: rng.pick(['flexible', 'moderate']),
      down_payment_percent: rng.pick([20, 30, 50]),
      max_nights: 60,
    },
  };
}
