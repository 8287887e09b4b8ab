import { addDays, addMonths } from '@diyar/contract/values/riyadh';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStay, type Stay } from '../calendar/stay.ts';
import { percentOf, scale, taxWithin } from '../money/rounding.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import { priceStay, type QuoteInput } from './price-stay.ts';

function stay(period: 1 | 2 | 3 | 4, start: string, end: string): Stay {
  const read = readStay(period, start, end);
  if ('refused' in read) throw new Error(read.refused.rule);
  return read.stay;
}

const policy: QuoteInput['policy'] = {
  instant: true,
  arrivalTime: '16:00',
  departureTime: '12:00',
  gapMinutes: 0,
  cancellation: 'moderate',
  downPaymentPercent: 30,
  securityDeposit: 50_000,
};

const base: QuoteInput = {
  stay: stay(2, '2026-12-10', '2026-12-13'),
  unitPrice: 45_000,
  overrides: [],
  seasonDates: [],
  discounts: [],
  coupon: null,
  services: [],
  guests: 1,
  extraGuests: null,
  policy,
  usage: 'residential',
  lessorHasVat: true,
  vatPercent: 15,
  restDueSeconds: 172_800,
  minDownPayment: 100,
  now: new Date('2026-11-21T12:00:00+03:00'),
};

describe('a quote', () => {
  it('splits three nights into a down payment now and the rest 48 hours before arrival', () => {
    const terms = priceStay(base);
    expect(terms).toMatchObject({
      total: 135_000,
      tax: 17_609,
      down_payment: 40_500,
      security_deposit: 50_000,
    });
    expect(terms.rest).toEqual({ amount: 94_500, due_at: '2026-12-08T13:00:00.000Z', through: 'diyar' });
  });

  it('asks for everything at once inside 48 hours of arrival', () => {
    const terms = priceStay({ ...base, now: new Date('2026-12-09T12:00:00+03:00') });
    expect(terms.down_payment).toBe(135_000);
    expect(terms.rest).toEqual({ amount: 0, due_at: null, through: 'diyar' });
  });

  it('takes only the down payment of a home let by the year: the rest is Ejar’s, and it is VAT-exempt', () => {
    const terms = priceStay({
      ...base,
      stay: stay(4, '2026-12-10', '2027-12-10'),
      unitPrice: 6_000_000,
    });
    expect(terms).toMatchObject({ total: 6_000_000, tax: 0, tax_percent: 0, down_payment: 1_800_000 });
    expect(terms.rest).toEqual({ amount: 4_200_000, due_at: null, through: 'ejar' });
  });

  it('taxes an office let by the year, and nothing of a lessor without VAT', () => {
    const year = {
      ...base,
      usage: 'commercial',
      stay: stay(4, '2026-12-10', '2027-12-10'),
      unitPrice: 11_500_000,
    } as const;
    expect(priceStay(year).tax).toBe(1_500_000);
    expect(priceStay({ ...year, lessorHasVat: false }).tax).toBe(0);
  });

  it('charges half hours by the half and services by booking or by period', () => {
    const services = [
      {
        id: 'a',
        nameAr: 'ضيافة',
        nameEn: 'Catering',
        price: 10_000,
        charge: 'per_booking',
        mandatory: false,
      },
      {
        id: 'b',
        nameAr: 'جهاز عرض',
        nameEn: 'Projector',
        price: 2_000,
        charge: 'per_period',
        mandatory: true,
      },
    ] as const;
    const hours = stay(1, '2026-12-10T10:00', '2026-12-10T11:30');
    const terms = priceStay({
      ...base,
      stay: hours,
      unitPrice: 9_999,
      services: [...services],
    });
    expect(terms.lines.map(({ amount }) => amount)).toEqual([14_999, 10_000, 3_000]);
    expect(terms.total).toBe(27_999);
  });

  it.each([
    [
      'flexible',
      ['2026-12-08T13:00:00.000Z', 100, 40_500],
      ['2026-12-09T13:00:00.000Z', 100, 135_000],
      [null, 50, 67_500],
    ],
    [
      'moderate',
      ['2026-12-05T13:00:00.000Z', 100, 40_500],
      ['2026-12-08T13:00:00.000Z', 50, 20_250],
      ['2026-12-09T13:00:00.000Z', 50, 67_500],
      [null, 0, 0],
    ],
    [
      'strict',
      ['2026-11-26T13:00:00.000Z', 100, 40_500],
      ['2026-12-03T13:00:00.000Z', 50, 20_250],
      [null, 0, 0],
    ],
  ] as const)('dates the refunds of a %s policy', (cancellation, ...steps) => {
    const terms = priceStay({ ...base, policy: { ...policy, cancellation } });
    expect(terms.refunds.map(({ before, percent, amount }) => [before, percent, amount])).toEqual(steps);
  });
});

