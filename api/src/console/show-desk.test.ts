import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOperator } from '../testing/operators.ts';
import { openWorld, type World } from '../testing/world.ts';
import type { QueueDefinition } from './queue.ts';
import { showDesk } from './show-desk.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const since = new Date('2030-01-07T08:00:00Z');
const queue = (key: string, count: number): QueueDefinition => ({
  key,
  right: 'reports',
  title: (lang) => `${key} ${lang}`,
  waiting: async () => ({ count, oldestAt: count === 0 ? null : since }),
});

it('tells what waits in the order of the queues, and leaves out where nothing does', async () => {
  const queues = [queue('transfers', 2), queue('ads', 0), queue('reports', 1)];
  expect(await showDesk(world.database.db, queues, { lang: 'ar', now: world.clock.now })).toEqual([
    { key: 'transfers', title: 'transfers ar', waiting: 2, oldest_at: '2030-01-07T11:00:00+03:00' },
    { key: 'reports', title: 'reports ar', waiting: 1, oldest_at: '2030-01-07T11:00:00+03:00' },
  ]);
});

it('tells an operator that nothing waits while nothing does', async () => {
  const { headers } = await buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);
  const answer = await world.app.inject({
    url: '/api/v1/console/desk',
    headers: { apikey: 'diyar-development', ...headers },
  });
  expect(answer.json().data).toEqual({ queues: [] });
});
