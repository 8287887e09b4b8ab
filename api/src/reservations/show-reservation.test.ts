import { riyadhDate } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import {
  checkPayment,
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
} from '../testing/payment-world.ts';
import { showReservation } from './show-reservation.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

const DECLINED = '4201320000013020';

test('a host sees what was paid, never which card was tried or why a bank said no', async () => {
  const { host, unitId } = await buildListing(world.database.db);
  const held = await hold(world, { unitId });
  await pay(world, held, { number: DECLINED });
  await checkPayment(world, held);
  await pay(world, held);
  await checkPayment(world, held);
  const asked = { number: held.number, lang: 'en', now: world.clock.now } as const;
  const asGuest = await showReservation(world.deps, {
    ...asked,
    side: 'guest',
    accountId: held.guest.accountId,
  });
  expect(asGuest.payments).toMatchObject([
    { state: 'failed', card: 'mada •••• 3020', failure: 'unspecified' },
    { state: 'settled', card: 'mada •••• 1010', failure: null },
  ]);
  const asHost = await showReservation(world.deps, { ...asked, side: 'host', accountId: host.accountId });
  expect(asHost.paid).toEqual(asGuest.paid);
  expect(asHost.payments).toMatchObject([{ state: 'settled', card: null, failure: null }]);
  expect(asHost.abilities).toEqual({ pay: false, cancel: false, change: false, evaluate: false });
  expect(JSON.stringify(asHost)).not.toMatch(/3020|1010|unspecified|\+9665/);
});

test('how to arrive is told once it is paid, in the words that were written', async () => {
  const { unitId } = await buildListing(world.database.db, {
    property: { directions_ar: 'المدخل من الشارع الخلفي' },
  });
  const held = await hold(world, { unitId });
  const show = () =>
    showReservation(world.deps, {
      number: held.number,
      lang: 'en',
      now: world.clock.now,
      side: 'guest',
      accountId: held.guest.accountId,
    });
  expect((await show()).directions).toBeNull();
  await pay(world, held);
  await checkPayment(world, held);
  expect((await show()).directions).toEqual({ text: 'المدخل من الشارع الخلفي', lang: 'ar' });
});

test('a booking keeps the version of the terms that its guest accepted, though another is in force since', async () => {
  const { db } = world.database;
  const show = (held: HeldReservation) =>
    showReservation(world.deps, {
      ...{ number: held.number, lang: 'en', now: world.clock.now, side: 'guest' },
      accountId: held.guest.accountId,
    });
  const before = await hold(world);
  const first = (await show(before)).terms_version;
  expect(first).toBeGreaterThan(0);
  const newer = (first ?? 0) + 1;
  await sql`
    insert into page_version (slug, version, effective_from, title_ar, title_en, description_ar, description_en, body_ar, body_en)
    select slug, ${newer}, ${riyadhDate(world.clock.now)}::date, title_ar, title_en, description_ar, description_en, body_ar, body_en
    from page_version where slug = 'terms_of_use' and version = ${first}`.execute(db);
  expect((await show(await hold(world))).terms_version).toBe(newer);
  expect((await show(before)).terms_version).toBe(first);
  await expect(
    sql`update page_version set body_ar = 'غيرها' where slug = 'terms_of_use' and version = ${first}`.execute(
      db,
    ),
  ).rejects.toThrow('stays as it is');
});
