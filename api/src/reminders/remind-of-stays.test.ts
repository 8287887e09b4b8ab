import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishEnded } from '../reservations/finish-ended.ts';
import { buildListing } from '../testing/factories.ts';
import { checkPayment, hold, openPaymentWorld, type PaymentWorld, pay } from '../testing/payment-world.ts';
import { remindOfStays } from './remind-of-stays.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

const keysOf = async (accountId: string) => {
  const rows = await world.database.db
    .selectFrom('event')
    .select('key')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ key }) => key).filter((key) => !key.startsWith('reservation_') || key.endsWith('_ends'));
};

it('a hold that nears its end, an arrival, a departure and an evaluation are each reminded of once', async () => {
  const { db } = world.database;
  const listing = await buildListing(db);
  const held = await hold(world, { unitId: listing.unitId });
  const at = async (now: Date) => {
    await remindOfStays(db, now);
    await remindOfStays(db, now);
  };
  await at(world.clock.now);
  expect(await keysOf(held.guest.accountId)).toEqual([]);
  await at(new Date(world.clock.now.getTime() + 11 * 60_000));
  expect(await keysOf(held.guest.accountId)).toEqual(['reservation_hold_ends']);
  await pay(world, held);
  await checkPayment(world, held);
  const { starts_at, ends_at } = await db
    .selectFrom('reservation')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  await at(new Date(starts_at.getTime() - 23 * 3_600_000));
  await at(new Date(ends_at.getTime() - 3 * 3_600_000));
  await finishEnded(db, new Date(ends_at.getTime() + 60_000));
  await at(new Date(ends_at.getTime() + 24 * 3_600_000));
  const stay = ['stay_begins_soon', 'stay_ends_soon', 'evaluation_waits'];
  expect(await keysOf(held.guest.accountId)).toEqual(['reservation_hold_ends', ...stay]);
  expect(await keysOf(listing.host.accountId)).toEqual(stay);
});
