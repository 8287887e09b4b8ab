import type { AdDetails } from '@diyar/contract/finding/ads';
import type { FoundAd } from '@diyar/contract/finding/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildOffer } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const NOW = '2026-11-21T09:00:00Z';
const MALQA = 'al-malqa-riyadh';
const TODAY = { starts_on: '2026-11-20', ends_on: '2026-11-30' };
let world: TestApp;

beforeAll(async () => {
  world = await openTestApp(NOW);
});
afterAll(() => world.close());

const annex = (district: string, rooms: number, riyals: number) =>
  buildListing(world.db, {
    property: { category: 'annex', district },
    unit: { rooms, prices: { yearly: riyals * 100 } },
  });

async function beside(query: string, lang: 'ar' | 'en' = 'en'): Promise<Map<string, string | null>> {
  const { data } = await world.call<{ items: FoundAd[] }>(`/ads?category=annex&${query}`, { lang });
  return new Map(data.items.map((ad) => [ad.id, ad.beside]));
}

test('a home that asks clearly less than those of its district says so, as its own page does', async () => {
  const low = await annex(MALQA, 3, 32_000);
  const usual = [await annex(MALQA, 3, 40_000), await annex(MALQA, 3, 40_000), await annex(MALQA, 3, 41_000)];
  // Four say nothing of a market; homes with other rooms say nothing of these.
  await annex(MALQA, 1, 15_000);
  expect([...(await beside(`district=${MALQA}`)).values()]).toEqual([null, null, null, null, null]);

  const [last, bait] = [await annex(MALQA, 3, 40_000), await annex(MALQA, 3, 12_000)];
  const said = await beside(`district=${MALQA}&period=4`);
  expect(said.get(low.adNumber)).toBe('20% below usual in Al Malqa');
  for (const { adNumber } of [...usual, last, bait]) expect(said.get(adNumber)).toBeNull();
  expect((await beside(`district=${MALQA}`, 'ar')).get(low.adNumber)).toBe('أقل بـ 20% من المعتاد في الملقا');
  const { data } = await world.call<AdDetails>(`/ads/${low.adNumber}`);
  expect(data.price_levels).toMatchObject([{ scope: 'district', ads: 6, difference_percent: -20 }]);
});

test('an offer makes no home cheaper than usual: what is asked before it counts', async () => {
  const district = 'al-yasmin-riyadh';
  const offered = await annex(district, 2, 30_000);
  for (let made = 0; made < 4; made += 1) await annex(district, 2, 30_000);
  const fields = { kinds: ['yearly' as const], type_discount: 'percent' as const, discount: 30, ...TODAY };
  await buildOffer(world.db, { unitIds: [offered.unitId], accountId: offered.host.accountId, fields });
  expect([...(await beside(`district=${district}`)).values()]).toEqual([null, null, null, null, null]);
});
