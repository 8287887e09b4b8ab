import { type Download, expect, type Page } from '@playwright/test';
import { makePayouts } from '../../api/src/payouts/make-payouts.ts';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { moneyPaths } from '../../web/app/site/money-paths.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { chooseByKeys } from '../helpers/list-keys.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { type Hold, hold, pay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const t = wordsOf('ar');
const en = wordsOf('en');
const DAY = 86_400_000;
const CATEGORY = 'warehouse';

/** An advertiser with a bank account whose guest paid for a stay and arrived two days ago. */
async function paidOutSoon(
  db: Database,
  site: string,
): Promise<{ host: BuiltPerson; held: Hold; number: number }> {
  const host = await buildPerson(db, { kind: 'business' });
  const listing = await buildListing(db, {
    host,
    property: { category: CATEGORY },
    unit: { policy: { down_payment_percent: 100 } },
  });
  const bank = { kind: 'bank' as const, iban: 'SA0380000000608010167519', bank_name: 'مصرف الراجحي' };
  const goesTo = { account_id: host.accountId, ...bank, holder: 'خالد العتيبي' };
  await db.insertInto('payout_destination').values(goesTo).execute();
  const guest = await buildPerson(db);
  const held = await hold(site, guest, listing.unitId);
  await pay(site, guest, held, 'approve');
  const arrived = { starts_at: new Date(Date.now() - 2 * DAY) };
  await db.updateTable('reservation').set(arrived).where('number', '=', Number(held.number)).execute();
  await makePayouts(db, new Date());
  const { number } = await db
    .selectFrom('payout')
    .select('number')
    .where('account_id', '=', host.accountId)
    .executeTakeFirstOrThrow();
  return { host, held, number };
}

const PER_PAGE = 24;

/** Goes down the last page of what is at the bank by keyboard until the payout is chosen, and into its form. */
async function choose(desk: Page, db: Database, number: number): Promise<void> {
  const open = await db.selectFrom('payout').select('id').where('state', '=', 'in_batch').execute();
  const page = String(Math.ceil(open.length / PER_PAGE));
  await desk.goto(moneyPaths('ar').consolePayouts({ state: 'in_batch', page }));
  const panel = desk.getByRole('heading', { name: new RegExp(String(number)) });
  await chooseByKeys(desk, panel);
  await desk.keyboard.press('Enter');
}

test('an operator sets a share, pays one advertiser and not another by keyboard; both read why', async ({
  visit,
  db,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const operator = await newOperator(db, 'نايف المشغّل');
  const desk = await visit();
  await enterConsole(desk, site, operator);
  await desk.goto(moneyPaths('ar').consoleFees());
  await desk.getByRole('combobox', { name: t('consoleMoney.category'), exact: true }).selectOption(CATEGORY);
  await desk.getByLabel(t('consoleMoney.percent')).fill('7.5');
  await desk.getByLabel(t('consoleMoney.reason'), { exact: true }).fill('نسبة المستودعات في السوق');
  await desk.getByRole('button', { name: t('consoleMoney.save') }).click();
  await expect(desk.getByText('7.5%').first()).toBeVisible();
  expect(await accessFaults(desk)).toEqual([]);

  const limit = { key: 'payout_second_operator_above', type: 'halalas', value: '1', source: 'a test' };
  await db
    .insertInto('setting')
    .values({ ...limit, effective_from: new Date() })
    .execute();
  const good = await paidOutSoon(db, site);
  const bad = await paidOutSoon(db, site);
  await desk.goto(moneyPaths('ar').consolePayouts());
  await desk.getByRole('button', { name: t('consoleMoney.makeBatch') }).press('Enter');
  await expect(desk.getByText(t('consoleMoney.needsSecond')).last()).toBeVisible();
  const second = await visit();
  await enterConsole(second, site, await newOperator(db, 'سعاد المشغّلة'));
  await second.goto(moneyPaths('ar').consolePayouts());
  const batch = second.getByRole('article').last();
  await batch.getByRole('button', { name: t('consoleMoney.agree') }).press('Enter');
  const file = batch.getByRole('button', { name: t('consoleMoney.file') });
  const [download] = await Promise.all([second.waitForEvent('download'), file.press('Enter')]);
  const rows = await textOf(download);
  for (const { number } of [good, bad]) expect(rows).toContain(`,${number},bank,SA0380000000608010167519,`);

  await choose(desk, db, good.number);
  expect(await accessFaults(desk)).toEqual([]);
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('FT20261124');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(t('consoleMoney.marked')).first()).toBeVisible();
  await choose(desk, db, bad.number);
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('رقم الآيبان لحساب مغلق');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(t('consoleMoney.marked')).first()).toBeVisible();

  const page = await visit({ as: good.host, width: 390, touch: true });
  await page.goto(moneyPaths('ar').fees());
  await expect(page.getByText(t('myFees.kinds.fee_vat')).first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('tab', { name: t('myFees.payouts') }).click();
  await expect(page.getByText(t('myFees.states.paid'), { exact: true })).toBeVisible();
  await page.getByText(t('myFees.why')).click();
  await expect(page.getByText(t('myFees.line.fee'), { exact: true }).last()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  // Diyar's own tax invoice for its fee stands beside what was taken.
  await page.getByRole('tab', { name: t('myFees.invoices') }).click();
  const pdf = page.getByRole('button', { name: t('invoices.pdf') });
  const invoice = page.getByRole('listitem').filter({ hasText: t('invoices.ofFee'), has: pdf });
  await expect(invoice).toContainText(good.held.number);
  expect(await accessFaults(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    invoice.getByRole('button', { name: t('invoices.pdf') }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^INV-.*\.pdf$/);
  await page.goto(paths('ar').reservation(good.held.number));
  await expect(page.getByText(t('myFees.fee.share', { percent: '7.5' }))).toBeVisible();

  const english = await visit({ as: bad.host });
  await english.goto(moneyPaths('en').fees({ part: 'payouts' }));
  await expect(english.getByText(en('myFees.editDestination'))).toBeVisible();
  await expect(english.getByText('رقم الآيبان لحساب مغلق').first()).toBeVisible();
});

async function textOf(download: Download): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
