import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Loaded before a process's own code (NODE_OPTIONS=--import): writes the address of every module the process and its
// children load into the file DIYAR_TEST_MODULES names, a line each.
const file = process.env.DIYAR_TEST_MODULES ?? '';
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(file, `${url}\n`);
    return nextLoad(url, context);
  },
});
