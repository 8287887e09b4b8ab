import { addDays, addMonths, weekdayOf } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seasonsOn } from '../calendar/seasons.ts';
import { readStay, type Stay } from '../calendar/stay.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import type { Discount } from './discounts.ts';
import type { Override } from './overrides.ts';
import { nightPrice, stayTotal } from './price-stay.ts';
import { type Charges, linesOf } from './stay-lines.ts';

function stay(period: 1 | 2 | 3 | 4, start: string, end: string): Stay {
  const read = readStay(period, start, end);
  if ('refused' in read) throw new Error(read.refused.rule);
  return read.stay;
}

const nothing = { starts_on: null, ends_on: null, weekday: null, season: null, amount: null, percent: null };
const night = (fields: Partial<Override>): Override => ({ kind: 'daily', ...nothing, ...fields });

// 10 December 2026 is a Thursday.
const plain: Charges = {
  stay: stay(2, '2026-12-07', '2026-12-12'),
  unitPrice: 40_000,
  overrides: [],
  seasonDates: [],
  discounts: [],
  coupon: null,
  services: [],
  guests: 1,
  extraGuests: null,
};
const weekend = [4, 5].map((weekday) => night({ weekday, amount: 55_000 }));
const told = (charges: Charges) =>
  linesOf(charges).lines.map(({ code, quantity, unit_price, was_unit_price: was, amount }) =>
    was === null ? [code, quantity, unit_price, amount] : [code, quantity, unit_price, amount, was],
  );

describe('the lines of a stay', () => {
  it('groups nights of one price: 3 × 400 and 2 × 550 on the weekend', () => {
    expect(told({ ...plain, overrides: weekend })).toEqual([
      ['base', 3, 40_000, 120_000],
      ['base', 2, 55_000, 110_000],
    ]);
  });

  it('lets dates come before weekdays, and those before seasons', () => {
    const overrides = [
      ...weekend,
      night({ starts_on: '2027-02-11', ends_on: '2027-02-11', amount: 90_000 }),
      night({ season: 'ramadan', percent: -50 }),
    ];
    // Wednesday in Ramadan, the painted Thursday, Friday as a weekend.
    const charges = { ...plain, overrides, stay: stay(2, '2027-02-10', '2027-02-13') };
    expect(told(charges).map(([, , price]) => price)).toEqual([20_000, 90_000, 55_000]);
  });

  it('takes the best one of the discounts off, then the coupon off the rest, then adds services and guests', () => {
    const discounts: Discount[] = [
      { rule: 'offer', type_discount: 'fixed', discount: 1_000 },
      { rule: 'length', type_discount: 'percent', discount: 10 },
    ];
    const charges: Charges = {
      ...plain,
      overrides: weekend,
      discounts,
      coupon: { id: 'c', code: 'WINTER', type_discount: 'percent', discount: 50 },
      services: [
        {
          id: 's',
          nameAr: 'إفطار',
          nameEn: 'Breakfast',
          price: 3_000,
          charge: 'per_guest',
          mandatory: false,
        },
        { id: 'n', nameAr: 'سرير', nameEn: 'Bed', price: 2_000, charge: 'per_night', mandatory: true },
      ],
      guests: 4,
      extraGuests: { included: 2, price: 5_000 },
    };
    expect(told(charges)).toEqual([
      ['base', 3, 36_000, 108_000, 40_000],
      ['base', 2, 49_500, 99_000, 55_000],
      ['coupon', 1, -103_500, -103_500],
      ['service', 4, 3_000, 12_000],
      ['service', 5, 2_000, 10_000],
      ['extra_guest', 10, 5_000, 50_000],
    ]);
    expect(linesOf(charges).discount).toMatchObject({ rule: 'length', saved: 23_000 });
  });

  it('never takes more off with a coupon than the stay costs', () => {
    const coupon = { id: 'c', code: 'BIG', type_discount: 'fixed', discount: 9_000_000 } as const;
    expect(stayTotal({ ...plain, coupon })).toBe(0);
  });

  it('charges no extra guests by the month, and once by the hour', () => {
    const many = { ...plain, guests: 3, extraGuests: { included: 1, price: 5_000 } };
    expect(told({ ...many, stay: stay(3, '2026-12-07', '2027-02-07') })).toHaveLength(1);
    const hours = told({ ...many, stay: stay(1, '2026-12-07T10:00', '2026-12-07T13:00') });
    expect(hours[1]).toEqual(['extra_guest', 2, 5_000, 10_000]);
  });

  it('says nothing of what a price was where it was lower before the offer', () => {
    const hidden: Discount = { rule: 'offer', type_discount: 'percent', discount: 10, hidesWas: true };
    expect(told({ ...plain, discounts: [hidden] })).toEqual([['base', 5, 36_000, 180_000]]);
  });
});

