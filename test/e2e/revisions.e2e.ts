import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { paths } from '../../web/app/site/paths.ts';
import { supplyPaths } from '../../web/app/site/supply-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { lastMissed } from '../helpers/publishing-steps.ts';
import { test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const t = wordsOf('ar');
const to = paths('ar');
const NEW_TITLE = 'شقة بمقرنصات نادرة';

test('an ad on show is edited: the old stays up until an operator, by keyboard, puts the new in its place', async ({
  visit,
  db,
  baseURL,
}) => {
  const disclosed = { mortgaged: false, disputed: false, unregistered_rights: false };
  const ad = await buildListing(db, {
    property: disclosed,
    unit: { photos: 4, name_ar: 'شقة واسعة هادئة', description_ar: 'وصف أول', features: ['parking', 'wifi'] },
    ad: { title_ar: 'شقة واسعة هادئة', title_en: null },
  });
  const owner = await visit({ as: ad.host, width: 390 });
  await owner.goto(supplyPaths('ar').editUnit(ad.propertyId, ad.unitId));
  await expect(owner.getByText(t('revisions.onShow'))).toBeVisible();
  await owner.getByLabel(t('supplyForm.fields.unit.name_ar')).fill(NEW_TITLE);
  await owner.getByRole('button', { name: t('wizard.editing.save') }).click();
  const notice = owner.getByRole('region', { name: t('revisions.waiting') });
  await expect(notice).toContainText('شقة واسعة هادئة');
  await expect(notice).toContainText(NEW_TITLE);
  expect(await accessFaults(owner)).toEqual([]);

  const page = await visit();
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(to.details(ad.adNumber));
  await expect(title).toHaveText('شقة واسعة هادئة');

  await enterConsole(page, baseURL ?? '', await newOperator(db, 'ريم المطيري'));
  await page.goto(deskPaths('ar').consoleAds({ state: 'revisions' }));
  const lines = page.getByRole('list', { name: t('revisions.list') }).getByRole('listitem');
  await expect(lines.filter({ hasText: ad.adNumber })).toBeVisible();
  // Other edits may wait before and behind it.
  const own = lines.filter({ hasText: ad.adNumber }).getByRole('button');
  await expect(async () => {
    if ((await own.getAttribute('aria-current')) !== 'true') await page.keyboard.press('j');
    // A press shows a moment later: another one before would go past it.
    await expect(own).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
  const row = page.getByRole('row').filter({ hasText: NEW_TITLE });
  await expect(row).toContainText('شقة واسعة هادئة');
  expect(await accessFaults(page)).toEqual([]);
  const answer = page.waitForResponse((one) => one.url().endsWith('/decision'));
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(201);
  const since = Date.now();
  const search = `/api/v1/ads?q=${encodeURIComponent('بمقرنصات')}`;
  expect(await lastMissed(page.request, search, { ad: Number(ad.adNumber), since })).toBeLessThan(1000);
  await expect(page.getByText(t('revisions.done.approved'))).toBeVisible();

  await page.goto(to.details(ad.adNumber));
  await expect(title).toHaveText(NEW_TITLE);
  await owner.reload();
  await expect(owner.getByLabel(t('supplyForm.fields.unit.name_ar'))).toHaveValue(NEW_TITLE);
  await expect(owner.getByText(t('revisions.onShow'))).toBeVisible();
});
