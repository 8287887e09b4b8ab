import { openDatabase } from '../../api/src/platform/db/database.ts';
import { startWorker } from '../../api/src/platform/jobs/run-worker.ts';
import { openWorld } from '../../api/src/testing/world.ts';

// A worker of its own process that begins a job and never ends it, on the database in argv[2]: to be killed.
const url = process.argv[2] ?? '';
const database = openDatabase(url);
const { app } = await openWorld({ database: { ...database, url } });
await startWorker({
  pool: database.pool,
  directUrl: url,
  log: app.log,
  schedule: '',
  handlers: {
    stuck: async () => {
      process.stdout.write('began\n');
      await new Promise(() => {});
    },
  },
});
