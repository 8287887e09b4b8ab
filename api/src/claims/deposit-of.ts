import type { Deposit } from '@diyar/contract/values/deposits';
import type { Reader } from '../platform/db/database.ts';
import { presentDeposit } from './claim.presenter.ts';
import { findById, findClaim } from './claim.queries.ts';

/** The deposit of a booking as one side sees it, with what is claimed of it; null where none was taken. */
export async function depositOf(
  reader: Reader,
  reservationId: string,
  seen: { side: 'guest' | 'host'; now: Date },
): Promise<Deposit | null> {
  const booking = await findById(reader, reservationId);
  if (booking === undefined) return null;
  return presentDeposit(booking, await findClaim(reader, reservationId), seen);
}
