import { canHave } from '../availability/load-unit.ts';
import { lockUnit } from '../availability/occupy.ts';
import { openDue } from '../dues/open-due.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { type KeptQuote, loadQuote } from '../quotes/make-quote.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { advance } from './advance.ts';
import { insertChange } from './change.queries.ts';
import { endOverChange } from './end-over-changes.ts';
import { holdNewTimeOrRefuse, newTimeTaken } from './hold-new-time.ts';
import { loadLife } from './load-life.ts';
import { releaseLapsedAround } from './release-lapsed.ts';
import { endChangesJob } from './reservation.jobs.ts';
import { findOnSide, lockById } from './reservation.queries.ts';
import type { OpenChange } from './reservation-change.ts';
import type { Life } from './reservation-life.ts';
import { refuseUnchangeable, unitOfChange, type WeighedChange, weighChange } from './weigh-change.ts';

export interface AskChange {
  number: string;
  quoteId: string;
  /** Halalas that the guest was told are to be paid now, and come back. */
  pay: number;
  back: number;
  reason: string;
  actor: Actor;
  now: Date;
}

/**
 * Asks for a change of the guest's own confirmed booking at the price of a kept quote, and holds its new time beside the old one. It holds at once where nothing is to be
 * paid and nobody has to agree; else it waits for its payment first, then for its advertiser. Throws `not_found`, `state_changed` when the booking cannot
 * be changed any more or another amount is to be paid or comes back than was told, `change_open`, `quote_expired`, `unit_taken`,
 * `change_too_late`, `not_available`.
 */
export async function askChange(tx: Tx, request: AskChange): Promise<void> {
  const { number, actor, now } = request;
  const found = await findOnSide(tx, 'guest', number, actor.accountId);
  const locked = found && (await lockById(tx, found.id));
  if (locked === undefined) throw new Refusal('not_found');
  await endOverChange(tx, locked.id, now);
  const life = await loadLife(tx, locked);
  refuseUnchangeable(life, now);
  const quote = await loadQuote(tx, request.quoteId);
  if (quote.reservationId !== locked.id) throw new Refusal('not_found');
  if (quote.expiresAt <= now) throw new Refusal('quote_expired');
  const figures = await figuresAt(tx, now);
  const weighed = weighChange(life, quote, figures, now);
  if (weighed.pay !== request.pay || weighed.back !== request.back) throw new Refusal('state_changed');
  const unit = await unitOfChange(tx, locked.unitId, now);
  await releaseLapsedAround(tx, locked.guestAccountId, locked.unitId, now);
  await lockUnit(tx, locked.unitId);
  if (!(await canHave(tx, unit, quote.stay, now, locked))) throw newTimeTaken();
  const change = await openChange(tx, life, { request, quote, weighed, figures });
  await begin(tx, { ...life, change }, weighed, request);
}

interface Opened {
  request: AskChange;
  quote: KeptQuote;
  weighed: WeighedChange;
  figures: Figures;
}

async function openChange(
  tx: Tx,
  { reservation }: Life,
  { request, quote, weighed, figures }: Opened,
): Promise<OpenChange> {
  const { now, actor } = request;
  const { pay, back, needsAnswer, answerUntil } = weighed;
  const held = new Date(now.getTime() + figures.card_hold_seconds * 1000);
  const change = {
    reservationId: reservation.id,
    state: pay > 0 ? ('unpaid' as const) : ('asked' as const),
    ...{ needsAnswer, pay, back },
    waitUntil: pay > 0 || !needsAnswer ? held : answerUntil,
    reason: request.reason || null,
    oldStay: reservation.stay,
    oldTerms: reservation.terms,
    newStay: quote.stay,
    newTerms: quote.terms,
    askedAt: now,
  };
  const id = await insertChange(tx, { ...change, personId: actor.personId });
  await holdNewTimeOrRefuse(tx, reservation, { ...change, id });
  return { ...change, id, closedAt: null };
}

/** The first step of a change: it is paid, or asked about, or holds. */
async function begin(
  tx: Tx,
  life: Life & { change: OpenChange },
  { pay, needsAnswer }: WeighedChange,
  { actor, reason, now }: AskChange,
): Promise<void> {
  const { change, reservation } = life;
  const person = { personId: actor.personId, reason };
  if (pay === 0) {
    await advance(tx, life, needsAnswer ? 'change_ask' : 'change_make', now, person);
    return;
  }
  await openDue(tx, {
    subject: { kind: 'reservation', id: reservation.id },
    kind: 'difference',
    amount: pay,
    dueAt: change.waitUntil,
    changeId: change.id,
  });
  await advance(tx, life, 'change_hold', now, person);
  // The calendar shows the time as free at once, not up to a minute later by the schedule.
  await enqueue(tx, endChangesJob, {}, { runAt: change.waitUntil });
}