/** The same stay in the plainest way: one night after the other, each discount tried over all of them. */
function naiveTotal(charges: Charges): number {
  const round = (value: number) => Math.floor(value + 0.5);
  const base = (date: string, kind: 'daily' | 'hourly') => {
    const own = charges.overrides.filter((one) => one.kind === kind);
    const seasons = seasonsOn(date, charges.seasonDates).map(({ season }) => season);
    const found =
      own.find((one) => one.starts_on !== null && one.starts_on <= date && date <= (one.ends_on ?? '')) ??
      own.find((one) => one.weekday === weekdayOf(date)) ??
      seasons.map((season) => own.find((one) => one.season === season)).find((one) => one !== undefined);
    if (found === undefined) return charges.unitPrice;
    return found.amount ?? Math.max(1, round((charges.unitPrice * (100 + (found.percent ?? 0))) / 100));
  };
  const { stay: asked } = charges;
  const hours =
    asked.period === 1 ? Number(asked.endTime?.slice(0, 2)) - Number(asked.startTime?.slice(0, 2)) : 0;
  const units: number[] = [];
  if (asked.period === 1)
    for (let hour = 0; hour < hours; hour += 1) units.push(base(asked.startDate, 'hourly'));
  else if (asked.period === 2)
    for (let date = asked.startDate; date < asked.endDate; date = addDays(date, 1))
      units.push(base(date, 'daily'));
  else {
    const step = asked.period === 3 ? 1 : 12;
    for (let n = 0; addMonths(asked.startDate, n) < asked.endDate; n += step) units.push(charges.unitPrice);
  }
  const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
  const off = (price: number, { type_discount, discount }: Discount) =>
    type_discount === 'percent' ? round((price * (100 - discount)) / 100) : Math.max(0, price - discount);
  let rest = sum(units);
  for (const discount of charges.discounts)
    rest = Math.min(rest, sum(units.map((price) => off(price, discount))));
  if (charges.coupon !== null) {
    const { type_discount, discount } = charges.coupon;
    rest -= Math.min(rest, type_discount === 'percent' ? round((rest * discount) / 100) : discount);
  }
  const nights =
    asked.period === 1 ? 1 : (Date.parse(asked.endDate) - Date.parse(asked.startDate)) / 86_400_000;
  for (const { charge, price } of charges.services) {
    if (charge === 'per_booking') rest += price;
    if (charge === 'per_guest') rest += price * charges.guests;
    if (charge === 'per_night') rest += price * nights;
    if (charge === 'per_period') rest += price * units.length;
  }
  const extra = charges.extraGuests;
  if (extra !== null && asked.period <= 2)
    rest += Math.max(0, charges.guests - extra.included) * extra.price * nights;
  return rest;
}

