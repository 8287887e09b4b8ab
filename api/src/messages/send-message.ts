import type { MessageThread } from '@diyar/contract/booking/messages';
import { recordEvent } from '../events/record-event.ts';
import type { Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { refusePast } from '../platform/http/refuse-past.ts';
import { figuresAt } from '../settings/figures.ts';
import { insertMessage, messagesSince, takePosition } from './message.queries.ts';
import { takePicture } from './picture.queries.ts';
import { requireBooking, showThread, type ThreadAsked } from './show-thread.ts';
import { maySendPictures, mayWrite } from './thread.ts';

interface NewMessage extends Omit<ThreadAsked, 'before'> {
  /** Empty where there is a picture alone. */
  text: string;
  pictureId: string | undefined;
}

const HOUR_MS = 3_600_000;

/**
 * Writes to the other side of a booking and answers the thread. Throws `not_found`, `not_available` once the booking is over or before
 * it is confirmed with a picture, `attachment_gone` for a picture of something else, `too_many_requests` past the hourly limit.
 */
export async function sendMessage(tx: Tx, message: NewMessage): Promise<MessageThread> {
  const booking = await requireBooking(tx, message);
  const { actor, text, pictureId, now } = message;
  const may = pictureId === undefined ? mayWrite(booking, now) : maySendPictures(booking, now);
  if (!may) throw new Refusal('not_available');
  const most = (await figuresAt(tx, now)).messages_per_account_hour;
  await refusePast((since) => messagesSince(tx, actor.accountId, since), { most, spanMs: HOUR_MS }, now);
  const { reservationId } = booking;
  if (pictureId !== undefined) {
    const isTaken = await takePicture(tx, { id: pictureId, reservationId, accountId: actor.accountId });
    if (!isTaken) throw invalid('picture_id', 'attachment_gone');
  }
  await insertMessage(tx, {
    reservation_id: reservationId,
    position: await takePosition(tx, reservationId, now),
    account_id: actor.accountId,
    person_id: actor.personId,
    text: text === '' ? null : text,
    picture_id: pictureId ?? null,
    created_at: now,
  });
  await recordEvent(tx, {
    key: 'message_received',
    accountId: booking.otherAccountId,
    personId: actor.personId,
    params: { reservation: booking.number },
    at: now,
  });
  return showThread(tx, message);
}
