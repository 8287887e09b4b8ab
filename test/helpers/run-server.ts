import { startServer } from '../../api/src/server.ts';
import { stopOnSignals } from '../../bin/lib/stop-on-signals.ts';
import { demonstration } from '../../demo/src/demonstration.ts';

// A server of its own process for tests that kill it: API and worker, told by environment alone; pages too when asked.
const { url, close } = await startServer(process.env, {
  site: process.env.DIYAR_TEST_SITE === '1',
  demo: demonstration,
});
stopOnSignals(close);
process.stdout.write(`ready ${url}\n`);
