// The measured process: site, API and worker as `npm start` runs them, with the floors beside them on a port of their own.
import { openDatabase } from '../api/src/platform/db/database.ts';
import { startServer } from '../api/src/server.ts';
import { demonstration } from '../demo/src/demonstration.ts';
import { openFloors } from './floors.ts';
import type { Answer, Order, Sent } from './messages.ts';
import { listenIn, record } from './record.ts';

const tell = (answer: Answer) => process.send?.(answer);

process.env.TZ = 'Asia/Riyadh';
listenIn();
// Measures what is answered, at whatever load.
const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', SHEDDING: 'off' };
const server = await startServer(env, { demo: demonstration });
const database = openDatabase(process.env.DATABASE_URL ?? '', { max: 20 });
const floors = await openFloors(database.pool);
const url = server.url.replace('localhost', '127.0.0.1');

/** One recording for each request; a write's transaction is not asked again, so only reads make sense here. */
async function recordAll(requests: readonly Sent[]) {
  const recordings = [];
  for (const { method, path, headers } of requests) {
    recordings.push(
      await record(async () => {
        const answer = await fetch(url + path, { method, headers });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        await answer.arrayBuffer();
      }),
    );
  }
  return recordings;
}

async function carryOut(order: Order): Promise<void> {
  if (order.order === 'record') {
    const recordings = await recordAll(order.requests);
    floors.addQueries(order.floor, recordings);
    tell({ recorded: recordings.reduce((sum, { length }) => sum + length, 0) });
  } else if (order.order === 'queries') {
    floors.addQueries(order.floor, order.queries);
    tell({ done: true });
  } else if (order.order === 'empty') {
    floors.addEmpty(order.floor, order.bytes, order.contentType);
    tell({ done: true });
  } else if (order.order === 'usage') {
    const { user, system } = process.cpuUsage();
    tell({ usage: { cpuMs: (user + system) / 1000, rss: process.memoryUsage().rss } });
  } else {
    await floors.close();
    await database.close();
    await server.close();
    process.disconnect?.();
  }
}

// Ends with the process that measures, however that ended.
process.on('disconnect', () => process.exit());
process.on('message', (order: Order) => void carryOut(order));
tell({ ready: { url, floorUrl: floors.url } });
