import { money } from '@diyar/contract/values/money';
import { expect, test } from 'vitest';
import { apart } from './apart.ts';
import type { FoundOnMap } from './found-on-map.ts';

/** A hundred pixels a degree. */
const screen = {
  project: ({ lng, lat }: { lng: number; lat: number }) => ({ x: lng * 100, y: -lat * 100 }),
  pins: 'price' as const,
};
const cluster = (lng: number, lat: number, count: number, riyals: number) => ({
  lng,
  lat,
  count,
  price_min: money(riyals * 100),
});
const pin = (id: string, lng: number, lat: number, riyals = 500) => ({
  id,
  lng,
  lat,
  price: money(riyals * 100),
  period: 2 as const,
  words: null,
});

test('what has room stays as it is', () => {
  const found = { clusters: [cluster(1, 1, 9, 100)], pins: [pin('1', 3, 1), pin('2', 3, 2)] };
  expect(apart(found, screen)).toEqual(found);
});

test('clusters that cover each other are one, in the middle of their ads, at the lowest price', () => {
  const found = { clusters: [cluster(1, 1, 3, 700), cluster(1.2, 1, 9, 900)], pins: [] };
  const [one, ...more] = apart(found, screen).clusters;
  expect(more).toEqual([]);
  expect(one).toMatchObject({ count: 12, lat: 1, price_min: { amount: 70_000, text: '700 S.R' } });
  expect(one?.lng).toBeCloseTo(1.15);
});

test('a pin under a cluster joins it, two pins on each other become a cluster', () => {
  const found = {
    clusters: [cluster(1, 1, 9, 900)],
    pins: [pin('1', 1.1, 1, 400), pin('2', 5, 5, 800), pin('3', 5.1, 5, 600), pin('4', 8, 8)],
  };
  const { clusters, pins } = apart(found, screen);
  expect(clusters.map(({ count, price_min }) => [count, price_min.amount])).toEqual([
    [10, 40_000],
    [2, 60_000],
  ]);
  expect(pins.map(({ id }) => id)).toEqual(['4']);
});

test('pins that say their period need more room', () => {
  const found = { clusters: [], pins: [pin('1', 1, 1), pin('2', 1.7, 1)] };
  expect(apart(found, screen).pins).toHaveLength(2);
  expect(apart(found, { ...screen, pins: 'priceOfPeriod' }).clusters).toHaveLength(1);
});

test('every ad stays counted once, however crowded', () => {
  const scattered = (at: number) => [((at * 7919) % 800) / 100, ((at * 104_729) % 800) / 100] as const;
  const adsOf = ({ clusters, pins }: FoundOnMap) =>
    clusters.reduce((sum, { count }) => sum + count, pins.length);
  for (const many of [1, 10, 60, 200]) {
    const places = Array.from({ length: many }, (_, at) => scattered(at + many));
    const found = {
      clusters: places
        .slice(0, many / 2)
        .map(([lng, lat], at) => cluster(lng, lat, 2 + ((at * 37) % 900), 100)),
      pins: places.slice(many / 2).map(([lng, lat], at) => pin(String(at), lng, lat)),
    };
    const shown = apart(found, screen);
    expect(adsOf(shown)).toBe(adsOf(found));
    expect(shown.clusters.length + shown.pins.length).toBeLessThanOrEqual(many);
  }
});
