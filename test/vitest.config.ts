import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const proves = process.env.DIYAR_PROVE === '1';

/** All tests of all workspaces but the browser's; a test that needs a database makes its own (TEST_DATABASE_URL). */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['{contract,messages,api,demo,web,test,bench}/**/*.test.{ts,tsx}'],
    // One failover is among the replicas' tests; twenty under load take minutes, and `npm run prove` has them.
    exclude: ['**/node_modules/**', '**/build/**', ...(proves ? [] : ['test/proofs/machines/**'])],
    // Most of them wait for the database: one worker for each core, and one for their pauses. Whole proofs count how long things
    // take under load: each has the machine for itself.
    maxWorkers: proves ? 1 : 3,
    // A worker loads what is tested once, not for each file anew: that took a fifth of the time.
    isolate: false,
    // Only what hangs: on a busy machine a second's work takes ten.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
