import { readConfig } from '../../api/src/config.ts';
import { startServer } from '../../api/src/server.ts';
import { createTestDatabase } from '../../api/src/testing/test-database.ts';
import { demonstration } from '../../demo/src/demonstration.ts';
import { seedOperator } from '../../demo/src/world/people/seed-operator.ts';
import { seedWorld } from '../../demo/src/world/seed-world.ts';

// The whole site on a database of its own with the demo world of today: what browser tests walk through. The line at
// the end tells them where it is and which database it stands on.
process.env.TZ = 'Asia/Riyadh';
const database = await createTestDatabase();
await seedWorld(database.url, { today: Temporal.Now.plainDateISO('Asia/Riyadh').toString(), log: () => {} });
const { pepper } = readConfig({ ...process.env, DATABASE_URL: database.url });
await seedOperator(database.url, pepper, new Date());
const server = await startServer(
  // It shares two cores with browsers: that it is late there says nothing of a crowd.
  { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: 'error', SHEDDING: 'off' },
  { demo: demonstration },
);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void server
      .close()
      .then(() => database.close())
      .finally(() => process.exit(0));
  });
}
process.stdout.write(`ready ${server.url} ${database.url}\n`);
