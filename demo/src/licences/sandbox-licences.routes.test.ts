import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../api/src/platform/db/database.ts';
import { buildListing, buildPerson } from '../../../api/src/testing/factories.ts';
import { openTestApp, type TestApp } from '../../../api/src/testing/test-app.ts';
import { issueSandboxLicence } from './sandbox-licence.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

test('a demonstration licence’s address says in both languages that it is one', async () => {
  const { accountId } = await buildPerson(world.db, { kind: 'business', name: 'دار <السكن>' });
  const id = await transact(world.db, (tx) =>
    issueSandboxLicence(tx, { accountId, seed: 'page', today: '2026-11-21' }),
  );
  const { url } = await world.db
    .selectFrom('licence')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const page = await world.app.inject(url);
  expect(page.statusCode).toBe(200);
  expect(page.payload).toContain('سجل ديار التجريبي للمعلن «دار &lt;السكن&gt;»');
  expect(page.payload).toContain('sandbox registry');
});

test('a real licence has no page of ours', async () => {
  const { licenceId } = await buildListing(world.db);
  const { number } = await world.db
    .selectFrom('licence')
    .select('number')
    .where('id', '=', licenceId)
    .executeTakeFirstOrThrow();
  expect((await world.app.inject(`/_dev/licences/${number}`)).statusCode).toBe(404);
});
