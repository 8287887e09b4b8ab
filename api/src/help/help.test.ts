import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { call, openSignInWorld, type SignInWorld } from '../testing/sign-in-world.ts';
import { rankArticles } from './rank-articles.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await openSignInWorld();
});
afterAll(() => world.close());

const list = async (q?: string, lang = 'ar') =>
  (
    await call(world, 'GET', `/help${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`, {
      headers: { lang },
    })
  ).body.data.items as { name: string; topic: string; title: string }[];

test('help has a dozen articles in each language, by topic', async () => {
  const [ar, en] = [await list(), await list(undefined, 'en')];
  expect(ar.length).toBeGreaterThanOrEqual(12);
  expect(ar.map(({ name }) => name).toSorted()).toEqual(en.map(({ name }) => name).toSorted());
  const topics = ar.map(({ topic }) => topic);
  expect([...new Set(topics)]).toEqual(['booking', 'money', 'advertising', 'account']);
});

test('an article is found by its words, however they are spelt', async () => {
  expect((await list('إلغاء الحجز'))[0]?.name).toBe('cancelling');
  expect((await list('الغاء الحجز'))[0]?.name).toBe('cancelling');
  expect((await list('bank transfer', 'en'))[0]?.name).toBe('bank-transfer');
  expect(await list('زعفران')).toEqual([]);
});

test('articles with every word come before those with some, and a word in the title before one in the text', () => {
  const article = (title: string, body: string) => ({ title, description: '', body });
  const [title, text, some] = [
    article('استرداد المبلغ', ''),
    article('', 'عن استرداد المبلغ'),
    article('المبلغ', ''),
  ];
  const none = article('الخريطة', '');
  expect(rankArticles([none, some, text, title], 'استرداد المبلغ')).toEqual([title, text, some]);
});

test('the numbers of the site are counted, and kept for some minutes', async () => {
  const numbers = async () => (await call(world, 'GET', '/site/numbers')).body.data;
  await buildListing(world.database.db);
  expect(await numbers()).toMatchObject({ ads: 1, advertisers: 1, cities: 1, bookings: 0, rating: null });
  await buildListing(world.database.db);
  expect((await numbers()).ads).toBe(1);
  world.clock.pass(601);
  expect((await numbers()).ads).toBe(2);
});
