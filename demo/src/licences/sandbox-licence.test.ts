import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../api/src/platform/db/database.ts';
import { buildPerson } from '../../../api/src/testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../api/src/testing/test-database.ts';
import { issueSandboxLicence } from './sandbox-licence.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const today = '2026-11-21';

async function issue(accountId: string, seed: string) {
  const id = await transact(database.db, (tx) => issueSandboxLicence(tx, { accountId, seed, today }));
  return database.db.selectFrom('licence').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('a sandbox licence says so, is in force and looks like the registry’s', async () => {
  const { accountId } = await buildPerson(database.db, { kind: 'business', name: 'مكتب النخيل' });
  const licence = await issue(accountId, 'villa-1');
  expect(licence).toMatchObject({ source: 'sandbox', broker_name: 'مكتب النخيل' });
  expect(licence.number).toMatch(/^72\d{8}$/);
  expect(licence.fal_number).toMatch(/^12\d{8}$/);
  expect(licence.issued_on < today && today < licence.expires_on).toBe(true);
  expect(licence.url).toBe(`/_dev/licences/${licence.number}`);
});

test('licences of one advertiser share the FAL number, and a taken number gives way', async () => {
  const { accountId } = await buildPerson(database.db, { kind: 'business' });
  const [first, again] = [await issue(accountId, 'same'), await issue(accountId, 'same')];
  expect(again.number).not.toBe(first.number);
  expect(again.fal_number).toBe(first.fal_number);
});
