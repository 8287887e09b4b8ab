import type { AdCard } from '@diyar/contract/finding/ads';
import { expect, test } from 'vitest';
import { KINGDOM } from '../../map/bounds.ts';
import { extentOf, fitTo, widerThan } from './search-extent.ts';

const cities = [
  { slug: 'riyadh', lat: 24.7, lng: 46.7 },
  { slug: 'jeddah', lat: 21.5, lng: 39.2 },
];
const adAt = (lat: number, lng: number) => ({ location: { lat, lng, approximate: true } }) as AdCard;
const none = { cities, items: [], total: 0 };
const many = { cities, items: [adAt(24.8, 46.6), adAt(24.9, 46.7)], total: 500 };

test('the piece of the address comes before everything', () => {
  expect(extentOf({ bbox: '46,24,47,25', city: ['jeddah'] }, many)).toEqual([46, 24, 47, 25]);
});

test('drawn areas are seen whole, with some room', () => {
  const [west, south, east, north] = extentOf({ polygon: ['46,24;47,24;47,25', '48,24;49,24;49,26'] }, many);
  expect([west < 46, south < 24, east > 49, north > 26]).toEqual([true, true, true, true]);
});

test('a city is seen with its surroundings, several together', () => {
  expect(extentOf({ city: ['riyadh'] }, many)).toEqual(
    [46.48, 24.48, 46.92, 24.92].map((each) => expect.closeTo(each)),
  );
  const [west, , east] = extentOf({ city: ['riyadh', 'jeddah'] }, many);
  expect([west < 39.2, east > 46.7]).toEqual([true, true]);
});

test('districts, and a search whose every ad is known, are seen where the ads are', () => {
  const [west, , east] = extentOf({ district: ['al-malqa-riyadh'] }, many);
  expect([west > 46.5, east < 46.8]).toEqual([true, true]);
  expect(extentOf({}, { ...many, total: 2 })[0]).toBeGreaterThan(46.5);
});

test('a district without ads is seen in its city, anything else in the Kingdom', () => {
  expect(extentOf({ district: ['al-malqa-riyadh'] }, none)[0]).toBeCloseTo(46.48);
  expect(extentOf({ period: '4' }, many)).toEqual(KINGDOM);
  expect(extentOf({}, none)).toEqual(KINGDOM);
});

test('a map begins with all that is found and some room, beyond its city too', () => {
  const city = [46.48, 24.48, 46.92, 24.92] as const;
  const [west, south, east, north] = fitTo(city, [
    [46.6, 24.7],
    [46.7, 25],
  ]);
  expect([west > 46.5, west < 46.6, south < 24.7, east > 46.7, north > 25, north < 25.1]).toEqual(
    Array(6).fill(true),
  );
  const [wideWest, , wideEast] = widerThan(city);
  expect([wideWest, wideEast]).toEqual([expect.closeTo(46.26), expect.closeTo(47.14)]);
});

test('a map stays where it is when nothing is found', () => {
  const kingdom = [34, 16, 56, 32] as const;
  expect(fitTo(kingdom, [])).toBe(kingdom);
});
