import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { errors as ar } from '../../messages/src/ar/errors.ts';
import { errors as en } from '../../messages/src/en/errors.ts';
import { CARDS, inDays } from '../helpers/stays.ts';

const REFUSALS = { ar: ar.unavailable, en: en.unavailable };
type Lang = keyof typeof REFUSALS;

interface Guest {
  site: string;
  gateway: string;
  lang: Lang;
  person: BuiltPerson;
  unitId: string;
  isBalanced: boolean;
}

/** What guests were told, and may rely on whatever happens afterwards. */
export interface Told {
  /** Numbers of reservations that were held for them. */
  held: string[];
  /** Those that were paid and are theirs. */
  paid: string[];
  /** How often they were asked to come again. */
  refused: number;
}

interface SteadyGuests {
  told: Told;
  /** Lets each finish the booking in hand. */
  stop(): Promise<void>;
}

interface GuestsOptions {
  /** Behind a balancer a connection may be cut, or the balancer answers itself; they ask again then. Elsewhere that fails. */
  isBalanced?: boolean;
  /** The server whose sandbox gateway takes their cards; the site unless named. */
  gateway?: string;
}

/** Guests of several sites, who book and pay one stay after another, in Arabic and in English, until they are stopped. */
export async function startGuests(
  db: Database,
  sites: readonly string[],
  count: number,
  { isBalanced = false, gateway }: GuestsOptions = {},
): Promise<SteadyGuests> {
  const told: Told = { held: [], paid: [], refused: 0 };
  const policy = { arrival_time: '16:00', departure_time: '12:00', down_payment_percent: 100 };
  const guests: Guest[] = [];
  for (let at = 0; at < count; at += 1) {
    const site = sites[at % sites.length] ?? '';
    const { unitId } = await buildListing(db, { unit: { policy } });
    const lang = at % 4 < 2 ? 'ar' : 'en';
    const person = await buildPerson(db);
    guests.push({ site, gateway: gateway ?? site, unitId, person, lang, isBalanced });
  }
  const stopping = new AbortController();
  const stayAway = async (guest: Guest) => {
    for (let day = 10; !stopping.signal.aborted && day < 340; day += 3) await bookAndPay(guest, day, told);
  };
  const all = Promise.all(guests.map(stayAway));
  // Told where it is waited for.
  all.catch(() => undefined);
  const stop = async () => {
    stopping.abort();
    await all;
  };
  return { told, stop };
}

async function bookAndPay(guest: Guest, day: number, told: Told): Promise<void> {
  const ask = <T>(path: string, body?: object) => insist<T>(guest, told, path, body);
  const stay = { period: 2, start: inDays(day), end: inDays(day + 2) };
  const quote = await ask<{ id: string }>(`/units/${guest.unitId}/quotes`, stay);
  const { id: number } = await ask<{ id: string }>('/reservations', { quote_id: quote.id, method: 'card' });
  told.held.push(number);
  await payByCard(guest, told, await ask(`/reservations/${number}/payments`, {}));
  for (;;) {
    const { state } = await ask<{ state: string }>(`/reservations/${number}/payment_checks`, {});
    if (state === 'active') break;
    expect(['pending', 'processing']).toContain(state);
    await sleep(50);
  }
  told.paid.push(number);
}

interface Started {
  id: string;
  amount: number;
  callback_url: string;
  gateway_url: string;
  publishable_key: string;
}

/** At the sandbox gateway, whose books are in the same database and so away when it is. */
async function payByCard(guest: Guest, told: Told, started: Started): Promise<void> {
  const { gateway } = guest;
  const { id: given_id, amount, callback_url, publishable_key } = started;
  const person = { type: 'creditcard', name: 'Sara Alqahtani', month: '12', year: '35', cvc: '123' };
  const card = {
    ...{ publishable_api_key: publishable_key, given_id, amount, currency: 'SAR', callback_url },
    source: { ...person, number: CARDS.approved },
  };
  await untilThere(guest, told, () =>
    fetch(new URL(started.gateway_url, gateway), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    }),
  );
  await untilThere(guest, told, () =>
    fetch(new URL(`/sandbox-gateway/3ds/${given_id}`, gateway), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'verdict=approve',
      redirect: 'manual',
    }),
  );
}

async function untilThere(guest: Guest, told: Told, call: () => Promise<Response>): Promise<void> {
  for (;;) {
    const answer = await reach(guest, call);
    await answer?.arrayBuffer();
    if (answer !== undefined && answer.status !== 503) {
      expect([answer.url, answer.status < 400]).toEqual([answer.url, true]);
      return;
    }
    told.refused += 1;
    await sleep(100);
  }
}

/** An answer of Diyar; undefined where a balancer cut the connection, or had no server to ask. */
async function reach({ isBalanced }: Guest, call: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await call();
    const isBalancers = answer.status >= 502 && answer.headers.get('content-type') === 'text/html';
    return isBalanced && isBalancers ? undefined : answer;
  } catch (error) {
    if (!isBalanced) throw error;
    return undefined;
  }
}

/**
 * Asks with one key until there is an answer. Nobody is left with less than a plain word: 503 in their own language, and
 * when to come again.
 */
async function insist<T>(guest: Guest, told: Told, path: string, body?: object): Promise<T> {
  const { site, person, lang } = guest;
  const key = randomUUID();
  for (;;) {
    const answer = await reach(guest, () =>
      fetch(`${site}/api/v1${path}`, {
        method: 'POST',
        headers: {
          ...{ apikey: 'diyar-development', lang, 'idempotency-key': key },
          ...{ authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        },
        body: JSON.stringify(body),
      }),
    );
    if (answer === undefined) {
      told.refused += 1;
      await sleep(100);
      continue;
    }
    const said = (await answer.json()) as { data: T; code: string; msg: string };
    if (answer.ok) return said.data;
    // What a machine that is gone had begun is undone after a while.
    if (guest.isBalanced && said.code === 'request_running') {
      told.refused += 1;
      await sleep(500);
      continue;
    }
    expect([path, answer.status, said.code, said.msg]).toEqual([path, 503, 'unavailable', REFUSALS[lang]]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    told.refused += 1;
    await sleep(100);
  }
}
