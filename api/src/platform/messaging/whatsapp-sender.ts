import { z } from 'zod';
import { askProvider, notTaken } from './ask-provider.ts';
import { type Message, MessageRefused } from './message-sender.ts';
import { digitsOf, type Transport, type WhatsAppOptions } from './transport.ts';

const PROVIDER = 'WhatsApp';
const Failed = z.object({ error: z.object({ code: z.number() }) });
const Taken = z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(200) })], z.unknown()) });

/** The number has no WhatsApp: another channel may reach it. */
export class NotOnWhatsApp extends MessageRefused {}

const UNDELIVERABLE = 131_026;
/** Too many at once, here or to this number, and faults of Meta's own. */
const WORTH_ANOTHER_TRY = new Set([0, 1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056]);

/** Messages by Meta's WhatsApp Cloud API (domain.md 6.3), each in a template that Meta approved. */
export function whatsAppTransport(options: WhatsAppOptions): Transport {
  const { url, token, phoneNumberId, answerWithinMs, fetch } = options;
  return async (message: Message) => {
    const template = templateOf(message, options);
    const { status, body } = await askProvider({
      provider: PROVIDER,
      url: `${url}/${phoneNumberId}/messages`,
      answerWithinMs,
      fetch,
      init: {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: digitsOf(message.to),
          type: 'template',
          template,
          ...(message.mark !== undefined && { biz_opaque_callback_data: message.mark }),
        }),
      },
    });
    if (status < 300) return handedBy(body);
    const failed = Failed.safeParse(body);
    const number = failed.success ? failed.data.error.code : undefined;
    if (number === UNDELIVERABLE) throw new NotOnWhatsApp(`${PROVIDER} does not reach the number`);
    throw notTaken(PROVIDER, number !== undefined && WORTH_ANOTHER_TRY.has(number) ? 503 : status, number);
  };
}

/** A code stands in its template twice; anything else fills the gaps of its own. */
function templateOf({ code, template, kind }: Message, { codeTemplate }: WhatsAppOptions): object {
  if (template !== undefined) {
    const parameters = template.parameters.map((text) => ({ type: 'text', text }));
    const components = [{ type: 'body', parameters }];
    return { name: template.name, language: { code: template.lang }, components };
  }
  if (code === undefined) throw new MessageRefused(`${PROVIDER} has no template for ${kind}`);
  const parameters = [{ type: 'text', text: code.value }];
  return {
    name: codeTemplate,
    language: { code: code.lang },
    components: [
      { type: 'body', parameters },
      { type: 'button', sub_type: 'url', index: '0', parameters },
    ],
  };
}

/** A message that was taken stays so, also where its id cannot be read. */
function handedBy(body: unknown) {
  const taken = Taken.safeParse(body);
  return taken.success ? { providerId: taken.data.messages[0].id } : undefined;
}
