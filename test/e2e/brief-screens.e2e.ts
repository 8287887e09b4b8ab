import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** The login-only addresses of the brief's section 2 as it writes them, those of a thing aside. */
const DASHBOARD = [
  'home',
  'home/unit-settings',
  'my_favorites',
  'similar_offers',
  'my_info',
  'requests',
  'memberships',
  'invoices',
  'notifications',
  'verify-account',
  'verify-office',
  'reports',
  'evaluations',
  'my-fees',
  'prices/main',
  'prices/share-price',
  'properties',
  'marketing',
].map((path) => `/dashboard/${path}`);

/** Every login-only address, with those of an advertiser's own property and unit. */
const loginOnly = ({ propertyId, unitId }: { propertyId: string; unitId: string }) => [
  ...DASHBOARD,
  `/dashboard/properties/${propertyId}`,
  '/add-request',
  '/add-real-Estate',
  `/add-real-Estate/${propertyId}`,
  `/addunit/${propertyId}`,
  `/addunit/${propertyId}/${unitId}`,
];

const expectGone = (page: Page, text: string) => expect(page.getByText(text)).toHaveCount(0);

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an ad’s page has its photos, features and a map in a window, and is deleted once confirmed (${lang})`, async ({
    visit,
    db,
  }) => {
    const listing = await buildListing(db, { unit: { photos: 4, features: ['elevator', 'parking'] } });
    const path = at(lang, `/details/${listing.adNumber}`);
    const visitor = await visit({ width: lang === 'ar' ? 390 : 1440 });
    await visitor.goto(path);
    await expect(visitor.getByRole('main').locator('img').first()).toBeVisible();
    await expect(visitor.locator('#features').getByRole('listitem')).toHaveCount(2);
    await visitor.getByRole('button', { name: t('adMore.location.show') }).click();
    const dialog = visitor.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: t('adMore.location.google') })).toBeVisible();
    expect(await accessFaults(visitor)).toEqual([]);
    await dialog.getByRole('button', { name: t('common.close') }).click();
    await expect(dialog).toHaveCount(0);

    const owner = await visit({ as: listing.host });
    await owner.goto(path);
    await owner.getByRole('link', { name: t('ownAds.onDetails.remove'), exact: true }).click();
    const question = owner.getByRole('dialog');
    await expect(question.getByText(t('ownAds.removeText'))).toBeVisible();
    await question.getByRole('button', { name: t('ownAds.remove'), exact: true }).click();
    await expect(owner).toHaveURL(at(lang, '/dashboard/properties'));
    await expect.poll(async () => (await owner.request.get(path)).status(), { timeout: 3000 }).not.toBe(200);
  });
}

test('every login-only address of the brief opens for its owner', async ({ visit, db }) => {
  const listing = await buildListing(db, { unit: { photos: 4 } });
  const page = await visit({ as: listing.host, width: 390 });
  for (const path of loginOnly(listing)) {
    await page.goto(at('ar', path));
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
});

test('every login-only address of the brief leads a visitor home', async ({ visit, db }) => {
  const listing = await buildListing(db);
  const page = await visit();
  for (const path of loginOnly(listing)) {
    await page.goto(at('en', path), { waitUntil: 'commit' });
    await expect(page, path).toHaveURL(at('en', '/'));
  }
});

test('what a search can be about is fetched at the start and with another language, and kept on the device', async ({
  visit,
}) => {
  const page = await visit();
  const kept = () =>
    page.evaluate(() => {
      const data = JSON.parse(localStorage.getItem('search_data') ?? '{"cities":[]}');
      return data.cities.find(({ slug }: { slug: string }) => slug === 'riyadh')?.name as string | undefined;
    });
  await page.goto('/terms_of_use');
  await expect.poll(kept).toBe('الرياض');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(at('en', '/terms_of_use'));
  await expect.poll(kept).toBe('Riyadh');
});

test('toasts stay as long as the brief says, twenty at once, and are gone a second after they left', async ({
  visit,
}) => {
  const t = wordsOf('en');
  const page = await visit();
  await page.clock.install();
  await page.goto(at('en', '/_dev/kit'));
  await page.clock.pauseAt(Date.now() + 60_000);
  const show = (kind: 'blank' | 'error' | 'success' | 'loading' | 'custom') =>
    page.getByRole('button', { name: t('kit.toasts.show', { kind: t(`kit.toasts.kinds.${kind}`) }) }).click();
  const leaving = page.locator('.pointer-events-auto.opacity-0');
  const seconds = { blank: 4, error: 4, success: 2, custom: 4 } as const;
  for (const [kind, stays] of Object.entries(seconds) as [keyof typeof seconds, number][]) {
    await show(kind);
    await expect(page.getByText(t(`kit.toasts.${kind}`))).toBeVisible();
    await page.clock.runFor(stays * 1000 - 50);
    await expect(leaving).toHaveCount(0);
    await page.clock.runFor(50);
    // On its way out, which takes a second.
    await expect(leaving).toHaveCount(1);
    await page.clock.runFor(950);
    await expect(leaving).toHaveCount(1);
    await page.clock.runFor(50);
    await expectGone(page, t(`kit.toasts.${kind}`));
  }
  await show('loading');
  await page.clock.runFor(120_000);
  await expect(page.getByText(t('kit.toasts.loading'))).toBeVisible();
  for (let at = 0; at < 21; at += 1) await show('blank');
  await expect(page.getByText(t('kit.toasts.blank'))).toHaveCount(20);
  await expectGone(page, t('kit.toasts.loading'));
});
