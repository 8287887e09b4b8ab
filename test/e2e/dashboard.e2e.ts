import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an advertiser sees what waits, goes to it, and finds an ad among the properties (${lang})`, async ({
    visit,
    db,
  }) => {
    const host = await buildPerson(db, { kind: 'business', name: 'مؤسسة البيان للعقار' });
    const asked = await buildListing(db, { host, ad: { state: 'changes_asked' } });
    const shown = await buildListing(db, { host });
    const page = await visit({ as: host, width: lang === 'ar' ? 390 : 1440 });
    await page.goto(at(lang, '/dashboard'));
    await expect(page).toHaveURL(at(lang, '/dashboard/home'));
    await expect(page.getByText(t('dashboard.home.needs.changes_asked'))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await accessFaults(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('dashboard.home.needsAct') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/properties/[0-9a-f-]{36}\\?ad=${asked.adNumber}`));
    await expect(page.getByRole('heading', { name: t('ownAds.stateTitle') })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    const nav =
      lang === 'ar'
        ? page.getByRole('navigation', { name: t('shell.mainNav') })
        : page.getByRole('navigation', { name: t('dashboard.nav') });
    await nav
      .getByRole('link', {
        name: t(lang === 'ar' ? 'dashboard.tabs.properties' : 'dashboard.entries.properties'),
      })
      .click();
    await expect(page.getByText(t('dashboard.properties.count', { count: 2 }))).toBeVisible();
    await page.getByLabel(t('dashboard.properties.state'), { exact: true }).selectOption('published');
    await expect(page).toHaveURL(at(lang, '/dashboard/properties?state=published'));
    await expect(page.getByText(t('dashboard.properties.count', { count: 1 }))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('searchbox').fill(asked.adNumber);
    await page.getByRole('button', { name: t('dashboard.properties.searchAct'), exact: true }).click();
    await expect(page.getByText(t('dashboard.properties.noneTitle'))).toBeVisible();
    await page.goto(at(lang, `/host/ads/${shown.adNumber}`));
    await expect(page).toHaveURL(new RegExp(`/dashboard/properties/.*ad=${shown.adNumber}`));
  });

  if (triesMechanicsIn(lang)) {
    test(`a guest has four tabs and the rest behind more; the navigation folds and stays so (${lang})`, async ({
      visit,
      db,
    }) => {
      const guest = await buildPerson(db, { name: 'نورة العتيبي' });
      const page = await visit({ as: guest, width: 390 });
      await page.goto(at(lang, '/dashboard/home'));
      await expect(page.getByRole('heading', { name: t('dashboard.home.startGuest') })).toBeVisible();
      const bar = page.getByRole('navigation', { name: t('shell.mainNav') });
      await expect(bar.getByRole('link')).toHaveCount(4);
      await expect(bar.getByRole('link', { name: t('dashboard.tabs.addProperty') })).toBeVisible();
      await bar.getByRole('button', { name: t('dashboard.more') }).click();
      const sheet = page.getByRole('dialog');
      // Shows who has no property the way to advertise, and no pages of those who do.
      await expect(sheet.getByRole('link', { name: t('dashboard.entries.addProperty') })).toBeVisible();
      for (const entry of ['properties', 'board', 'prices', 'fees', 'arrivals'] as const)
        await expect(
          sheet.getByRole('link', { name: t(`dashboard.entries.${entry}`), exact: true }),
        ).toHaveCount(0);
      await expect(sheet.getByRole('link', { name: t('dashboard.entries.evaluations') })).toBeVisible();
      expect(await accessFaults(page)).toEqual([]);
      await sheet.getByRole('link', { name: t('dashboard.entries.myInfo') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('myInfo.title') })).toBeVisible();
      await expect(sheet).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      const nav = page.getByRole('navigation', { name: t('dashboard.nav') });
      await expect(nav).toBeVisible();
      await page.getByRole('button', { name: t('dashboard.fold') }).click();
      await page.reload();
      await expect(page.getByRole('button', { name: t('dashboard.unfold') })).toBeVisible();
      await expect(nav.getByRole('link', { name: t('dashboard.entries.home') })).toBeVisible();
    });

    test(`who only books sees nothing of advertising but the way to begin, until they have (${lang})`, async ({
      visit,
      db,
    }) => {
      const name = 'سارة الحربي';
      const guest = await buildPerson(db, { name });
      const page = await visit({ as: guest });
      await page.goto(at(lang, '/'));
      const openPanel = () => page.getByRole('button', { name }).click();
      await openPanel();
      const ownAds = page.getByRole('link', { name: t('accountPanel.ownAds'), exact: true });
      const begin = page.getByRole('banner').locator('a[href$="/add-real-Estate"]');
      await expect(begin).toBeVisible();
      await expect(ownAds).toHaveCount(0);
      expect(await accessFaults(page)).toEqual([]);
      await page.getByRole('link', { name: t('shell.reservations'), exact: true }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
      expect(await accessFaults(page)).toEqual([]);
      await page.goto(deskPaths(lang).invoices());
      await expect(page.getByText(t('invoices.guestLead'))).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
      await buildListing(db, { host: guest });
      await page.reload();
      await expect(page.getByRole('tab', { name: t('invoices.side.issued') })).toBeVisible();
      await openPanel();
      await expect(ownAds).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.reservations'), exact: true })
        .click();
      await page.getByRole('tab', { name: t('reservations.host'), exact: true }).click();
      await expect(page.getByText(t('reservations.empty.hostTitle'))).toBeVisible();
    });
  }
}
