import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClaim } from '../claims/make-claim.ts';
import { transact } from '../platform/db/database.ts';
import { finishEnded } from '../reservations/finish-ended.ts';
import { sentPhoto } from '../testing/deposit-lives.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import { hold, pay, runJobs } from '../testing/payment-world.ts';
import { operatorOf } from '../testing/transfer-world.ts';
import { openWorld, type World } from '../testing/world.ts';
import { batchPayouts } from './batch-payouts.ts';
import { makePayouts } from './make-payouts.ts';

const BOOKED = new Date('2030-01-10T09:00:00Z');
/** An hour after the departure of the stay. */
const LEFT = new Date('2030-02-03T10:00:00Z');

let world: World;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openWorld();
  world.clock.now = BOOKED;
  operator = await operatorOf(world);
});
afterAll(() => world.close());

/** A stay that is over, whose deposit is held and whose payout waits for a batch. */
async function waitingStay() {
  const { db } = world.database;
  world.clock.now = BOOKED;
  const host = await buildPerson(db);
  const policy = {
    ...{ down_payment_percent: 100, security_deposit: 50_000 },
    ...{ arrival_time: '16:00', departure_time: '12:00' },
  };
  const listing = await buildListing(db, { host, unit: { policy } });
  const bank = { kind: 'bank' as const, iban: 'SA0380000000608010167519', bank_name: 'الراجحي' };
  await db
    .insertInto('payout_destination')
    .values({ account_id: host.accountId, ...bank, holder: 'دار الواحة' })
    .execute();
  const held = await hold(world, { unitId: listing.unitId });
  await pay(world, held);
  await runJobs(world);
  world.clock.now = LEFT;
  await finishEnded(db, LEFT);
  expect(await makePayouts(db, LEFT)).toBe(1);
  return { host, held, listing };
}

/** Makes a batch while something is being written, which ends only once the batch waits for it. */
async function batchBeside(write: (untilBatchWaits: () => Promise<void>) => Promise<unknown>) {
  const { db, pool } = world.database;
  let batching: Promise<unknown> = Promise.resolve();
  const untilBatchWaits = async () => {
    batching = transact(db, (tx) => batchPayouts(tx, { ...operator, requestId: 'test' }, LEFT)).catch(
      (refusal: unknown) => refusal,
    );
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  };
  await write(untilBatchWaits);
  return batching;
}

const stateOf = async (accountId: string) =>
  (
    await world.database.db
      .selectFrom('payout')
      .select('state')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).state;

test('a batch made while a claim is being written leaves the payout of its booking out', async () => {
  const { db } = world.database;
  const { host, held } = await waitingStay();
  const { accountId, actor } = host;
  const photos = [await sentPhoto(db, { reservationId: held.id, accountId, now: LEFT })];
  const items = [{ words: 'نافذة مكسورة', amount: 30_000 }];
  const refused = await batchBeside((untilBatchWaits) =>
    transact(db, async (tx) => {
      await makeClaim(tx, world.deps.payables, { number: held.number, items, photos, actor, now: LEFT });
      await untilBatchWaits();
    }),
  );
  expect(refused).toMatchObject({ code: 'state_changed' });
  expect(await stateOf(accountId)).toBe('ready');
});

test('a batch made while its guest reports the ad leaves the payout out', async () => {
  const { db } = world.database;
  const { host, held, listing } = await waitingStay();
  // What `reportThing` writes, in its order: the ad is locked first.
  const refused = await batchBeside((untilBatchWaits) =>
    transact(db, async (tx) => {
      await sql`select from ad where id = ${listing.adId} for update`.execute(tx);
      await untilBatchWaits();
      const until = new Date(LEFT.getTime() + 86_400_000);
      const opened = {
        ad_id: listing.adId,
        reported_account_id: host.accountId,
        opened_at: LEFT,
        due_at: until,
      };
      const { id } = await tx
        .insertInto('report_case')
        .values(opened)
        .returning('id')
        .executeTakeFirstOrThrow();
      const reported = { case_id: id, account_id: held.guest.accountId, created_at: LEFT };
      await tx
        .insertInto('report')
        .values({ ...reported, reason: 'wrong_info', address_hash: Buffer.from('x') })
        .execute();
    }),
  );
  expect(refused).toMatchObject({ code: 'state_changed' });
  expect(await stateOf(host.accountId)).toBe('ready');
});
