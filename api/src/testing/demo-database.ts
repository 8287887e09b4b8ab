import { seedWorld } from '../../../demo/src/world/seed-world.ts';
import { createFilledDatabase, type TestDatabase } from './test-database.ts';

/** The day of `createDemoDatabase`. */
export const DEMO_DAY = '2026-11-21';

/** A test's own copy of the whole demo world of `DEMO_DAY`, which is seeded once for all tests of a run. */
export function createDemoDatabase(): Promise<TestDatabase> {
  return createFilledDatabase('demo', (url) => seedWorld(url, { today: DEMO_DAY, log: () => {} }));
}
