import { booking as arabic } from '@diyar/messages/ar/booking';
import { booking as english } from '@diyar/messages/en/booking';
import fc from 'fast-check';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { refundAt, refundSteps } from '../../api/src/prices/refund-steps.ts';
import { SEED } from '../../api/src/testing/proof.ts';
import { money } from '../../contract/src/values/money.ts';
import { type RefundText, refundTexts } from '../../web/app/features/booking/quote/refund-texts.ts';

const HOUR_MS = 3_600_000;
const BOOKED = Date.parse('2030-01-07T09:00:00Z');

const BOOKING = fc.record({
  period: fc.constantFrom<(1 | 2 | 3 | 4)[]>(1, 2, 3, 4),
  cancellation: fc.constantFrom<('flexible' | 'moderate' | 'strict')[]>('flexible', 'moderate', 'strict'),
  leadHours: fc.integer({ min: 1, max: 60 * 24 }),
  total: fc.integer({ min: 100, max: 50_000_000 }),
  share: fc.integer({ min: 1, max: 100 }),
  /** The instant looked at, between booking and arrival. */
  part: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
});

const TOLD = {
  ar: createTranslator({
    locale: 'ar-SA-u-nu-latn',
    messages: { booking: arabic },
    namespace: 'booking.quote',
  }),
  en: createTranslator({ locale: 'en', messages: { booking: english }, namespace: 'booking.quote' }),
};

/** The instant before which a sentence says that its amount comes back; forever where it names none. */
function endOf({ when }: RefundText): number {
  // Dates do not break at their hyphens: a joiner nobody sees stands at each.
  const [, time, date] = /(\d\d:\d\d)\s(\d{4}-\d\d-\d\d)/.exec(when.replaceAll('\u2060', '')) ?? [];
  return date === undefined ? Number.POSITIVE_INFINITY : Date.parse(`${date}T${time}:00+03:00`);
}

/** Halalas that a sentence promises; none where it names no amount. */
function promisedBy({ gives }: RefundText): number {
  const [, riyals] = /([\d,]+(?:\.\d\d)?)\sS\.R/.exec(gives) ?? [];
  return riyals === undefined ? 0 : Math.round(Number(riyals.replaceAll(',', '')) * 100);
}

test.each(['ar', 'en'] as const)(
  'at 1,000 random instants cancelling gives what the page says in %s',
  (lang) => {
    fc.assert(
      fc.property(BOOKING, ({ period, cancellation, leadHours, total, share, part }) => {
        const arrival = BOOKED + leadHours * HOUR_MS;
        const dueAt = arrival - 48 * HOUR_MS;
        const down = dueAt <= BOOKED ? total : Math.max(1, Math.floor((total * share) / 100));
        const rest = {
          amount: total - down,
          due_at: down === total ? null : new Date(dueAt).toISOString(),
          through: 'diyar' as const,
        };
        const of = { period, cancellation, arrival, total, down_payment: down, rest, now: new Date(BOOKED) };
        const steps = refundSteps(of);
        const shown = steps.map((step) => ({ ...step, amount: money(step.amount) }));
        const texts = refundTexts(
          { refunds: shown, rest: { ...rest, text: money(rest.amount).text } },
          TOLD[lang] as never,
        );
        const at = new Date(BOOKED + Math.floor(part * (arrival - BOOKED)));
        const paid = rest.due_at !== null && at.getTime() < dueAt ? down : total;
        const said = texts.find((text) => at.getTime() < endOf(text));
        expect(said && promisedBy(said), JSON.stringify(texts)).toBe(refundAt(steps, paid, at).amount);
      }),
      { numRuns: 1000, seed: SEED },
    );
  },
);
