import type { AdDetails } from '@diyar/contract/finding/ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

const show = (number: string) => world.call<AdDetails>(`/ads/${number}`);

test('evaluations of guests show a first name, the newest first, and make the rating', async () => {
  const listing = await buildListing(world.db);
  const [first, second] = [
    await buildPerson(world.db, { name: 'عبد الله بن سالم' }),
    await buildPerson(world.db, { name: 'نورة العتيبي' }),
  ];
  await evaluate(listing, first.accountId, 4, '2026-10-01T09:00:00Z');
  await evaluate(listing, second.accountId, 5, '2026-10-09T09:00:00Z');
  const { data } = await show(listing.adNumber);
  expect(data.evaluations.map(({ author, rate }) => [author, rate])).toEqual([
    ['نورة', 5],
    ['عبد الله', 4],
  ]);
  expect(data.rating).toEqual({ average: 4.5, count: 2 });
  await world.db
    .updateTable('account')
    .set({ name: 'سارة العتيبي' })
    .where('id', '=', second.accountId)
    .execute();
  expect((await show(listing.adNumber)).data.evaluations[0]?.author).toBe('سارة');
});

test('evaluations beyond the first twenty are read on, each once, to the last', async () => {
  const listing = await buildListing(world.db);
  const { accountId } = await buildPerson(world.db);
  for (let day = 1; day <= 22; day += 1)
    await evaluate(listing, accountId, 5, `2026-09-${String(Math.min(day, 21)).padStart(2, '0')}T09:00:00Z`);
  const { data } = await show(listing.adNumber);
  expect(data.evaluations).toHaveLength(20);
  expect(data.has_more_evaluations).toBe(true);
  const older = (query: string) =>
    world.call<{ items: AdDetails['evaluations']; has_more: boolean }>(
      `/ads/${listing.adNumber}/evaluations${query}`,
    );
  expect((await older('')).data).toEqual({ items: data.evaluations, has_more: true });
  const last = (await older(`?before=${data.evaluations.at(-1)?.id}`)).data;
  expect(last).toMatchObject({ items: [{}, {}], has_more: false });
  expect(new Set([...data.evaluations, ...last.items].map(({ id }) => id)).size).toBe(22);
  expect((await older('?before=later')).status).toBe(422);
});

async function evaluate(
  { host, unitId }: { host: { accountId: string }; unitId: string },
  guestId: string,
  rate: number,
  at: string,
): Promise<void> {
  const when = new Date(at);
  const reservation = await world.db
    .insertInto('reservation')
    .values({
      unit_id: unitId,
      guest_account_id: guestId,
      host_account_id: host.accountId,
      period: 2,
      start_date: at.slice(0, 10),
      end_date: '2026-10-30',
      starts_at: when,
      ends_at: new Date('2026-10-30T09:00:00Z'),
      state: 'finished',
      method: 'card',
      total: 50_000,
      tax: 0,
      down_payment: 50_000,
      security_deposit: 0,
      terms: '{}',
      created_at: when,
      updated_at: when,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('evaluation')
    .values({
      reservation_id: reservation.id,
      side: 'guest',
      author_account_id: guestId,
      unit_id: unitId,
      rate,
      comment: 'مكان نظيف',
      created_at: when,
      published_at: when,
    })
    .execute();
}
