import { z } from 'zod';
import { templatesToApprove } from '../../../api/src/notifications/whatsapp-templates.ts';
import { CODE_TEMPLATE } from './embedded-whatsapp.ts';

const Text = z.object({ type: z.literal('text'), text: z.string().min(1) });
const Message = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^[1-9]\d{7,14}$/),
  type: z.literal('template'),
  biz_opaque_callback_data: z.string().max(512).optional(),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.array(
      z.object({
        type: z.enum(['body', 'button']),
        sub_type: z.literal('url').optional(),
        index: z.string().optional(),
        parameters: z.array(Text),
      }),
    ),
  }),
});
export type WhatsAppMessage = z.output<typeof Message>;

const NOT_READABLE = 100;
const WRONG_COUNT = 132_000;
const NO_TEMPLATE = 132_001;

/** How many gaps the body of each approved template has, by name and language; a code stands in its button too. */
const APPROVED = new Map<string, { body: number; button: number }>([
  ...['ar', 'en'].map((lang) => [`${CODE_TEMPLATE} ${lang}`, { body: 1, button: 1 }] as const),
  ...templatesToApprove('https://diyar.example').map(
    ({ name, language }) => [`${name} ${language}`, { body: 1, button: 0 }] as const,
  ),
]);

/** Reads a message as Meta does: the number of the error it answers where it takes none. */
export function takeMessage(body: unknown): { message: WhatsAppMessage } | { error: number } {
  const read = Message.safeParse(body);
  if (!read.success) return { error: NOT_READABLE };
  const { template } = read.data;
  const approved = APPROVED.get(`${template.name} ${template.language.code}`);
  if (approved === undefined) return { error: NO_TEMPLATE };
  const texts = (type: 'body' | 'button') =>
    template.components.filter((part) => part.type === type).flatMap(({ parameters }) => parameters);
  if (texts('body').length !== approved.body || texts('button').length !== approved.button)
    return { error: WRONG_COUNT };
  // A gap takes one line, of no more than 1024 signs with what stands around it.
  const isLine = ({ text }: { text: string }) => !/[\n\t]| {5}/.test(text) && text.length <= 900;
  return texts('body').every(isLine) ? { message: read.data } : { error: NOT_READABLE };
}
