// A process of the measured house: `server` answers people without doing jobs, `worker` does jobs and is killed now and then.
import { startServer, startWorkerAlone } from '../../api/src/server.ts';
import { demonstration } from '../../demo/src/demonstration.ts';

process.env.TZ = 'Asia/Riyadh';
const options = { demo: demonstration };
// Ends with the process that measures, however that ended.
process.on('disconnect', () => process.exit());
if (process.argv[2] === 'server') {
  const { url } = await startServer({ ...process.env, WORKER: 'none' }, { ...options, site: false });
  process.send?.(url.replace('localhost', '127.0.0.1'));
} else {
  await startWorkerAlone(process.env, options);
  process.send?.('ready');
}
