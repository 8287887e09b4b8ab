import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueSandboxLicence } from '../../../demo/src/licences/sandbox-licence.ts';
import { transact } from '../platform/db/database.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

test('a licence’s QR code is a picture anyone may fetch', async () => {
  const { adId } = await buildListing(world.db);
  const answer = await world.app.inject(`/media/licences/${adId}.svg`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.payload).toMatch(/^<svg /);
});

test('no licence, no code', async () => {
  const { adId } = await buildListing(world.db, { ad: { state: 'not_published', licence: null } });
  for (const name of [`${adId}.svg`, `${adId}.png`, 'abc.svg', '00000000-0000-7000-8000-000000000000.svg']) {
    expect((await world.app.inject(`/media/licences/${name}`)).statusCode).toBe(404);
  }
});

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
