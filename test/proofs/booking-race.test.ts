import { afterEach, describe, expect, it } from 'vitest';
import { runsOf, SEED } from '../../api/src/testing/proof.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { type OwnCluster, startOwnCluster } from '../helpers/own-cluster.ts';
import { busiestOf } from '../helpers/process-time.ts';
import { type ServerProcess, startManyProcesses, startServerProcess } from '../helpers/server-process.ts';
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
import { attemptBooking, bookAfresh, freeLapsed, heldInDatabase, post } from './racing.ts';

const ATTEMPTS = runsOf(500);
/** As many guests for a day as ever: fewer attempts fight over fewer days. */
const DAYS = Math.ceil((ATTEMPTS * 59) / 500);
const today = Temporal.Now.plainDateISO('Asia/Riyadh').toString();

/** The servers and database of a race; all end with the test. */
interface Arena {
  database: TestDatabase;
  server: ServerProcess;
  cluster?: OwnCluster;
}

let arena: Arena | undefined;
afterEach(async () => {
  await arena?.server.stop();
  await arena?.database.close();
  await arena?.cluster?.remove();
  arena = undefined;
}, 60_000);

async function openOne(): Promise<Arena> {
  const database = await createTestDatabase();
  return { database, server: await startServerProcess(database.url) };
}

async function openMany(cluster?: OwnCluster): Promise<Arena & { killServer(): Promise<void> }> {
  const database = await createTestDatabase(cluster && { cluster: cluster.url });
  const server = await startManyProcesses(database.url, { DATABASE_POOL: '10' });
  const killServer = async () => {
    // The other may have none of the race in hand.
    process.kill(busiestOf(server.pids('requests')) ?? 0, 'SIGKILL');
  };
  return { database, server, killServer, ...(cluster && { cluster }) };
}

async function prepare({ database, server }: Arena, random: () => number): Promise<Attempt[]> {
  const units = await buildRaceUnits(database);
  const guests = await buildGuests(database, ATTEMPTS);
  const attempts: Attempt[] = [];
  for (const guest of guests) {
    const unit = units[Math.floor(random() * units.length)];
    if (unit === undefined) throw new Error('no unit');
    const stay = randomStay(random, today, DAYS);
    const quote = await post(server, `/api/v1/units/${unit.unitId}/quotes`, stay);
    expect(quote.status, JSON.stringify([stay, quote.body])).toBe(201);
    attempts.push({ guest, unit, ...stay, quoteId: quote.body.data.id ?? '', key: newKey() });
  }
  return attempts;
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
  expect(winners.length).toBeGreaterThan(ATTEMPTS / 25);
  expect(losers.length).toBeGreaterThan(ATTEMPTS / 5);
  return winners;
}

const idsOf = (winners: Attempt[]) => winners.map(({ body }) => body?.data.id).sort();

const HOUSES = [
  { house: 'one process', open: openOne },
  { house: 'two servers and a worker', open: () => openMany() },
];

describe.each(HOUSES)(
  `${ATTEMPTS} guests racing for five units in $house, seed ${SEED}`,
  { timeout: 180_000 },
  ({ house, open }) => {
    it('gives each instant to one, tells every other what is free instead, and never fails', async () => {
      arena = await open();
      const { database, server } = arena;
      const attempts = await prepare(arena, randomOf(SEED));
      await Promise.all(attempts.map((attempt) => attemptBooking(server, attempt)));
      const winners = checkOutcome(attempts);
      expect(await heldInDatabase(database)).toEqual(idsOf(winners));
      const times = attempts.map(({ ms }) => ms ?? Number.NaN);
      const helped = attempts.filter(({ body }) => (body?.data.alternatives?.length ?? 0) > 0).length;
      console.log(
        `booking race, ${house}: ${winners.length} won, ${attempts.length - winners.length} lost (${helped} with ` +
          `alternatives), p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
      );
    });
  },
);

/** Each opens an arena and says how to break it in the middle of the race; what comes back answers everyone. */
const BREAKS = [
  {
    broken: 'the only process',
    open: async () => {
      const one = await openOne();
      const hurt = async () => {
        await one.server.killHard();
        one.server = await startServerProcess(one.database.url);
      };
      return { arena: one, hurt };
    },
  },
  {
    broken: 'one of two servers',
    open: async () => {
      const many = await openMany();
      return { arena: many, hurt: () => many.killServer() };
    },
  },
  {
    broken: 'the database under two servers and a worker',
    open: async () => {
      const cluster = await startOwnCluster();
      try {
        return { arena: await openMany(cluster), hurt: () => cluster.crash() };
      } catch (error) {
        await cluster.remove();
        throw error;
      }
    },
  },
];

describe.each(BREAKS)(
  `the same race with $broken killed in the middle, seed ${SEED + 1}`,
  { timeout: 180_000 },
  ({ broken, open }) => {
    it('loses nothing that was promised, books nothing twice, and frees what lapsed', async () => {
      const opened = await open();
      arena = opened.arena;
      const { database } = arena;
      const attempts = await prepare(arena, randomOf(SEED + 1));
      const before = arena.server;
      // With the answer itself, not a look at the clock: on a busy machine all would be over by then.
      const hurt = Promise.withResolvers<void>();
      let answered = 0;
      const race = async (attempt: Attempt) => {
        await attemptBooking(before, attempt);
        answered += 1;
        if (answered === ATTEMPTS / 10) opened.hurt().then(hurt.resolve, hurt.reject);
      };
      await Promise.all([hurt.promise, ...attempts.map(race)]);
      const promised = new Map(
        attempts.filter(({ status }) => status === 201).map((attempt) => [attempt, attempt.body?.data.id]),
      );
      const unanswered = attempts.filter(({ status }) => status === undefined);
      expect(unanswered.length).toBeGreaterThan(0);

      // Everyone asks again with the key they had: who was answered gets the same answer, who was not gets one now.
      const { server } = arena;
      await Promise.all(
        attempts.map((attempt) => attemptBooking(server, attempt, { until: 'it is answered' })),
      );
      const winners = checkOutcome(attempts);
      for (const [attempt, id] of promised) expect(attempt.body?.data.id).toBe(id);
      expect(await heldInDatabase(database)).toEqual(idsOf(winners));
      console.log(
        `race with ${broken} killed: ${promised.size} promised before, ${unanswered.length} unanswered, ` +
          `${winners.length} won in the end`,
      );

      const [first] = winners;
      if (first === undefined) throw new Error('nobody won');
      await freeLapsed(database, () => bookAfresh(database, server, first));
      const left = await database.db
        .selectFrom('occupancy')
        .select('id')
        .where('reservation_id', 'is not', null)
        .execute();
      expect(left).toHaveLength(first.unit.spaces.length);
    });
  },
);
