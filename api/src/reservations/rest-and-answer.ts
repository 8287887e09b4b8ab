import { cancelRestAt, openDue } from '../dues/open-due.ts';
import type { Tx } from '../platform/db/database.ts';
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

/** Opens the due of the rest of a stay that has just been confirmed or changed, where one is left that goes through Diyar. */
export async function openRest(
  tx: Tx,
  { id, terms, startsAt }: Reservation,
  now: Date,
  changeId: string | null,
): Promise<void> {
  const { rest } = terms;
  if (rest.through !== 'diyar' || rest.amount === 0 || rest.due_at === null) return;
  const { rest_cancel_seconds } = await figuresAt(tx, now);
  const cancelsAt = Math.max(startsAt.getTime() - rest_cancel_seconds * 1000, now.getTime() + LEAST_TIME_MS);
  await openDue(tx, {
    subject: { kind: 'reservation', id },
    kind: 'rest',
    amount: rest.amount,
    dueAt: new Date(rest.due_at),
    cancelsAt: new Date(Math.min(cancelsAt, startsAt.getTime())),
    changeId,
  });
}

/** Lets a guest pay the rest until arrival. */
export async function giveTime(tx: Tx, { id, startsAt }: Reservation): Promise<void> {
  await cancelRestAt(tx, { kind: 'reservation', id }, startsAt);
}
