import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { readConfig } from '../../api/src/config.ts';
import { openDatabase } from '../../api/src/platform/db/database.ts';
import { buildOperator } from '../../api/src/testing/operators.ts';
import { API_KEY } from '../cases.ts';
import { startMeasured } from '../measured.ts';
import type { Sent } from '../messages.ts';
import { OneClient, timesOf } from '../one-client.ts';

/** What an advertiser sees of all their bookings. */
const OF_ADVERTISER = [
  '/api/v1/accounts/current/home',
  '/api/v1/reservation_lists/host?page=1',
  '/api/v1/host/statistics?by=day',
];
/** What operators see of everybody's. */
const OF_OPERATOR = [
  '/api/v1/console/desk',
  '/api/v1/console/reservations?page=1',
  '/api/v1/console/figures?by=day',
  '/api/v1/console/ledger/days',
];

export interface PageTime {
  path: string;
  /** Milliseconds. */
  p50: number;
}

/** The account with the most bookings as advertiser, with a token that acts for it. */
async function signInLargest(client: Client): Promise<{ token: string; bookings: number }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ bookings: number }>(
    `with largest as (select host_account_id as id, count(*)::int as bookings from reservation group by 1 order by 2 desc limit 1),
      signed as (insert into access_token (token_hash, person_id, account_id)
        select $1, account.person_id, account.id from largest join account using (id))
    select bookings from largest`,
    [createHash('sha256').update(token).digest()],
  );
  return { token, bookings: rows[0]?.bookings ?? 0 };
}

async function nameOperator(url: string): Promise<Record<string, string>> {
  const { pepper } = readConfig({ ...process.env, DATABASE_URL: url });
  const { db, close } = openDatabase(url, { max: 1 });
  const { headers } = await buildOperator(db, pepper, new Date()).finally(close);
  return headers;
}

/** How long the pages over all bookings take: those of the largest advertiser and of the operators, asked by one client. */
export async function timePages(
  url: string,
  client: Client,
): Promise<{ bookings: number; pages: PageTime[] }> {
  const { token, bookings } = await signInLargest(client);
  const operator = await nameOperator(url);
  const common = { apiKey: API_KEY, lang: 'ar' };
  const asked: Sent[] = [
    ...OF_ADVERTISER.map((path) => ({ path, headers: { ...common, authorization: `Bearer ${token}` } })),
    ...OF_OPERATOR.map((path) => ({ path, headers: { ...common, ...operator } })),
  ].map((one) => ({ ...one, method: 'GET' as const }));
  const server = await startMeasured(url);
  const reader = new OneClient(server.url);
  try {
    const pages: PageTime[] = [];
    for (const sent of asked) {
      const { p50, failed } = await timesOf(reader, () => sent);
      if (failed > 0) throw new Error(`${sent.path} was refused`);
      pages.push({ path: sent.path, p50 });
    }
    return { bookings, pages };
  } finally {
    reader.close();
    await server.stop();
  }
}
