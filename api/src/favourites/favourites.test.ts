import type { Favourite } from '@diyar/contract/finding/favourites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

interface Page {
  items: Favourite[];
  total: number;
  pages: number;
}

const save = ({ token }: BuiltPerson, number: string) =>
  world.call(`/favourites/${number}`, { method: 'PUT', token });
const remove = ({ token }: BuiltPerson, number: string) =>
  world.call(`/favourites/${number}`, { method: 'DELETE', token });
const merge = ({ token }: BuiltPerson, ads: string[]) =>
  world.call<{ gone: string[]; told: string | null }>('/favourites', {
    method: 'POST',
    token,
    body: { ads },
  });
const list = async ({ token }: BuiltPerson, query = '', lang: 'ar' | 'en' = 'ar') =>
  (await world.call<Page>(`/favourites${query}`, { token, lang })).data;
const ids = async ({ token }: BuiltPerson) =>
  (await world.call<{ ids: string[] }>('/favourites/ids', { token })).data.ids;

test('what is kept is listed, the newest first, and told by its number', async () => {
  const person = await buildPerson(world.db);
  const [first, second] = [await buildListing(world.db), await buildListing(world.db)];
  expect((await save(person, first.adNumber)).status).toBe(200);
  world.clock.pass(60);
  await save(person, second.adNumber);
  const { items, total } = await list(person);
  expect(items.map(({ id }) => id)).toEqual([second.adNumber, first.adNumber]);
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    saved_price: { amount: 6_000_000, text: '60,000 S.R', period: 4 },
    change: null,
    ad: { id: second.adNumber },
  });
  expect(await ids(person)).toEqual([second.adNumber, first.adNumber]);
  expect((await list(person, '?page=2&per_page=1')).items.map(({ id }) => id)).toEqual([first.adNumber]);
});

test('keeping twice keeps once, as it was first saved; taking away twice changes nothing', async () => {
  const person = await buildPerson(world.db);
  const { adNumber } = await buildListing(world.db);
  await save(person, adNumber);
  const [{ saved_at } = {}] = (await list(person)).items;
  world.clock.pass(60);
  expect((await save(person, adNumber)).status).toBe(200);
  expect((await list(person)).items).toMatchObject([{ id: adNumber, saved_at }]);
  for (const _ of [1, 2]) expect((await remove(person, adNumber)).status).toBe(200);
  expect(await ids(person)).toEqual([]);
});

test('a heart pressed on many devices at once is one favourite', async () => {
  const person = await buildPerson(world.db);
  const ads = [await buildListing(world.db), await buildListing(world.db), await buildListing(world.db)];
  const numbers = ads.map(({ adNumber }) => adNumber);
  const pressed = Array.from({ length: 24 }, (_, index) =>
    index % 3 === 0
      ? merge(person, index % 2 === 0 ? numbers : numbers.toReversed())
      : save(person, numbers[index % 3] ?? ''),
  );
  expect((await Promise.all(pressed)).map(({ status }) => status)).toEqual(pressed.map(() => 200));
  const rows = await world.db
    .selectFrom('favourite')
    .selectAll()
    .where('account_id', '=', person.accountId)
    .execute();
  expect(rows).toHaveLength(3);
});

test('what a device kept joins what the account keeps, and what is gone is told', async () => {
  const person = await buildPerson(world.db);
  const [kept, fresh] = [await buildListing(world.db), await buildListing(world.db)];
  const hidden = await buildListing(world.db, { ad: { state: 'hidden' } });
  const secret = await buildListing(world.db, { unit: { privacy: 'private', link_key: 'key-of-the-link' } });
  await save(person, kept.adNumber);
  const { data } = await merge(person, [
    kept.adNumber,
    fresh.adNumber,
    hidden.adNumber,
    secret.adNumber,
    '999999999',
  ]);
  expect(data.gone).toEqual([hidden.adNumber, secret.adNumber, '999999999']);
  expect(data.told).toBe('3 إعلانات حفظتها على هذا الجهاز لم تعد متاحة');
  expect((await ids(person)).toSorted()).toEqual([kept.adNumber, fresh.adNumber].toSorted());
  expect((await merge(person, [])).data).toEqual({ gone: [], told: null });
});

test('what a device kept stands in the account in the order in which it was kept, the newest first', async () => {
  const person = await buildPerson(world.db);
  const kept = [];
  for (let made = 0; made < 5; made += 1) kept.push((await buildListing(world.db)).adNumber);
  const [first = '', ...others] = kept;
  const inOrder = [...others.reverse(), first];
  await merge(person, inOrder);
  expect((await list(person)).items.map(({ id }) => id)).toEqual(inOrder.toReversed());
});

test('an ad that left the site stays in the list as what it was, without its words', async () => {
  const person = await buildPerson(world.db);
  const { adNumber, adId } = await buildListing(world.db, {
    unit: { policy: { arrival_time: '10:00', departure_time: '02:00' } },
  });
  await save(person, adNumber);
  await world.db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', adId).execute();
  const [item] = (await list(person, '', 'en')).items;
  expect(item).toMatchObject({
    id: adNumber,
    ad: null,
    day_use: true,
    category: 'Apartment',
    district: 'Al Malqa',
    city: 'Riyadh',
  });
  expect(JSON.stringify(item)).not.toContain('Furnished');
  expect(await ids(person)).toEqual([adNumber]);
  await world.db.updateTable('ad').set({ state: 'published' }).where('id', '=', adId).execute();
  expect((await list(person)).items[0]?.ad?.id).toBe(adNumber);
});

test('a price that fell or rose since is told', async () => {
  const person = await buildPerson(world.db);
  const [down, up] = [await buildListing(world.db), await buildListing(world.db)];
  await merge(person, [down.adNumber, up.adNumber]);
  const change = (unitId: string, amount: number) =>
    world.db
      .updateTable('unit_price')
      .set({ amount })
      .where('unit_id', '=', unitId)
      .where('kind', '=', 'yearly')
      .execute();
  await change(down.unitId, 5_000_000);
  await change(up.unitId, 7_000_000);
  const told = new Map((await list(person)).items.map((item) => [item.id, item]));
  expect(told.get(down.adNumber)).toMatchObject({ change: 'down', ad: { price: { amount: 5_000_000 } } });
  expect(told.get(up.adNumber)).toMatchObject({ change: 'up', saved_price: { amount: 6_000_000 } });
});

test('nobody sees or takes away what others keep', async () => {
  const [one, other] = [await buildPerson(world.db), await buildPerson(world.db)];
  const { adNumber } = await buildListing(world.db);
  await save(one, adNumber);
  await remove(other, adNumber);
  expect((await list(other)).items).toEqual([]);
  expect(await ids(one)).toEqual([adNumber]);
});

test('an ad nobody may see cannot be kept', async () => {
  const person = await buildPerson(world.db);
  const { adNumber } = await buildListing(world.db, { ad: { state: 'hidden' } });
  expect(await save(person, adNumber)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await save(person, '999999999')).toMatchObject({ status: 404 });
  expect(await ids(person)).toEqual([]);
});
