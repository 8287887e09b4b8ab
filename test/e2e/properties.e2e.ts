import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { clearPicture } from '../../api/src/testing/photo-world.ts';
import { buildUploadedPhotos, fullWizard } from '../../api/src/testing/supply.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { callAs, hold, pay } from '../helpers/stays.ts';
import { type Words, wordsOf } from '../helpers/words.ts';

const DISCLOSED = { mortgaged: false, disputed: false, unregistered_rights: false };

/** A complete property of somebody's with a unit of four photos, added as the wizard adds them. */
async function addSupply(db: Database, site: string, host: BuiltPerson) {
  const photos = await buildUploadedPhotos(db, host, 4);
  const { property, location, unit, prices, services, policy, photos: placed } = fullWizard(photos);
  const made = await callAs<{ id: string }>(site, host, 'POST', '/host/properties', { property, location });
  const added = await callAs<{ id: string }>(site, host, 'POST', `/host/properties/${made.id}/units`, {
    unit: { ...unit, area: 140 },
    prices,
    services,
    policy,
    photos: placed,
  });
  return { propertyId: made.id, unitId: added.id };
}

/** Opens what can be done with a property or unit, by its name. */
async function openMenu(page: Page, t: Words, name: string): Promise<void> {
  await page
    .getByRole('button', { name: t('dashboard.properties.actions.open', { name }), exact: true })
    .click();
}

