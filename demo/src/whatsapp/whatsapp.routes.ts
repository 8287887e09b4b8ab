import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../api/src/deps.ts';
import { transact } from '../../../api/src/platform/db/database.ts';
import { enqueue } from '../../../api/src/platform/jobs/jobs.ts';
import { GRAPH_PATH, secretsOf } from './embedded-whatsapp.ts';
import { takeMessage, type WhatsAppMessage } from './take-message.ts';
import { reportMessageJob } from './whatsapp.jobs.ts';
import { type Fate, fateOf, reportsOf } from './whatsapp-fates.ts';

const NOT_ON_WHATSAPP = 131_026;
const WRONG_TOKEN = 190;

/** The embedded side of Meta: takes messages in approved templates as the Cloud API does, and reports what became of them. */
export function registerEmbeddedWhatsApp(app: FastifyInstance, deps: Deps): void {
  const { token } = secretsOf(deps.config.sandboxGatewaySecret);

  app.post(`${GRAPH_PATH}/:phone/messages`, { schema: { hide: true } }, async (request, reply) => {
    const refuse = (status: number, code: number) => reply.code(status).send(errorOf(code));
    if (request.headers.authorization !== `Bearer ${token}`) return refuse(401, WRONG_TOKEN);
    const taken = takeMessage(request.body);
    if ('error' in taken) return refuse(taken.error === 132_001 ? 404 : 400, taken.error);
    const { message } = taken;
    const fate = fateOf(message.to);
    if (fate === 'unknown') return refuse(400, NOT_ON_WHATSAPP);
    const id = `wamid.${randomBytes(24).toString('base64url')}`;
    await reportLater(deps, { id, message, fate });
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: message.to, wa_id: message.to }],
      messages: [{ id, message_status: 'accepted' }],
    };
  });
}

function errorOf(code: number): object {
  const message = `(#${code}) The sandbox does not take this`;
  return { error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } };
}

async function reportLater(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, message, fate }: { id: string; message: WhatsAppMessage; fate: Fate },
): Promise<void> {
  const { to, biz_opaque_callback_data: mark = null } = message;
  await transact(db, async (tx) => {
    for (const { status, afterMillis } of reportsOf(fate)) {
      const runAt = new Date(now().getTime() + afterMillis);
      const timestamp = String(Math.floor(runAt.getTime() / 1000));
      await enqueue(tx, reportMessageJob, { id, to, status, timestamp, mark }, { runAt });
    }
  });
}
