import type { FieldError } from '@diyar/contract/call/errors';
import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';
import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { buildUploadedPhotos, fullWizard } from '../testing/supply.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

const wanted = {
  category: 'apartment',
  kind: 'yearly',
  amount: 1_500_000,
  effective_from: '2026-11-21',
  reason: 'متوسط السوق في المدن الصغيرة',
};
const set = (change: object = {}) =>
  world.call<ConsoleMinimumPrice & { errors: FieldError[] }>('/console/minimum-prices', {
    method: 'POST',
    headers: operator.headers,
    body: { ...wanted, ...change },
  });
const list = () =>
  world.call<{ items: ConsoleMinimumPrice[] }>('/console/minimum-prices', { headers: operator.headers });

async function finish(host: BuiltPerson, yearly: number) {
  const photos = await buildUploadedPhotos(world.db, host, 4);
  const content = {
    ...fullWizard(photos),
    prices: { purpose: 'rent' as const, yearly: { amount: yearly, active: true } },
  };
  const body = { version: 0, content };
  const opened = await world.call<Wizard>('/host/wizard', { method: 'PUT', token: host.token, body });
  return world.call<{ errors: FieldError[] }>('/host/wizard/completion', {
    method: 'POST',
    token: host.token,
    lang: 'en',
    body: { version: opened.data.version },
    headers: { 'idempotency-key': `finish-${yearly}-${host.accountId}` },
  });
}

test('a minimum holds from its date on, for its category and kind, and is named in the refusal', async () => {
  const host = await buildPerson(world.db);
  expect((await set()).data).toMatchObject({
    price: { amount: 1_500_000 },
    history: [{ state: 'in_force' }],
  });
  expect((await finish(host, 1_499_999)).data.errors).toMatchObject([
    { field: 'prices.yearly.amount', msg: 'Price must not pass the minimum price 15,000 S.R' },
  ]);
  const next = await buildPerson(world.db);
  expect((await finish(next, 1_500_000)).status).toBe(201);
  expect((await set({ amount: null, effective_from: '2026-12-01' })).data.history).toMatchObject([
    { state: 'upcoming', price: null },
    { state: 'in_force', price: { amount: 1_500_000 } },
  ]);
  world.clock.now = new Date('2026-12-01T09:00:00Z');
  await world.db.updateTable('operator_session').set({ last_used_at: world.clock.now }).execute();
  await world.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  const last = await buildPerson(world.db);
  expect((await finish(last, 1)).status).toBe(201);
});

test('history stays: the past, a date that is taken and the same again are refused', async () => {
  const kind = { kind: 'daily', effective_from: '2027-01-01' };
  expect((await set(kind)).status).toBe(201);
  expect(await set(kind)).toMatchObject({ status: 409, code: 'setting_date_taken' });
  expect(await set({ ...kind, effective_from: '2027-02-01' })).toMatchObject({
    status: 409,
    code: 'setting_unchanged',
  });
  expect((await set({ ...kind, effective_from: '2026-01-01' })).data.errors).toMatchObject([
    { rule: 'date_past' },
  ]);
  expect((await set({ ...kind, category: 'castle' })).data.errors).toMatchObject([
    { rule: 'category_unknown' },
  ]);
  await world.db
    .insertInto('minimum_price')
    .values({
      category_id: 1,
      kind: 'main',
      amount: 1,
      effective_from: new Date('2020-01-01'),
      reason: 'سابق',
    })
    .execute();
  await expect(
    sql`update minimum_price set amount = 2 where kind = 'main'`.execute(world.db),
  ).rejects.toThrow('a minimum price keeps its history');
});

test('of two who set one at once for one date one does, and the audit log says who', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((riyals) => set({ kind: 'monthly', amount: riyals * 100, effective_from: '2027-03-01' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const acts = await world.db
    .selectFrom('audit_entry')
    .select('subject_id')
    .where('act', '=', 'minimum_price_set')
    .where('subject_id', '=', 'apartment/monthly')
    .execute();
  expect(acts).toHaveLength(1);
  expect((await list()).data.items.map(({ kind }) => kind)).toContain('monthly');
});
