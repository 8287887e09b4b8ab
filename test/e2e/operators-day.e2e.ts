import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { readConfig } from '../../api/src/config.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../../api/src/testing/operators.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole } from '../helpers/operators.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const SITE = fileURLToPath(new URL('../helpers/run-server.ts', import.meta.url));

/** Districts that end and notices to everyone: a site of this file's own, which no other test stands on. */
let database: TestDatabase;
let server: ServerProcess;
let operator: BuiltOperator;
test.beforeAll(async () => {
  database = await createTestDatabase();
  const { pepper } = readConfig({ ...process.env, DATABASE_URL: database.url });
  operator = await buildOperator(database.db, pepper, new Date());
  server = await startServerProcess(database.url, { DIYAR_TEST_SITE: '1' }, { script: SITE });
});
test.afterAll(async () => {
  await server.stop();
  await database.close();
});

/** Makes a district as an import does, with an ad in it. */
async function imported(slug: string, name_ar: string, name_en: string): Promise<void> {
  const made = 'insert into district (slug, city_id, name_ar, name_en, lat, lng, approximate, reviewed)';
  const from = `select $1, id, $2, $3, lat, lng, true, false from city where slug = 'riyadh'`;
  await database.pool.query(`${made} ${from}`, [slug, name_ar, name_en]);
  await buildListing(database.db, { property: { district: slug } });
}

/** Work that failed for good, and finds nothing to do when it is tried again. */
async function failed(): Promise<void> {
  const payload = JSON.stringify({ photoId: '0197f000-0000-7000-8000-0000000000d2' });
  const add = `select id from graphile_worker.add_job('photo__sizes', $1::json, run_at => now() + interval '1 day')`;
  const { rows } = await database.pool.query<{ id: number }>(add, [payload]);
  const fail = `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'ENOSPC: no space left' where id = $1`;
  await database.pool.query(fail, [rows[0]?.id]);
}

/** Presses Tab until something has the focus, then Enter: no mouse touches the page. */
async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 150; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.insertText(text);
}

for (const [lang, width] of [
  ['ar', 390],
  ['en', 1440],
] as const)
  test(`an operator’s day by keyboard in ${lang}: a district merged, work retried, a notice sent`, async ({
    visit,
  }) => {
    test.setTimeout(120_000);
    const t = wordsOf(lang);
    const to = deskPaths(lang);
    const slug = `made-twice-${lang}-riyadh`;
    const name = { ar: 'الملقى القديم', en: 'Old Al Malqa' };
    await imported(slug, `${name.ar} ${width}`, `${name.en} ${width}`);
    await failed();
    const reader = await buildPerson(database.db);
    const page = await visit({ width });
    await enterConsole(page, server.url, operator);

    await page.goto(`${server.url}${to.consolePlaces({ state: 'unreviewed' })}`);
    const shown = `${name[lang]} ${width}`;
    const merge = page.getByRole('button', { name: t('consoleNames.mergeNamed', { name: shown }) });
    await expect(merge).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await press(page, merge);
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(t('consoleNames.properties', { count: 1 }))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await write(page, sheet.getByLabel(t('consoleNames.reason')), 'حي واحد كُتب مرتين');
    await sheet.getByLabel(t('consoleNames.into')).selectOption('al-malqa-riyadh');
    await press(page, sheet.getByRole('button', { name: t('consoleNames.merge'), exact: true }));
    await expect(page.getByText(t('consoleNames.merged')).first()).toBeVisible();
    await expect(merge).toHaveCount(0);
    await page.goto(`${server.url}${paths(lang).results({ city: 'riyadh', district: slug })}`);
    await expect(page).toHaveURL(/district=al-malqa-riyadh/);

    await page.goto(`${server.url}${to.consoleJobs()}`);
    const retry = page.getByRole('button', { name: /photo__sizes/ });
    await expect(retry).toHaveCount(1);
    expect(await accessFaults(page)).toEqual([]);
    await press(page, retry);
    await expect(page.getByText(t('consoleJobs.none.failed'))).toBeVisible();

    await page.goto(`${server.url}${to.consoleBroadcasts()}`);
    await press(page, page.getByRole('button', { name: t('consoleBroadcasts.write') }));
    await write(page, sheet.getByLabel(t('consoleBroadcasts.textAr')), 'صيانة الموقع الليلة');
    await write(page, sheet.getByLabel(t('consoleBroadcasts.textEn')), 'Maintenance tonight');
    // Arabic counts two without a figure.
    await expect(sheet.getByRole('status')).not.toBeEmpty();
    expect(await accessFaults(page)).toEqual([]);
    await press(page, sheet.getByRole('button', { name: t('consoleBroadcasts.send') }));
    await expect(page.getByText(t('consoleBroadcasts.ended')).first()).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => toldTimes(reader.accountId)).toBe(1);

    for (const address of [to.consoleFigures(), to.consoleKinds()]) {
      await page.goto(`${server.url}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await accessFaults(page)).toEqual([]);
    }
  });

/** How often an account was told a notice. */
async function toldTimes(accountId: string): Promise<number> {
  const { happened = 0 } =
    (await database.db
      .selectFrom('notification')
      .innerJoin('event', 'event.id', 'notification.event_id')
      .select((eb) => eb.fn.sum<number>('happened').as('happened'))
      .where('notification.account_id', '=', accountId)
      .where('event.key', '=', 'broadcast_sent')
      .executeTakeFirst()) ?? {};
  return Number(happened);
}
