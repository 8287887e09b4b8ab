import type { Rng } from '../../scenes/kit/rng.ts';
import { asked, longFactor, type Market, shortFactor } from './prices.ts';
import { chosen, SERVICES, stepped } from './shape-words.ts';
import type { PolicyPlan, Shape } from './unit-plan.ts';

const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Opening hours as offices keep them: Friday off for most, Saturday too for some, and some close early on Thursday. */
function officeHours(rng: Rng): PolicyPlan {
  const opens_at = rng.pick(['08:00', '08:00', '09:00']);
  const closes_at = rng.pick(['20:00', '21:00', '22:00']);
  const isShort = rng.fork('thursday').chance(0.4);
  const closing = WEEK.map((weekday) => (weekday === THURSDAY ? '17:00' : closes_at));
  return {
    opens_at,
    closes_at,
    ...(isShort && { weekday_opens_at: WEEK.map(() => opens_at), weekday_closes_at: closing }),
    days_off: rng.pick([[FRIDAY], [FRIDAY], [FRIDAY, SATURDAY], []]),
    slot_minutes: rng.pick([30, 60, 60]),
    gap_minutes: rng.pick([0, 15, 30]),
    notice_minutes: rng.pick([0, 60, 120]),
    arrival_time: '08:00',
    departure_time: '06:00',
    min_hours: 1,
    max_hours: 10,
    cancellation: rng.pick(['flexible', 'flexible', 'moderate']),
    down_payment_percent: rng.pick([25, 50, 50]),
    horizon_days: 180,
  };
}

const base = { rooms: null, baths: null, halls: null, furnished: 'full' } as const;

function shapeMeetingRoom(rng: Rng, market: Market): Shape {
  const capacity = rng.pick([4, 6, 8, 8, 10, 12, 14]);
  const hour = (45 + capacity * 9) * shortFactor(market) * rng.range(0.9, 1.15);
  return {
    ...base,
    area: capacity * 3 + rng.int(0, 8),
    capacity,
    age: rng.int(0, 8),
    floor: rng.int(0, 9),
    features: [
      'wifi',
      'screen',
      ...chosen(rng, [
        ['whiteboard', 0.8],
        ['projector', 0.4],
        ['coffee-and-tea', 0.7],
        ['reception', 0.6],
        ['parking', 0.6],
        ['elevator', 0.7],
        ['prayer-room', 0.4],
        ['accessible', 0.4],
        ['central-ac', 0.7],
      ]),
    ],
    prices: { hourly: asked(hour), daily: asked(hour * 6) },
    services: chosen(rng, [
      [SERVICES.coffeeBreak, 0.8],
      [SERVICES.projector, 0.5],
      [SERVICES.filming, 0.2],
    ]),
    policy: officeHours(rng),
  };
}

function shapeTrainingRoom(rng: Rng, market: Market): Shape {
  const capacity = rng.pick([16, 20, 24, 30, 40]);
  const hour = (80 + capacity * 4.5) * shortFactor(market) * rng.range(0.9, 1.15);
  return {
    ...base,
    area: Math.round(capacity * 2.4),
    baths: 2,
    capacity,
    age: rng.int(0, 8),
    floor: rng.int(0, 5),
    features: [
      'projector',
      'whiteboard',
      'wifi',
      'coffee-and-tea',
      ...chosen(rng, [
        ['sound-system', 0.6],
        ['catering', 0.5],
        ['prayer-room', 0.6],
        ['parking', 0.7],
        ['elevator', 0.6],
        ['women-section', 0.4],
        ['accessible', 0.5],
      ]),
    ],
    prices: {
      hourly: asked(hour),
      daily: asked(hour * 6.5),
      ...(rng.chance(0.3) ? { monthly: asked(hour * 70) } : {}),
    },
    services: [SERVICES.coffeeBreak, ...chosen(rng, [[SERVICES.filming, 0.6]])],
    policy: { ...officeHours(rng), min_hours: 2, slot_minutes: 60 },
  };
}

function shapePrivateOffice(rng: Rng, market: Market): Shape {
  const capacity = rng.int(1, 6);
  const month = (1_300 + capacity * 620) * longFactor(market) ** 0.7 * rng.range(0.95, 1.1);
  return {
    ...base,
    area: 8 + capacity * 4,
    capacity,
    age: rng.int(0, 6),
    floor: rng.int(1, 12),
    features: [
      'wifi',
      'reception',
      'central-ac',
      ...chosen(rng, [
        ['coffee-and-tea', 0.8],
        ['parking', 0.6],
        ['elevator', 0.9],
        ['security', 0.5],
        ['cctv', 0.5],
        ['prayer-room', 0.4],
      ]),
    ],
    prices: {
      daily: asked(month / 9),
      monthly: asked(month),
      ...(rng.chance(0.5) ? { hourly: asked(month / 45) } : { yearly: asked(month * 11) }),
    },
    services: chosen(rng, [
      [SERVICES.coffeeBreak, 0.3],
      [SERVICES.projector, 0.3],
    ]),
    policy: { ...officeHours(rng), down_payment_percent: rng.pick([10, 20]) },
  };
}

