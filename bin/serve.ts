// `bin/serve.ts [server|worker]`: one process of an installation whose database and site are ready (`npm run
// migrate`, `npm run build -w web`). A server answers requests, a worker does background jobs; without a word WORKER
// decides whether the server does both.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { demonstrationFor } from './lib/demonstration.ts';
import { COMPILED_FOLDER } from './lib/process-settings.ts';
import { sentenceOf } from './lib/run.ts';
import { stopOnSignals } from './lib/stop-on-signals.ts';

// Before the server's code is read. Where the folder cannot be written, it is compiled at each start.
enableCompileCache(COMPILED_FOLDER);

// Dates are told in the time of the Kingdom; what the server renders must match what a phone there shows.
process.env.TZ = 'Asia/Riyadh';

async function open(work: string | undefined): Promise<void> {
  const { startServer, startWorkerAlone } = await import('../api/src/server.ts');
  const demo = await demonstrationFor(process.env);
  if (work === 'worker') {
    const worker = await startWorkerAlone(process.env, { demo });
    stopOnSignals(worker.close);
    console.log('ready jobs');
    return;
  }
  const server = await startServer(
    { ...process.env, ...(work === 'server' && { WORKER: 'none' }) },
    { demo },
  );
  stopOnSignals(server.close);
  console.log(`ready ${server.url}`);
}

try {
  const [work, ...more] = process.argv.slice(2);
  if (more.length > 0 || ![undefined, 'server', 'worker'].includes(work))
    throw new Error('usage: bin/serve.ts [server|worker]');
  await open(work);
  // Written at the end else, and a killed process writes nothing.
  flushCompileCache();
} catch (error) {
  console.error(`Diyar could not start: ${sentenceOf(error)}`);
  process.exit(1);
}
