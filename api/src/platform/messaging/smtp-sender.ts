import { createTransport } from 'nodemailer';
import { type Message, MessageRefused } from './message-sender.ts';
import type { SmtpOptions, Transport } from './transport.ts';

const PROVIDER = 'SMTP';
const ANSWER_WITHIN_MS = 15_000;
/** Refusals that say nothing about the message: wrong password, or sign-in asked for. */
const OF_THE_CONNECTION = new Set([421, 530, 534, 535, 538]);

/**
 * E-mail by any SMTP server. The Message-ID is the message's own at each try, so that a mailbox which got it twice shows it once.
 * Readers can stop it with one tap in their mail program (RFC 8058).
 */
export function smtpTransport({ url, from, answerWithinMs = ANSWER_WITHIN_MS }: SmtpOptions): Transport {
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
  const transport = createTransport({
    url,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
    requireTLS: !isHere,
    ignoreTLS: isHere,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from
    .slice(from.lastIndexOf('@') + 1)
    .replace('>', '')
    .trim();
  return async (message: Message): Promise<undefined> => {
    const { mail, id, to, text } = message;
    if (mail === undefined) throw new MessageRefused(`${PROVIDER} has no subject for ${message.kind}`);
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: mail.subject,
        text,
        html: mail.html,
        ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      throw notTaken(error);
    }
  };
}

/** The server's own words may repeat the address: only its number is kept. */
function notTaken(error: unknown): Error {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode !== 'number')
    return new Error(`${PROVIDER} did not answer${typeof code === 'string' ? `: ${code}` : ''}`);
  const told = `${PROVIDER} did not take a message: ${responseCode}`;
  const isFinal = responseCode >= 500 && !OF_THE_CONNECTION.has(responseCode);
  return isFinal ? new MessageRefused(told) : new Error(told);
}
