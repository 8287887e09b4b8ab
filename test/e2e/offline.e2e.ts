import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { expectAwake, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** The server is asked every few seconds whether it can be reached again. */
const SOON = { timeout: 15_000 };
const TITLE = { ar: 'شقة مفروشة في الملقا', en: 'Furnished apartment in Al Malqa' };

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const to = paths(lang);
  const heartOf = (page: Page) =>
    page
      .getByRole('button', { name: t('results.card.favourite', { title: TITLE[lang] }), exact: true })
      .first();

  if (lang === 'ar')
    test(`without a network a page never opened before says so in place, and opens by itself later (${lang})`, async ({
      visit,
    }) => {
      const page = await visit({ width: 360, touch: true });
      await page.goto(to.home());
      const title = page.getByRole('heading', { level: 1, name: t('shell.errors.offlineTitle') });
      const ad = page.locator('main [data-ad]').first().getByRole('heading').getByRole('link');
      const [address, shown] = [await ad.getAttribute('href'), (await ad.textContent()) ?? ''];
      // A card cuts a long title.
      const name = shown.replace(/\.{7}$/, '');
      const link = page.getByRole('contentinfo').getByRole('link', { name: t('footer.verified') });
      await expectAwake(link);
      await page.context().setOffline(true);
      await link.tap();
      await expect(title).toBeVisible();
      await expect(page).toHaveURL(to.verified());
      await page.goBack();
      await expect(page).toHaveURL(to.home());
      await expect(title).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: t('home.heading') })).toBeVisible(SOON);
      await page.context().setOffline(true);
      await ad.tap();
      await expect(title).toBeVisible();
      await expect(page.getByText(t('shell.errors.offlineText'))).toBeVisible();
      // Its heading says it once.
      const said = await page.getByRole('main').textContent();
      expect(said?.split(t('shell.errors.offlineTitle'))).toHaveLength(2);
      await page.getByRole('button', { name: t('common.retry') }).tap();
      await expect(page.getByRole('button', { name: t('common.retry') })).not.toHaveAttribute('aria-busy');
      await expect(title).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(SOON);
      expect(new URL(page.url()).pathname).toBe(address?.split('?')[0]);
    });

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`a link pressed again when the network is back opens its page (${lang})`, async ({ visit }) => {
        const page = await visit({ width: 360, touch: true });
        await page.goto(to.home());
        const link = page.getByRole('contentinfo').getByRole('link', { name: t('footer.verified') });
        await expectAwake(link);
        await page.context().setOffline(true);
        await link.tap();
        await expect(page.getByText(t('shell.errors.offlineText'))).toBeVisible();
        await page.context().setOffline(false);
        await page
          .getByRole('banner')
          .getByRole('link', { name: t('shell.homeLink') })
          .tap();
        await expectAwake(link);
        await link.tap();
        await expect(page.getByText(t('advertisers.verifiedLead'))).toBeVisible(SOON);
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`without a network a visitor's heart is kept and taken back as ever (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit({ width: 360, touch: true });
        await page.addInitScript((id) => {
          if (localStorage.getItem('favourites') === null) localStorage.setItem('favourites', `["${id}"]`);
        }, adNumber);
        await page.goto(to.details(adNumber));
        const heart = heartOf(page);
        // It is full once the code that keeps hearts has come.
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        await page.context().setOffline(true);
        const kept = () => page.evaluate(() => localStorage.getItem('favourites'));
        await heart.tap();
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
        await expect.poll(kept).toBeNull();
        await heart.tap();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(kept).toBe(`["${adNumber}"]`);
        // The words of the notice are missing, which is no fault of the page.
        await page.context().setOffline(false);
        await page.reload();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`without a network the heart of whoever is signed in waits, and the account is told once it is back (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit({ as: await buildPerson(db), width: 360, touch: true });
        const learned = page.waitForResponse('**/api/v1/favourites/ids');
        await page.goto(to.details(adNumber));
        await (await learned).finished();
        const heart = heartOf(page);
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
        await page.context().setOffline(true);
        await heart.tap();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        const waits = () =>
          page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('outbox:')));
        await expect.poll(waits).toBe(true);
        const told = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
        await page.context().setOffline(false);
        expect((await told).url()).toContain(`/api/v1/favourites/${adNumber}`);
        await expect.poll(waits).toBe(false);
        await page.reload();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`a heart whose code could not be fetched goes back and says why (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit({ width: 360, touch: true });
        await page.route(/\/assets\/heart-calls-[\w-]+\.js/, (route) => route.abort());
        await page.goto(to.details(adNumber));
        const heart = heartOf(page);
        await heart.tap();
        await expect(page.getByText(t('common.offline'))).toBeVisible();
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`what is read of an ad stays where the code of its lower half could not be fetched (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit({ width: 360, touch: true });
        const refused = page.waitForEvent('requestfailed', (request) => /\/ad-terms-/.test(request.url()));
        await page.route(/\/assets\/ad-terms-[\w-]+\.js/, (route) => route.abort());
        await page.goto(to.details(adNumber));
        await refused;
        await expect(heartOf(page)).toBeVisible();
        await expect(page.getByRole('heading', { name: t('adMore.location.heading') })).toBeVisible();
      });
    }
}
