import { z } from 'zod';
import { askProvider, notTaken } from './ask-provider.ts';
import { type Message, MessageRefused } from './message-sender.ts';
import { digitsOf, type Transport, type WhatsAppOptions } from './transport.ts';

const PROVIDER = 'WhatsApp';
const Failed = z.object({ error: z.object({ code: z.number() }) });

/** The number has no WhatsApp: another channel may reach it. */
export class NotOnWhatsApp extends MessageRefused {}

const UNDELIVERABLE = 131_026;
/** Too many at once, here or to this number, and faults of Meta's own. */
const WORTH_ANOTHER_TRY = new Set([0, 1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056]);

/** Sign-in codes by Meta's WhatsApp Cloud API (domain.md 6.3): a code stands in an approved template, twice. */
export function whatsAppTransport(options: WhatsAppOptions): Transport {
  const { url, token, phoneNumberId, codeTemplate, answerWithinMs } = options;
  return async (message: Message) => {
    const { code } = message;
    if (code === undefined) throw new MessageRefused(`${PROVIDER} has no template for ${message.kind}`);
    const parameters = [{ type: 'text', text: code.value }];
    const { status, body } = await askProvider({
      provider: PROVIDER,
      url: `${url}/${phoneNumberId}/messages`,
      answerWithinMs,
      init: {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: digitsOf(message.to),
          type: 'template',
          template: {
            name: codeTemplate,
            language: { code: code.lang },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        }),
      },
    });
    if (status < 300) return;
    const failed = Failed.safeParse(body);
    const number = failed.success ? failed.data.error.code : undefined;
    if (number === UNDELIVERABLE) throw new NotOnWhatsApp(`${PROVIDER} does not reach the number`);
    throw notTaken(PROVIDER, number !== undefined && WORTH_ANOTHER_TRY.has(number) ? 503 : status, number);
  };
}
