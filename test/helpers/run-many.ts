import { startMany } from '../../bin/lib/many.ts';

// Two servers and a worker behind one address for tests that kill them, told by environment and the checkout in argv[2]
// whose embedded database they hold. A line for each process that is ready, then the address.
const { url, close } = await startMany(process.env, {
  site: false,
  databaseRoot: process.argv[2],
  log: () => {},
  onReady: (work, pid) => process.stdout.write(`${work} ${pid}\n`),
});
process.on('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`ready ${url}\n`);
