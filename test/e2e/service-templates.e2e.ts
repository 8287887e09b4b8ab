import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const t = wordsOf('ar');

test('an advertiser writes a service once, puts it at a unit, and reads what like units ask', async ({
  visit,
  db,
}) => {
  const place = { category: 'chalet', city: 'tabuk' };
  const unit = { rooms: 3, prices: { daily: 90_000 } };
  for (let made = 0; made < 5; made += 1) await buildListing(db, { property: place, unit });
  const own = { rooms: 3, name_ar: 'شاليه الواحة', prices: { daily: 40_000 } };
  const { host } = await buildListing(db, { property: place, unit: own });
  const page = await visit({ as: host, width: 390 });
  await page.goto(at('ar', '/dashboard/services'));
  await page.getByRole('button', { name: t('serviceTemplates.add') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('serviceTemplates.save') }).click();
  await expect(sheet.getByText(t('rules.service_name_ar'))).toBeVisible();
  await expect(sheet.getByText(t('rules.service_name_en'))).toBeVisible();
  await sheet.getByLabel(t('serviceTemplates.nameAr')).fill('إفطار');
  await sheet.getByLabel(t('serviceTemplates.nameEn')).fill('Breakfast');
  await sheet.getByLabel(t('serviceTemplates.price')).fill('45');
  await sheet.getByRole('button', { name: t('serviceTemplates.save') }).click();
  await expect(page.getByText(t('serviceTemplates.inUnits', { count: 0 }))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: t('serviceTemplates.units'), exact: true }).click();
  await sheet.getByText('شاليه الواحة').click();
  await sheet.getByRole('button', { name: t('serviceTemplates.apply') }).click();
  await expect(page.getByText(t('serviceTemplates.inUnits', { count: 1 }))).toBeVisible();

  await page.goto(at('ar', '/dashboard/similar_offers'));
  await expect(page.getByText(t('similarOffers.place.below'))).toBeVisible();
  await expect(page.getByText(t('similarOffers.reasons.below_most'))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});
