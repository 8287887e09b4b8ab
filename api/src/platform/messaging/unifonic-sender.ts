import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askProvider, notTaken } from './ask-provider.ts';
import type { Message } from './message-sender.ts';
import { digitsOf, type SmsOptions, type Transport } from './transport.ts';

const PROVIDER = 'Unifonic';
const DEFAULT_URL = 'https://el.cloud.unifonic.com/rest/SMS/messages';

/** Failures come with HTTP 200 too. */
const Answer = z.object({ success: z.boolean(), errorCode: z.string().max(20).optional() });

/** Unifonic's codes for what no other try will change: the recipient, or the text. */
const FINAL_CODES = new Set(['ER-410', 'ER-460', 'ER-482', '410', '460', '482']);

/** Saudi SMS by Unifonic (domain.md 6.1). */
export function unifonicTransport(options: SmsOptions): Transport {
  const { url = DEFAULT_URL, secret, senderName, answerWithinMs } = options;
  return async (message: Message): Promise<undefined> => {
    const { status, body } = await askProvider({
      provider: PROVIDER,
      url,
      answerWithinMs,
      init: {
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          AppSid: secret,
          SenderID: senderName,
          Recipient: digitsOf(message.to),
          Body: message.text,
          responseType: 'JSON',
          CorrelationID: message.id ?? randomUUID(),
          async: 'false',
        }),
      },
    });
    const answer = Answer.safeParse(body);
    const code = answer.success ? answer.data.errorCode : undefined;
    if (status >= 400) throw notTaken(PROVIDER, status, code);
    if (!answer.success) throw new Error(`${PROVIDER} answered what nobody understands`);
    if (!answer.data.success) throw notTaken(PROVIDER, FINAL_CODES.has(code ?? '') ? 400 : 503, code);
  };
}
