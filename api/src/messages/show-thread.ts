import type { MessageThread } from '@diyar/contract/booking/messages';
import type { Lang } from '@diyar/messages/messages';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { presentMessage } from './message.presenter.ts';
import { countUnread, findBooking, findMessages, markRead } from './message.queries.ts';
import { hidesContact, maySendPictures, mayWrite, type ThreadBooking } from './thread.ts';

const A_PAGE = 50;

export interface ThreadAsked {
  actor: Actor;
  /** The reservation's. */
  number: string;
  before?: number | undefined;
  lang: Lang;
  now: Date;
}

/** A booking of the caller's. Throws `not_found` for one of others. */
export async function requireBooking(
  reader: Reader,
  { actor, number }: Pick<ThreadAsked, 'actor' | 'number'>,
): Promise<ThreadBooking> {
  const booking = await findBooking(reader, { accountId: actor.accountId, number });
  if (booking === undefined) throw new Refusal('not_found');
  return booking;
}

/** Fifty messages of a booking, the newest or those before a position. Throws `not_found` for a booking of others. */
export async function showThread(reader: Reader, asked: ThreadAsked): Promise<MessageThread> {
  const booking = await requireBooking(reader, asked);
  const { actor, before, lang, now } = asked;
  const rows = await findMessages(reader, booking.reservationId, { before, most: A_PAGE + 1 });
  const hides = hidesContact(booking, now);
  const shown = rows.slice(-A_PAGE);
  return {
    side: booking.side,
    other: { name: booking.otherName },
    items: shown.map((row) => presentMessage(row, { actor, lang, hides })),
    has_more: rows.length > A_PAGE,
    unread: await countUnread(reader, booking, actor.accountId),
    hides_contact: hides,
    writing: mayWrite(booking, now) ? (actor.rights.has('bookings') ? 'open' : 'role') : 'over',
    can_send_pictures: maySendPictures(booking, now) && actor.rights.has('bookings'),
  };
}

/** Notes that the caller's side has read up to a position, and answers what it has not. Throws `not_found`. */
export function markThreadRead(
  db: Database,
  actor: Actor,
  { number, position }: { number: string; position: number },
): Promise<{ unread: number }> {
  return transact(db, async (tx) => {
    const booking = await requireBooking(tx, { actor, number });
    await markRead(tx, booking, position);
    return { unread: await countUnread(tx, booking, actor.accountId) };
  });
}
