import { expect, test } from 'vitest';
import { offersOf, recentOffers } from './offers.ts';

const none = { before: '', places: [], categories: [], filters: [], advertisers: [] };
const place = (slug: string, ads: number) => ({ slug, name: slug, city: null, ads });
const pool = { name: 'مسبح', filters: { features: 'pool' }, ads: 7 };

test('the kind that finds most stands first, and advertisers last', () => {
  const advertisers = [{ id: '1', name: 'مكتب', verified: true, ads: 90 }];
  const offers = offersOf({ ...none, places: [place('riyadh', 0)], filters: [pool], advertisers });
  expect(offers.map(({ kind }) => kind)).toEqual(['filters', 'places', 'advertisers']);
});

test('a feature is asked for beside those chosen, and the words before it stay', () => {
  const [offer] = offersOf({ ...none, before: 'فيلا', filters: [pool] });
  expect(offer?.take({ features: ['garden'], q: 'فيلا مسب' })).toMatchObject({
    q: 'فيلا',
    features: ['garden', 'pool'],
  });
});

test('a region leaves the chosen district behind', () => {
  const region = { name: 'القصيم', filters: { city: 'buraydah,unaizah' }, ads: 2 };
  const [offer] = offersOf({ ...none, filters: [region] });
  const { city, district } = offer?.take({ city: ['riyadh'], district: ['al-malqa-riyadh'] }) ?? {};
  expect([city, district]).toEqual([['buraydah', 'unaizah'], undefined]);
});

test('searches made before end with a line that forgets them', () => {
  expect(recentOffers([], 'مسح')).toEqual([]);
  const offers = recentOffers([{ lang: 'ar', title: 'فيلا', filters: { q: 'فيلا' } }], 'مسح');
  expect(offers.map(({ name, forgets }) => [name, forgets])).toEqual([
    ['فيلا', false],
    ['مسح', true],
  ]);
});
