import type { Facing } from '../../../../api/src/platform/db/schema.generated.ts';
import { type Rng, seeded } from '../../scenes/kit/rng.ts';
import { type LikeHomes, likeHomesOf } from './like-homes.ts';
import { shapeHome, shapeServicedApartment } from './shape-homes.ts';
import { shapeLeisure } from './shape-leisure.ts';
import { isForSale, shapeForSale } from './shape-sale.ts';
import { shapeTrade } from './shape-trade.ts';
import { shapeWork } from './shape-work.ts';
import type { Shape, UnitPlan } from './unit-plan.ts';
import type { Advertiser, Deal, Spot, WorldData } from './world-data.ts';

/** As facings occur (domain.md 8.3). */
const FACINGS = 'n n n n n e e e e w w w w s s s s ne ne se nw sw three_streets four_streets'.split(' ') as [
  Facing,
  ...Facing[],
];
const WIDTHS = {
  home: [15, 15, 15, 20, 20, 12, 18, 25],
  leisure: [10, 15, 15, 20],
  work: [30, 36, 40, 40, 60],
  venue: [30, 36, 40, 60],
  trade: [20, 25, 30, 36, 40],
} as const satisfies Record<Deal, readonly number[]>;

const DEALS: Readonly<Record<string, Deal>> = {
  chalet: 'leisure',
  'rest-house': 'leisure',
  camp: 'leisure',
  farm: 'leisure',
  office: 'work',
  'private-office': 'work',
  'coworking-desk': 'work',
  'coworking-space': 'work',
  'meeting-room': 'work',
  'training-room': 'work',
  'event-hall': 'venue',
  'photo-studio': 'venue',
  shop: 'trade',
  showroom: 'trade',
  warehouse: 'trade',
  workshop: 'trade',
  land: 'trade',
  building: 'trade',
  factory: 'trade',
  kiosk: 'trade',
  'workers-housing': 'trade',
  parking: 'trade',
};
/** Which districts a category stands in, when not those of its deal. */
const USES: Readonly<Record<string, string>> = {
  'hotel-apartment': 'tw',
  camp: 'c',
  warehouse: 'i',
  workshop: 'i',
  factory: 'i',
  'workers-housing': 'i',
  land: 's',
  building: 'h',
  parking: 'w',
};
const KNOWN_SHARE = 0.75;
const USE_OF_DEAL: Readonly<Record<Deal, string>> = {
  home: 'h',
  leisure: 'l',
  work: 'w',
  venue: 'w',
  trade: 's',
};

export function dealOf(category: string): Deal {
  return DEALS[category] ?? 'home';
}

/** The whole demo world, or some of it for those who only need it to be there. */
export type Edition = 'whole' | 'small';

function pickFrom<T>(rng: Rng, list: readonly T[]): T {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('nothing to pick from');
  return rng.pick([first, ...rest]);
}

/** The first of the lists that is not empty. */
function firstFilled<T>(...lists: readonly (readonly T[])[]): readonly T[] {
  return lists.find((list) => list.length > 0) ?? [];
}

function spotsFor(rng: Rng, data: WorldData, category: string, city: string): readonly Spot[] {
  const uses = USES[category] ?? USE_OF_DEAL[dealOf(category)];
  const inCity = data.spots.filter((spot) => spot.city === city);
  const fitting = inCity.filter((spot) => uses.split('').some((use) => spot.uses.includes(use)));
  // Most ads of a city stand in the districts people ask for.
  const known = fitting.filter((spot) => spot.isKnown);
  return rng.chance(KNOWN_SHARE) ? firstFilled(known, fitting, inCity) : firstFilled(fitting, inCity);
}

function advertisersFor(data: WorldData, category: string, city: string): readonly Advertiser[] {
  const doing = (deal: string) => data.advertisers.filter((one) => one.deals.includes(`${city}:${deal}`));
  return firstFilled(doing(dealOf(category)), doing('work'), doing('home'), doing('leisure'));
}

function shapeOf(rng: Rng, category: string, spot: Spot): Shape {
  const shape =
    category === 'hotel-apartment'
      ? shapeServicedApartment(rng, spot)
      : (shapeHome(rng, category, spot) ??
        shapeLeisure(rng, category, spot) ??
        shapeWork(rng, category, spot) ??
        shapeTrade(rng, category, spot));
  if (shape === undefined) throw new Error(`no shape for ${category}`);
  return shape;
}

const MOST_SHAPES = 200;

/** The first shape of as many rooms that is let by the year. */
function likeShape(rng: Rng, category: string, spot: Spot, { rooms }: LikeHomes): Shape {
  for (let n = 0; n < MOST_SHAPES; n += 1) {
    const shape = shapeOf(rng.fork(`shape/${n}`), category, spot);
    if (shape.rooms === rooms && shape.prices.yearly !== undefined) return shape;
  }
  throw new Error(`no ${category} of ${rooms} rooms`);
}

/** One unit of a category in a city, the same for the same key; to let, unless it can be sold too. */
export function planUnit(
  data: WorldData,
  category: string,
  city: string,
  key: string,
  canSell = false,
  likes?: LikeHomes,
): UnitPlan {
  const rng = seeded(`world/${key}`);
  const named = data.spots.find(({ slug }) => slug === likes?.spot);
  const spot = named ?? pickFrom(rng.fork('spot'), spotsFor(rng.fork('known'), data, category, city));
  const shape =
    likes === undefined ? shapeOf(rng.fork('shape'), category, spot) : likeShape(rng, category, spot, likes);
  const forSale = canSell && likes === undefined && isForSale(rng.fork('purpose'), category);
  return {
    ...(forSale ? shapeForSale(rng.fork('sale'), category, shape, spot) : shape),
    key,
    category,
    purpose: forSale ? 'sale' : 'rent',
    isPrivate: false,
    spot,
    advertiser: pickFrom(rng.fork('advertiser'), advertisersFor(data, category, city)),
    facing: rng.pick(FACINGS),
    streetWidth: rng.pick(WIDTHS[dealOf(category)]),
  };
}

/** In a smaller edition of the world, keeps one in so many units that stand alone. */
const ONE_IN = 6;

/** Every unit of the stock list that stands alone, in the order of the list; `small` takes some of each kind. */
export function planUnits(data: WorldData, edition: Edition): UnitPlan[] {
  const lines = data.stock.flatMap((line) => Array.from({ length: line.count }, (_, n) => ({ ...line, n })));
  return lines
    .filter((_, place) => edition === 'whole' || place % ONE_IN === 0)
    .map(({ category, city, n }) => {
      const likes = likeHomesOf(category, city, n);
      return planUnit(data, category, city, `${category}-${city}-${n + 1}`, true, likes);
    });
}
