import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** Waits until the closed dialog has removed its history entry, which a browser does a moment later. */
async function expectWayBack(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'over' in (history.state ?? {}))).toBe(false);
}

/** A phone in Arabic, a wide window in English. */
const SCREENS = { ar: [{ width: 360, touch: true }], en: [{ width: 1440, touch: false }] };

for (const lang of LANGS) {
  const t = wordsOf(lang);
  for (const { width, touch } of SCREENS[lang]) {
    test(`a card says why it stands where it does, in the order "best" alone (${lang}, ${width})`, async ({
      visit,
      db,
    }) => {
      const paid = { special_until: new Date('2099-01-01'), published_at: new Date('2020-01-01') };
      // Nothing else has this area: it stands first whatever the turn of other special ads.
      const area = 9000 + width + (lang === 'ar' ? 0 : 1);
      const { adNumber } = await buildListing(db, { ad: paid, unit: { photos: 1, area } });
      const page = await visit({ width, touch });
      const card = page.locator(`[data-ad="${adNumber}"]`);
      // The search hears of new ads a moment later.
      await expect(async () => {
        await page.goto(at(lang, `/all_deals?area_min=${area}&area_max=${area}`));
        await expect(card).toBeVisible({ timeout: 1000 });
      }).toPass();
      const ask = card.getByRole('button', { name: t('filters.why.title') });
      if (touch) await ask.tap();
      else await ask.press('Enter');
      const dialog = page.getByRole('dialog', { name: t('filters.why.title') });
      await expect(dialog.getByText(t('filters.why.reason.special'))).toBeVisible();
      await expect(dialog.getByText(t('filters.why.reason.new'))).toHaveCount(0);
      await expect(dialog.getByText(t('filters.why.rulesText'))).toBeVisible();
      expect(await accessFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(ask).toBeFocused();
      await expectWayBack(page);
      await page.getByLabel(t('results.form.sort')).selectOption('newest');
      await expect(page).toHaveURL(/sort=newest/);
      await expect(card).toBeVisible();
      await expect(ask).toHaveCount(0);
    });
  }
}

for (const [lang, width] of [
  ['ar', 390],
  ['en', 1440],
] as const) {
  if (triesMechanicsIn(lang)) {
    test(`one card stands for the units of a building and leads to them, and prices are compared by a period (${lang}, ${width})`, async ({
      visit,
      db,
    }) => {
      const t = wordsOf(lang);
      const area = 8000 + width;
      const first = await buildListing(db, { unit: { photos: 1, area } });
      const beside = { host: first.host, beside: first.propertyId, unit: { photos: 1, area } };
      for (let n = 0; n < 2; n += 1) await buildListing(db, beside);
      const page = await visit({ width });
      const cards = page.locator('[data-ad]');
      const more = page.getByRole('link', { name: t('filters.why.moreLike', { count: 2 }) });
      await expect(async () => {
        await page.goto(at(lang, `/all_deals?area_min=${area}&area_max=${area}`));
        await expect(more).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(cards).toHaveCount(1);
      expect(await accessFaults(page)).toEqual([]);
      await more.click();
      await expect(page).toHaveURL(/like=\d+/);
      await expect(cards).toHaveCount(3);
      await expect(page.getByRole('link', { name: t('filters.chips.like') })).toBeVisible();
      await page.getByLabel(t('results.form.sort')).selectOption('price_asc');
      await expect(page.getByText(t('filters.whichPrice'))).toBeVisible();
      expect(await accessFaults(page)).toEqual([]);
      await page
        .getByRole('listitem')
        .filter({ has: page.getByText(t('common.period.yearly'), { exact: true }) })
        .last()
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(/period=4/);
      await expect(page.getByText(t('filters.whichPrice'))).toBeHidden();
    });
  }
}

test('pages of one kind of letting and of one advertiser say it too', async ({ visit }) => {
  const t = wordsOf('ar');
  const page = await visit({ width: 360, touch: true });
  const ask = page.getByRole('button', { name: t('filters.why.title') }).first();
  await page.goto('/rent/riyadh/apartment/yearly');
  await ask.tap();
  await expect(page.getByRole('dialog').getByText(t('filters.why.rulesText'))).toBeVisible();
  await page.getByRole('button', { name: t('common.close'), exact: true }).tap();
  await expectWayBack(page);
  await page.goto('/verified-advertisers');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/profile\/\d+/);
  await ask.tap();
  await expect(page.getByRole('dialog').getByText(t('filters.why.rulesText'))).toBeVisible();
});