function shapeDesk(rng: Rng, market: Market): Shape {
  const day = 95 * shortFactor(market) * rng.range(0.85, 1.15);
  return {
    ...base,
    area: rng.int(4, 6),
    capacity: 1,
    age: rng.int(0, 6),
    floor: rng.int(1, 8),
    features: [
      'wifi',
      'coffee-and-tea',
      ...chosen(rng, [
        ['reception', 0.7],
        ['central-ac', 0.8],
        ['prayer-room', 0.5],
        ['parking', 0.5],
        ['women-section', 0.4],
        ['accessible', 0.4],
      ]),
    ],
    prices: { hourly: asked(day / 4), daily: asked(day), monthly: asked(day * 11) },
    services: [],
    policy: { ...officeHours(rng), down_payment_percent: 50, cancellation: 'flexible' },
  };
}

function shapeCoworkingSpace(rng: Rng, market: Market): Shape {
  const capacity = rng.pick([18, 24, 30]);
  const day = capacity * 45 * shortFactor(market);
  return {
    ...base,
    area: capacity * 5,
    baths: 2,
    capacity,
    age: rng.int(0, 5),
    floor: rng.int(1, 6),
    features: [
      'wifi',
      'coffee-and-tea',
      'reception',
      'central-ac',
      'screen',
      ...chosen(rng, [
        ['prayer-room', 0.8],
        ['women-section', 0.6],
        ['parking', 0.7],
      ]),
    ],
    prices: { hourly: asked(day / 5), daily: asked(day), monthly: asked(day * 13) },
    services: [SERVICES.coffeeBreak],
    policy: officeHours(rng),
  };
}

function shapePhotoStudio(rng: Rng, market: Market): Shape {
  const hour = 190 * shortFactor(market) * rng.range(0.85, 1.2);
  return {
    ...base,
    area: stepped(rng, 60, 160, 10),
    baths: 1,
    capacity: rng.int(6, 14),
    age: rng.int(0, 6),
    floor: rng.int(0, 2),
    features: [
      'wifi',
      'air-conditioning',
      ...chosen(rng, [
        ['parking', 0.7],
        ['coffee-and-tea', 0.7],
        ['sound-system', 0.5],
        ['private-entrance', 0.5],
      ]),
    ],
    prices: { hourly: asked(hour), daily: asked(hour * 6) },
    services: [SERVICES.lighting, ...chosen(rng, [[SERVICES.filming, 0.5]])],
    policy: { ...officeHours(rng), min_hours: 2, slot_minutes: 60, closes_at: '23:00' },
  };
}

/** From the afternoon until two, with hours to clean the hall; some halls take a few hours of daytime too. */
function eventPolicy(rng: Rng): PolicyPlan {
  return {
    arrival_time: '16:00',
    departure_time: '02:00',
    gap_minutes: 240,
    opens_at: '10:00',
    closes_at: '23:00',
    min_hours: 3,
    max_hours: 8,
    max_nights: 3,
    cancellation: 'strict',
    down_payment_percent: rng.pick([30, 50]),
    notice_minutes: 1_440,
  };
}

function shapeEventHall(rng: Rng, market: Market): Shape {
  const capacity = stepped(rng, 150, 500, 50);
  const day = capacity * 42 * shortFactor(market) * rng.range(0.9, 1.15);
  return {
    ...base,
    area: Math.round((capacity * 2.2) / 10) * 10,
    baths: rng.int(6, 12),
    capacity,
    age: rng.int(1, 10),
    floor: 0,
    features: [
      'sound-system',
      'central-ac',
      'catering',
      'parking',
      'prayer-room',
      ...chosen(rng, [
        ['men-section', 0.6],
        ['women-section', 0.8],
        ['accessible', 0.6],
        ['screen', 0.6],
        ['security', 0.6],
        ['garden', 0.3],
      ]),
    ],
    prices: { daily: asked(day), ...(rng.chance(0.5) ? { hourly: asked(day / 6) } : {}) },
    services: [
      SERVICES.lateCleaning,
      SERVICES.buffet,
      ...chosen(rng, [
        [SERVICES.sound, 0.7],
        [SERVICES.filming, 0.5],
      ]),
    ],
    policy: eventPolicy(rng),
  };
}

const SHAPES: Readonly<Record<string, (rng: Rng, market: Market) => Shape>> = {
  'meeting-room': shapeMeetingRoom,
  'training-room': shapeTrainingRoom,
  'private-office': shapePrivateOffice,
  'coworking-desk': shapeDesk,
  'coworking-space': shapeCoworkingSpace,
  'photo-studio': shapePhotoStudio,
  'event-hall': shapeEventHall,
};

/** A room let by the hour or the day to work, learn or celebrate in; undefined when the category is none. */
export function shapeWork(rng: Rng, category: string, market: Market): Shape | undefined {
  return SHAPES[category]?.(rng, market);
}
