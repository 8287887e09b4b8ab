import type { ServerResponse } from 'node:http';
import { signatureOf } from '../../api/src/notifications/whatsapp-reports.ts';
import { type Came, type HttpStub, sendJson, startHttpStub } from '../../api/src/testing/http-stub.ts';

/** What the house and Meta know of each other. */
export const WHATSAPP = {
  WHATSAPP_TOKEN: 'token-of-the-bench',
  WHATSAPP_PHONE_NUMBER_ID: '1055',
  WHATSAPP_APP_SECRET: 'app-secret-of-the-bench',
  WHATSAPP_VERIFY_TOKEN: 'verify-token-of-the-bench',
};

export interface Provider {
  stub: HttpStub;
  /** How often it took the message of each event, by the event's number. */
  taken: Map<number, number>;
}

type Fate = 'takes' | 'refuses' | 'takes and says no' | 'takes and is silent' | 'is slow';

/** How many of a thousand messages fare otherwise: 20 are not taken, 10 are taken by a provider that says no or nothing, 10 slowly. */
function fateOf(random: () => number): Fate {
  const drawn = random();
  if (drawn < 0.02) return 'refuses';
  if (drawn < 0.025) return 'takes and says no';
  if (drawn < 0.03) return 'takes and is silent';
  return drawn < 0.04 ? 'is slow' : 'takes';
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A provider that fails, slows down, and forgets to say that it took something. */
async function unreliable(
  random: () => number,
  take: (came: Came) => { event: number; body: object },
): Promise<Provider> {
  const taken = new Map<number, number>();
  const answer = (came: Came, response: ServerResponse) => {
    const fate = fateOf(random);
    if (fate === 'refuses') return sendJson(response, 503, {});
    const { event, body } = take(came);
    taken.set(event, (taken.get(event) ?? 0) + 1);
    if (fate === 'takes and says no') sendJson(response, 500, {});
    else if (fate === 'takes and is silent') response.destroy();
    else if (fate === 'is slow') setTimeout(() => sendJson(response, 201, body), 1500);
    else sendJson(response, 201, body);
  };
  return { stub: await startHttpStub(answer), taken };
}

const numberIn = (text: string) => Number(/number (\d+)/.exec(text)?.[1]);

/** An SMS gateway, which takes no id of ours. */
export function smsProvider(random: () => number): Promise<Provider> {
  return unreliable(random, ({ body }) => {
    const { body: text } = JSON.parse(body.toString()) as { body: string };
    return { event: numberIn(text), body: { statusCode: 201, accepted: '[]', rejected: '[]' } };
  });
}

/** WhatsApp, whose reports come out of order and twice; `site` is told once the server answers. */
export async function whatsAppProvider(
  random: () => number,
  site: () => string,
): Promise<Provider & { reported: () => number }> {
  let made = 0;
  let reported = 0;
  const report = async (id: string, mark: string, status: string) => {
    const told = {
      id,
      status,
      timestamp: String(Math.floor(Date.now() / 1000)),
      biz_opaque_callback_data: mark,
    };
    const value = { metadata: { phone_number_id: WHATSAPP.WHATSAPP_PHONE_NUMBER_ID }, statuses: [told] };
    const body = Buffer.from(
      JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
      }),
    );
    const signature = signatureOf(WHATSAPP.WHATSAPP_APP_SECRET, body);
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    const answer = await fetch(`${site()}/api/v1/webhooks/whatsapp`, { method: 'POST', headers, body });
    if (answer.ok) reported += 1;
  };
  const provider = await unreliable(random, ({ body }) => {
    const message = JSON.parse(body.toString());
    const mark = String(message.biz_opaque_callback_data);
    made += 1;
    const id = `wamid.${made}`;
    const order = random() < 0.1 ? ['delivered', 'sent', 'delivered'] : ['sent', 'delivered'];
    setTimeout(async () => {
      for (const status of order) await report(id, mark, status).catch(() => undefined);
    }, 200);
    const text = String(message.template.components[0].parameters[0].text);
    return { event: numberIn(text), body: { messaging_product: 'whatsapp', messages: [{ id }] } };
  });
  return { ...provider, reported: () => reported };
}
