import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  test(`a handle moved by keys writes the price it stands at, and the ads follow (${lang})`, async ({
    visit,
    db,
  }) => {
    const first = await buildListing(db, { unit: { prices: { daily: 30_000 } } });
    const { host } = first;
    for (const riyals of [400, 500])
      await buildListing(db, { host, unit: { prices: { daily: riyals * 100 } } });
    const page = await visit({ width: lang === 'ar' ? 390 : 1440, touch: lang === 'ar' });
    // The search hears of new ads a moment later.
    await expect(async () => {
      await page.goto(at(lang, `/all_deals?period=2&advertiser=${host.accountNumber}`));
      await expect(page.locator('[data-ad]')).toHaveCount(3, { timeout: 1000 });
    }).toPass();
    await page.locator('[commandfor=filters]').filter({ visible: true }).click();
    const sheet = page.getByRole('dialog', { name: t('filters.title') });
    const handle = (which: 'least' | 'most') =>
      sheet.getByRole('slider', { name: t(`filters.spread.${which}`) });
    await handle('least').focus();
    await page.keyboard.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(sheet.getByLabel(t('filters.priceMin'))).not.toHaveValue('');
    await expect(sheet.getByRole('button', { name: t('filters.show', { count: 2 }) })).toBeVisible();
    await sheet.getByLabel(t('filters.priceMax')).fill('450');
    await expect(handle('most')).toHaveAttribute('aria-valuetext', /450/);
    await expect(sheet.getByRole('button', { name: t('filters.show', { count: 1 }) })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('filters.show', { count: 1 }) }).click();
    await expect(page.locator('[data-ad]')).toHaveCount(1);
  });
}
