import type { AdState } from '@diyar/contract/supply/host-ads';
import { AD_STATES } from '@diyar/contract/words/ad-state';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { buildListing } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { AD_GRAPH, AD_MOVERS, type AdMover, mayMove } from './ad-graph.ts';
import { moveAd } from './move-ad.ts';

let world: TestApp;
let adId: string;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  ({ adId } = await buildListing(world.db));
});
afterAll(() => world.close());

const stateOf = async () =>
  (await world.db.selectFrom('ad').select('state').where('id', '=', adId).executeTakeFirstOrThrow()).state;
const steps = async () =>
  (await world.db.selectFrom('ad_transition').select('id').where('ad_id', '=', adId).execute()).length;

async function tryMove(from: AdState, to: AdState, mover: AdMover): Promise<'moved' | string> {
  try {
    const move = { adId, from, to, mover, reason: 'tried' };
    await transact(world.db, (tx) => moveAd(tx, move, world.clock.now));
    return 'moved';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test('the database has the same graph, edge by edge', async () => {
  const rows = await world.db.selectFrom('ad_edge').selectAll().execute();
  const told = (edges: { from: string; to: string; movers: readonly string[] }[]) =>
    edges.map(({ from, to, movers }) => `${from} → ${to}: ${[...movers].toSorted().join(' ')}`).toSorted();
  const stored = rows.map(({ from_state, to_state, movers }) => ({
    from: from_state,
    to: to_state,
    movers: String(movers).replace(/[{}]/g, '').split(','),
  }));
  expect(told(stored)).toEqual(told([...AD_GRAPH]));
});

test('every state but closed can be reached and left, and only an operator publishes what never was', () => {
  for (const state of AD_STATES) {
    if (state !== 'not_published') expect(AD_GRAPH.some(({ to }) => to === state)).toBe(true);
    if (state !== 'closed') expect(AD_GRAPH.some(({ from }) => from === state)).toBe(true);
  }
  const publishing = AD_GRAPH.filter(({ to, from }) => to === 'published' && from !== 'hidden');
  expect(publishing).toEqual([{ from: 'waiting_for_approval', to: 'published', movers: ['operator'] }]);
});

test('whoever asks, an ad takes no step outside the graph, and each step it takes leaves a row', async () => {
  const anyStep = fc.tuple(
    fc.constantFrom(...AD_STATES),
    fc.constantFrom(...AD_STATES),
    fc.constantFrom(...AD_MOVERS),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), async (tries) => {
      await world.db.updateTable('ad').set({ state: 'not_published' }).where('id', '=', adId).execute();
      let known: AdState = 'not_published';
      for (const [from, to, mover] of tries) {
        const before = await steps();
        const outcome = await tryMove(from, to, mover);
        const isAllowed = from === known && mayMove(mover, from, to);
        expect(outcome).toBe(isAllowed ? 'moved' : 'state_changed');
        if (isAllowed) known = to;
        expect([await stateOf(), await steps()]).toEqual([known, before + (isAllowed ? 1 : 0)]);
      }
    }),
    { numRuns: 40 },
  );
});

test('the database itself refuses a step outside the graph', async () => {
  const step = { ad_id: adId, from_state: 'closed', to_state: 'published', reason: 'by hand' } as const;
  await expect(world.db.insertInto('ad_transition').values(step).execute()).rejects.toMatchObject({
    constraint: 'ad_step_on_the_graph',
  });
});
