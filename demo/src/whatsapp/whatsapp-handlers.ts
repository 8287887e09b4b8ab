import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '../../../api/src/deps.ts';
import { signatureOf, WHATSAPP_WEBHOOK } from '../../../api/src/notifications/whatsapp-reports.ts';
import { PHONE_NUMBER_ID, secretsOf } from './embedded-whatsapp.ts';
import { reportMessageJob } from './whatsapp.jobs.ts';

const Payload = z.object({
  id: z.string(),
  to: z.string(),
  status: z.string(),
  timestamp: z.string(),
  mark: z.string().nullable(),
});
const ANSWER_WITHIN_MS = 10_000;

/** Background work of the embedded side of Meta: signed reports of what became of messages. */
export function embeddedWhatsAppHandlers({ config }: Pick<Deps, 'config'>, reach: typeof fetch): TaskList {
  const { appSecret } = secretsOf(config.sandboxGatewaySecret);
  return {
    [reportMessageJob.name]: async (payload) => {
      const body = Buffer.from(JSON.stringify(webhookOf(Payload.parse(payload))));
      const answer = await reach(`http://localhost${WHATSAPP_WEBHOOK}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf(appSecret, body) },
        body,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      if (!answer.ok) throw new Error(`the shop answered ${answer.status} to a report of WhatsApp`);
    },
  };
}

/** A report in the form of the Cloud API's webhooks. */
function webhookOf({ id, to, status, timestamp, mark }: z.output<typeof Payload>): object {
  const errors = [{ code: 131_026, title: 'Message undeliverable' }];
  const told = {
    ...{ id, status, timestamp, recipient_id: to },
    ...(mark !== null && { biz_opaque_callback_data: mark }),
    ...(status === 'failed' && { errors }),
  };
  const metadata = { display_phone_number: '966110000000', phone_number_id: PHONE_NUMBER_ID };
  const value = { messaging_product: 'whatsapp', metadata, statuses: [told] };
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [{ field: 'messages', value }] }],
  };
}
