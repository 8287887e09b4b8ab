import { addDays, instantOf } from '../availability/riyadh.ts';
import { freshIds, insertAll, type Rows } from '../imports/insert-all.ts';
import { seeded } from '../photos/scenes/rng.ts';
import type { Tx } from '../platform/db/database.ts';
import type { PriceKind } from '../platform/db/schema.generated.ts';
import type { PlannedUnit } from './unit-rows.ts';

interface OfferPlan {
  advertiser: string;
  nameAr: string;
  nameEn: string;
  kinds: readonly PriceKind[];
  /** Whole percent, or riyals off. */
  off: { percent: number } | { riyals: number };
  /** First and last day, counted from the first run. */
  days: readonly [from: number, to: number];
  /** How many of the advertiser's units with such a price; the most lets all. */
  units: number;
}

const OFFERS: readonly OfferPlan[] = [
  {
    advertiser: 'dar-al-waha',
    nameAr: 'خصم الإقامة الشهرية',
    nameEn: 'Monthly stay discount',
    kinds: ['monthly'],
    off: { percent: 10 },
    days: [-12, 30],
    units: 5,
  },
  {
    advertiser: 'al-ghamdi',
    nameAr: 'خصم السداد المبكر',
    nameEn: 'Early payment discount',
    kinds: ['yearly'],
    off: { riyals: 2_000 },
    days: [-20, 25],
    units: 3,
  },
  {
    advertiser: 'masahat',
    nameAr: 'خصم افتتاح المقر الجديد',
    nameEn: 'New premises opening offer',
    kinds: ['hourly', 'daily'],
    off: { percent: 20 },
    days: [-5, 21],
    units: 6,
  },
  {
    advertiser: 'rimal',
    nameAr: 'عرض ليالي الشتاء',
    nameEn: 'Winter nights offer',
    kinds: ['daily'],
    off: { percent: 15 },
    days: [-9, 45],
    units: 6,
  },
  {
    advertiser: 'nasim-obhur',
    nameAr: 'خصم وسط الأسبوع',
    nameEn: 'Midweek discount',
    kinds: ['daily'],
    off: { percent: 20 },
    days: [-3, 14],
    units: 5,
  },
  {
    advertiser: 'jiwar-taibah',
    nameAr: 'عرض زوار المدينة',
    nameEn: 'Visitors’ offer in Madinah',
    kinds: ['daily'],
    off: { percent: 12 },
    days: [-15, 40],
    units: 5,
  },
  {
    advertiser: 'rihab-umm-al-qura',
    nameAr: 'عرض المعتمرين',
    nameEn: 'Umrah guests’ offer',
    kinds: ['daily'],
    off: { riyals: 40 },
    days: [-7, 30],
    units: 4,
  },
  {
    advertiser: 'durrat-al-khubar',
    nameAr: 'خصم الموظفين الجدد',
    nameEn: 'Newcomers’ discount',
    kinds: ['monthly'],
    off: { percent: 8 },
    days: [-2, 60],
    units: 4,
  },
  {
    advertiser: 'marsa-al-hijaz',
    nameAr: 'عرض المكاتب',
    nameEn: 'Office offer',
    kinds: ['yearly'],
    off: { percent: 5 },
    days: [-18, 12],
    units: 4,
  },
  {
    advertiser: 'al-qahtani',
    nameAr: 'عرض الضباب',
    nameEn: 'Mist season offer',
    kinds: ['daily'],
    off: { percent: 10 },
    days: [-1, 28],
    units: 3,
  },
  {
    advertiser: 'nasaim-al-hada',
    nameAr: 'عرض نهاية السنة',
    nameEn: 'Year-end offer',
    kinds: ['daily'],
    off: { percent: 25 },
    days: [14, 40],
    units: 3,
  },
  {
    advertiser: 'sahil-al-sharqiyah',
    nameAr: 'عرض إجازة منتصف العام',
    nameEn: 'Mid-year break offer',
    kinds: ['daily'],
    off: { percent: 15 },
    days: [20, 34],
    units: 4,
  },
  {
    advertiser: 'bayt-al-shamal',
    nameAr: 'خصم العقود الجديدة',
    nameEn: 'New contract discount',
    kinds: ['yearly'],
    off: { percent: 4 },
    days: [7, 50],
    units: 5,
  },
];

function unitsFor(offer: OfferPlan, units: readonly PlannedUnit[]): PlannedUnit[] {
  const owned = units.filter(
    ({ plan }) =>
      plan.advertiser.key === offer.advertiser &&
      offer.kinds.some((kind) => Object.hasOwn(plan.prices, kind)),
  );
  // Each offer's own choice among the units, the same at every run.
  const order = (unit: PlannedUnit) => seeded(`${offer.nameEn}/${unit.plan.key}`).next();
  return owned.sort((one, other) => order(one) - order(other)).slice(0, offer.units);
}

function rowsOf(offer: OfferPlan, id: string, units: readonly PlannedUnit[], today: string): Rows {
  const [first] = units;
  if (first === undefined) return {};
  const percent = 'percent' in offer.off;
  const [from, to] = offer.days;
  return {
    offer: [
      {
        id,
        account_id: first.accountId,
        name_ar: offer.nameAr,
        name_en: offer.nameEn,
        type_discount: percent ? 'percent' : 'fixed',
        discount: 'percent' in offer.off ? offer.off.percent : offer.off.riyals * 100,
        starts_on: addDays(today, from),
        ends_on: addDays(today, to),
        kinds: [...offer.kinds],
        created_at: new Date(instantOf(addDays(today, Math.min(from, 0) - 2), 600)),
      },
    ],
    offer_unit: units.map(({ unitId }) => ({ offer_id: id, unit_id: unitId })),
  };
}

/** Writes offers that run today and offers that are to come, and answers how many. */
export async function seedOffers(tx: Tx, units: readonly PlannedUnit[], today: string): Promise<number> {
  const ids = await freshIds(tx, OFFERS.length);
  const rows = OFFERS.map((offer, n) => rowsOf(offer, ids[n] ?? '', unitsFor(offer, units), today));
  await insertAll(tx, rows);
  return rows.filter((row) => row.offer !== undefined).length;
}