describe('every quote', () => {
  const input = fc.record({
    start: fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-11-22', days)),
    period: fc.constantFrom(1, 2, 3, 4) as fc.Arbitrary<1 | 2 | 3 | 4>,
    count: fc.integer({ min: 1, max: 11 }),
    unitPrice: fc.integer({ min: 1, max: 100_000_000 }),
    services: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 500_000 }),
        charge: fc.constantFrom('per_booking', 'per_period'),
      }),
      { maxLength: 6 },
    ),
    downPaymentPercent: fc.integer({ min: 1, max: 100 }),
    cancellation: fc.constantFrom('flexible', 'moderate', 'strict'),
    usage: fc.constantFrom('residential', 'commercial', 'mixed', 'agricultural', 'industrial'),
    lessorHasVat: fc.boolean(),
  });

  function stayOf(period: 1 | 2 | 3 | 4, start: string, count: number): Stay {
    if (period === 1) return stay(1, `${start}T08:00`, `${start}T${String(8 + count).padStart(2, '0')}:30`);
    if (period === 2) return stay(2, start, addDays(start, count));
    return stay(period, start, addMonths(start, period === 3 ? count : 12 * count));
  }

  it('sums its lines, hides no tax, is never negative and never refunds more than was paid', () => {
    fc.assert(
      fc.property(input, ({ start, period, count, services, downPaymentPercent, cancellation, ...rest }) => {
        const terms = priceStay({
          ...base,
          ...rest,
          stay: stayOf(period, start, count),
          services: services.map((service, index) => ({
            id: String(index),
            nameAr: 'خ',
            nameEn: 's',
            mandatory: false,
            ...service,
          })),
          policy: { ...policy, downPaymentPercent, cancellation },
        });
        expect(terms.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(terms.total);
        expect(terms.down_payment + terms.rest.amount).toBe(terms.total);
        expect(terms.tax).toBeLessThanOrEqual(terms.total);
        for (const amount of [
          terms.total,
          terms.tax,
          terms.down_payment,
          terms.rest.amount,
          ...terms.lines.map((line) => line.amount),
        ]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        expect(terms.down_payment).toBeGreaterThanOrEqual(Math.min(100, terms.total));
        expect(terms.refunds.at(-1)?.before).toBeNull();
        for (const [index, step] of terms.refunds.entries()) {
          expect(step.amount).toBeLessThanOrEqual(terms.total);
          const next = terms.refunds[index + 1];
          if (next?.before) expect(Date.parse(step.before ?? '')).toBeLessThan(Date.parse(next.before));
          if (next !== undefined) expect(step.percent).toBeGreaterThanOrEqual(next.percent);
        }
      }),
      { numRuns: runsOf(20_000), seed: SEED },
    );
  });
});

describe('rounding', () => {
  it('rounds half up, exactly, to the halala', () => {
    expect(scale(5, 1, 2)).toBe(3);
    expect(percentOf(333, 50)).toBe(167);
    expect(taxWithin(10_000, 15)).toBe(1_304);
    expect(scale(9_007_199_254_740, 100, 115)).toBe(7_832_347_178_035);
  });
});
