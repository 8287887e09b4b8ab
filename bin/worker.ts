// `npm run worker`: background jobs alone, in a process of their own beside any number of servers (`WORKER=none npm start`
// starts one that leaves them the jobs).
import { startWorkerAlone } from '../api/src/server.ts';
import { ensureDatabase } from './database.ts';
import { demonstrationFor } from './lib/demonstration.ts';
import { sentenceOf } from './lib/run.ts';
import { stopOnSignals } from './lib/stop-on-signals.ts';

process.env.TZ = 'Asia/Riyadh';
const stopping = new AbortController();
try {
  const database = await ensureDatabase({
    keepAdopted: true,
    keepUntil: stopping.signal,
    log: console.log,
  });
  const demo = await demonstrationFor(process.env);
  const worker = await startWorkerAlone({ ...process.env, DATABASE_URL: database.url }, { demo });
  stopOnSignals(async () => {
    stopping.abort();
    await worker.close();
    await database.stop();
  });
  console.log('The worker runs. Ctrl-C stops it.');
} catch (error) {
  console.error(`The worker could not start: ${sentenceOf(error)}`);
  process.exitCode = 1;
}
