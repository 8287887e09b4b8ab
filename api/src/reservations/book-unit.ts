import type { Lang } from '@diyar/messages/messages';
import { takenRefusal } from '../availability/alternatives.ts';
import { canHave, type LettableUnit, loadUnit, stayWithin } from '../availability/load-unit.ts';
import { occupyIfFree, queueForUnit } from '../availability/occupy.ts';
import { takeCoupon } from '../coupons/take-coupon.ts';
import { recordEvents } from '../events/record-event.ts';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { askedBy, type KeptQuote, loadQuote, makeQuote, refuseUnaskable } from '../quotes/make-quote.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { refuseTransfer } from './refuse-transfer.ts';
import { releaseLapsedAround } from './release-lapsed.ts';
import { releaseLapsedJob } from './reservation.jobs.ts';
import { holdFacts, insertReservation, insertTransition, lockGuest } from './reservation.queries.ts';
import { bookedStay, type Reservation } from './reservation.ts';
import { openFirstDues } from './rest-and-answer.ts';

export interface BookUnit {
  quoteId: string;
  method: 'card' | 'bank_transfer';
  actor: Actor;
  lang: Lang;
  now: Date;
}

/**
 * Holds what a quote priced until its down payment is paid: 15 minutes for a card, a day for a bank transfer. Throws `not_found`, `business_cannot_book`, `passport_needed`, `own_unit`,
 * `not_available` (a bank transfer that is not offered, or too late before arrival), `hold_exists`, `hold_cooldown`, `too_many_holds`, `quote_expired` with a fresh quote
 * (also when the quote was booked before), `unit_taken` with alternatives, `coupon_gone` when its coupon was used up meanwhile, `validation_failed` when the stay no longer
 * fits the clock or the policy.
 */
export async function bookUnit(tx: Tx, request: BookUnit): Promise<Reservation> {
  const { actor, lang, now } = request;
  if (actor.kind === 'business') throw new Refusal('business_cannot_book');
  const quote = await loadQuote(tx, request.quoteId);
  // The price of a change is the price of that booking alone.
  if (quote.reservationId !== null) throw new Refusal('not_found');
  const viewer = { personId: actor.personId, linkKey: undefined, holdsQuote: true } as const;
  const unit = await loadUnit(tx, quote.unitId, viewer, now);
  if (unit.viewer_standing !== null) throw new Refusal('own_unit');
  const figures = await figuresAt(tx, now);
  if (request.method === 'bank_transfer') await refuseTransfer(tx, quote.terms, figures, now);
  const refuseMoreHolds = () => refuseTooManyHolds(tx, actor.accountId, unit.unit_id, figures, now);
  if (quote.expiresAt <= now || quote.isBooked) {
    await refuseMoreHolds();
    const fresh = await makeQuote(tx, unit, askedBy(quote), lang, now, actor.accountId);
    throw new Refusal('quote_expired', { data: { quote: fresh }, keepsWrites: true });
  }
  stayWithin(unit, askedBy(quote), now);
  refuseUnaskable(unit, quote.stay, figures, now);
  const wanted = { ...askedBy(quote), stay: quote.stay };
  const taken = async () => {
    // What the guest holds themselves is not told as taken by others.
    await refuseMoreHolds();
    return takenRefusal(tx, unit, wanted, lang, now);
  };
  // Refuses most late callers here, without waiting in the queue for the unit.
  if (!(await canHave(tx, unit, quote.stay, now))) throw await taken();
  await releaseLapsedAround(tx, actor.accountId, unit.unit_id, now);
  await lockGuest(tx, actor.accountId);
  await queueForUnit(tx, unit.unit_id);
  await refuseMoreHolds();
  if (!(await canHave(tx, unit, quote.stay, now))) throw await taken();
  return hold(tx, { request, quote, unit, figures });
}

