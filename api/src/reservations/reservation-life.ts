import type { ReservationEvent, ReservationState } from '@diyar/contract/booking/reservations';
import { addDays, instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import type { EventKey } from '../events/event.ts';
import type { RefundReason } from '../platform/db/schema.generated.ts';
import { type RefundNow, refundAt } from '../prices/refund-steps.ts';
import { moneyOfChange } from './change-money.ts';
import { isHeld, type Reservation } from './reservation.ts';
import { isChangeOver, type OpenChange } from './reservation-change.ts';

/** Who takes a step. The gateway is money that came; the clock is time that passed. */
export type Mover = 'guest' | 'host' | 'operator' | 'gateway' | 'clock';

/** A reservation with what its next step depends on. */
export interface Life {
  reservation: Reservation;
  /** Halalas paid that are not to go back, without those of `pending`. */
  kept: number;
  /** Halalas paid for a change that its advertiser has not answered yet. */
  pending: number;
  /** The change that waits to be paid or answered. */
  change: OpenChange | undefined;
  /** The unpaid rest, and when the reservation is cancelled for it. */
  rest: OpenRest | undefined;
}

export interface OpenRest {
  amount: number;
  /** Halalas of the security deposit that are paid with it. */
  deposit: number;
  dueAt: Date;
  cancelsAt: Date | null;
}

const WHEN = {
  always: () => true,
  held: ({ reservation }, now) => isHeld(reservation, now),
  held_over: ({ reservation }, now) => !isHeld(reservation, now),
  before_arrival: ({ reservation }, now) => now < reservation.startsAt,
  asked: ({ reservation }, now) => reservation.answerUntil !== null && now < reservation.answerUntil,
  unanswered: ({ reservation }, now) => reservation.answerUntil !== null && now >= reservation.answerUntil,
  rest_open: ({ reservation, rest }, now) =>
    rest?.cancelsAt != null && rest.cancelsAt < reservation.startsAt && now < reservation.startsAt,
  rest_over: ({ rest }, now) => rest?.cancelsAt != null && rest.cancelsAt <= now,
  staying: ({ reservation }, now) => reservation.startsAt <= now && now < reservation.endsAt,
  not_come: ({ reservation }, now) =>
    countsAsNotCome(reservation.startsAt) <= now && now < reservation.endsAt,
  over: ({ reservation }, now) => reservation.endsAt <= now,
  /** A call of its own takes the step, with what it needs; it is never offered. */
  by_own_call: () => false,
  kept_money: ({ kept }) => kept > 0,
  change_open: ({ change }) => change !== undefined,
  change_asked: ({ change }, now) => change?.state === 'asked' && !isChangeOver(change, now),
  change_over: ({ change }, now) => change !== undefined && isChangeOver(change, now),
  /** Not offered as a step: a call of its own says what changes. */
  by_call: () => false,
} satisfies Record<string, (life: Life, now: Date) => boolean>;

/** How much of the money that was kept goes back. */
type Gives = 'nothing' | 'all' | 'by_policy' | 'by_policy_at_arrival' | 'as_said' | 'by_change' | 'pending';

export interface Step {
  event: ReservationEvent;
  from: ReservationState | null;
  to: ReservationState;
  by: Mover;
  when: keyof typeof WHEN;
  gives: Gives;
  /** The reason the refund carries; null where nothing goes back. */
  because: RefundReason | null;
  /** What becomes of the occupied time. */
  slot: 'kept' | 'freed' | 'shortened' | 'moved' | 'unmoved';
  /** Key of the event both sides hear of. */
  tells: EventKey;
}

const none = { gives: 'nothing', because: null, slot: 'kept' } as const;
const freed = { ...none, slot: 'freed' } as const;
const back = (gives: Gives, because: RefundReason) => ({ gives, because, slot: 'freed' }) as const;
const moved = { gives: 'by_change', because: 'changed', slot: 'moved' } as const;
const unmoved = (because: RefundReason) => ({ gives: 'pending', because, slot: 'unmoved' }) as const;

/**
 * The life of a reservation: every step it can take, who may take it and when, what of the money goes back and what becomes
 * of the dates (product.md 7 and 11). The table `reservation_edge` has the same steps, and the database refuses any other
 * (`reservation_step_on_the_graph`).
 */
// biome-ignore format: one row a step
export const LIFE: readonly Step[] = (
  [
    ['hold', null, 'pending', 'guest', 'always', none, 'reservation_held'],
    ['pay', 'pending', 'active', 'gateway', 'always', none, 'reservation_confirmed'],
    ['ask', 'pending', 'waiting_for_approval', 'gateway', 'always', none, 'reservation_asked'],
    ['cancel', 'pending', 'canceled', 'guest', 'held', freed, 'reservation_canceled'],
    ['lapse', 'pending', 'lapsed', 'clock', 'held_over', freed, 'reservation_lapsed'],
    ['send_receipt', 'pending', 'processing', 'guest', 'by_own_call', none, 'reservation_receipt_sent'],
    ['refuse_receipt', 'processing', 'pending', 'operator', 'by_own_call', none, 'reservation_receipt_refused'],
    ['receive_part', 'processing', 'pending', 'operator', 'by_own_call', none, 'reservation_part_received'],
    ['pay', 'processing', 'active', 'gateway', 'always', none, 'reservation_confirmed'],
    ['ask', 'processing', 'waiting_for_approval', 'gateway', 'always', none, 'reservation_asked'],
    ['cancel', 'processing', 'canceled', 'guest', 'always', freed, 'reservation_canceled'],
    ['lapse', 'processing', 'lapsed', 'clock', 'by_own_call', freed, 'reservation_lapsed'],
    ['operator_cancel', 'processing', 'canceled', 'operator', 'always', freed, 'reservation_canceled_by_operator'],
    ['pay_late', 'lapsed', 'active', 'gateway', 'before_arrival', none, 'reservation_confirmed'],
    ['ask_late', 'lapsed', 'waiting_for_approval', 'gateway', 'before_arrival', none, 'reservation_asked'],
    ['accept', 'waiting_for_approval', 'active', 'host', 'asked', none, 'reservation_accepted'],
    ['decline', 'waiting_for_approval', 'canceled', 'host', 'asked', back('all', 'declined'), 'reservation_declined'],
    ['expire', 'waiting_for_approval', 'canceled', 'clock', 'unanswered', back('all', 'expired'), 'reservation_unanswered'],
    ['withdraw', 'waiting_for_approval', 'canceled', 'guest', 'asked', back('all', 'guest_cancelled'), 'reservation_canceled'],
    ['pay_rest', 'active', 'active', 'gateway', 'always', none, 'reservation_rest_paid'],
    ['pay_deposit', 'active', 'active', 'gateway', 'always', none, 'reservation_deposit_paid'],
    ['give_time', 'active', 'active', 'host', 'rest_open', none, 'reservation_rest_time_given'],
    ['rest_unpaid', 'active', 'canceled', 'clock', 'rest_over', back('by_policy', 'guest_cancelled'), 'reservation_rest_unpaid'],
    ['guest_cancel', 'active', 'canceled', 'guest', 'before_arrival', back('by_policy', 'guest_cancelled'), 'reservation_canceled'],
    ['host_cancel', 'active', 'canceled', 'host', 'before_arrival', back('all', 'host_cancelled'), 'reservation_canceled_by_host'],
    ['operator_cancel', 'pending', 'canceled', 'operator', 'held', freed, 'reservation_canceled_by_operator'],
    ['operator_cancel', 'waiting_for_approval', 'canceled', 'operator', 'always', back('as_said', 'operator'), 'reservation_canceled_by_operator'],
    ['operator_cancel', 'active', 'canceled', 'operator', 'always', back('as_said', 'operator'), 'reservation_canceled_by_operator'],
    ['no_show', 'active', 'canceled', 'host', 'not_come', back('by_policy_at_arrival', 'guest_cancelled'), 'reservation_no_show'],
    ['leave', 'active', 'finished', 'guest', 'staying', { ...none, slot: 'shortened' }, 'reservation_left_early'],
    ['finish', 'active', 'finished', 'clock', 'over', none, 'reservation_finished'],
    ['give_back', 'finished', 'finished', 'host', 'kept_money', { gives: 'as_said', because: 'changed', slot: 'kept' }, 'reservation_money_back'],
    ['change_hold', 'active', 'active', 'guest', 'by_call', none, 'reservation_change_held'],
    ['change_ask', 'active', 'active', 'guest', 'by_call', none, 'reservation_change_asked'],
    ['change_make', 'active', 'active', 'guest', 'by_call', moved, 'reservation_changed'],
    ['change_pay', 'active', 'active', 'gateway', 'change_open', none, 'reservation_change_asked'],
    ['change_pay_make', 'active', 'active', 'gateway', 'change_open', moved, 'reservation_changed'],
    ['change_accept', 'active', 'active', 'host', 'change_asked', moved, 'reservation_changed'],
    ['change_decline', 'active', 'active', 'host', 'change_asked', unmoved('declined'), 'reservation_change_declined'],
    ['change_expire', 'active', 'active', 'clock', 'change_over', unmoved('expired'), 'reservation_change_unanswered'],
    ['change_lapse', 'active', 'active', 'clock', 'change_over', { ...none, slot: 'unmoved' }, 'reservation_change_lapsed'],
    ['change_withdraw', 'active', 'active', 'guest', 'change_open', unmoved('changed'), 'reservation_change_withdrawn'],
  ] as const
).map(([event, from, to, by, when, effect, tells]): Step => ({ event, from, to, by, when, ...effect, tells }));

/** Steps of an advertiser that the guest must be told the reason of. */
export const NEEDS_REASON: ReadonlySet<ReservationEvent> = new Set([
  'decline',
  'host_cancel',
  'no_show',
  'give_back',
  'change_decline',
]);

/** Midnight after the day of arrival: a guest who has not come by then counts as not come. */
function countsAsNotCome(startsAt: Date): Date {
  return new Date(instantOf(addDays(riyadhDate(startsAt), 1), 0));
}

/** The step of an event from a state; undefined when the graph has none. */
export function stepFrom(state: ReservationState | null, event: ReservationEvent): Step | undefined {
  return LIFE.find((step) => step.from === state && step.event === event);
}

/** Whether a step of the graph may be taken at `now`. */
export function isStepOpen(step: Step, life: Life, now: Date): boolean {
  return WHEN[step.when](life, now);
}

/** Every step that a mover may take with a reservation at `now`. */
export function openSteps(life: Life, by: Mover, now: Date): Step[] {
  const { state } = life.reservation;
  return LIFE.filter((step) => step.from === state && step.by === by && isStepOpen(step, life, now));
}

/**
 * Halalas that a step taken at `now` gives back: by the policy frozen in the reservation, never today's. What was paid for a change that
 * was not agreed yet goes back whole with a step that ends the stay. `said` is the amount where whoever takes the step says it.
 */
export function refundOf(step: Step, life: Life, now: Date, said = 0): number {
  const pending = step.to === 'active' ? 0 : life.pending;
  switch (step.gives) {
    case 'nothing':
      return pending;
    case 'all':
      return life.kept + pending;
    case 'as_said':
      return said;
    case 'pending':
      return life.pending;
    case 'by_change':
      return life.change === undefined ? 0 : moneyOfOpenChange(life, life.change).back;
    default:
      return (policyNow(step, life, now)?.amount ?? 0) + pending;
  }
}

/** Whether a step has an amount to tell of: one that only passes a change on, or gives nothing, has none. */
export function settles(step: Step, refund: number): boolean {
  return refund > 0 || !['nothing', 'by_change', 'pending'].includes(step.gives);
}

/** What a change comes to whose own amount is paid, with all that was paid until now; its policy is that of the instant it was asked at. */
export function moneyOfOpenChange(life: Life, change: OpenChange): ReturnType<typeof moneyOfChange> {
  const { reservation, kept, pending } = life;
  const asked = { terms: change.newTerms, period: reservation.stay.period, at: change.askedAt, least: 0 };
  return moneyOfChange({ reservation, kept: kept + pending - change.pay, paid: change.pay }, asked);
}

/** What the policy gives back with a step taken at `now`, and until when; undefined where no policy says it. */
export function policyNow({ gives }: Step, { reservation, kept }: Life, now: Date): RefundNow | undefined {
  if (gives !== 'by_policy' && gives !== 'by_policy_at_arrival') return undefined;
  const at = gives === 'by_policy' ? now : reservation.startsAt;
  const { refunds, kept_for_changes = 0 } = reservation.terms;
  return refundAt(refunds, Math.max(0, kept - kept_for_changes), at);
}
