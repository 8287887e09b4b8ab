import type { AdCard } from '@diyar/contract/finding/ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

test('cards are answered in the order asked for, without what is not on show', async () => {
  const [one, two] = [await buildListing(world.db), await buildListing(world.db)];
  const hidden = await buildListing(world.db, { ad: { state: 'hidden' } });
  const byLink = await buildListing(world.db, { unit: { privacy: 'private', link_key: 'k' } });
  const ids = [two, hidden, byLink, one].map(({ adNumber }) => adNumber);
  const { status, data } = await world.call<{ items: AdCard[] }>(`/ads/cards?ids=${ids.join(',')},1`);
  expect(status).toBe(200);
  expect(data.items.map(({ id }) => id)).toEqual([two.adNumber, one.adNumber]);
  for (const refused of ['', 'x', Array.from({ length: 13 }, (_, n) => n + 1).join(',')]) {
    expect((await world.call(`/ads/cards?ids=${refused}`)).status).toBe(422);
  }
});

test('a place that guests leave before dawn is let by the day on its card as on its page, when its hours change too', async () => {
  const { adNumber, unitId } = await buildListing(world.db, {
    property: { category: 'chalet' },
    unit: { prices: { daily: 90_000 }, policy: { arrival_time: '10:00', departure_time: '02:00' } },
  });
  const dayUses = async () => {
    world.clock.pass(61);
    const card = (await world.call<{ items: AdCard[] }>(`/ads/cards?ids=${adNumber}`)).data.items[0];
    return [card?.day_use, (await world.call<AdCard>(`/ads/${adNumber}`)).data.day_use];
  };
  expect(await dayUses()).toEqual([true, true]);
  const policy = { arrival_time: '16:00', departure_time: '12:00' };
  await world.db.updateTable('unit_policy').set(policy).where('unit_id', '=', unitId).execute();
  await expect.poll(dayUses, { timeout: 5_000 }).toEqual([false, false]);
});
