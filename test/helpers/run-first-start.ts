import { startServer } from '../../api/src/server.ts';
import { prepareData } from '../../bin/lib/prepare-data.ts';
import { stopOnSignals } from '../../bin/lib/stop-on-signals.ts';
import { demonstration } from '../../demo/src/demonstration.ts';

// Does what `npm start` does on a database that may be empty, without the site.
const { DATABASE_URL: url = '' } = process.env;
await prepareData(url, process.env);
const server = await startServer(process.env, { site: false, demo: demonstration });
stopOnSignals(server.close);
process.stdout.write(`ready ${server.url}\n`);
