import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../../testing/proof.ts';
import { FairOrder, type Placed } from './fair-order.ts';
import { turnKey } from './special-turns.ts';

/** An advertiser and a property of each ad, the best first; slots are their places in the list. */
type Ads = readonly (readonly [advertiser: number, property: number])[];

function placed(ads: Ads, special: readonly number[] = [], grouped = ads.length): Placed[] {
  const order = new FairOrder({
    advertiserOf: (slot) => ads[slot]?.[0] ?? 0,
    isLikeOne: (slot, marks) => marks.has(ads[slot]?.[1] ?? 0),
    noteMarks: (slot, marks) => void (ads[slot]?.[1] !== 0 && marks.add(ads[slot]?.[1] ?? 0)),
  });
  const slots = ads.map((_, slot) => slot);
  return [...order.place({ first: (many) => slots.slice(0, many), special, grouped })];
}
const slotsOf = (list: readonly Placed[]) => list.map(({ slot }) => slot);

const anAds = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 5 })), {
  maxLength: 300,
});

test('while others are left, an advertiser has two of any twelve places and none in a row', () => {
  const many = Array.from({ length: 60 }, (_, n): [number, number] => [n < 30 ? 1 : n, 0]);
  const list = slotsOf(placed(many)).map((slot) => many[slot]?.[0]);
  const alone = list.lastIndexOf(59);
  for (let at = 0; at + 12 <= alone; at += 1)
    expect(list.slice(at, at + 12).filter((one) => one === 1).length).toBeLessThanOrEqual(2);
  expect(list.slice(0, 8)).toEqual([1, 30, 1, 31, 32, 33, 34, 35]);
});

test('every ad stands once or behind one of its property, whoever has how many', () => {
  fc.assert(
    fc.property(anAds, (pairs) => {
      // A property is its advertiser's.
      const ads = pairs.map(([who, property]): [number, number] => [
        who,
        property === 0 ? 0 : who * 10 + property,
      ]);
      const slots = slotsOf(placed(ads));
      const properties = slots.flatMap((slot) => ads[slot]?.[1] || []);
      expect(new Set(slots).size).toBe(slots.length);
      expect(new Set(properties).size).toBe(properties.length);
      const without = ads.filter(([, property]) => property === 0).length;
      expect(slots.length).toBe(without + new Set(ads.flatMap(([, property]) => property || [])).size);
      expect(slotsOf(placed(ads, [], 0)).toSorted((one, other) => one - other)).toEqual(
        ads.map((_, slot) => slot),
      );
    }),
    { seed: SEED },
  );
});

test('four places of each 24 are for special ads, and what is special stands by its points elsewhere', () => {
  const ads = Array.from({ length: 72 }, (_, n): [number, number] => [n, 0]);
  const special = Array.from({ length: 20 }, (_, n) => 71 - n);
  const list = placed(ads, special);
  expect(list.flatMap(({ isFeatured }, at) => (isFeatured ? at : []))).toEqual([
    0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60, 66,
  ]);
  expect(slotsOf(list).slice(0, 8)).toEqual([71, 0, 1, 2, 3, 4, 70, 5]);
});

test('over many hours equally old promotions come first equally often, and older ones less, but never never', () => {
  const day = 86_400_000;
  const at = 480_000;
  const since = [at * 3_600_000, at * 3_600_000, at * 3_600_000 - 7 * day, at * 3_600_000 - 60 * day];
  const firsts = [0, 0, 0, 0];
  for (let turn = at; turn < at + 24; turn += 1)
    for (let set = 0; set < 500; set += 1) {
      // The promotions do not age here: the turn's start is theirs.
      const aged = since.map((one) => one + (turn - at) * 3_600_000);
      const keys = aged.map((one, n) => turnKey(10_000_000 + set * 4 + n, one, turn));
      const first = keys.indexOf(Math.min(...keys));
      firsts[first] = (firsts[first] ?? 0) + 1;
    }
  const shares = firsts.map((one) => one / 12_000);
  // Weights 1, 1, 1/2 and 1/8.
  for (const [n, weight] of [8, 8, 4, 1].entries()) expect(shares[n]).toBeCloseTo(weight / 21, 1);
});
