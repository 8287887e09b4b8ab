import type { Reservation } from '@diyar/contract/booking/reservations';
import { money } from '@diyar/contract/values/money';
import { translatorOf } from '@diyar/messages/translate';
import { expect, test } from 'vitest';
import { endOfBooking } from './end-of-booking.ts';
import { isReturnRecent } from './return-time.ts';

type Payment = Reservation['payments'][number];

const ENDED_AT = '2030-03-01T10:00:00+03:00';
const DAY_MS = 24 * 3_600_000;
const AT_END = Date.parse(ENDED_AT);
const MADA = 'mada •••• 1234';

/** A settled payment of so many riyals, with what of it is back and on its way. */
function paidBy(
  method: Payment['method'],
  riyals: [number, number, number],
  is: Partial<Payment> = {},
): Payment {
  const [amount = 0, refunded = 0, returning = 0] = riyals.map((each) => each * 100);
  return {
    ...{ id: '', state: 'settled', method, card: null, failure: null, is_deposit: false },
    ...{ amount: money(amount), refunded: money(refunded), returning: money(returning) },
    ...{ due_id: 'down', due_kind: 'down_payment' as const },
    created_at: '2030-01-01T10:00:00+03:00',
    ...is,
  };
}

function ended(payments: Payment[]): Parameters<typeof endOfBooking>[0] {
  const settled = { paid: money(1), refund: money(1), kept: money(0) };
  const end = { from: 'active', to: 'canceled', event: 'guest_cancel', by: 'guest' } as const;
  return {
    history: [{ ...end, at: ENDED_AT, reason: null, settled }],
    ...{ paid: money(0), payments, transfer: null, deposit: null },
  };
}

/** What the guest of a cancelled booking reads, without the marks nobody sees. */
function said(payments: Payment[], lang: 'ar' | 'en', now = AT_END + DAY_MS) {
  const t = translatorOf(lang);
  const values = endOfBooking(ended(payments), now);
  const read = (side: 'guest' | 'host') =>
    `${t(`bookingLife.canceled.${side}`, values)}${t(`bookingLife.canceledMoney.${side}`, values)}`
      .replace(/[\u2060\u2066\u2069]/g, '')
      .replaceAll('\u00a0', ' ');
  return { guest: read('guest'), host: read('host') };
}

test('a card is named beside its own money alone, and money by bank goes to the account', () => {
  const both = [paidBy('card', [500, 500, 0], { card: MADA }), paidBy('bank_transfer', [4500, 4500, 0])];
  const arabic = said(both, 'ar');
  expect(arabic.guest).toContain(`وعاد إليك 500 S.R على ${MADA}، وقد يستغرق`);
  expect(arabic.guest).toContain('وعاد إلى حسابك البنكي 4,500 S.R.');
  expect(arabic.host).toContain('وعاد إلى الضيف 5,000 S.R.');
  const english = said(both, 'en');
  expect(english.guest).toContain(`500 S.R came back to you on ${MADA}; the bank may take days`);
  expect(english.guest).toContain('4,500 S.R came back to your bank account.');
});

test('what is back and what is on its way are each beside the card they are on', () => {
  const cards = [
    paidBy('card', [500, 500, 0], { card: MADA }),
    paidBy('apple_pay', [300, 0, 300], { card: 'Apple Pay •••• 9' }),
  ];
  const { guest, host } = said(cards, 'ar');
  expect(guest).toContain(`وعاد إليك 500 S.R على ${MADA}، وفي الطريق إليك 300 S.R على Apple Pay •••• 9`);
  expect(host).toContain('وفي الطريق إليه 300 S.R');
});

test('no card is named to who paid with a wallet that the gateway did not name, nor one for the money of two', () => {
  const wallet = paidBy('stc_pay', [500, 500, 0]);
  for (const payments of [[wallet], [wallet, paidBy('card', [10, 10, 0], { card: MADA })]]) {
    expect(said(payments, 'ar').guest).toContain('بالوسيلة التي دفعت بها');
    expect(said(payments, 'ar').guest).not.toMatch(/بطاق|mada/);
    expect(said(payments, 'en').guest).not.toMatch(/card|mada/);
  }
});

test('a statement is waited for while money is on its way and for 14 days after', () => {
  const returned = paidBy('card', [500, 500, 0], { card: MADA });
  expect(said([returned], 'ar', AT_END + 13 * DAY_MS).guest).toContain('كشف حسابك');
  expect(said([returned], 'ar', AT_END + 15 * DAY_MS).guest).toMatch(/1234\.$/);
  expect(said([returned], 'en', AT_END + 15 * DAY_MS).guest).toMatch(/1234\.$/);
  expect(said([paidBy('card', [500, 0, 500])], 'ar', AT_END + 15 * DAY_MS).guest).toContain('كشف حسابك');
  expect(said([paidBy('bank_transfer', [500, 500, 0])], 'ar').guest).not.toContain('كشف');
  expect(isReturnRecent(paidBy('card', [500, 0, 0]), ended([]), AT_END)).toBe(false);
});

test('a deposit comes back when it is closed, and money that was too much soon after it came', () => {
  const deposit = paidBy('card', [500, 500, 0], { is_deposit: true });
  const closed = { closed_at: '2030-03-20T10:00:00+03:00' } as Reservation['deposit'];
  const at = AT_END + 25 * DAY_MS;
  expect(isReturnRecent(deposit, { history: [], deposit: closed }, at)).toBe(true);
  expect(isReturnRecent(deposit, { history: [], deposit: closed }, at + 14 * DAY_MS)).toBe(false);
  const surplus = paidBy('card', [500, 500, 0], { state: 'surplus', created_at: ENDED_AT });
  expect(isReturnRecent(surplus, { history: [], deposit: null }, AT_END + DAY_MS)).toBe(true);
});
