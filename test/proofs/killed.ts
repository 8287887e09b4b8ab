import { expect } from 'vitest';
import { reconcilePayments } from '../../api/src/payments/reconcile-payments.ts';
import { MADA, type PaymentWorld, runJobs } from '../../api/src/testing/payment-world.ts';
import { headersOf } from '../../api/src/testing/world.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { newKey } from './booking-race.ts';

/**
 * How long a server lives before it is killed: at random, but the last of them until all is done, however slow the machine is,
 * so that some money came.
 */
export function lifeOf(kill: number, kills: number, random: number): number {
  return kill === kills - 1 ? 120_000 : random;
}

/** What a call answers as its data; each test knows what it asked for. */
type Post = (path: string, body: object) => Promise<never>;

/** Sends what a person does to a server that may be killed meanwhile; each call has a key of its own. */
export function poster(url: string, { token }: { token: string }): Post {
  return async (path, body) => {
    const headers = { ...headersOf({ token, key: newKey() }), 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: never }).data;
  };
}

interface Started {
  id: string;
  amount: number;
  callback_url: string;
  gateway_url: string;
  publishable_key: string;
}

/** Pays what is due at the sandbox gateway, which tells the server, and looks how it stands: as far as the server lives. */
export async function payAt(url: string, post: Post, subject: string): Promise<void> {
  const started: Started = await post(`${subject}/payments`, {});
  const { id: given_id, amount, callback_url, gateway_url, publishable_key } = started;
  const person = { type: 'creditcard', name: 'Sara Alqahtani', month: '12', year: '35', cvc: '123' };
  const card = {
    ...{ publishable_api_key: publishable_key, given_id, amount, currency: 'SAR', callback_url },
    source: { ...person, number: MADA },
  };
  await fetch(new URL(gateway_url, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  await fetch(`${url}/sandbox-gateway/3ds/${given_id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'verdict=approve',
    redirect: 'manual',
  });
  await post(`${subject}/payment_checks`, {});
}

/** Waits until the database has ended the transactions of a process that is dead. */
export async function untilDeadAreGone({ database }: PaymentWorld): Promise<void> {
  const open = async () => {
    const rows = await query(
      database.url,
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
    );
    return Number(rows[0]?.count);
  };
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
}

/** What the clock does ten minutes after a restart, when the claims of the dead have ended. */
export async function reconcileLater(world: PaymentWorld): Promise<void> {
  world.clock.now = new Date(Date.now() + 10 * 60_000);
  await reconcilePayments(world.deps, world.clock.now, (error) => {
    throw error;
  });
  await runJobs(world);
}
