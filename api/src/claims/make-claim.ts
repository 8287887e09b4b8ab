import type { Deposit } from '@diyar/contract/values/deposits';
import type { Payables } from '../dues/payable.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { mayClaim } from './claim.presenter.ts';
import { findById, findOfSide, insertClaim, takePhotos } from './claim.queries.ts';
import { depositOf } from './deposit-of.ts';
import { tellSides } from './tell-sides.ts';

export interface MakeClaim {
  number: string;
  /** Amounts in halalas. */
  items: readonly { words: string; amount: number }[];
  /** Ids of photos that were sent before. */
  photos: readonly string[];
  actor: Actor;
  now: Date;
}

/**
 * Claims part or all of the deposit of a finished stay for its advertiser, once, within the time for it; its guest then has so long to
 * answer (product.md 8). Throws `not_found`, `state_changed` when it cannot be claimed any more, `validation_failed` for more than is
 * held or a photo that is not there.
 */
export async function makeClaim(tx: Tx, payables: Payables, request: MakeClaim): Promise<Deposit> {
  const { number, items, photos, actor, now } = request;
  const { accountId, personId } = actor;
  const found = await findOfSide(tx, { side: 'host', number, accountId });
  if (found === undefined) throw new Refusal('not_found');
  await payables.reservation.lock(tx, found.id);
  const booking = await findById(tx, found.id);
  if (booking === undefined || !mayClaim(booking, now)) throw new Refusal('state_changed');
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  if (amount > booking.deposit) throw invalid('items', 'claim_within_deposit');
  const { deposit_answer_seconds: answerSeconds } = await figuresAt(tx, now);
  const answerUntil = new Date(now.getTime() + answerSeconds * 1000);
  const claim = { reservationId: booking.id, accountId, items, amount, answerUntil, now };
  const id = await insertClaim(tx, claim);
  if (!(await takePhotos(tx, { id, reservationId: booking.id, accountId, photos })))
    throw invalid('photos', 'photo_required');
  await tellSides(tx, booking, { key: 'deposit_claim_made', amount, personId, now });
  return shown(tx, booking.id, now);
}

async function shown(tx: Tx, reservationId: string, now: Date): Promise<Deposit> {
  const deposit = await depositOf(tx, reservationId, { side: 'host', now });
  if (deposit === null) throw new Refusal('not_found');
  return deposit;
}
