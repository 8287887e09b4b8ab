import { takeToCheck } from './payment.queries.ts';
import { type SettleDeps, settlePayment } from './settle-payment.ts';

/** Told of each payment or refund the gateway could not be asked about; it will be asked again. */
export type Report = (error: unknown, id: string) => void;

/** Asks the gateway about every open payment of a reservation and closes those that are decided. */
export async function checkPayments(
  deps: SettleDeps,
  reservationId: string,
  now: Date,
  report: Report,
): Promise<void> {
  for (const id of await takeToCheck(deps.db, reservationId, now)) {
    await settlePayment(deps, id, now).catch((error: unknown) => report(error, id));
  }
}
