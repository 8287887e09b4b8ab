import { startServer } from '../../api/src/server.ts';

// A server of its own process for tests that kill it: API and worker, told by environment alone.
const { url, close } = await startServer(process.env, { site: false });
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`ready ${url}\n`);
