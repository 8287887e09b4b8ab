import type { MapCluster, MapPin } from '@diyar/contract/finding/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltListing, buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

interface AdMap {
  clusters: MapCluster[];
  pins: MapPin[];
  total: number;
  errors?: { field: string; rule: string }[];
}

let world: TestApp;
let near: BuiltListing;
let beside: BuiltListing;
let far: BuiltListing;

const map = (query: string) => world.call<AdMap>(`/ads/map${query}`);
const RIYADH = '46.5,24.6,46.9,24.9';
const STREETS = '46.59,24.79,46.61,24.81';

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  const at = (lat: number, lng: number, yearly: number) =>
    buildListing(world.db, {
      property: { lat, lng },
      unit: { prices: { yearly, monthly: 500_000 } },
    });
  near = await at(24.8, 46.6, 6_000_000);
  beside = await at(24.802, 46.602, 5_000_000);
  far = await at(24.7, 46.7, 8_000_000);
});
afterAll(() => world.close());

test('ads whose pins would overlap are one cluster with its lowest price; nearer by, each is a pin', async () => {
  const wide = (await map(`?bbox=${RIYADH}&zoom=10`)).data;
  expect(wide.total).toBe(3);
  expect(wide.pins).toEqual([
    {
      id: far.adNumber,
      lat: 24.7,
      lng: 46.7,
      price: { amount: 8_000_000, text: '80,000 S.R' },
      period: 4,
      words: null,
    },
  ]);
  expect(wide.clusters).toEqual([
    {
      lat: expect.closeTo(24.801, 6),
      lng: expect.closeTo(46.601, 6),
      count: 2,
      price_min: { amount: 5_000_000, text: '50,000 S.R' },
    },
  ]);
  const { clusters, pins } = (await map(`?bbox=${STREETS}&zoom=17`)).data;
  expect(clusters).toEqual([]);
  expect(new Set(pins.map(({ id }) => id))).toEqual(new Set([near.adNumber, beside.adNumber]));
});

test('a map shows what the list finds, at the price searched for', async () => {
  const { pins, total } = (await map(`?bbox=${STREETS}&zoom=17&period=3`)).data;
  expect(total).toBe(2);
  expect(pins.map(({ price }) => price.amount)).toEqual([500_000, 500_000]);
  expect((await map(`?bbox=${STREETS}&zoom=17&price_max=50000`)).data.pins).toMatchObject([
    { id: beside.adNumber },
  ]);
});

test('a drawn area is searched in, on the map and in the list alike', async () => {
  const around = '46.59,24.79;46.605,24.79;46.605,24.801;46.59,24.801';
  const { total, pins } = (await map(`?bbox=${RIYADH}&zoom=10&polygon=${around}`)).data;
  expect([total, pins.map(({ id }) => id)]).toEqual([1, [near.adNumber]]);
  const listed = await world.call<{ items: { id: string }[] }>(
    `/ads?polygon=${around}|46.69,24.69;46.71,24.69;46.7,24.71`,
  );
  expect(new Set(listed.data.items.map(({ id }) => id))).toEqual(new Set([near.adNumber, far.adNumber]));
});

test('however large the box, a map answers no more than a screen can show', async () => {
  const { clusters, pins } = (await map('?bbox=34,16,56,33&zoom=22')).data;
  expect([clusters.length, pins.length]).toEqual([1, 0]);
});

test.each([
  ['?zoom=10', 'bbox', 'required'],
  [`?bbox=${RIYADH}`, 'zoom', 'number'],
  [`?bbox=${RIYADH}&zoom=99`, 'zoom', 'invalid'],
  [`?bbox=${RIYADH}&zoom=9&page=2`, 'page', 'unknown_field'],
])('%s is refused', async (query, field, rule) => {
  const { status, data } = await map(query);
  expect([status, data.errors]).toEqual([422, [expect.objectContaining({ field, rule })]]);
});
