import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { readConfig } from '../../api/src/config.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../../api/src/testing/operators.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { contentPaths } from '../../web/app/site/content-paths.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole } from '../helpers/operators.ts';
import { type ServerProcess, startServerProcess } from '../helpers/server-process.ts';
import { test, type Visit } from '../helpers/site.ts';
import { hold } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const SITE = fileURLToPath(new URL('../helpers/run-server.ts', import.meta.url));

/** Terms that hold everybody up, and the look of every page: a site of this file's own, which no other test stands on. */
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

/** The console of this site, with its operator inside. */
async function openConsole(visit: Visit, width: number): Promise<Page> {
  const page = await visit({ width });
  await enterConsole(page, server.url, operator);
  return page;
}

/** A page of this site, signed in. */
async function openAs(visit: Visit, { token }: BuiltPerson, width: number): Promise<Page> {
  const page = await visit({ width });
  await page.addInitScript((kept) => {
    localStorage.setItem('user_token', kept);
    localStorage.setItem('user_type', 'ordinary');
  }, token);
  return page;
}

test('an operator publishes terms on a phone, and a guest accepts them at the next act with all that was typed', async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const t = wordsOf('ar');
  const guest = await buildPerson(database.db, { name: 'نورة العتيبي' });
  const desk = await openConsole(visit, 390);
  await desk.goto(`${server.url}${deskPaths('ar').consolePages()}`);
  expect(await accessFaults(desk)).toEqual([]);
  await desk.getByRole('link', { name: t('footer.terms') }).click();
  const body = desk.getByLabel(t('consolePages.fields.body'));
  const more = '## 16. الحيوانات الأليفة\n\nلا تدخل إلا بموافقة المعلن.';
  await body.first().fill(`${await body.first().inputValue()}\n\n${more}`);
  await body
    .last()
    .fill(`${await body.last().inputValue()}\n\n## 16. Pets\n\nOnly if the advertiser agrees.`);
  await desk.getByText(t('consolePages.preview'), { exact: true }).click();
  await expect(desk.getByRole('heading', { name: '16. الحيوانات الأليفة' })).toBeVisible();
  await desk.getByText(t('consolePages.changes'), { exact: true }).click();
  await expect(
    desk.getByRole('insertion').filter({ hasText: 'Only if the advertiser agrees.' }),
  ).toBeVisible();
  expect(await accessFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: t('consolePages.save') }).click();
  await expect(desk.getByText(t('consolePages.saved'))).toBeVisible();
  await desk.getByRole('button', { name: t('consolePages.publish'), exact: true }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByLabel(t('consolePages.needsAcceptance')).check();
  await sheet.getByLabel(t('consolePages.changesAr')).fill('أضفنا قاعدة الحيوانات الأليفة.');
  await sheet.getByLabel(t('consolePages.changesEn')).fill('Adds a rule about pets.');
  await sheet.getByLabel(t('consolePages.reason')).fill('قاعدة طلبها المعلنون');
  expect(await accessFaults(desk)).toEqual([]);
  await sheet.getByRole('button', { name: t('consolePages.publish') }).click();
  await expect(desk.getByText(t('consolePages.accepts'))).toBeVisible();

  const page = await openAs(visit, guest, 390);
  await page.goto(`${server.url}${paths('ar').myInfo()}`);
  const name = page.getByLabel(t('myInfo.name'), { exact: true });
  await name.fill('نورة سعد العتيبي');
  await page
    .getByRole('button', { name: t('common.save'), exact: true })
    .first()
    .click();
  const terms = page.getByRole('dialog', { name: t('terms.title') });
  await expect(terms.getByText('أضفنا قاعدة الحيوانات الأليفة.')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await terms.getByRole('button', { name: t('terms.accept') }).click();
  await expect(terms).toBeHidden();
  await expect
    .poll(async () => {
      const row = await database.db
        .selectFrom('account')
        .select('name')
        .where('id', '=', guest.accountId)
        .executeTakeFirst();
      return row?.name;
    })
    .toBe('نورة سعد العتيبي');
  await page.goto(`${server.url}${paths('ar').terms()}`);
  await expect(page.getByRole('heading', { name: '16. الحيوانات الأليفة' })).toBeVisible();
});

test('the look, the title and a bar above the site are seen by visitors at once; a colour nobody can read is refused', async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const t = wordsOf('en');
  const desk = await openConsole(visit, 1440);
  await desk.goto(`${server.url}${deskPaths('en').consoleSite()}`);
  const light = desk.getByLabel(t('consoleSite.colorLight'), { exact: true });
  await light.fill('#ffee00');
  await desk.getByLabel(t('consoleSite.reason')).fill('A new look of the site');
  await desk.getByRole('button', { name: t('consoleSite.save'), exact: true }).click();
  await expect(desk.getByText(t('rules.color_contrast'))).toBeVisible();
  await light.fill('#1f4fa8');
  await desk.getByLabel(t('consoleSite.fields.title')).last().fill('Diyar Homes');
  expect(await accessFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: t('consoleSite.save'), exact: true }).click();
  await expect(desk.getByText(t('consoleSite.saved'))).toBeVisible();
  await desk.getByRole('button', { name: t('consoleSite.announceAct') }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByLabel(t('consoleSite.textAr')).fill('الدعم حتى التاسعة مساءً');
  await sheet.getByLabel(t('consoleSite.textEn')).fill('Support until nine in the evening');
  await sheet.getByLabel(t('consoleSite.link')).fill('/help');
  await sheet.getByRole('button', { name: t('consoleSite.save') }).click();
  await expect(desk.getByText(t('consoleSite.states.running'))).toBeVisible();

  const page = await visit({ width: 1440 });
  await page.goto(`${server.url}${contentPaths('en').help()}`);
  await expect(page).toHaveTitle(/ \| Diyar Homes$/);
  const bar = page.getByRole('region', { name: t('shell.announcement') });
  await expect(bar.getByText('Support until nine in the evening')).toBeVisible();
  const search = page.getByRole('button', { name: t('help.searchAct') });
  await expect(search).toHaveCSS('background-color', 'rgb(31, 79, 168)');
  expect(await accessFaults(page)).toEqual([]);
  await bar.getByRole('button', { name: t('shell.closeAnnouncement') }).click();
  await page.reload();
  await expect(bar).toBeHidden();
  await page.getByRole('searchbox', { name: t('help.search') }).fill('bank transfer');
  await search.click();
  await page.getByRole('main').getByRole('link', { name: 'How do I pay by bank transfer?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How do I pay by bank transfer?' })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.goto(`${server.url}${contentPaths('en').business()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Advertise on Diyar' })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});

test('an advertiser reads on a phone who comes today and what money is to come', async ({ visit }) => {
  const t = wordsOf('ar');
  const { host, unitId } = await buildListing(database.db);
  const guest = await buildPerson(database.db, { name: 'سلطان القحطاني' });
  const { number } = await hold(server.url, guest, unitId);
  const today = Temporal.Now.plainDateISO('Asia/Riyadh');
  const [start_date, end_date] = [today.toString(), today.add({ days: 2 }).toString()];
  await database.db
    .updateTable('reservation')
    .set({ state: 'active', start_date, end_date })
    .where('number', '=', Number(number))
    .execute();
  const page = await openAs(visit, host, 390);
  await page.goto(`${server.url}${deskPaths('ar').home()}`);
  await expect(page.getByRole('link', { name: 'سلطان القحطاني' })).toBeVisible();
  await expect(page.getByText(t('dashboard.home.rests'))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});
