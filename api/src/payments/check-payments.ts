import type { DueSubject } from '../dues/due.ts';
import { takeToCheck } from './payment.queries.ts';
import { type ResolveDeps, resolvePayment } from './resolve-payment.ts';

/** Called for each payment or refund about which the gateway could not be asked; it will be asked again. */
export type Report = (error: unknown, id: string) => void;

/** Asks the gateway about every open payment for something and closes those that are decided. */
export async function checkPayments(
  deps: ResolveDeps,
  subject: DueSubject,
  now: Date,
  report: Report,
): Promise<void> {
  for (const id of await takeToCheck(deps.db, subject, now)) {
    await resolvePayment(deps, id, now).catch((error: unknown) => report(error, id));
  }
}
