import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { enqueue } from '../../api/src/platform/jobs/jobs.ts';
import { releaseLapsedJob } from '../../api/src/reservations/reservation.jobs.ts';
import { buildPerson } from '../../api/src/testing/factories.ts';
import type { TestDatabase } from '../../api/src/testing/test-database.ts';
import type { ServerProcess } from '../helpers/server-process.ts';
import { type Attempt, newKey } from './booking-race.ts';

/** Calls a server as anyone does. Rejects with a TypeError or a SyntaxError when it dies under the call. */
export async function post(
  server: ServerProcess,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { apikey: 'diyar-development', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as NonNullable<Attempt['body']> };
}

/** The answer, or undefined when the server died, or its database did and it says so (503). */
async function tryOnce(server: ServerProcess, attempt: Attempt) {
  try {
    const answer = await post(
      server,
      '/api/v1/reservations',
      { quote_id: attempt.quoteId, method: 'card' },
      { authorization: `Bearer ${attempt.guest.token}`, 'idempotency-key': attempt.key },
    );
    if (answer.status !== 503) return answer;
    expect(answer.body.code).toBe('unavailable');
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
  return undefined;
}

/**
 * One attempt. What dies under it leaves it without an answer; with `until` it asks again, like someone who does not
 * give up.
 */
export async function attemptBooking(
  server: ServerProcess,
  attempt: Attempt,
  options: { until?: 'it is answered' } = {},
): Promise<void> {
  const started = performance.now();
  let answer = await tryOnce(server, attempt);
  while (answer === undefined && options.until !== undefined) {
    await sleep(200);
    answer = await tryOnce(server, attempt);
  }
  if (answer !== undefined) Object.assign(attempt, answer, { ms: performance.now() - started });
}

/** The numbers of all pending reservations. */
export async function heldInDatabase(database: TestDatabase): Promise<string[]> {
  const rows = await database.db
    .selectFrom('reservation')
    .select('number')
    .where('state', '=', 'pending')
    .execute();
  return rows.map(({ number }) => String(number)).sort();
}

async function countLapsed(database: TestDatabase): Promise<number> {
  const rows = await database.db
    .selectFrom('reservation')
    .select('id')
    .where('state', '=', 'pending')
    .where('hold_until', '<', new Date())
    .execute();
  return rows.length;
}

/** Lets all holds lapse, as if a quarter of an hour had passed, does `meanwhile`, and waits until a worker freed them. */
export async function freeLapsed(database: TestDatabase, meanwhile: () => Promise<void>): Promise<void> {
  await database.db
    .updateTable('reservation')
    .set({ hold_until: new Date(Date.now() - 1000) })
    .where('state', '=', 'pending')
    .execute();
  await meanwhile();
  await database.db.transaction().execute((tx) => enqueue(tx, releaseLapsedJob, {}));
  await expect.poll(() => countLapsed(database), { timeout: 20_000, interval: 100 }).toBe(0);
}

/** Someone new books what `wanted` held. */
export async function bookAfresh(
  database: TestDatabase,
  server: ServerProcess,
  wanted: Attempt,
): Promise<void> {
  const guest = await buildPerson(database.db);
  const { period, start, end } = wanted;
  const quote = await post(server, `/api/v1/units/${wanted.unit.unitId}/quotes`, { period, start, end });
  const again: Attempt = { ...wanted, guest, quoteId: quote.body.data.id ?? '', key: newKey() };
  await attemptBooking(server, again);
  expect([again.status, again.body?.code]).toEqual([201, 'ok']);
}
