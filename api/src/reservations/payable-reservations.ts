import type { Payable, PayableKind } from '../dues/payable.ts';
import { proveFees } from '../fees/prove-fees.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import { confirmPaidReservation } from './confirm-reservation.ts';
import { findOnSide, lockById } from './reservation.queries.ts';
import { isHeld, paidFor } from './reservation.ts';
import { findUnpaidStays, findWronglySecured, PARTIES } from './reservation-proof.queries.ts';
import { transferOf } from './transfer-of-reservation.ts';

/** Reservations as payments see them: paid for by their guest while held, confirmed when the money has come. */
export const payableReservations: PayableKind = {
  findForPayer: async (reader, number, accountId) =>
    (await findOnSide(reader, 'guest', number, accountId))?.id,
  lock,
  parties: PARTIES,
  findDisagreements,
};

/** Stays and their money, and the fees of stays. */
async function findDisagreements(reader: Reader): Promise<string[]> {
  return [
    ...(await findUnpaidStays(reader)),
    ...(await findWronglySecured(reader)),
    ...(await proveFees(reader)),
  ];
}

async function lock(tx: Tx, id: string): Promise<Payable> {
  const reservation = await lockById(tx, id);
  if (reservation === undefined) throw new Error(`reservation ${id} is gone`);
  return {
    ...paidFor(reservation),
    description: `Diyar ${reservation.number}`,
    returnPath: `/dashboard/reservations/${reservation.number}/payment/return`,
    waitsUntil: reservation.holdUntil,
    // A confirmed reservation pays its rest where one is still owed; startPayment looks for its due.
    isPayable: (now) => isHeld(reservation, now) || reservation.state === 'active',
    byTransfer: transferOf(reservation),
    settle: async (locked, now, dueId) =>
      (await confirmPaidReservation(locked, reservation, { dueId, now })) ? undefined : 'late',
  };
}
