import { step } from './steps.ts';

/** Any number works; it only has to be this preparing's own. */
const LOCK = 161_803_398;

/**
 * Brings a database to what this code needs before a request can be answered: schema, reference tables and, outside
 * production, the demo world on the first run; its dates are counted from today in the Kingdom. Several processes may
 * start at once: one prepares, the others wait and find nothing left to do.
 */
export async function prepareData(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { withSessionLock } = await import('../../api/src/platform/db/session-lock.ts');
  const direct = env.DATABASE_DIRECT_URL || url;
  await withSessionLock(direct, LOCK, async () => {
    await updateSchema(direct);
    await step('places, categories, pages', async () => {
      const { loadReference } = await import('../../api/src/reference/load-reference.ts');
      return { result: await loadReference(direct) };
    });
    if (env.NODE_ENV !== 'production') await seed(direct, env);
  });
}

function updateSchema(url: string): Promise<unknown> {
  return step('schema', async (log) => {
    const { migrate } = await import('../../api/src/platform/db/migrate.ts');
    const applied = await migrate(url, { log });
    return {
      result: applied,
      told: applied.length === 0 ? 'up to date' : `${applied.length} migrations applied`,
    };
  });
}

function seed(url: string, env: NodeJS.ProcessEnv): Promise<unknown> {
  return step('demo world', async (log) => {
    const { seedWorld } = await import('../../demo/src/world/seed-world.ts');
    const today = Temporal.Now.plainDateISO('Asia/Riyadh').toString();
    const result = await seedWorld(url, { today, log });
    const { seedOperator } = await import('../../demo/src/world/people/seed-operator.ts');
    const { readConfig } = await import('../../api/src/config.ts');
    await seedOperator(url, readConfig({ ...env, DATABASE_URL: url }).pepper, new Date());
    return { result, told: result.seeded ? 'made' : 'there already' };
  });
}