/** Takes a step of the open ad, with the brief's confirmation. */
async function step(page: Page, t: Words, word: 'hide' | 'publish' | 'close'): Promise<void> {
  await page.getByRole('button', { name: t(`ownAds.${word}`), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t(`ownAds.${word}`), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a property with a booking ahead is hidden, shown and closed, and deleted only once nothing lies ahead', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const { host, adNumber, propertyId, unitId } = await buildListing(db, {
    property: { name: 'عمارة الياسمين', ...DISCLOSED },
    unit: { name_ar: 'شقة الياسمين', photos: 4 },
  });
  const guest = await buildPerson(db);
  await pay(baseURL ?? '', guest, await hold(baseURL ?? '', guest, unitId), 'approve');
  const page = await visit({ as: host, width: 390 });
  const dialog = page.getByRole('dialog');
  const say = 'dashboard.properties.actions';
  await page.goto(at('ar', '/dashboard/properties'));
  await openMenu(page, t, 'عمارة الياسمين');
  // The cell it was opened from is aligned to its end; the sheet is not.
  await expect(dialog).toHaveCSS('text-align', 'start');
  await dialog.getByRole('button', { name: t(`${say}.remove`) }).click();
  await expect(dialog.getByText(t('errors.property_has_bookings'))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // A property of one unit has one menu, for both.
  await expect(page.getByRole('main').getByRole('button', { name: t(`${say}.column`) })).toHaveCount(1);
  await openMenu(page, t, 'عمارة الياسمين');
  await dialog.getByRole('button', { name: t(`${say}.removeUnit`) }).click();
  await expect(dialog.getByText(t('errors.unit_has_bookings'))).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(at('ar', `/dashboard/properties/${propertyId}`));
  const shown = async () => (await page.request.get(`/details/${adNumber}`)).status();
  await step(page, t, 'hide');
  await expect.poll(shown, { timeout: 3000 }).toBe(404);
  await step(page, t, 'publish');
  await expect.poll(shown, { timeout: 3000 }).toBe(200);
  await step(page, t, 'close');
  await expect(page.getByText(t('ownAds.states.closed'), { exact: true }).first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  // The stay ends; nothing lies ahead any more.
  await db.updateTable('reservation').set({ state: 'finished' }).where('unit_id', '=', unitId).execute();
  await page.reload();
  await openMenu(page, t, 'عمارة الياسمين');
  await dialog.getByRole('button', { name: t(`${say}.remove`) }).click();
  await dialog.getByRole('button', { name: t(`${say}.remove`) }).click();
  await expect(page.getByText(t(`${say}.removed`))).toBeVisible();
  await expect(page).toHaveURL(at('ar', '/dashboard/properties'));
  await expect(page.getByText(t('dashboard.properties.emptyTitle'))).toBeVisible();
});

test('one more like a property opens the wizard filled in, and asks before it deletes an open one', async ({
  visit,
  db,
}) => {
  const t = wordsOf('en');
  const { host, unitId } = await buildListing(db, {
    property: { name: 'Rose tower' },
    unit: { name_ar: 'شقة', name_en: 'Rose flat' },
  });
  const page = await visit({ as: host });
  const dialog = page.getByRole('dialog');
  const say = 'dashboard.properties.actions';
  await page.goto(at('en', '/dashboard/properties'));
  await openMenu(page, t, 'Rose tower');
  await dialog.getByRole('button', { name: t(`${say}.copyUnit`) }).click();
  await expect(page).toHaveURL(/addunit\/.*step=unit/);
  const titles = page.getByRole('textbox', { name: t('supplyForm.fields.unit.name_en'), exact: true });
  await expect(titles).toHaveValue('Rose flat');
  await page.goto(at('en', '/dashboard/properties'));
  await openMenu(page, t, 'Rose tower');
  await dialog.getByRole('button', { name: t(`${say}.copy`) }).click();
  await expect(dialog.getByText(t(`${say}.confirmUnit`))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const kept = await db
    .selectFrom('wizard')
    .select('property_id')
    .where('account_id', '=', host.accountId)
    .execute();
  expect(kept).not.toEqual([{ property_id: null }]);
  await dialog.getByRole('button', { name: t(`${say}.confirm`) }).click();
  await expect(page).toHaveURL(/step=property/);
  await expect(
    page.getByRole('textbox', { name: t('supplyForm.fields.property.name'), exact: true }),
  ).toHaveValue('Rose tower');
  expect(await db.selectFrom('unit').select('id').where('id', '=', unitId).execute()).toHaveLength(1);
});

test('a property and a unit are edited under the brief’s rules, and photos refused after the rest was saved can be mended', async ({
  visit,
  db,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const t = wordsOf('ar');
  const host = await buildPerson(db);
  const { propertyId, unitId } = await addSupply(db, baseURL ?? '', host);
  const page = await visit({ as: host, width: 390 });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = page.getByRole('button', { name: t('wizard.editing.save'), exact: true });
  const saved = page.getByText(t('wizard.editing.saved'));
  await page.goto(at('ar', `/add-real-Estate/${propertyId}`));
  const names = 'supplyForm.fields';
  const mistakes = {
    [t(`${names}.property.name`)]: ['بيت', 'rules.name_min'],
    [t(`${names}.property.area`)]: ['', 'rules.area_required'],
    [t(`${names}.property.height`)]: ['', 'rules.height_required'],
    [t(`${names}.property.width`)]: ['', 'rules.width_required'],
    [t(`${names}.location.street`)]: ['', 'rules.add_street'],
    [t(`${names}.location.street_width`)]: ['', 'rules.street_width_required'],
  } as const;
  for (const [label, [text]] of Object.entries(mistakes)) await field(label).fill(text);
  await save.click();
  for (const [, rule] of Object.values(mistakes)) await expect(page.getByText(t(rule))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const right = ['بيت الورود الجديد', '300', '20', '15', 'شارع الورد', '٢٠'];
  for (const [place, label] of Object.keys(mistakes).entries()) await field(label).fill(right[place] ?? '');
  await save.click();
  await expect(saved).toBeVisible();

  await page.goto(at('ar', `/addunit/${propertyId}/${unitId}`));
  const photos = page.getByRole('list', { name: t('hostPhotos.list') }).getByRole('listitem');
  await expect(photos).toHaveCount(4);
  const words = field(t(`${names}.unit.description_ar`));
  await words.fill('شقة هادئة بإطلالة على الحديقة');
  const buffer = await clearPicture(901);
  await page
    .getByLabel(t('hostPhotos.choose'), { exact: true })
    .setInputFiles([{ name: 'hall.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByText(t('hostPhotos.uploaded'))).toBeVisible();
  await expect(photos.nth(4)).not.toContainText(t('hostPhotos.processing'), { timeout: 60_000 });
  // The new photo goes before it is given to the unit: the unit is saved, its photos are refused.
  const [gone] = await db
    .deleteFrom('photo')
    .where('account_id', '=', host.accountId)
    .where('unit_id', 'is', null)
    .returning('id')
    .execute();
  expect(gone).toBeDefined();
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: t('rules.photo_unknown') })).toBeVisible();
  await photos
    .nth(4)
    .getByRole('button', { name: t('hostPhotos.remove') })
    .click();
  await expect(photos).toHaveCount(4);
  await words.fill('شقة هادئة بإطلالة على الوادي');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(page.getByText(t('wizard.editing.merged'))).toBeHidden();
  expect(await accessFaults(page)).toEqual([]);
  const unit = await db
    .selectFrom('unit')
    .select('description_ar')
    .where('id', '=', unitId)
    .executeTakeFirstOrThrow();
  expect(unit.description_ar).toBe('شقة هادئة بإطلالة على الوادي');
});
