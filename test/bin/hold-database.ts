// Started by database.test.ts as a process of its own, so that it can be killed: brings the database of the
// checkout in argv[2] up with the programs in argv[3], says so, and holds it.
import { ensureDatabase } from '../../bin/database.ts';

const [root = '', postgres = ''] = process.argv.slice(2);
const { url, adopted } = await ensureDatabase({ root, postgres, env: {} });
process.send?.({ url, adopted });
setInterval(() => {}, 1_000);
