import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Database } from '../platform/db/database.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { type NewChallenge, setCodeHash } from './challenge.queries.ts';
import { hashCode, makeCode } from './challenge.ts';
import { markOfCode } from './undelivered-code.ts';

export interface SendCodeDeps {
  db: Database;
  sender: MessageSender;
  pepper: string;
  /** The site's host, for the line by which a phone fills the code in by itself (WebOTP); none when unknown. */
  host: string | undefined;
}

/**
 * Makes a challenge's code, keeps its hash and sends it; the code stands nowhere else. Does nothing when the challenge
 * can no longer be answered. When sending fails it throws, and the next try sends another code.
 */
export async function sendCode(
  { db, sender, pepper, host }: SendCodeDeps,
  challengeId: string,
  now: Date,
): Promise<void> {
  const code = makeCode();
  const challenge = await setCodeHash(db, challengeId, hashCode(pepper, challengeId, code), now);
  if (challenge === undefined) return;
  const lang = challenge.lang as Lang;
  const sentence = translatorOf(lang)('sms.signInCode', { code });
  const isForWebOtp = challenge.channel === 'sms' && host !== undefined;
  const text = isForWebOtp ? `${sentence}\n\n@${host} #${code}` : sentence;
  const { phone: to } = challenge;
  const channel = challenge.channel as NewChallenge['channel'];
  const mark = markOfCode(challengeId);
  await sender.send({ channel, to, kind: 'sign_in_code', text, mark, code: { value: code, lang } }, now);
}
