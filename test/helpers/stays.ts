import { randomUUID } from 'node:crypto';
import type { BuiltPerson } from '../../api/src/testing/factories.ts';

/** A mada card that every bank of the sandbox approves, one it refuses for want of money, and one to which no money goes back. */
export const CARDS = {
  approved: '4201320111111010',
  insufficient: '4201320000311101',
  closedSince: '4201320000046046',
} as const;

export interface Stay {
  period: 1 | 2 | 3 | 4;
  start: string;
  end: string;
}

export interface Hold {
  number: string;
  quoteId: string;
}

/** A Riyadh date so many days from today. */
export function inDays(days: number): string {
  return Temporal.Now.plainDateISO('Asia/Riyadh').add({ days }).toString();
}

/** Calls the site's API as someone, past the pages; throws on a refusal. */
export async function callAs<T>(
  site: string,
  person: BuiltPerson | undefined,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${site}/api/v1${path}`, {
    method,
    headers: {
      apikey: 'diyar-development',
      'idempotency-key': randomUUID(),
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, msg, code } = (await answer.json()) as { data: T; msg: string; code: string };
  if (!answer.ok)
    throw new Error(`${method} ${path}: ${answer.status} ${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** Holds a stay of a unit for a guest, two nights from ten days on unless told. */
export async function hold(
  site: string,
  guest: BuiltPerson,
  unitId: string,
  stay: Stay = { period: 2, start: inDays(10), end: inDays(12) },
): Promise<Hold> {
  const quote = await callAs<{ id: string }>(site, guest, 'POST', `/units/${unitId}/quotes`, stay);
  const held = await callAs<{ id: string }>(site, guest, 'POST', '/reservations', {
    quote_id: quote.id,
    method: 'card',
  });
  return { number: held.id, quoteId: quote.id };
}

interface Started {
  id: string;
  amount: number;
  callback_url: string;
  gateway_url: string;
  publishable_key: string;
}

/** Pays a hold past the pages: opens the payment, posts a card to the gateway, answers the bank, looks how it stands. */
export async function pay(
  site: string,
  guest: BuiltPerson,
  held: Hold,
  verdict: 'approve' | 'decline' | 'slow' | 'lost',
  card: string = CARDS.approved,
): Promise<void> {
  const started = await callAs<Started>(site, guest, 'POST', `/reservations/${held.number}/payments`);
  const posted = await fetch(new URL(started.gateway_url, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      publishable_api_key: started.publishable_key,
      given_id: started.id,
      amount: started.amount,
      currency: 'SAR',
      callback_url: started.callback_url,
      source: {
        type: 'creditcard',
        name: 'Sara Alqahtani',
        number: card,
        month: '12',
        year: '35',
        cvc: '123',
      },
    }),
  });
  if (posted.status !== 201) throw new Error(await posted.text());
  await fetch(new URL(`/sandbox-gateway/3ds/${started.id}`, site), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `verdict=${verdict}`,
    redirect: 'manual',
  });
  await callAs(site, guest, 'POST', `/reservations/${held.number}/payment_checks`);
}
