import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { endMemberships } from '../../api/src/memberships/end-memberships.ts';
import { useAd } from '../../api/src/memberships/use-membership.ts';
import { plansOnSale } from '../../api/src/plans/show-plans.ts';
import { type Database, transact } from '../../api/src/platform/db/database.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { planPaths } from '../../web/app/site/plan-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { answerBank, cardOf, fillCard, pressPay, type Scene } from '../helpers/booking-steps.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { at, test } from '../helpers/site.ts';
import { CARDS } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const SHOWABLE = {
  property: { mortgaged: false, disputed: false, unregistered_rights: false },
  unit: { photos: 4 },
};

/** A sentence up to its first value. */
const startOf = (sentence: string) => sentence.split('{')[0]?.trim() ?? '';

/** Chooses what the page of a plan offers: accepts the terms, types a card, confirms what ends, and answers the bank. */
async function buy(scene: Scene): Promise<void> {
  const { page, t } = scene;
  await page.getByRole('checkbox', { name: t('memberships.accept') }).check();
  await fillCard(scene, cardOf(CARDS.approved));
  await pressPay(scene);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('memberships.confirmTitle'))).toBeVisible();
  await dialog.getByRole('button', { name: t('memberships.confirm') }).click();
  await answerBank(scene, 'approve');
  await expect(page.getByRole('heading', { name: t('memberships.paidTitle') })).toBeVisible();
}

/** From a receipt: the list of invoices, one of them as a file, a search that finds none, and what invoices are to say. */
async function readInvoices({ page, lang, t }: Scene): Promise<void> {
  await page.goto(at(lang, '/dashboard/invoices'));
  await page
    .getByRole('checkbox', { name: startOf(t.raw('invoices.choose')), exact: false })
    .first()
    .check();
  expect(await accessFaults(page)).toEqual([]);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: startOf(t.raw('invoices.pdfOf')) }).click();
  expect((await file).suggestedFilename()).toMatch(/^INV-\d{6}-300000000000003\.pdf$/);
  await page.getByLabel(t('invoices.filters.q')).fill('INV-999999');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('invoices.nothingFound'))).toBeVisible();
  await page.getByRole('button', { name: t('invoices.settings.open') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('invoices.settings.street')).fill('شارع التحلية');
  await sheet.getByRole('button', { name: t('invoices.settings.save') }).click();
  await expect(sheet.getByText(t('rules.building_4'))).toBeVisible();
  await expect(sheet.getByLabel(t('invoices.settings.street'))).toHaveValue('شارع التحلية');
  expect(await accessFaults(page)).toEqual([]);
}

