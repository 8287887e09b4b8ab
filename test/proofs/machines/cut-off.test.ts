import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYABLES } from '../../../api/src/payables.ts';
import { proveLedger } from '../../../api/src/payments/prove-ledger.ts';
import { createTestDatabase, type TestDatabase } from '../../../api/src/testing/test-database.ts';
import { findChromium } from '../../../bin/lib/chromium.ts';
import { buildWeb } from '../../../bin/lib/web-build.ts';
import { toolOf } from '../../../bin/lib/workspace-tool.ts';
import { seedWorld } from '../../../demo/src/world/seed-world.ts';
import { whatHostsLack } from '../../helpers/machines/hosts.ts';
import { startGuests } from '../steady-guests.ts';
import { makeTwoMachines, THIS_RELEASE, type TwoMachines } from './two-machines.ts';

const lacks = whatHostsLack('haproxy');
/** How long a machine is away, and how long both are there before the next goes. */
const AWAY_MS = 8_000;
const BOTH_MS = 3_000;

/** Cuts off one machine after the other until `over`, and answers how often. */
async function cutInTurn({ machines }: TwoMachines, over: () => boolean): Promise<number> {
  let cuts = 0;
  while (!over()) {
    const machine = machines[cuts % 2] ?? machines[0];
    machine.host.cutOff();
    cuts += 1;
    await sleep(AWAY_MS);
    machine.host.reconnect();
    await expect.poll(() => machine.isReady(), { timeout: 30_000, interval: 100 }).toBe(true);
    await sleep(BOTH_MS);
  }
  return cuts;
}

describe.skipIf(lacks)(
  `two machines, one of them away${lacks ? ` (left out: no ${lacks})` : ''}`,
  {
    timeout: 600_000,
  },
  () => {
    let database: TestDatabase;
    let two: TwoMachines;
    beforeAll(async () => {
      await buildWeb();
      database = await createTestDatabase();
      const today = Temporal.Now.plainDateISO('Asia/Riyadh').toString();
      await seedWorld(database.url, { today, log: () => {} });
      two = await makeTwoMachines(database.url);
      for (const machine of two.machines) await machine.start(THIS_RELEASE);
    }, 600_000);
    afterAll(async () => {
      await two.remove();
      await database.close();
    }, 60_000);

    it('lets guests walk from the home page to a paid booking, in both languages', async () => {
      const [node, script] = toolOf('test', '@playwright/test', 'playwright');
      const args = [
        script,
        'test',
        '-c',
        'test/e2e/playwright.config.ts',
        '--reporter=line',
        '--grep=a guest',
        'e2e/journey',
      ];
      const journey: ChildProcess = spawn(node, args, {
        cwd: THIS_RELEASE.root,
        stdio: 'inherit',
        env: {
          ...process.env,
          DIYAR_CHROMIUM: await findChromium(console.log),
          DIYAR_SITE_RUNS: '1',
          SITE_URL: two.url,
          SITE_DATABASE: database.url,
        },
      });
      const ended = once(journey, 'exit');
      const cuts = await cutInTurn(two, () => journey.exitCode !== null);
      await ended;
      expect(journey.exitCode).toBe(0);
      expect(cuts).toBeGreaterThan(1);
    });

    it('loses nothing that guests were told, and has nobody wait for a transaction of a machine that is gone', async () => {
      const guests = await startGuests(database.db, [two.url], 6, { isBalanced: true });
      const { told } = guests;
      const until = performance.now() + 90_000;
      const cuts = await cutInTurn(two, () => performance.now() > until);
      await guests.stop();
      const rows = await database.db.selectFrom('reservation').select(['number', 'state']).execute();
      const there = new Map(rows.map(({ number, state }) => [String(number), state]));
      expect(told.held.filter((number) => !there.has(number))).toEqual([]);
      expect(told.paid.filter((number) => there.get(number) !== 'active')).toEqual([]);
      expect(await proveLedger(database.db, PAYABLES)).toEqual([]);
      console.log(`${cuts} cuts: ${told.paid.length} paid, ${told.refused} asked to come again`);
      expect(told.paid.length).toBeGreaterThan(cuts);
    });
  },
);
