import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { createLimiter } from './limiter.ts';
import { deleteFullBuckets } from './rate-buckets.ts';

const NOW = new Date('2030-01-07T09:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const someone = () => randomBytes(16);

let one: TestDatabase;
let other: OpenDatabase;
beforeAll(async () => {
  one = await createTestDatabase({ max: 10 });
  other = openDatabase(one.url, { max: 10 });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

it.each([7, 20, 49])('of 50 calls at once over two processes exactly %i pass', async (limit) => {
  const limiters = [createLimiter(one.db), createLimiter(other.db)];
  const allowance = { rule: 'race', limit, windowSeconds: 60, lease: 1 };
  const caller = someone();
  const waits = await Promise.all(
    Array.from({ length: 50 }, (_, call) => limiters[call % 2]?.take(allowance, caller, NOW)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(limit);
  expect(Math.min(...waits.map((wait) => wait || 60))).toBeGreaterThan(0);
});

it('processes that take calls by the lease together never give more than the limit', async () => {
  const limiters = [createLimiter(one.db), createLimiter(other.db)];
  const allowance = { rule: 'lease', limit: 30, windowSeconds: 60, lease: 8 };
  const caller = someone();
  const waits = await Promise.all(
    Array.from({ length: 80 }, (_, call) => limiters[call % 2]?.take(allowance, caller, NOW)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(30);
});

it('the first calls of a caller ask nothing of the database where a lease is a small part of the limit', async () => {
  const { take: limit } = createLimiter(one.db);
  const allowance = { rule: 'lent', limit: 64, windowSeconds: 60, lease: 4 };
  const caller = someone();
  const counted = () =>
    one.db.selectFrom('rate_bucket').select('rule').where('caller', '=', caller).execute();
  for (let call = 0; call < 4; call += 1) expect(await limit(allowance, caller, NOW)).toBe(0);
  expect(await counted()).toEqual([]);
  expect(await limit(allowance, caller, NOW)).toBe(0);
  expect(await counted()).toHaveLength(1);
});

it('calls that were lent are counted: two processes give at most a lease each beyond the limit', async () => {
  const limiters = [createLimiter(one.db), createLimiter(other.db)];
  const allowance = { rule: 'lent', limit: 64, windowSeconds: 60, lease: 4 };
  const caller = someone();
  const waits = await Promise.all(
    Array.from({ length: 160 }, (_, call) => limiters[call % 2]?.take(allowance, caller, NOW)),
  );
  const passed = waits.filter((wait) => wait === 0).length;
  expect(passed).toBeGreaterThanOrEqual(64);
  expect(passed).toBeLessThanOrEqual(64 + 2 * 4);
});

it('what was taken comes back evenly, and who waits as told is let through', async () => {
  const { take: limit } = createLimiter(one.db);
  const allowance = { rule: 'refill', limit: 6, windowSeconds: 60, lease: 1 };
  const caller = someone();
  for (let call = 0; call < 6; call += 1) expect(await limit(allowance, caller, NOW)).toBe(0);
  expect(await limit(allowance, caller, NOW)).toBe(10);
  expect(await limit(allowance, caller, later(9))).toBe(1);
  expect(await limit(allowance, caller, later(10))).toBe(0);
  expect(await limit(allowance, caller, later(10))).toBe(10);
  for (let call = 0; call < 6; call += 1) expect(await limit(allowance, caller, later(100))).toBe(0);
});

it('nobody is locked out until then by a clock that was ahead for a while', async () => {
  const { take: limit } = createLimiter(one.db);
  const allowance = { rule: 'clock', limit: 1, windowSeconds: 60, lease: 1 };
  const caller = someone();
  expect(await limit(allowance, caller, later(86_400))).toBe(0);
  expect(await limit(allowance, caller, later(86_400))).toBe(60);
  expect(await limit(allowance, caller, NOW)).toBe(0);
  expect(await limit(allowance, caller, NOW)).toBe(60);
});

it('who must wait is told so without asking the database again', async () => {
  const own = openDatabase(one.url, { max: 1 });
  const { take: limit } = createLimiter(own.db);
  const allowance = { rule: 'blocked', limit: 1, windowSeconds: 60, lease: 1 };
  const caller = someone();
  await limit(allowance, caller, NOW);
  await limit(allowance, caller, NOW);
  await own.close();
  expect(await limit(allowance, caller, later(1))).toBe(59);
});

it('buckets that are full again are cleaned away', async () => {
  const { take: limit } = createLimiter(one.db);
  await limit({ rule: 'old', limit: 1, windowSeconds: 60, lease: 1 }, someone(), NOW);
  await limit({ rule: 'young', limit: 1, windowSeconds: 60, lease: 1 }, someone(), later(100));
  await deleteFullBuckets(one.db, later(120));
  const rows = await one.db
    .selectFrom('rate_bucket')
    .select('rule')
    .where('rule', 'in', ['old', 'young'])
    .execute();
  expect(rows).toEqual([{ rule: 'young' }]);
});
