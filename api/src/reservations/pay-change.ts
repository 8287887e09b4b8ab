import type { Tx } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { advance } from './advance.ts';
import { waitForAnswer } from './change.queries.ts';
import { loadLife } from './load-life.ts';
import type { Reservation } from './reservation.ts';
import { changeAnswerEnd } from './rest-and-answer.ts';

/**
 * Takes a change further whose difference has just been paid: it holds, or its advertiser is asked. Answers false when it came to
 * nothing meanwhile, or no time is left to ask; the money then goes back. One whose time is over but that was not ended yet is taken further.
 */
export async function payChange(
  tx: Tx,
  reservation: Reservation,
  { changeId, now }: { changeId: string; now: Date },
): Promise<boolean> {
  const life = await loadLife(tx, reservation);
  const { change } = life;
  if (reservation.state !== 'active' || change?.id !== changeId || change.state !== 'unpaid') return false;
  const paid = { ...life, pending: change.pay };
  if (!change.needsAnswer) {
    if (reservation.endsAt <= now) return false;
    await advance(tx, paid, 'change_pay_make', now);
    return true;
  }
  const arrives = new Date(change.newTerms.arrives_at);
  const until = changeAnswerEnd(reservation, arrives, await figuresAt(tx, now), now);
  if (until <= now) return false;
  await waitForAnswer(tx, change.id, until);
  await advance(tx, paid, 'change_pay', now);
  return true;
}
