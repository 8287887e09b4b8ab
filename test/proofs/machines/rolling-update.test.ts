import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAYABLES } from '../../../api/src/payables.ts';
import { proveLedger } from '../../../api/src/payments/prove-ledger.ts';
import { type OpenDatabase, openDatabase } from '../../../api/src/platform/db/database.ts';
import { migrate } from '../../../api/src/platform/db/migrate.ts';
import { withTemporaryDatabase } from '../../../bin/lib/temporary-database.ts';
import { buildWeb } from '../../../bin/lib/web-build.ts';
import { whatHostsLack } from '../../helpers/machines/hosts.ts';
import { startGuests } from '../steady-guests.ts';
import { commitBefore, fillByReleaseBefore, makeReleaseBefore } from './release-before.ts';
import { startReaders } from './steady-readers.ts';
import { makeTwoMachines, type Release, THIS_RELEASE, type TwoMachines } from './two-machines.ts';

const before = commitBefore();
const lacks = whatHostsLack('haproxy', 'git', 'tar') ?? (before ? undefined : 'the history of the project');
/** Long enough for the balancer to hear of a machine, and for guests to use it. */
const SETTLE_MS = 5_000;

/** Paths of pages and calls that strangers ask for, with the first ads there are. */
async function pathsOf({ db }: OpenDatabase): Promise<string[]> {
  const ads = await db
    .selectFrom('ad')
    .select('number')
    .where('state', '=', 'published')
    .orderBy('number')
    .limit(3)
    .execute();
  return [
    ...['/', '/en', '/all_deals', '/en/all_deals', '/map', '/verified-advertisers'],
    ...['/api/v1/ads', '/api/v1/ads?city=riyadh'],
    ...ads.flatMap(({ number }) => [`/details/${number}`, `/en/details/${number}`]),
  ];
}

/** Gives one machine after the other the new release. */
async function replace({ machines }: TwoMachines): Promise<void> {
  for (const machine of machines) {
    await machine.stop();
    await machine.start(THIS_RELEASE);
    await expect.poll(() => machine.isReady(), { timeout: 30_000, interval: 100 }).toBe(true);
    await sleep(SETTLE_MS);
  }
}

describe.skipIf(lacks)(
  `a rolling update of two machines${lacks ? ` (left out: no ${lacks})` : ''}`,
  {
    timeout: 600_000,
  },
  () => {
    const cluster = process.env.TEST_DATABASE_URL ?? '';
    let release: Release;
    beforeAll(async () => {
      await buildWeb();
      release = makeReleaseBefore(before ?? '');
    }, 600_000);

    it('answers every page, file and call, and books, while the release before becomes this one', () =>
      withTemporaryDatabase(cluster, async (url) => {
        fillByReleaseBefore(url);
        const open = openDatabase(url, { max: 4 });
        const two = await makeTwoMachines(url);
        try {
          for (const machine of two.machines) await machine.start(release);
          const readers = startReaders(two.url, await pathsOf(open), 3);
          const guests = await startGuests(open.db, [two.url], 3, { isBalanced: true });
          await sleep(SETTLE_MS);

          await migrate(url);
          await replace(two);

          const { told } = guests;
          const paidBefore = told.paid.length;
          await sleep(SETTLE_MS);
          await Promise.all([readers.stop(), guests.stop()]);
          console.log(`${readers.count()} answers and ${told.paid.length} paid bookings during the update`);
          expect(readers.failures).toEqual([]);
          expect(told.refused).toBe(0);
          expect(told.paid.length).toBeGreaterThan(paidBefore);
          expect(await proveLedger(open.db, PAYABLES)).toEqual([]);
        } catch (error) {
          // What a server answered with 500 stands in its log alone.
          console.log(JSON.stringify(two.machines.flatMap((machine) => machine.errors())));
          throw error;
        } finally {
          await two.remove();
          await open.close();
        }
      }));
  },
);
