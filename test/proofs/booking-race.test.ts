import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseLapsed } from '../../api/src/reservations/release-lapsed.ts';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { SEED } from '../../api/src/testing/proof.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import {
  type Attempt,
  buildGuests,
  buildRaceUnits,
  doubleWinners,
  isExcused,
  newKey,
  percentile,
  randomOf,
  randomStay,
} from './booking-race.ts';

const ATTEMPTS = 500;
const today = Temporal.Now.plainDateISO('Asia/Riyadh').toString();

async function post(
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

async function prepare(
  database: TestDatabase,
  server: ServerProcess,
  random: () => number,
): Promise<Attempt[]> {
  const units = await buildRaceUnits(database);
  const guests = await buildGuests(database, ATTEMPTS);
  const attempts: Attempt[] = [];
  for (const guest of guests) {
    const unit = units[Math.floor(random() * units.length)];
    if (unit === undefined) throw new Error('no unit');
    const stay = randomStay(random, today);
    const quote = await post(server, `/api/v1/units/${unit.unitId}/quotes`, stay);
    expect(quote.status, JSON.stringify([stay, quote.body])).toBe(201);
    attempts.push({ guest, unit, ...stay, quoteId: quote.body.data.id ?? '', key: newKey() });
  }
  return attempts;
}

/** One attempt; a server that dies under it leaves it without an answer. */
async function attemptBooking(server: ServerProcess, attempt: Attempt): Promise<void> {
  const started = performance.now();
  try {
    const { status, body } = await post(
      server,
      '/api/v1/reservations',
      { quote_id: attempt.quoteId, method: 'card' },
      { authorization: `Bearer ${attempt.guest.token}`, 'idempotency-key': attempt.key },
    );
    Object.assign(attempt, { status, body, ms: performance.now() - started });
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

function checkOutcome(attempts: Attempt[]): Attempt[] {
  const winners = attempts.filter(({ status }) => status === 201);
  const losers = attempts.filter(({ status }) => status !== 201);
  expect(doubleWinners(winners)).toEqual([]);
  for (const loser of losers) {
    expect([loser.status, loser.body?.code]).toEqual([409, 'unit_taken']);
    expect(Array.isArray(loser.body?.data.alternatives)).toBe(true);
    expect(isExcused(loser, winners), `${loser.period} ${loser.start} ${loser.end} lost to nobody`).toBe(
      true,
    );
  }
  // A proof in which nobody wins or nobody loses proves nothing.
  expect(winners.length).toBeGreaterThan(20);
  expect(losers.length).toBeGreaterThan(100);
  return winners;
}

async function heldInDatabase(database: TestDatabase): Promise<string[]> {
  const rows = await database.db
    .selectFrom('reservation')
    .select('number')
    .where('state', '=', 'pending')
    .execute();
  return rows.map(({ number }) => String(number)).sort();
}

const idsOf = (winners: Attempt[]) => winners.map(({ body }) => body?.data.id).sort();

describe(`${ATTEMPTS} guests racing for five units, seed ${SEED}`, { timeout: 180_000 }, () => {
  let database: TestDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startServerProcess(database.url);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  it('gives each instant to one, tells every other what is free instead, and never fails', async () => {
    const attempts = await prepare(database, server, randomOf(SEED));
    await Promise.all(attempts.map((attempt) => attemptBooking(server, attempt)));
    const winners = checkOutcome(attempts);
    expect(await heldInDatabase(database)).toEqual(idsOf(winners));
    const times = attempts.map(({ ms }) => ms ?? Number.NaN);
    const helped = attempts.filter(({ body }) => (body?.data.alternatives?.length ?? 0) > 0).length;
    console.log(
      `booking race: ${winners.length} won, ${attempts.length - winners.length} lost (${helped} with alternatives), ` +
        `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    );
  });
});

describe(`the same race with the server killed in the middle, seed ${SEED + 1}`, { timeout: 180_000 }, () => {
  let database: TestDatabase;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startServerProcess(database.url);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  it('loses nothing that was promised, books nothing twice, and frees what lapsed', async () => {
    const attempts = await prepare(database, server, randomOf(SEED + 1));
    const racing = Promise.all(attempts.map((attempt) => attemptBooking(server, attempt)));
    while (attempts.filter(({ status }) => status !== undefined).length < ATTEMPTS / 5) await sleep(2);
    await server.killHard();
    await racing;
    const promised = new Map(
      attempts.filter(({ status }) => status === 201).map((attempt) => [attempt, attempt.body?.data.id]),
    );
    const unanswered = attempts.filter(({ status }) => status === undefined);
    expect(unanswered.length).toBeGreaterThan(0);

    server = await startServerProcess(database.url);
    // Everyone asks again with the key they had: who was answered gets the same answer, who was not gets one now.
    await Promise.all(attempts.map((attempt) => attemptBooking(server, attempt)));
    const winners = checkOutcome(attempts);
    for (const [attempt, id] of promised) expect(attempt.body?.data.id).toBe(id);
    expect(await heldInDatabase(database)).toEqual(idsOf(winners));
    console.log(
      `killed race: ${promised.size} promised before, ${unanswered.length} unanswered, ${winners.length} won in the end`,
    );

    await lapseEverything(database);
    const first = winners[0];
    if (first === undefined) throw new Error('nobody won');
    await bookAfresh(database, server, first);
    await releaseLapsed(database.db, new Date());
    const left = await database.db
      .selectFrom('occupancy')
      .select('id')
      .where('reservation_id', 'is not', null)
      .execute();
    expect(left).toHaveLength(first.unit.spaces.length);
  });
});

/** As if a quarter of an hour had passed. */
async function lapseEverything(database: TestDatabase): Promise<void> {
  await database.db
    .updateTable('reservation')
    .set({ hold_until: new Date(Date.now() - 1000) })
    .where('state', '=', 'pending')
    .execute();
}

async function bookAfresh(database: TestDatabase, server: ServerProcess, wanted: Attempt): Promise<void> {
  const guest = await buildPerson(database.db);
  const { period, start, end } = wanted;
  const quote = await post(server, `/api/v1/units/${wanted.unit.unitId}/quotes`, { period, start, end });
  const again: Attempt = { ...wanted, guest, quoteId: quote.body.data.id ?? '', key: newKey() };
  await attemptBooking(server, again);
  expect([again.status, again.body?.code]).toEqual([201, 'ok']);
}
