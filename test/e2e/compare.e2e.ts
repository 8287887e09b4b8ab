import { AxeBuilder } from '@axe-core/playwright';
import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { ltrText } from '../../web/app/i18n/lang.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const TITLE = { ar: 'شقة مفروشة في الملقا', en: 'Furnished apartment in Al Malqa' };

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const chooser = (page: Page) =>
    page.getByRole('button', { name: t('comparing.add', { title: TITLE[lang] }), exact: true }).first();
  const bar = (page: Page) => page.getByRole('complementary', { name: t('comparing.bar') });
  const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);

  test(`ads are chosen, compared, and taken away again (${lang})`, async ({ visit, db }) => {
    const dear = await buildListing(db, {
      unit: { area: 200, prices: { yearly: 9_000_000 }, features: ['pool'], photos: 1 },
    });
    const cheap = await buildListing(db, { unit: { area: 100, prices: { yearly: 5_000_000 } } });
    const page = await visit({ width: 360 });
    for (const [place, { adNumber }] of [dear, cheap].entries()) {
      await page.goto(at(lang, `/details/${adNumber}`));
      await chooser(page).click();
      await expect(chooser(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(bar(page).getByText(t('comparing.chosen', { count: place + 1 }))).toBeVisible();
    }
    await bar(page)
      .getByRole('link', { name: t('comparing.open') })
      .click();
    await expect(page).toHaveURL(at(lang, `/compare?ads=${dear.adNumber},${cheap.adNumber}`));
    await expect(row(page, 'yearly').getByRole('cell').nth(1)).toContainText(t('compare.best.cheapest'));
    await expect(row(page, 'area').getByRole('cell').nth(0)).toContainText(t('compare.best.largest'));
    await expect(row(page, 'pool').getByRole('cell')).toHaveText([t('compare.yes'), t('compare.notTold')]);
    await expect(row(page, 'rooms')).toBeVisible();
    const box = page.getByRole('region', { name: t('compare.table') });
    // Two stand side by side on a phone. With three the table scrolls inside itself and its first column stays; the page does not.
    const isWhole = () => box.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(await isWhole()).toBe(true);
    const two = page.url();
    const third = await buildListing(db, { unit: { area: 90, prices: { yearly: 4_000_000 } } });
    await page.goto(`${two},${third.adNumber}`);
    await expect(row(page, 'yearly').getByRole('cell')).toHaveCount(3);
    expect(await isWhole()).toBe(false);
    const sides = await box.evaluate((element) => {
      element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -200 : 200;
      element.scrollTop = 200;
      return {
        isScrolled: element.scrollLeft !== 0 && element.scrollTop > 0,
        isPageWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      };
    });
    expect(sides).toEqual({ isScrolled: true, isPageWide: false });
    await expect(page.getByRole('columnheader', { name: t('compare.what') })).toBeInViewport();
    await expect(row(page, 'area').getByRole('rowheader')).toBeInViewport();
    await page.goto(two);
    await expect(row(page, 'yearly').getByRole('cell')).toHaveCount(2);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await page.getByRole('link', { name: t('compare.onlyDifferences') }).click();
    await expect(row(page, 'rooms')).toHaveCount(0);
    await expect(row(page, 'area')).toBeVisible();
    const removal = page.getByRole('link', { name: t('compare.removeOf', { title: TITLE[lang] }) }).nth(1);
    await expect(removal).toHaveAttribute('href', /only=differences/);
    await page.getByRole('link', { name: t('compare.everything') }).click();
    await expect(row(page, 'rooms')).toBeVisible();

    const [dearest, cheapest] = [dear.adNumber, cheap.adNumber];
    await page
      .getByRole('link', { name: t('compare.removeOf', { title: TITLE[lang] }) })
      .nth(1)
      .click();
    await expect(page).toHaveURL(at(lang, `/compare?ads=${dearest}`));
    await expect(page.getByRole('link', { name: t('compare.onlyDifferences') })).toHaveCount(0);
    await db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', dear.adId).execute();
    const number = ltrText(dearest);
    // A page that was shown a moment ago is kept for that moment (decision 018).
    await expect(async () => {
      await page.goto(at(lang, `/compare?ads=${dearest},${cheapest}`));
      await expect(page.getByText(t('compare.gone', { number }))).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 10_000 });
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    // An ad that left the site is no longer among the chosen ones.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('compared_ads'))).toBe('');
    await page.getByRole('link', { name: t('compare.removeGone', { number }) }).click();
    await expect(page).toHaveURL(at(lang, `/compare?ads=${cheapest}`));
    await page.getByRole('link', { name: t('compare.removeOf', { title: TITLE[lang] }) }).click();
    await expect(page.getByText(t('compare.emptyTitle'))).toBeVisible();
    await page.goto(at(lang, `/details/${cheap.adNumber}`));
    await expect(chooser(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(bar(page)).toHaveCount(0);
  });

  if (triesMechanicsIn(lang)) {
    test(`a fifth ad is refused with the reason; the chosen stay on the device until cleared (${lang})`, async ({
      visit,
      db,
    }) => {
      const ads = [];
      for (let made = 0; made < 5; made += 1) ads.push(await buildListing(db));
      const page = await visit();
      await page.addInitScript(
        (ids) => localStorage.setItem('compared_ads', ids),
        ads
          .slice(0, 4)
          .map(({ adNumber }) => adNumber)
          .join(),
      );
      await page.goto(at(lang, `/details/${ads[4]?.adNumber}`));
      await chooser(page).click();
      await expect(page.getByText(t('comparing.full'))).toBeVisible();
      await expect(chooser(page)).toHaveAttribute('aria-pressed', 'false');
      await page.goto(at(lang, '/compare'));
      await page.getByRole('link', { name: t('compare.openChosen') }).click();
      await expect(page.getByRole('columnheader')).toHaveCount(5);
    });

    test(`what somebody keeps is compared from there (${lang})`, async ({ visit, db }) => {
      const { adId } = await buildListing(db);
      const person = await buildPerson(db);
      const saved_at = new Date();
      await db
        .insertInto('favourite')
        .values({ account_id: person.accountId, ad_id: adId, price: 6_500_000, period: 4, saved_at })
        .execute();
      const page = await visit({ as: person, width: 390 });
      await page.goto(at(lang, '/dashboard/my_favorites'));
      await chooser(page).click();
      await expect(bar(page).getByText(t('comparing.chosen', { count: 1 }))).toBeVisible();
      await bar(page)
        .getByRole('button', { name: t('comparing.clear') })
        .click();
      await expect(bar(page)).toHaveCount(0);
      await expect(chooser(page)).toHaveAttribute('aria-pressed', 'false');
    });
  }
}

test('a comparison is read without a script, and no search engine keeps it', async ({ visit, db }) => {
  const [one, two] = [await buildListing(db), await buildListing(db)];
  const page = await visit({ noScript: true });
  await page.goto(`/compare?ads=${one.adNumber},x,${two.adNumber},${one.adNumber}`);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
});
