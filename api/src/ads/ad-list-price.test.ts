import { PERIODS, PRICE_KINDS, priceKindOf } from '@diyar/contract/period';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headlineOf, type Offer, offeredPrice, type Price } from '../pricing/headline.ts';
import { buildListing, buildOffer, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type AdSearch, countAds, findAdIds } from './ad-list.queries.ts';

const TODAY = '2026-11-21';
const NOW = new Date('2026-11-21T09:00:00Z');
const LISTINGS = 60;

interface Known {
  adId: string;
  purpose: 'rent' | 'sale';
  prices: Price[];
  offers: Offer[];
}

let database: TestDatabase;
const known: Known[] = [];

/** The same numbers at every run (mulberry32), so that a failure can be looked at. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

function randomOffer(next: (below: number) => number): Offer {
  const type_discount = next(2) === 0 ? ('percent' as const) : ('fixed' as const);
  const kinds = PRICE_KINDS.filter(() => next(2) === 0);
  return {
    type_discount,
    discount: 1 + next(type_discount === 'percent' ? 100 : 3000),
    kinds: kinds.length > 0 ? kinds : ['yearly'],
    starts_on: next(4) === 0 ? '2026-11-22' : '2026-11-21',
    ends_on: '2026-11-23',
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const host = await buildPerson(db, { kind: 'business' });
  const next = numbersFrom(20261121);
  for (let index = 0; index < LISTINGS; index += 1) {
    const purpose = next(4) === 0 ? ('sale' as const) : ('rent' as const);
    // Small odd amounts, so that roundings and ties happen.
    const prices = PRICE_KINDS.filter(() => next(2) === 0).map((kind) => ({ kind, amount: 1 + next(4000) }));
    const byKind = Object.fromEntries(prices.map(({ kind, amount }) => [kind, amount]));
    const { adId, unitId } = await buildListing(db, { host, unit: { prices: byKind }, ad: { purpose } });
    const offers = Array.from({ length: next(3) }, () => randomOffer(next));
    for (const { kinds, ...fields } of offers) {
      await buildOffer(db, {
        unitIds: [unitId],
        accountId: host.accountId,
        fields: { ...fields, kinds: [...kinds] },
      });
    }
    known.push({ adId, purpose, prices, offers });
  }
});
afterAll(() => database.close());

const searchFor = (filters: AdSearch['filters']): AdSearch => ({
  filters,
  words: [],
  now: NOW,
  today: TODAY,
});

/** What SQL finds between two prices in halalas is only asked in whole riyals: the order tells the rest. */
async function cheapestFirst(filters: AdSearch['filters']): Promise<string[]> {
  const page = { sort: 'price_asc' as const, page: 1, per_page: 100 };
  return findAdIds(database.db, searchFor(filters), page);
}

/** The same by the rule in pricing/headline.ts; equal prices stand newest first. */
function byRule(priceOf: (ad: Known) => number | undefined): string[] {
  const priced = known.flatMap((ad) => {
    const price = priceOf(ad);
    return price === undefined ? [] : [{ adId: ad.adId, price }];
  });
  return priced
    .sort((one, other) => one.price - other.price || (one.adId < other.adId ? 1 : -1))
    .map((ad) => ad.adId);
}

const headlinePrice = (ad: Known) => headlineOf(ad.purpose, ad.prices, ad.offers, TODAY)?.headline.amount;

test('the list and the cards agree on every headline price', async () => {
  const expected = byRule(headlinePrice);
  expect(await cheapestFirst({})).toEqual(expected);
  expect(await countAds(database.db, searchFor({}), 1000)).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(LISTINGS / 2);
});

test.each(PERIODS)('the list and the pages agree on every price of period %i', async (period) => {
  const priceOf = (ad: Known) => {
    const price = ad.prices.find(({ kind }) => kind === priceKindOf(period));
    if (ad.purpose === 'sale' || price === undefined) return undefined;
    return offeredPrice(price, ad.offers, TODAY).amount;
  };
  expect(await cheapestFirst({ period })).toEqual(byRule(priceOf));
});

test('prices are filtered in whole riyals, both ends included', async () => {
  for (const riyals of [0, 1, 5, 12, 20, 33, 40]) {
    const atMost = byRule((ad) => {
      const price = headlinePrice(ad);
      return price !== undefined && price <= riyals * 100 ? price : undefined;
    });
    expect(await cheapestFirst({ price_max: riyals })).toEqual(atMost);
    expect(await countAds(database.db, searchFor({ price_max: riyals }), 1000)).toBe(atMost.length);
    const atLeast = byRule((ad) => {
      const price = headlinePrice(ad);
      return price !== undefined && price >= riyals * 100 ? price : undefined;
    });
    expect(await cheapestFirst({ price_min: riyals })).toEqual(atLeast);
  }
});
