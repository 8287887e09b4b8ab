import { LANGS } from '@diyar/messages/messages';
import { expect, type Route } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { hold } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const LATE_CODE = /\/assets\/(filter-dialog|chips|search-map|booking-box|ad-terms|ad-tools)-[\w-]+\.js/;

for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  // Not `visit`: that what the server drew is taken away again is told as an error, and is none here.
  test(`a page whose later code does not come stays (${lang})`, async ({ browser, baseURL, db }) => {
    const { adNumber } = await buildListing(db, { unit: { photos: 1 } });
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    const lost: string[] = [];
    const lose = (route: Route) => {
      lost.push(new URL(route.request().url()).pathname);
      return route.abort();
    };
    await page.route(LATE_CODE, lose);
    const gone = page.locator('#filters');
    await page.goto(at(lang, '/all_deals'));
    await expect(gone).toHaveCount(0);
    expect(lost.some((file) => file.includes('/filter-dialog-'))).toBe(true);
    await expect(page.locator('[data-ad]').first()).toBeVisible();
    await expect(page.getByText(t('shell.errors.brokenText'))).toHaveCount(0);

    // Back on the network, the sheet's button brings the page anew, and the sheet with it.
    await page.unrouteAll();
    const opener = page.locator('[commandfor=filters]').filter({ visible: true });
    await opener.click();
    await expect(gone).toHaveCount(1);
    await opener.click();
    await expect(gone).toBeVisible();

    await page.route(LATE_CODE, lose);
    await page.goto(at(lang, `/details/${adNumber}`));
    await expect(
      page.getByRole('link', { name: t('booking.barChoose') }).filter({ visible: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });

  test(`a sheet that is asked for before its code has come opens when it has (${lang})`, async ({
    visit,
  }) => {
    const page = await visit({ width: 360, touch: true });
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await page.route(LATE_CODE, async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto(at(lang, '/'));
    await page.getByRole('link', { name: t('home.seeAllOf', { title: t('home.newest') }) }).tap();
    const opener = page.locator('[commandfor=filters]').filter({ visible: true });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: t('filters.title') });
    await expect(sheet).toHaveCount(0);
    allow();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await opener.tap();
    await expect(sheet).toBeVisible();
  });

  test(`a page that fails for want of a part's code is opened anew by its button (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const guest = await buildPerson(db);
    const { unitId } = await buildListing(db);
    const { number } = await hold(baseURL ?? '', guest, unitId);
    const page = await visit({ as: guest, width: 390 });
    await page.route(/\/assets\/step-dialog-[\w-]+\.js/, (route) => route.abort());
    await page.goto(paths(lang).reservation(number));
    const opener = page.getByRole('button', { name: t('bookingLife.buttons.cancel'), exact: true });
    await opener.click();
    const title = page.getByRole('heading', { level: 1, name: t('shell.errors.brokenTitle') });
    await expect(title).toBeVisible();
    // Its text says more than its title.
    const said = await page.getByRole('main').textContent();
    expect(said?.split(t('shell.errors.brokenTitle'))).toHaveLength(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: t('common.retry') }).click();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
