import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { createAccount, enterCode, newPhone } from '../helpers/signing-in.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an advertiser hides an ad, shows it again and deletes it (${lang})`, async ({ visit, db }) => {
    const { host, adNumber } = await buildListing(db, {
      property: { mortgaged: false, disputed: false, unregistered_rights: false },
      unit: { photos: 4 },
    });
    const page = await visit({ as: host, width: 390 });
    await page.goto(at(lang, `/details/${adNumber}`));
    await expect(page.getByRole('heading', { name: t('ownAds.onDetails.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('details.contact.call') })).toHaveCount(0);
    await page.getByRole('link', { name: t('ownAds.onDetails.manage') }).click();
    await expect(page.getByText(t('ownAds.states.published'), { exact: true }).first()).toBeVisible();

    await page.getByRole('button', { name: t('ownAds.hide'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('ownAds.hide'), exact: true }).click();
    await expect(dialog.getByText(t('rules.confirm_data'))).toBeVisible();
    await dialog.getByRole('textbox').fill('صيانة حتى نهاية الشهر');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('ownAds.hide'), exact: true }).click();
    await expect(page.getByText(t('ownAds.done.hidden'))).toBeVisible();
    await expect(page.getByText('صيانة حتى نهاية الشهر').first()).toBeVisible();
    const shown = async () => (await page.request.get(at(lang, `/details/${adNumber}`))).status();
    await expect.poll(shown, { timeout: 3000 }).toBe(404);

    await page.getByRole('button', { name: t('ownAds.publish'), exact: true }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('ownAds.publish'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('ownAds.hide'), exact: true })).toBeVisible();

    // However the question is closed, one step back leaves the page, and it does not come again.
    const here = page.url();
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await page.getByRole('button', { name: t('ownAds.remove'), exact: true }).click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(here);
    }
    await page.goBack();
    await expect(page).toHaveURL(at(lang, `/details/${adNumber}`));
    await page.goForward();
    await expect(page.getByRole('button', { name: t('ownAds.hide'), exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: t('ownAds.remove'), exact: true }).click();
    await dialog.getByRole('button', { name: t('ownAds.remove'), exact: true }).click();
    await expect(page).toHaveURL(at(lang, '/dashboard/properties'));
    await expect(page.getByRole('cell').getByText(t('dashboard.properties.noAd'))).toBeVisible();
  });

  test(`a visitor reports an ad, signs in last, and follows the case to its end (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const { adNumber } = await buildListing(db);
    const page = await visit({ width: 390 });
    await page.goto(at(lang, `/details/${adNumber}`));
    await page.getByRole('link', { name: t('details.report') }).click();
    await page.getByRole('button', { name: t('reports.signInToSend') }).click();
    await expect(page.getByText(t('rules.report_reason_required'))).toBeVisible();
    await page.getByRole('radio', { name: t('reports.reasons.fraud') }).check();
    await page.getByLabel(t('reports.text'), { exact: true }).fill('يطلب تحويلًا قبل المعاينة');
    await page.getByRole('button', { name: t('reports.signInToSend') }).click();
    await enterCode(page, t, newPhone());
    await createAccount(page, t, { kind: 'ordinary', name: 'هند السبيعي' });
    await expect(page.getByRole('radio', { name: t('reports.reasons.fraud') })).toBeChecked();
    await expect(page.getByLabel(t('reports.text'), { exact: true })).toHaveValue('يطلب تحويلًا قبل المعاينة');
    await page.getByRole('button', { name: t('reports.send'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('reports.sentTitle') })).toBeVisible();
    await page.getByRole('link', { name: t('reports.mine') }).click();
    await expect(page.getByText(t('reports.states.open'))).toBeVisible();

    const desk = await visit();
    await enterConsole(desk, baseURL ?? '', await newOperator(db));
    await desk.goto(at(lang, '/admin/reports'));
    const one = desk.getByRole('listitem').filter({ hasText: adNumber });
    await expect(one.getByText('يطلب تحويلًا قبل المعاينة')).toBeVisible();
    await one.getByRole('radio', { name: t('console.reports.decisions.ad_hidden') }).check();
    await one.getByLabel(t('console.reports.reason'), { exact: true }).fill('تحقق الفريق من المخالفة');
    await one.getByRole('button').click();
    await expect(desk.getByText(t('console.reports.decided'))).toBeVisible();
    await expect(desk.getByText(adNumber)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(t('reports.states.ad_hidden'))).toBeVisible();
  });

  test(`an advertiser sees what became of an ad, day by day (${lang})`, async ({ visit, db }) => {
    const { host, adNumber, adId } = await buildListing(db);
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
    const date = (ago: number) => new Date(day(ago).getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    await db
      .insertInto('ad_day')
      .values([
        { ad_id: adId, day: date(2), views: 7, visitors: 5 },
        { ad_id: adId, day: date(20), views: 40, visitors: 30 },
      ])
      .execute();
    const page = await visit({ as: host, width: 360 });
    await page.goto(at(lang, `/host/ads/${adNumber}?days=7`));
    const chart = (name: 'views' | 'calls') =>
      page.getByRole('figure').filter({ hasText: t(`ownAds.statistics.${name}`) });
    await expect(chart('views').getByText('7', { exact: true })).toBeVisible();
    await expect(chart('calls').getByText('0', { exact: true })).toBeVisible();
    await page.getByText(t('ownAds.statistics.days.30')).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/properties/.*ad=${adNumber}.*days=30`));
    await expect(chart('views').getByText('47', { exact: true })).toBeVisible();
    await expect(chart('views').getByRole('img')).toHaveAccessibleName(/47.*40/);
    await page.getByText(t('ownAds.statistics.table')).click();
    await expect(page.getByRole('row')).toHaveCount(32);
    await expect(page.getByRole('row').filter({ hasText: date(20) })).toContainText('40');
  });

  test(`others' ads are not found, and empty lists say what belongs there (${lang})`, async ({
    visit,
    db,
  }) => {
    const { host } = await buildListing(db);
    const other = await buildListing(db);
    const page = await visit({ as: host });
    await page.goto(at(lang, `/host/ads/${other.adNumber}`));
    await expect(page.getByText(t('dashboard.properties.notFound'), { exact: true })).toBeVisible();
    const guest = await visit({ as: await buildPerson(db) });
    await guest.goto(at(lang, '/host/ads'));
    await expect(guest).toHaveURL(at(lang, '/dashboard/properties'));
    await expect(guest.getByText(t('dashboard.properties.emptyTitle'))).toBeVisible();
    await guest.goto(at(lang, '/dashboard/reports'));
    await expect(guest.getByText(t('reports.emptyTitle'))).toBeVisible();
  });
}
