import type { Payable, PayableKind } from '../dues/payable.ts';
import type { Tx } from '../platform/db/database.ts';
import { confirmPaidReservation } from './confirm-reservation.ts';
import { findOnSide, lockById } from './reservation.queries.ts';
import { isHeld } from './reservation.ts';
import { findUnpaidStays, PARTIES } from './reservation-proof.queries.ts';

/** Reservations as payments see them: paid for by their guest while held, confirmed when the money has come. */
export const payableReservations: PayableKind = {
  findForPayer: async (reader, number, accountId) =>
    (await findOnSide(reader, 'guest', number, accountId))?.id,
  lock,
  parties: PARTIES,
  findDisagreements: findUnpaidStays,
};

async function lock(tx: Tx, id: string): Promise<Payable> {
  const reservation = await lockById(tx, id);
  if (reservation === undefined) throw new Error(`reservation ${id} is gone`);
  return {
    subject: { kind: 'reservation', id },
    payerId: reservation.guestAccountId,
    funds: { account: 'reservation_funds', partyId: reservation.hostAccountId },
    description: `Diyar ${reservation.number}`,
    returnPath: `/dashboard/reservations/${reservation.number}/payment/return`,
    waitsUntil: reservation.holdUntil,
    isPayable: (now) => isHeld(reservation, now),
    settle: async (locked, now) =>
      (await confirmPaidReservation(locked, reservation, now)) ? undefined : 'late',
  };
}
