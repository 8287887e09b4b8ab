import { startServer } from '../../api/src/server.ts';
import { stopOnSignals } from '../../bin/lib/stop-on-signals.ts';

// A server of its own process for tests that kill it: API and worker, told by environment alone.
const { url, close } = await startServer(process.env, { site: false });
stopOnSignals(close);
process.stdout.write(`ready ${url}\n`);