async function soldPlan(db: Database, place: number): Promise<string> {
  const sold = (await plansOnSale(db, new Date())).filter(({ prices }) => prices.length > 0);
  return String(sold[place]?.number);
}

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const to = planPaths(lang);
  // Arabic on a phone, English on a wide screen.
  const width = lang === 'ar' ? 390 : 1440;

  test(`an advertiser with no ads left is led to a plan, buys it and publishes (${lang})`, async ({
    visit,
    db,
  }) => {
    const basic = await soldPlan(db, 0);
    const host = await buildPerson(db, { kind: 'business', name: 'مكتب الروابي للعقار' });
    const { accountId, personId } = host;
    const made: Awaited<ReturnType<typeof buildListing>>[] = [];
    for (let n = 0; n < 4; n += 1)
      made.push(await buildListing(db, { ...SHOWABLE, host, ad: { state: 'hidden' } }));
    for (const { adId } of made.slice(1))
      await transact(db, (tx) => useAd(tx, { adId, accountId, personId }, new Date()));
    const page = await visit({ as: host, width });
    const dialog = page.getByRole('dialog');
    const publish = async () => {
      await page.goto(at(lang, `/host/ads/${made[0]?.adNumber}`));
      await page.getByRole('button', { name: t('ownAds.publish'), exact: true }).click();
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: t('ownAds.publish'), exact: true }).click();
    };
    await publish();
    await expect(dialog.getByText(t('errors.no_ads_left'))).toBeVisible();
    await dialog.getByRole('link', { name: t('ownAds.getPlan') }).click();
    await expect(page).toHaveURL(at(lang, `/payment/${basic}`));
    await buy({ page, lang, t });
    await expect(page.getByText(t('memberships.receiptTitle'))).toBeVisible();
    const invoice = page.getByRole('button', { name: startOf(t.raw('invoices.pdfOf')) });
    await expect(invoice).toBeVisible({ timeout: 20_000 });
    expect(await accessFaults(page)).toEqual([]);
    await readInvoices({ page, lang, t });
    await publish();
    await expect(page.getByRole('status').getByText(t('ownAds.done.published'))).toBeVisible();
    await page.getByRole('button', { name: t('memberships.special.make') }).click();
    await dialog.getByRole('button', { name: t('memberships.special.make') }).click();
    await expect(page.getByText(startOf(t.raw('memberships.special.until')))).toBeVisible();
  });

  test(`a plan is read by anyone, replaces the one before, and runs out (${lang})`, async ({ visit, db }) => {
    const pro = await soldPlan(db, 1);
    const stranger = await visit({ width });
    await stranger.goto(to.plan(pro, { period: 'year' }));
    await expect(stranger.getByText('3,990 S.R').first()).toBeVisible();
    await expect(stranger.getByText(t('memberships.signInToBuy'))).toBeVisible();
    expect(await accessFaults(stranger)).toEqual([]);

    const { host, adId } = await buildListing(db, SHOWABLE);
    const { accountId, personId } = host;
    await transact(db, (tx) => useAd(tx, { adId, accountId, personId }, new Date()));
    const page = await visit({ as: host, width });
    await page.goto(to.plan(pro, { period: 'year' }));
    await buy({ page, lang, t });
    await page.getByRole('link', { name: t('memberships.toMemberships') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('memberships.title') })).toBeVisible();
    await expect(page.getByText(startOf(t.raw('memberships.endedAt.replaced')))).toBeVisible();

    await db
      .updateTable('membership')
      .set({ starts_at: new Date(Date.now() - 3e10), ends_at: new Date(Date.now() - 9e7) })
      .where('account_id', '=', host.accountId)
      .where('ended_at', 'is', null)
      .execute();
    await endMemberships(db, new Date());
    await page.reload();
    await expect(page.getByText(startOf(t.raw('memberships.leaving')))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}

test('an operator changes a plan from a day on, and sees what the ledger’s proof found (ar)', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const page = await visit({ width: 1440 });
  await enterConsole(page, baseURL ?? '', await newOperator(db));
  await page.goto(planPaths('ar').consolePlans());
  const card = page.getByRole('listitem').filter({ hasText: 'Business' });
  await card.getByRole('button', { name: t('consoleBooks.edit') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('consoleBooks.ads')).fill('');
  await dialog.getByLabel(t('consoleBooks.from')).fill('2090-01-01');
  await dialog.getByRole('button', { name: t('consoleBooks.save') }).click();
  await expect(dialog.getByText(t('rules.number'))).toBeVisible();
  await dialog.getByLabel(t('consoleBooks.ads')).fill('١٦٠');
  await dialog.getByLabel(t('consoleBooks.reason')).fill('نمو عدد المكاتب');
  await dialog.getByRole('button', { name: t('consoleBooks.save') }).click();
  await expect(card.getByText(startOf(t.raw('consoleBooks.upcoming')))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const disagreements = ['payment 1 is settled but did not bring what was due'];
  await db.insertInto('ledger_proof').values({ at: new Date(), disagreements }).execute();
  await page.goto(at('ar', '/admin'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('consoleBooks.queue') })
    .click();
  await expect(page.getByText(disagreements[0] ?? '')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await db.deleteFrom('ledger_proof').execute();
});
