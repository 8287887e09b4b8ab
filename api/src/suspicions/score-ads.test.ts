import type { QueuedAd } from '@diyar/contract/console/console-ads';
import type { Suspicion } from '@diyar/contract/words/ad-review-words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KeptLevels } from '../ads/kept-levels.ts';
import { brokenConstraint } from '../platform/db/database.ts';
import { buildListing } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { scoreAds } from './score-ads.ts';

let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

const score = () => scoreAds(world.db, new KeptLevels({ now: Date.now }), world.clock.now);
const queue = async () =>
  (await world.call<{ items: QueuedAd[] }>('/console/ads', { headers: operator.headers })).data.items;

/** An ad that waits for approval, of an account that is a year old. */
async function waiting(unit: object = {}) {
  const listing = await buildListing(world.db, { ad: { state: 'waiting_for_approval' }, unit });
  await world.db
    .updateTable('account')
    .set({ created_at: new Date('2025-11-21T09:00:00Z') })
    .where('id', '=', listing.host.accountId)
    .execute();
  await world.db
    .updateTable('ad')
    .set({ updated_at: new Date(world.clock.now.getTime() - 1000) })
    .where('id', '=', listing.adId)
    .execute();
  return listing;
}

test('suspicious ads stand first in the queue with their reasons, and are looked at again as they change', async () => {
  const plain = await waiting({
    description_ar: 'ترخيص التصريح 50001234567 وقريبة من الحديقة',
    permit: { number: '50001234567', expires_on: '2099-12-31' },
  });
  const calls = await waiting({ description_ar: 'كلمني على ٠٥٥ ١٢٣ ٤٥٦٧' });
  const copied = await waiting({ photos: 1 });
  const photo = async (unitId: string) =>
    (await world.db.selectFrom('photo').select('id').where('unit_id', '=', unitId).executeTakeFirstOrThrow())
      .id;
  const original = await buildListing(world.db, { unit: { photos: 1 } });
  await world.db
    .insertInto('photo_flag')
    .values({
      photo_id: await photo(copied.unitId),
      kind: 'elsewhere',
      other_photo_id: await photo(original.unitId),
      at: world.clock.now,
    })
    .execute();
  expect(await score()).toBe(3);
  expect(await score()).toBe(0);
  expect((await queue()).map(({ id, suspicions }) => [id, suspicions])).toEqual([
    [copied.adNumber, ['copied_photos']],
    [calls.adNumber, ['contact_in_text']],
    [plain.adNumber, []],
  ]);
  await world.db
    .updateTable('account')
    .set({ created_at: world.clock.now })
    .where('id', '=', plain.host.accountId)
    .execute();
  world.clock.pass(3601);
  expect(await score()).toBe(3);
  expect((await queue()).find(({ id }) => id === plain.adNumber)?.suspicions).toEqual(['new_account']);
});

test('a price far below ads like it in the district is told with how far', async () => {
  for (let one = 0; one < 6; one += 1)
    await buildListing(world.db, { unit: { prices: { yearly: 6_000_000 } } });
  const cheap = await waiting({ prices: { yearly: 3_000_000 } });
  await score();
  expect((await queue()).find(({ id }) => id === cheap.adNumber)).toMatchObject({
    suspicions: expect.arrayContaining(['price_far_below']),
    below_percent: 50,
  });
});

test('a score without a reason, or a low price without how low, is refused', async () => {
  const { adId } = await waiting();
  const scored_at = world.clock.now;
  const broken = async (reasons: Suspicion[], score: number) =>
    brokenConstraint(
      await world.db
        .insertInto('ad_suspicion')
        .values({ ad_id: adId, scored_at, reasons, score })
        .execute()
        .catch((error: unknown) => error),
    );
  expect(await broken([], 10)).toBe('ad_suspicion_score_of_reasons');
  expect(await broken(['price_far_below'], 30)).toBe('ad_suspicion_says_how_far');
});
