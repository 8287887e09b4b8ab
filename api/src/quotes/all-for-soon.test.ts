import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { buildListing } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const NOON = new Date('2026-11-21T12:00:00+03:00');

let database: TestDatabase;
let api: ContractApp;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, NOON);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

async function quote(down_payment_percent: number, start: string, end: string) {
  const { unitId } = await buildListing(database.db, { unit: { policy: { down_payment_percent } } });
  const body = { period: 2 as const, start, end };
  const { all_for_soon, rest } = await api.get('POST /api/v1/units/{id}/quotes', {
    params: { id: unitId },
    body,
  });
  return [all_for_soon, rest.amount === 0 ? 'all' : 'part'];
}

it('says that all is paid at once because the stay is near, and only where a part would do later on', async () => {
  expect(await quote(30, '2026-11-22', '2026-11-24')).toEqual([true, 'all']);
  expect(await quote(30, '2026-12-22', '2026-12-24')).toEqual([false, 'part']);
  expect(await quote(100, '2026-11-22', '2026-11-24')).toEqual([false, 'all']);
});
