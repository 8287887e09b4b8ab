import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, expectAwake, test } from '../helpers/site.ts';
import { callAs } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an ad leads to its advertiser, whose ads are narrowed and paged (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const name = 'مكتب المروج للعقار';
    const host = await buildPerson(db, { kind: 'business', name, verified: true });
    const { adNumber } = await buildListing(db, { host });
    for (let more = 0; more < 24; more += 1) await buildListing(db, { host });
    await buildListing(db, {
      host,
      property: { category: 'villa' },
      ad: { title_ar: 'فيلا', title_en: 'Villa' },
    });
    // The search hears of new ads a moment later.
    const found = () =>
      callAs<{ total: number }>(baseURL ?? '', undefined, 'GET', `/ads?advertiser=${host.accountNumber}`);
    await expect.poll(async () => (await found()).total).toBe(26);
    const page = await visit({ width: 390 });
    await page.goto(at(lang, `/details/${adNumber}`));
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(at(lang, `/profile/${host.accountNumber}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(t('advertisers.adsCount', { count: 26 }))).toBeVisible();
    await page
      .getByRole('navigation', { name: t('common.pagesLabel') })
      .getByRole('link', { name: t('common.next') })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByLabel(t('advertisers.category')).selectOption('villa');
    await expect(page).toHaveURL(/category=villa/);
    await expect(page.getByText(t('advertisers.adsCount', { count: 1 }))).toBeVisible();
    await page.getByLabel(t('advertisers.period')).selectOption('1');
    await page.getByLabel(t('advertisers.category')).selectOption('land');
    await page.getByRole('link', { name: t('advertisers.showAll') }).click();
    await expect(page.getByText(t('advertisers.adsCount', { count: 26 }))).toBeVisible();
  });

  if (triesMechanicsIn(lang)) {
    test(`search engines keep an advertiser's page, but not an empty one (${lang})`, async ({
      request,
      db,
    }) => {
      const { host } = await buildListing(db);
      let shown = '';
      // A new ad is found within a second; until then the page has none.
      await expect(async () => {
        shown = await (await request.get(at(lang, `/profile/${host.accountNumber}`))).text();
        expect(shown).toMatch(
          new RegExp(`rel="canonical" href="[^"]*${at(lang, `/profile/${host.accountNumber}`)}"`),
        );
      }).toPass({ timeout: 5000 });
      for (const other of LANGS)
        expect(shown).toContain(`${at(other, `/profile/${host.accountNumber}`)}" hrefLang="${other}"`);
      expect(shown).not.toContain('noindex');
      const empty = await buildPerson(db, { kind: 'business' });
      const answer = await request.get(at(lang, `/profile/${empty.accountNumber}`));
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('noindex');
      const person = await buildPerson(db);
      expect((await request.get(at(lang, `/profile/${person.accountNumber}`))).status()).toBe(404);
      expect((await request.get(at(lang, '/verified-advertisers?city=atlantis'))).status()).toBe(404);
    });
  }

  test(`the verified are found from the footer and by city (${lang})`, async ({ visit, db }) => {
    const page = await visit();
    await page.goto(at(lang, '/'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.verified') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('advertisers.verifiedTitle') })).toBeVisible();
    const city = page.getByLabel(t('advertisers.city')).last();
    await expectAwake(city);
    await city.selectOption('jeddah');
    const jeddah = t('advertisers.verifiedTitleIn', { city: { ar: 'جدة', en: 'Jeddah' }[lang] });
    await expect(page.getByRole('heading', { level: 1, name: jeddah })).toBeVisible();
    await expect(page).toHaveURL(/city=jeddah/);
    const first = page.getByRole('article').first().getByRole('link');
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const { host } = await buildListing(db);
    await page.goto(at(lang, `/profile/${host.accountNumber}`));
    await expect(page.getByText(t('advertisers.notVerified'))).toBeVisible();
  });
}
