// Started by lock.test.ts as a process of its own, so that it can be killed: holds the lock in argv[2] and says so, and
// says half a second later that it still does.
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../../bin/lib/lock.ts';

await withLock(process.argv[2] ?? '', async () => {
  process.send?.('held');
  await sleep(500);
  process.send?.('still held');
  await sleep(600_000);
});
