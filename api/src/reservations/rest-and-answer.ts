import { cancelRestAt, openDue, openDueOnce } from '../dues/open-due.ts';
import type { Tx } from '../platform/db/database.ts';
import { depositAtOnce, heldDeposit } from '../prices/price-stay.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import type { Reservation } from './reservation.ts';

/** However late a booking is confirmed, its guest has this long to pay a rest that is due. */
const LEAST_TIME_MS = 2 * 3_600_000;

/** Until when an advertiser answers a booking paid at `now`: for so long, and not later than so long before arrival. */
export function answerEnd({ startsAt }: Pick<Reservation, 'startsAt'>, figures: Figures, now: Date): Date {
  const answered = now.getTime() + figures.approval_seconds * 1000;
  return new Date(Math.min(answered, startsAt.getTime() - figures.approval_before_arrival_seconds * 1000));
}

/**
 * Until when an advertiser answers a change asked for at `now`: for so long, not later than so long before the earlier arrival, or before the
 * end of a stay that has begun.
 */
export function changeAnswerEnd(
  { startsAt, endsAt }: Pick<Reservation, 'startsAt' | 'endsAt'>,
  newStart: Date,
  figures: Figures,
  now: Date,
): Date {
  const first = Math.min(startsAt.getTime(), newStart.getTime());
  const before = figures.approval_before_arrival_seconds * 1000;
  const last = now < startsAt ? first - before : endsAt.getTime();
  return new Date(Math.min(now.getTime() + figures.approval_seconds * 1000, last));
}

/** Opens the dues of a hold: its down payment, and the deposit of a stay that is paid all at once. */
export async function openFirstDues(tx: Tx, { id, terms }: Reservation, dueAt: Date): Promise<void> {
  const due = { subject: { kind: 'reservation', id }, dueAt } as const;
  await openDue(tx, { ...due, kind: 'down_payment', amount: terms.down_payment });
  const deposit = depositAtOnce(terms);
  if (deposit > 0) await openDue(tx, { ...due, kind: 'security_deposit', amount: deposit });
}

/**
 * Opens the dues of a stay that has just been confirmed or changed: its rest, where one is left that goes through Diyar, and the security
 * deposit with it, where it was not paid with the down payment (product.md 8).
 */
export async function openRest(
  tx: Tx,
  { id, terms, startsAt }: Reservation,
  now: Date,
  changeId: string | null,
): Promise<void> {
  const { rest } = terms;
  const figures = await figuresAt(tx, now);
  const cancelsAt = Math.max(
    startsAt.getTime() - figures.rest_cancel_seconds * 1000,
    now.getTime() + LEAST_TIME_MS,
  );
  const due = {
    subject: { kind: 'reservation', id },
    cancelsAt: new Date(Math.min(cancelsAt, startsAt.getTime())),
    changeId,
  } as const;
  const dueAt = rest.due_at ?? new Date(startsAt.getTime() - figures.rest_due_seconds * 1000);
  const at = { ...due, dueAt: new Date(dueAt) };
  if (rest.through === 'diyar' && rest.amount > 0 && rest.due_at !== null)
    await openDue(tx, { ...at, kind: 'rest', amount: rest.amount });
  const deposit = heldDeposit(terms);
  if (deposit > 0) await openDueOnce(tx, { ...at, kind: 'security_deposit', amount: deposit });
}

/** Lets a guest pay the rest until arrival. */
export async function giveTime(tx: Tx, { id, startsAt }: Reservation): Promise<void> {
  await cancelRestAt(tx, { kind: 'reservation', id }, startsAt);
}
