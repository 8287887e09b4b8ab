import type { Reader } from '../platform/db/database.ts';
import { findBookingsOfGuests } from './message.queries.ts';
import { mayWrite } from './thread.ts';

/** Finds, by the account number of each guest whom a host may write to at `now`, the number of the booking to write in: of those whose thread is open the newest with messages, else the newest. */
export async function findOpenThreads(
  reader: Reader,
  asked: { accountId: string; guests: readonly number[] },
  now: Date,
): Promise<Map<number, string>> {
  if (asked.guests.length === 0) return new Map();
  const open = (await findBookingsOfGuests(reader, asked)).filter((booking) => mayWrite(booking, now));
  // The first is written last, over others of the same guest.
  return new Map(open.reverse().map(({ otherNumber, number }) => [otherNumber, String(number)]));
}
