import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { ask, buyingOf, buyPlan } from '../testing/purchase-world.ts';
import { call } from '../testing/sign-in-world.ts';

let world: PaymentWorld;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);
});

const tell = (key: string, value: string, effective_from = '2030-01-07') =>
  call(world, 'POST', `/console/settings/${key}`, {
    body: { value, effective_from, reason: 'بيانات السجل التجاري' },
    headers: operator.headers,
  });

test('a receipt names who sold it on its day, in the language asked for, whatever is told later', async () => {
  const office = await buildPerson(world.database.db, { kind: 'business' });
  const bought = await buyPlan(world, office);
  world.clock.pass(60);
  expect((await tell('legal_name_ar', 'شركة ديار المتحدة')).status).toBe(201);
  const read = async (lang: string) =>
    (await call(world, 'GET', `/purchases/${bought.id}`, { token: office.token, headers: { lang } })).body
      .data;
  expect((await read('ar')).seller.name).toBe('شركة ديار للاختبار');
  expect((await read('en')).seller).toMatchObject({
    name: 'Diyar Test Company',
    address: 'King Fahd Road, Riyadh 12211',
  });
  const { data } = await ask(world, office, '/plans', { method: 'GET' });
  expect(data.seller.name).toBe('شركة ديار المتحدة');
});

test('numbers of the seller are numbers of their kind', async () => {
  for (const [key, value, rule] of [
    ['legal_registration', '10100000ab', 'cr_10'],
    ['legal_vat_number', '410122393500003', 'vat_15'],
    ['legal_name_en', '  ', 'required'],
  ] as const) {
    const { status, body } = await tell(key, value);
    expect([status, body.data.errors[0]?.rule]).toEqual([422, rule]);
  }
});

test('nothing is sold until it is told who sells', async () => {
  const office = await buildPerson(world.database.db, { kind: 'business' });
  const body = await buyingOf(world, office);
  const { now } = world.clock;
  await world.database.db
    .insertInto('setting')
    .values({ key: 'legal_vat_number', effective_from: now, type: 'text', value: '""', source: 'a test' })
    .execute();
  expect((await ask(world, office, '/plans', { method: 'GET' })).data.seller).toBeNull();
  expect((await ask(world, office, '/purchases', { body })).code).toBe('seller_unknown');
});