const price = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), percent: fc.constant(null) }),
  fc.record({ amount: fc.constant(null), percent: fc.integer({ min: -90, max: 400 }) }),
);
const time = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 })).map(([from, days]) => ({
    starts_on: addDays('2027-01-20', from),
    ends_on: addDays('2027-01-20', from + days),
  })),
  fc.integer({ min: 1, max: 7 }).map((weekday) => ({ weekday })),
  fc.constantFrom('ramadan', 'eid_al_fitr', 'founding_day').map((season) => ({ season })),
);
const override = fc
  .tuple(fc.constantFrom('daily', 'hourly'), time, price)
  .map(([kind, when, cost]): Override => ({ ...nothing, kind, ...when, ...cost }) as Override);
const off = fc.oneof(
  fc.record({ type_discount: fc.constant('percent'), discount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type_discount: fc.constant('fixed'), discount: fc.integer({ min: 1, max: 300_000 }) }),
);
const anyStay = fc
  .tuple(
    fc.constantFrom(1, 2, 3, 4),
    fc.integer({ min: 0, max: 70 }),
    fc.integer({ min: 1, max: 11 }),
    fc.integer({ min: 1, max: 40 }),
  )
  .map(([period, from, count, nights]) => {
    const start = addDays('2027-01-15', from);
    if (period === 1) return stay(1, `${start}T08:00`, `${start}T${String(8 + count).padStart(2, '0')}:00`);
    if (period === 2) return stay(2, start, addDays(start, nights));
    return stay(period, start, addMonths(start, period === 3 ? count : 12 * count));
  });
const anyCharges = fc.record({
  stay: anyStay,
  unitPrice: fc.integer({ min: 1, max: 2_000_000 }),
  overrides: fc.array(override, { maxLength: 8 }),
  seasonDates: fc.constant([]),
  discounts: fc.array(
    off.map((one) => ({ rule: 'offer', ...one }) as Discount),
    { maxLength: 4 },
  ),
  coupon: fc.option(
    off.map((one) => ({ id: 'c', code: 'C', ...one }) as Charges['coupon'] & object),
    { nil: null },
  ),
  services: fc.array(
    fc
      .record({
        price: fc.integer({ min: 0, max: 50_000 }),
        charge: fc.constantFrom('per_booking', 'per_period', 'per_guest', 'per_night'),
      })
      .map((one) => ({ id: 's', nameAr: 'خ', nameEn: 's', mandatory: false, ...one })),
    { maxLength: 4 },
  ),
  guests: fc.integer({ min: 1, max: 12 }),
  extraGuests: fc.option(
    fc.record({ included: fc.integer({ min: 1, max: 6 }), price: fc.integer({ min: 1, max: 20_000 }) }),
    { nil: null },
  ),
}) as fc.Arbitrary<Charges>;

describe('every stay', () => {
  it('costs what it does night by night; its lines sum to it, and each is its quantity times its price', () => {
    fc.assert(
      fc.property(anyCharges, (charges) => {
        const { lines } = linesOf(charges);
        const total = stayTotal(charges);
        expect(total).toBe(naiveTotal(charges));
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        const prices = lines
          .filter(({ code }) => code === 'base')
          .map((line) => line.was_unit_price ?? line.unit_price);
        expect(new Set(prices).size).toBe(prices.length);
        for (const line of lines) {
          expect(line.quantity * line.unit_price).toBe(line.amount);
          expect(line.amount < 0).toBe(line.code === 'coupon' && line.amount !== 0);
        }
      }),
      { numRuns: runsOf(10_000), seed: SEED },
    );
  });

  it('of one night costs what the calendar says of it', () => {
    fc.assert(
      fc.property(anyCharges, fc.integer({ min: 0, max: 90 }), (charges, from) => {
        const start = addDays('2027-01-15', from);
        const one = { ...charges, stay: stay(2, start, addDays(start, 1)) };
        const alone = { ...one, coupon: null, services: [], guests: 1, extraGuests: null };
        expect(nightPrice(one)).toBe(stayTotal(alone));
        expect(nightPrice(one)).toBe(naiveTotal(alone));
      }),
      { numRuns: runsOf(2_000), seed: SEED },
    );
  });
});