async function refuseTooManyHolds(
  tx: Tx,
  accountId: string,
  unitId: string,
  figures: Figures,
  now: Date,
): Promise<void> {
  const { open, openOnUnit, lastLapse } = await holdFacts(tx, accountId, unitId, now);
  if (openOnUnit !== null) throw new Refusal('hold_exists', { data: { reservation_id: String(openOnUnit) } });
  const coolUntil = lastLapse === null ? 0 : lastLapse.getTime() + figures.hold_cooldown_seconds * 1000;
  if (coolUntil > now.getTime()) {
    throw new Refusal('hold_cooldown', {
      params: { minutes: Math.ceil((coolUntil - now.getTime()) / 60_000) },
    });
  }
  if (open >= figures.max_open_holds)
    throw new Refusal('too_many_holds', { params: { max: figures.max_open_holds } });
}

const HOLD_SECONDS = { card: 'card_hold_seconds', bank_transfer: 'transfer_hold_seconds' } as const;

interface Hold {
  request: BookUnit;
  quote: KeptQuote;
  unit: LettableUnit;
  figures: Figures;
}

async function hold(tx: Tx, { request, quote, unit, figures }: Hold): Promise<Reservation> {
  const { actor, now } = request;
  const { terms } = quote;
  const holdUntil = new Date(now.getTime() + figures[HOLD_SECONDS[request.method]] * 1000);
  const reservation = await insertHeld(tx, { request, quote, unit, holdUntil });
  if (!(await occupyIfFree(tx, unit.unit_id, bookedStay(reservation))))
    throw await takenRefusal(tx, unit, { ...askedBy(quote), stay: quote.stay }, request.lang, now);
  await insertTransition(tx, {
    reservationId: reservation.id,
    from: null,
    to: 'pending',
    event: 'hold',
    personId: actor.personId,
    at: now,
  });
  await openFirstDues(tx, reservation, holdUntil);
  await tellOfHold(tx, reservation, actor, now);
  const use = { reservationId: reservation.id, accountId: actor.accountId, at: now };
  // The calendar shows the slot as free at once, not up to a minute later by the schedule.
  await enqueue(tx, releaseLapsedJob, {}, { runAt: holdUntil });
  await takeCoupon(tx, terms, use);
  return reservation;
}

async function tellOfHold(tx: Tx, reservation: Reservation, actor: Actor, at: Date): Promise<void> {
  const { number, guestAccountId, hostAccountId } = reservation;
  const event = {
    key: 'reservation_held',
    personId: actor.personId,
    params: { reservation: number },
    at,
  } as const;
  await recordEvents(tx, [
    { ...event, accountId: guestAccountId },
    { ...event, accountId: hostAccountId },
  ]);
}

async function insertHeld(
  tx: Tx,
  { request, quote, unit, holdUntil }: Pick<Hold, 'request' | 'quote' | 'unit'> & { holdUntil: Date },
): Promise<Reservation> {
  try {
    return await insertReservation(tx, {
      quoteId: quote.id,
      unitId: unit.unit_id,
      guestAccountId: request.actor.accountId,
      hostAccountId: unit.host_account_id,
      stay: quote.stay,
      startsAt: new Date(quote.terms.arrives_at),
      endsAt: new Date(quote.terms.departs_at),
      method: request.method,
      holdUntil,
      total: quote.terms.total,
      downPayment: quote.terms.down_payment,
      terms: quote.terms,
      createdAt: request.now,
    });
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'reservation_one_per_quote') throw new Refusal('state_changed');
    // One of the two accounts was closed at this moment, or the ad was deleted.
    if (constraint === 'reservation_of_active_accounts') throw new Refusal('account_suspended');
    if (constraint === 'reservation_of_open_accounts' || constraint === 'reservation_of_kept_ad')
      throw new Refusal('not_available');
    if (constraint === 'reservation_of_foreign_guest_has_passport') throw new Refusal('passport_needed');
    if (constraint === 'reservation_one_hold_per_unit') throw new Refusal('hold_exists');
    throw error;
  }
}
