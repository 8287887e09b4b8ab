import type { FoundAd } from '@diyar/contract/finding/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Corners and the middle of the Kingdom, and pairs that a flat map of where one stands puts in the wrong order. */
const PLACES = [
  { lat: 31.7, lng: 38.6 },
  { lat: 30, lng: 40 },
  { lat: 28.4, lng: 36.5 },
  { lat: 26.4, lng: 50.1 },
  { lat: 24.7, lng: 46.7 },
  { lat: 22, lng: 44.7 },
  { lat: 21, lng: 40 },
  { lat: 20.1, lng: 54.9 },
  { lat: 18.2, lng: 42.5 },
  { lat: 16.9, lng: 42.6 },
];
type Place = (typeof PLACES)[number];

let world: TestApp;
const placeOf = new Map<string, Place>();

beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  for (const place of PLACES)
    placeOf.set((await buildListing(world.db, { property: place })).adNumber, place);
});
afterAll(() => world.close());

/** Where a place is on a globe of radius one: the straight way through the Earth is as long as the great circle is. */
function onGlobe({ lat, lng }: Place): [number, number, number] {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function straight(one: Place, other: Place): number {
  const [[ax, ay, az], [bx, by, bz]] = [onGlobe(one), onGlobe(other)];
  return Math.hypot(ax - bx, ay - by, az - bz);
}

test.each(PLACES)(
  'the nearest to %j come first along the ground, a thousand kilometres away too',
  async (near) => {
    const query = `sort=nearest&per_page=24&near=${near.lat},${near.lng}`;
    const { data } = await world.call<{ items: FoundAd[] }>(`/ads?${query}`);
    const found = data.items.map(({ id }) => placeOf.get(id));
    expect(found).toEqual(PLACES.toSorted((one, other) => straight(near, one) - straight(near, other)));
  },
);
