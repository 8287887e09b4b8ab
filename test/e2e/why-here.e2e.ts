import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** Waits until the closed dialog has removed its history entry, which a browser does a moment later. */
async function expectWayBack(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'over' in (history.state ?? {}))).toBe(false);
}

const SCREENS = [
  { width: 360, touch: true },
  { width: 1440, touch: false },
];

for (const lang of LANGS) {
  const t = wordsOf(lang);
  for (const { width, touch } of SCREENS) {
    test(`a card says why it stands where it does, in the order "best" alone (${lang}, ${width})`, async ({
      visit,
      db,
    }) => {
      const paid = { special_until: new Date('2099-01-01'), published_at: new Date('2020-01-01') };
      const { host, adNumber } = await buildListing(db, { ad: paid, unit: { photos: 1 } });
      const page = await visit({ width, touch });
      const card = page.locator(`[data-ad="${adNumber}"]`);
      // The search hears of new ads a moment later.
      await expect(async () => {
        await page.goto(at(lang, `/all_deals?advertiser=${host.accountNumber}`));
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
