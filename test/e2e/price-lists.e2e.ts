import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS) {
  const t = wordsOf(lang);
  test(`a price list is made, read by a stranger on a phone, and taken back (${lang})`, async ({
    visit,
    db,
  }) => {
    const prices = { daily: 40_000, monthly: 900_000 };
    const { host } = await buildListing(db, {
      unit: { prices, photos: 1 },
      ad: { title_ar: 'شقة على البحر', title_en: null },
    });
    const desk = await visit({ as: host });
    await desk.goto(at(lang, '/dashboard/prices/share-price'));
    await desk.getByRole('button', { name: t('priceLists.add') }).click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByRole('button', { name: t('priceLists.create') }).click();
    await expect(sheet.getByText(t('rules.name_required'))).toBeVisible();
    await sheet.getByLabel(t('priceLists.name'), { exact: true }).fill('أسعار الشتاء');
    await sheet.getByText(t('priceLists.periodNames.2'), { exact: true }).click();
    await sheet.getByRole('button', { name: t('priceLists.create') }).click();
    await expect(desk.getByRole('heading', { name: 'أسعار الشتاء' })).toBeVisible();
    expect(await accessFaults(desk)).toEqual([]);
    const link = await desk.getByLabel(t('priceLists.copy'), { exact: true }).first().inputValue();

    const page = await visit({ width: 390 });
    await page.goto(new URL(link).pathname);
    await expect(page.getByRole('row', { name: 'شقة على البحر' })).toContainText('400 S.R');
    await expect(page.getByText('9,000 S.R')).toHaveCount(0);
    expect(await accessFaults(page)).toEqual([]);

    await desk.getByRole('button', { name: t('priceLists.revoke') }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: t('priceLists.revoke') })
      .click();
    await expect(desk.getByText(t('priceLists.empty'))).toBeVisible();
    expect((await page.goto(new URL(link).pathname))?.status()).toBe(404);
  });
}
