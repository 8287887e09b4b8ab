import { translatorOf } from '@diyar/messages/translate';
import type { Database } from '../platform/db/database.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { findInvited } from './team.queries.ts';

export interface TellInvitedDeps {
  db: Database;
  sender: MessageSender;
  /** The site's address; the message then leads to the invitation. */
  publicUrl: string | undefined;
}

/** So many letters of an office's name: with the rest, an Arabic SMS of three parts at most. */
const NAME_LETTERS = 40;

/** A number in a name could be one to call: a text in our name carries none of a stranger's choosing. */
const LONG_NUMBER = /[\d٠-٩۰-۹]{5,}/g;

/**
 * Sends an invited phone an SMS that names who asks for it and leads to where it is answered: in the language of the person whose
 * phone it is, in Arabic where it is nobody's yet. Does nothing once the invitation was answered, withdrawn or is over. Sent at
 * least once: a try that failed after sending repeats it.
 */
export async function tellInvited(
  { db, sender, publicUrl }: TellInvitedDeps,
  { invitationId }: { invitationId: string },
  now: Date,
): Promise<void> {
  const invited = await findInvited(db, invitationId, now);
  if (invited === undefined) return;
  const { phone, lang, account_name } = invited;
  const path = `${lang === 'en' ? '/en' : ''}/dashboard/team`;
  const link = publicUrl === undefined ? path : new URL(path, publicUrl).href;
  const name = [...account_name.replaceAll(LONG_NUMBER, '…')].slice(0, NAME_LETTERS).join('');
  const text = `${translatorOf(lang)('sms.teamInvited', { name })}\n${link}`;
  await sender.send({ channel: 'sms', to: phone, kind: 'team_invited', text }, now);
}
