import type { BookingMessage } from '@diyar/contract/booking/messages';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Actor } from '../platform/http/actor.ts';
import { hideContact } from './hide-contact.ts';
import type { MessageRow } from './message.queries.ts';

interface ReadBy {
  actor: Pick<Actor, 'accountId' | 'personId'>;
  lang: Lang;
  /** What leads around Diyar is hidden from the other side. */
  hides: boolean;
}

/** A message as one side reads it. Its writer reads it whole, and learns that the other side does not; of one that Diyar hid the other side reads nothing. */
export function presentMessage(row: MessageRow, { actor, lang, hides }: ReadBy): BookingMessage {
  const isMine = row.account_id === actor.accountId;
  const isGone = row.is_hidden && !isMine;
  const hidden =
    row.text === null || isGone || !hides
      ? { text: row.text, hasHidden: false }
      : hideContact(row.text, translatorOf(lang)('bookingAfter.messages.hidden'));
  return {
    position: row.position,
    mine: isMine,
    by_name: isMine && row.person_id !== actor.personId ? row.person_name : null,
    text: isGone ? null : isMine ? row.text : hidden.text,
    has_hidden: hidden.hasHidden,
    has_picture: row.picture_id !== null && !isGone && !(hides && !isMine),
    is_hidden: row.is_hidden,
    at: riyadhIso(row.created_at),
  };
}
