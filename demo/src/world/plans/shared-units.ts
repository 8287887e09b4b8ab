import type { AdTexts } from './place-texts.ts';
import { planUnit } from './plan-units.ts';
import { asked } from './prices.ts';
import type { Shape, UnitPlan } from './unit-plan.ts';
import type { WorldData } from './world-data.ts';

type Change = Partial<Shape> & {
  spaces: readonly string[];
  /** Names of the spaces, where they are not its own. */
  parts?: readonly string[];
  texts: Partial<AdTexts>;
};

/** A unit that stands where another does and shares its spaces. */
function sharing(plan: UnitPlan, key: string, property: string, change: Change): UnitPlan {
  const { spaces, parts, ...rest } = change;
  return { ...plan, ...rest, key, group: { place: plan.key, property, spaces, parts } };
}

const ROOM_NAMES = [
  { ar: 'غرفة بسرير كبير', en: 'Room with a double bed', capacity: 2 },
  { ar: 'غرفة بسريرين', en: 'Room with two beds', capacity: 2 },
  { ar: 'جناح بصالة صغيرة', en: 'Suite with a small sitting area', capacity: 3 },
  { ar: 'غرفة تطل على الحوش', en: 'Room over the yard', capacity: 2 },
] as const;

/** The villa, furnished for guests, with a space for each of its rooms. */
function wholeVilla(seed: UnitPlan, spaces: readonly string[], texts: Partial<AdTexts>): UnitPlan {
  return sharing(seed, seed.key, seed.key, {
    spaces,
    parts: ROOM_NAMES.map(({ ar }) => ar),
    texts,
    furnished: 'full',
    rooms: spaces.length,
    baths: spaces.length + 1,
    halls: 2,
    capacity: 10,
    area: 380,
    age: 3,
    prices: { daily: 1_300, monthly: 19_500 },
    services: [{ nameAr: 'تنظيف يومي', nameEn: 'Daily cleaning', price: 150, charge: 'per_period' }],
    features: ['central-ac', 'fitted-kitchen', 'wifi', 'parking', 'yard', 'barbecue', 'laundry-room'],
    policy: {
      arrival_time: '16:00',
      departure_time: '12:00',
      gap_minutes: 120,
      cancellation: 'moderate',
      down_payment_percent: 30,
      max_nights: 60,
    },
  });
}

/** One room of the villa, let by the night. */
function roomOf(villa: UnitPlan, space: string, capacity: number, texts: Partial<AdTexts>): UnitPlan {
  const room: UnitPlan = { ...villa, category: 'room' };
  return sharing(room, space, `${villa.key}/rooms`, {
    spaces: [space],
    texts,
    area: 12 * capacity,
    rooms: 1,
    baths: 1,
    halls: null,
    capacity,
    floor: 1,
    prices: { daily: 60 + 85 * capacity },
    services: [],
    features: ['air-conditioning', 'wifi', 'parking'],
    policy: {
      ...villa.policy,
      down_payment_percent: 25,
      cancellation: 'flexible',
      max_nights: 30,
    },
  });
}

/** A furnished villa let whole, and its bedrooms one by one: whoever takes the villa takes every room. */
function villaAndRooms(data: WorldData, city: string, cityAr: string, cityEn: string): UnitPlan[] {
  const seed = planUnit(data, 'villa', city, `shared-villa-${city}`);
  const spaces = ROOM_NAMES.map((_, n) => `${seed.key}/room-${n + 1}`);
  const villa = wholeVilla(seed, spaces, {
    titleAr: `فيلا كاملة بأربع غرف نوم للعوائل في ${cityAr}`,
    titleEn: `Whole four-bedroom villa for families in ${cityEn}`,
  });
  const rooms = ROOM_NAMES.map((name, n) =>
    roomOf(villa, spaces[n] ?? '', name.capacity, {
      titleAr: `${name.ar} في فيلا هادئة، ${cityAr}`,
      titleEn: `${name.en} in a quiet villa, ${cityEn}`,
    }),
  );
  return [villa, ...rooms];
}

const HALVES = [
  { ar: 'الجناح الشرقي', en: 'East half' },
  { ar: 'الجناح الغربي', en: 'West half' },
] as const;

/** A hall with a wall that folds away: let whole, or as two halves. */
function hallAndHalves(
  data: WorldData,
  category: string,
  city: string,
  hall: { ar: string; en: string },
): UnitPlan[] {
  const plan = planUnit(data, category, city, `shared-${category}-${city}`);
  const spaces = [`${plan.key}/east`, `${plan.key}/west`];
  const whole = sharing(plan, plan.key, plan.key, {
    spaces,
    parts: HALVES.map(({ ar }) => ar),
    texts: { titleAr: `${hall.ar}، كاملة`, titleEn: `${hall.en}, the whole hall` },
  });
  const { hourly, daily } = plan.prices;
  const part = (price: number | undefined) => (price === undefined ? undefined : asked(price * 0.6));
  const halves = HALVES.map((half, n) =>
    sharing(plan, `${plan.key}-${n + 1}`, plan.key, {
      spaces: [spaces[n] ?? ''],
      area: Math.round(plan.area / 2),
      capacity: Math.round((plan.capacity ?? 20) / 2),
      prices: {
        ...(hourly === undefined ? {} : { hourly: part(hourly) as number }),
        ...(daily === undefined ? {} : { daily: part(daily) as number }),
      },
      texts: { titleAr: `${hall.ar} – ${half.ar}`, titleEn: `${hall.en}, ${half.en.toLowerCase()}` },
    }),
  );
  return [whole, ...halves];
}

/** Three chalets of one resort: one property, each with a calendar of its own. */
function resort(data: WorldData): UnitPlan[] {
  return [1, 2, 3].map((n) => {
    const plan = planUnit(data, 'chalet', 'jeddah', `resort-chalet-${n}`);
    const first = planUnit(data, 'chalet', 'jeddah', 'resort-chalet-1');
    return sharing(
      { ...plan, spot: first.spot, advertiser: first.advertiser, key: first.key },
      plan.key,
      'resort',
      {
        spaces: [plan.key],
        texts: {
          titleAr: `شاليه رقم ${n} في منتجع نسيم أبحر`,
          titleEn: `Chalet ${n} at the Nasim Obhur resort`,
        },
      },
    );
  });
}

/** Units whose places or spaces are shared, so that one booking closes others. */
export function planSharedUnits(data: WorldData): UnitPlan[] {
  return [
    ...villaAndRooms(data, 'riyadh', 'الرياض', 'Riyadh'),
    ...villaAndRooms(data, 'jeddah', 'جدة', 'Jeddah'),
    ...hallAndHalves(data, 'event-hall', 'riyadh', { ar: 'قاعة اليمامة', en: 'Al Yamamah Hall' }),
    ...hallAndHalves(data, 'training-room', 'jeddah', {
      ar: 'قاعة تدريب مرنة بجدار متحرك',
      en: 'Training hall with a movable wall',
    }),
    ...resort(data),
  ];
}
