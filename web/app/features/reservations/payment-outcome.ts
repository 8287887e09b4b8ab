import type { Reservation } from '@diyar/contract/booking/reservations';

type Payment = Reservation['payments'][number];

export type PaymentOutcome =
  | { is: 'none' }
  | { is: 'open'; payment: Payment }
  | { is: 'paid'; payment: Payment }
  | { is: 'failed'; payment: Payment }
  | { is: 'surplus'; payment: Payment };

const OUTCOME = { open: 'open', settled: 'paid', failed: 'failed', surplus: 'surplus' } as const;

/** A part that came by bank is no outcome of a card. */
const isOfCard = (payment: Payment): payment is Payment & { state: keyof typeof OUTCOME } =>
  payment.state !== 'part';

/**
 * The outcome of the payment that the gateway sent its payer back from, else of the newest. What is paid is shown as paid, whatever
 * became of other attempts at the same, except to a payer who comes back from a payment that was refunded.
 */
export function outcomeOf(reservation: Reservation, paymentId: string | null): PaymentOutcome {
  const { state } = reservation;
  const payments = reservation.payments.filter(isOfCard);
  const named = payments.find(({ id }) => id === paymentId);
  const isPaid = state === 'active' || state === 'finished' || state === 'waiting_for_approval';
  const isAtSame = (each: Payment) => (named === undefined ? !each.is_deposit : each.due_id === named.due_id);
  const settled = isPaid
    ? payments.findLast((each) => each.state === 'settled' && isAtSame(each))
    : undefined;
  const payment = named?.state === 'surplus' ? named : (settled ?? named ?? payments.at(-1));
  return payment === undefined ? { is: 'none' } : { is: OUTCOME[payment.state], payment };
}

/**
 * Whether what a payment came to may still change: also beside a paid reservation the one somebody comes back from may turn
 * out to be money sent back.
 */
export function isUndecided(reservation: Reservation, paymentId: string | null): boolean {
  const named = reservation.payments.find(({ id }) => id === paymentId);
  return named?.state === 'open' || outcomeOf(reservation, paymentId).is === 'open';
}

/** How long somebody who came back from the bank is kept on the page while asking; slow approvals take 20 seconds. */
export const ASK_FOR_MS = 60_000;

/** When to ask again, in milliseconds after the given number of answers: soon at first, then every five seconds. */
export function nextAskMs(answers: number): number {
  return [1000, 1500, 2000, 3000, 4000][answers - 1] ?? 5000;
}

const FAILURES = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'lost_card',
  'stolen_card',
  'over_limit',
  'three_d_secure_failed',
  'wallet_unknown',
  'wallet_inactive',
  'wallet_wait',
  'otp_wrong',
  'otp_expired',
  'abandoned',
  'refunded_outside',
] as const;

/** The catalogue's key for why a payment failed; a reason we have no words for is "unspecified". */
export function failureKey(failure: string | null): (typeof FAILURES)[number] | 'unspecified' {
  return FAILURES.find((each) => each === failure) ?? 'unspecified';
}
