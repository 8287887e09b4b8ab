import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type CacheOptions, clockOf, LoadingCache } from './loading-cache.ts';

/** A cache whose readings are told apart by a number and end when the test says so. */
function cacheUnderTest(options: Partial<CacheOptions<string>> = {}) {
  const clock = { millis: 1_000, now: () => clock.millis };
  const cache = new LoadingCache<string, string>({ most: 10, clock, ...options });
  const readings: PromiseWithResolvers<string>[] = [];
  const get = (key = 'a') =>
    cache.get(key, () => {
      const reading = Promise.withResolvers<string>();
      readings.push(reading);
      return reading.promise;
    });
  return { cache, clock, readings, get };
}

const said = (text: string) => () => Promise.resolve(text);

test('those who ask at one moment share a reading, and those who ask within its lifetime its value', async () => {
  const { cache, clock, readings, get } = cacheUnderTest({ lifetime: 400 });
  const both = [get(), get()];
  expect(cache.has('a')).toBe(true);
  expect(cache.peek('a')).toBeUndefined();
  readings[0]?.resolve('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  clock.millis += 399;
  expect(await get()).toBe('first');
  expect(cache.peek('a')).toBe('first');
  expect(readings).toHaveLength(1);
});

test('a value is as old as the beginning of its reading', async () => {
  const { cache, clock, readings, get } = cacheUnderTest({ lifetime: 400 });
  const slow = get();
  clock.millis += 300;
  readings[0]?.resolve('first');
  await slow;
  clock.millis += 100;
  expect(cache.has('a')).toBe(false);
  expect(cache.peek('a')).toBeUndefined();
  void get();
  expect(readings).toHaveLength(2);
});

test('a clock that was set back makes what is kept old', async () => {
  const now = { date: new Date('2026-11-21T09:00:00Z') };
  const { cache } = cacheUnderTest({ lifetime: 60_000, clock: clockOf(() => now.date) });
  await cache.get('a', said('first'));
  now.date = new Date('2026-11-20T09:00:00Z');
  expect(await cache.get('a', said('second'))).toBe('second');
});

test('a reading that failed is told to all who waited for it and kept for nobody', async () => {
  const { readings, get } = cacheUnderTest();
  const both = [get(), get()];
  readings[0]?.reject(new Error('lost'));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = get();
  readings[1]?.resolve('back');
  expect(await next).toBe('back');
});

test('what may not be kept is shared only while it is read', async () => {
  const { cache } = cacheUnderTest({ isKept: (text) => text !== 'private' });
  const both = await Promise.all([cache.get('a', said('private')), cache.get('a', said('other'))]);
  expect(both).toEqual(['private', 'private']);
  expect(await cache.get('a', said('public'))).toBe('public');
  expect(await cache.get('a', said('other'))).toBe('public');
});

test('what is forgotten while it is read is kept for nobody who asks later', async () => {
  const { cache, readings, get } = cacheUnderTest();
  const before = get();
  cache.forget(['a']);
  const after = get();
  readings[1]?.resolve('new');
  readings[0]?.resolve('old');
  expect([await before, await after, await get()]).toEqual(['old', 'new', 'new']);
  cache.forgetAll();
  expect(cache.has('a')).toBe(false);
});

test('what is renewed behind is answered with until the new one is there, read once, and aged from then', async () => {
  const { clock, readings, get } = cacheUnderTest({ lifetime: 400, isRenewedBehind: true });
  const first = get();
  clock.millis += 500;
  const joined = get();
  readings[0]?.resolve('first');
  expect([await first, await joined]).toEqual(['first', 'first']);
  expect([await get(), await get()]).toEqual(['first', 'first']);
  expect(readings).toHaveLength(2);
  readings[1]?.reject(new Error('lost'));
  await turn();
  expect(await get()).toBe('first');
  readings[2]?.resolve('second');
  await turn();
  clock.millis += 399;
  expect(await get()).toBe('second');
  expect(readings).toHaveLength(3);
});

test('a reading is told the value it replaces', async () => {
  const { cache, clock } = cacheUnderTest({ lifetime: 400 });
  const add = (before: string | undefined) => Promise.resolve(`${before ?? ''}+`);
  await cache.get('a', add);
  clock.millis += 400;
  expect(await cache.get('a', add)).toBe('++');
});

test('several are read together, each once, and answered in the order they were asked for', async () => {
  const { cache } = cacheUnderTest();
  const asked: (readonly string[])[] = [];
  const load = async (missing: readonly string[]) => {
    asked.push(missing);
    return (key: string) => key.toUpperCase();
  };
  const [one, other] = await Promise.all([cache.getMany(['b', 'a'], load), cache.getMany(['c', 'b'], load)]);
  expect([one, other]).toEqual([
    ['B', 'A'],
    ['C', 'B'],
  ]);
  expect(await cache.getMany(['a', 'b', 'c'], load)).toEqual(['A', 'B', 'C']);
  expect(asked).toEqual([['b', 'a'], ['c']]);
});

test('of several that could not be read none is kept', async () => {
  const { cache } = cacheUnderTest();
  const lost = cache.getMany(['a', 'b'], () => Promise.reject(new Error('lost')));
  await expect(lost).rejects.toThrow('lost');
  expect([cache.has('a'), cache.has('b')]).toEqual([false, false]);
});

test('what was asked for longest ago goes first, by number or by weight', async () => {
  const few = new LoadingCache<string, string>({ most: 2 });
  for (const key of ['a', 'b']) few.put(key, key);
  few.peek('a');
  few.put('c', 'c');
  expect(['a', 'b', 'c'].filter((key) => few.has(key))).toEqual(['a', 'c']);
  const light = new LoadingCache<string, string>({ most: 5, weightOf: ({ length }) => length });
  await light.get('a', said('four'));
  await light.get('b', said('four'));
  expect(['a', 'b'].filter((key) => light.has(key))).toEqual(['b']);
});
