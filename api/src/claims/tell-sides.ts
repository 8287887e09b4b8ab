import type { EventKey } from '../events/event.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Tx } from '../platform/db/database.ts';
import type { HeldBooking } from './claim.queries.ts';

/** Tells both sides of a booking of something that happened to the claim of its deposit. */
export async function tellSides(
  tx: Tx,
  booking: HeldBooking,
  { key, amount, personId, now }: { key: EventKey; amount: number; personId: string | null; now: Date },
): Promise<void> {
  for (const accountId of [booking.guestAccountId, booking.hostAccountId]) {
    const params = { reservation: booking.number, amount };
    await recordEvent(tx, { key, accountId, personId, params, at: now });
  }
}
