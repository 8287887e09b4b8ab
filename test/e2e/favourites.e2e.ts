import { LANGS } from '@diyar/messages/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { createAccount, enterCode, newPhone } from '../helpers/signing-in.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const TITLE = { ar: 'شقة مفروشة في الملقا', en: 'Furnished apartment in Al Malqa' };
const LIST = '/dashboard/my_favorites';
/** As a visitor's device keeps them, the newest last. */
const keptText = (...ads: { adNumber: string }[]) => JSON.stringify(ads.map(({ adNumber }) => adNumber));

for (const lang of LANGS) {
  const t = wordsOf(lang);
  /** The first of the page: below an ad stand others seen before, which all have the same title here. */
  const heartOf = (page: Page | Locator) =>
    page
      .getByRole('button', { name: t('results.card.favourite', { title: TITLE[lang] }), exact: true })
      .first();

  if (lang === 'en')
    test(`hearts pressed before signing in are there after it, and what is gone is told (${lang})`, async ({
      visit,
      db,
    }) => {
      const [kept, gone] = [await buildListing(db), await buildListing(db)];
      const page = await visit({ width: 390 });
      for (const { adNumber } of [kept, gone]) {
        await page.goto(at(lang, `/details/${adNumber}`));
        await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
        await heartOf(page).click();
        await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
      }
      await page.reload();
      await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
      await db.updateTable('ad').set({ state: 'hidden' }).where('id', '=', gone.adId).execute();

      await page.goto(
        at(lang, `/sign-in?returnTo=${encodeURIComponent(at(lang, `/details/${kept.adNumber}`))}`),
      );
      await enterCode(page, t, newPhone());
      await createAccount(page, t, { kind: 'ordinary', name: 'هند السبيعي' });
      await expect(page.getByText(t('favourites.goneOnDevice', { count: 1 }))).toBeVisible();
      await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
      await page.goto(at(lang, LIST));
      await expect(page.getByText(t('favourites.count', { count: 1 }))).toBeVisible();
      await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
      await heartOf(page).click();
      await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(t('favourites.emptyTitle'))).toBeVisible({ timeout: 2000 });
      }).toPass();
    });

  if (triesMechanicsIn(lang)) {
    test(`a visitor is told where a kept ad went, is led there, and finds it again from the bar (${lang})`, async ({
      visit,
      db,
    }) => {
      const { adNumber } = await buildListing(db);
      const page = await visit({ width: 360, touch: true });
      await page.goto(at(lang, `/details/${adNumber}`));
      await heartOf(page).tap();
      await expect(page.getByText(t('favourites.kept'))).toBeVisible();
      // A heart that was undone at once shows no notice.
      await heartOf(page).tap();
      await expect(page.getByText(t('favourites.kept'))).toBeHidden();
      await heartOf(page).tap();
      await page.getByRole('link', { name: t('favourites.showKept') }).tap();
      await expect(page).toHaveURL(at(lang, '/favourites'));
      const kept = page.locator(`main [data-ad="${adNumber}"]`);
      await expect(kept.getByRole('heading', { name: TITLE[lang] })).toBeVisible();
      await expect(page.getByText(t('favourites.count', { count: 1 }))).toBeVisible();
      await expect(page.getByText(t('favourites.onlyHere'))).toBeVisible();

      await page.goto(at(lang, '/'));
      const bar = page.getByRole('navigation', { name: t('shell.mainNav') });
      await bar.getByRole('link', { name: t('shell.favourites') }).tap();
      await expect(kept).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('shell.signIn') })
        .tap();
      await enterCode(page, t, newPhone());
      await createAccount(page, t, { kind: 'ordinary', name: 'هند السبيعي' });
      await expect(page).toHaveURL(at(lang, LIST));
      await expect(page.getByText(t('favourites.count', { count: 1 }))).toBeVisible();
      await expect(page.getByRole('heading', { name: TITLE[lang] })).toBeVisible();
      await page.goto(at(lang, '/favourites'));
      await expect(page).toHaveURL(at(lang, LIST));
    });
  }

  test(`a visitor who keeps nothing, or what left the site, is told so (${lang})`, async ({ visit, db }) => {
    const { adNumber } = await buildListing(db, { ad: { state: 'hidden' } });
    const page = await visit({ width: 1440 });
    await page.goto(at(lang, '/'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.favourites') })
      .click();
    await expect(page.getByText(t('favourites.emptyTitle'))).toBeVisible();
    await page.evaluate((id) => localStorage.setItem('favourites', JSON.stringify([id])), adNumber);
    await page.reload();
    await expect(page.getByText(t('favourites.goneHere', { count: 1 }))).toBeVisible();
  });

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`the notice of a kept ad stays while another heart is emptied, and goes with its own (${lang})`, async ({
        visit,
        db,
      }) => {
        const [one, other] = [await buildListing(db), await buildListing(db)];
        const page = await visit({ width: 1440 });
        await page.addInitScript((ids) => localStorage.setItem('favourites', ids), keptText(one, other));
        await page.goto(at(lang, '/favourites'));
        const heartIn = ({ adNumber }: typeof one) => heartOf(page.locator(`main [data-ad="${adNumber}"]`));
        // By keys: the pointer rests on the notice, which stops its clock.
        const press = (heart: Locator) => heart.press('Enter');
        const notice = page.getByText(t('favourites.kept'));
        // Hearts fill after the page is there: a press before would keep what is kept already.
        await expect(heartIn(one)).toHaveAttribute('aria-pressed', 'true');
        await press(heartIn(one));
        await expect(heartIn(one)).toHaveAttribute('aria-pressed', 'false');
        await press(heartIn(one));
        await expect(heartIn(one)).toHaveAttribute('aria-pressed', 'true');
        await notice.hover();
        await press(heartIn(other));
        await expect(heartIn(other)).toHaveAttribute('aria-pressed', 'false');
        // One that goes is seen for a moment more, but fading.
        const sheet = page.locator('[popover] .shadow-float', { has: notice });
        await expect(sheet).not.toHaveClass(/(^| )opacity-0/);
        await press(heartIn(one));
        await expect(notice).toBeHidden();
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`emptying a heart brings no code of the notice it does not show (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit();
        await page.addInitScript((ids) => localStorage.setItem('favourites', ids), keptText({ adNumber }));
        const fetched: string[] = [];
        page.on('request', (request) => fetched.push(request.url()));
        await page.goto(at(lang, `/details/${adNumber}`));
        await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
        await heartOf(page).click();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
        await page.waitForLoadState('networkidle');
        expect(fetched.filter((address) => address.includes('kept-notice'))).toEqual([]);
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`what left the site can be taken off what a visitor keeps, from a page that is there (${lang})`, async ({
        visit,
        db,
      }) => {
        const [first, last] = [await buildListing(db), await buildListing(db)];
        const gone = Array.from({ length: 11 }, (_, at) => String(900_000_000_000 + at));
        const page = await visit({ width: 390 });
        await page.goto(at(lang, '/'));
        await page.evaluate(
          (ids) => localStorage.setItem('favourites', JSON.stringify(ids)),
          [first.adNumber, ...gone, last.adNumber],
        );
        const card = (ad: string) => page.locator(`main [data-ad="${ad}"]`);
        await page.goto(at(lang, '/favourites?page=2'));
        // A heart fills once the page is there: a press before would keep what is kept already.
        await expect(heartOf(card(first.adNumber))).toHaveAttribute('aria-pressed', 'true');
        await heartOf(card(first.adNumber)).click();
        await expect(heartOf(card(first.adNumber))).toHaveAttribute('aria-pressed', 'false');
        await expect(page.getByRole('navigation', { name: t('common.pagesLabel') })).toBeVisible();
        // The second page is no more; whoever asks for it, or for another that never was, is on the first.
        for (const asked of [2, 9]) {
          await page.goto(at(lang, `/favourites?page=${asked}`));
          await expect(page.getByText(t('favourites.count', { count: 12 }))).toBeVisible();
          await expect(card(last.adNumber)).toBeVisible();
        }
        await expect(page.getByText(t('favourites.goneHere', { count: 11 }))).toBeVisible();
        await page.getByRole('button', { name: t('favourites.removeGone') }).click();
        await expect(page.getByText(t('favourites.count', { count: 1 }))).toBeVisible();
        await page.reload();
        await expect(page.getByText(t('favourites.count', { count: 1 }))).toBeVisible();
        await expect(page.getByText(t('favourites.goneHere', { count: 11 }))).toBeHidden();
        await expect(card(last.adNumber)).toBeVisible();
        await expect(page.getByRole('button', { name: t('favourites.removeGone') })).toBeHidden();
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`whoever signs in straight to what they keep finds what this device kept (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit({ as: await buildPerson(db) });
        await page.addInitScript((id) => {
          if (sessionStorage.getItem('kept') === null)
            localStorage.setItem('favourites', JSON.stringify([id]));
          sessionStorage.setItem('kept', id);
        }, String(adNumber));
        await page.goto(at(lang, LIST));
        await expect(page.getByText(t('favourites.count', { count: 1 }))).toBeVisible();
        await page.reload();
        await expect(page.getByText(t('favourites.count', { count: 1 }))).toBeVisible();
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`a heart that could not be kept goes back and says so (${lang})`, async ({ visit, db }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit({ as: await buildPerson(db) });
        await page.goto(at(lang, `/details/${adNumber}`));
        await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
        await page.route('**/api/v1/favourites/*', (route) => route.abort());
        await heartOf(page).click();
        await expect(page.getByText(t('common.offline'))).toBeVisible();
        await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
        await page.unroute('**/api/v1/favourites/*');
        await heartOf(page).click();
        await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`what is kept can be read without a network, and leaves with the session (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber, adId } = await buildListing(db);
        const person = await buildPerson(db);
        await db
          .insertInto('favourite')
          .values({
            account_id: person.accountId,
            ad_id: adId,
            price: 6_500_000,
            period: 4,
            saved_at: new Date(),
          })
          .execute();
        const page = await visit({ as: person });
        await page.goto(at(lang, LIST));
        await expect(page.getByText('65,000')).toBeVisible();
        await page.getByRole('link', { name: TITLE[lang] }).first().click();
        await expect(page).toHaveURL(at(lang, `/details/${adNumber}`));
        // All of the page's code has come before the network goes.
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);
        await page.goBack();
        await expect(page.getByRole('heading', { name: TITLE[lang] })).toBeVisible();
        await page.context().setOffline(false);
        await page
          .getByRole('button', { name: t('shell.account') })
          .first()
          .click();
        await page.getByRole('button', { name: t('shell.signOut'), exact: true }).click();
        await expect(page.getByText(t('shell.signedOut'))).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('favourites_copy'))).toBeNull();
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`another account has its own hearts, in every tab (${lang})`, async ({ visit, db }) => {
        const { adNumber, adId } = await buildListing(db);
        const person = await buildPerson(db);
        const office = { person_id: person.personId, kind: 'business', name: 'مؤسسة دار السكن' } as const;
        const { id: officeId } = await db
          .insertInto('account')
          .values(office)
          .returning('id')
          .executeTakeFirstOrThrow();
        const saved = { ad_id: adId, price: 6_500_000, period: 4, saved_at: new Date() };
        await db
          .insertInto('favourite')
          .values({ account_id: person.accountId, ...saved })
          .execute();
        const keepers = async () => {
          const rows = await db
            .selectFrom('favourite')
            .select('account_id')
            .where('ad_id', '=', adId)
            .orderBy('account_id')
            .execute();
          return rows.map(({ account_id }) => account_id);
        };
        const page = await visit({ as: person });
        await page.goto(at(lang, LIST));
        await expect(page.getByText('65,000')).toBeVisible();
        await page.goto(at(lang, `/details/${adNumber}`));
        const tab = await page.context().newPage();
        await tab.goto(at(lang, `/details/${adNumber}`));
        for (const each of [page, tab]) await expect(heartOf(each)).toHaveAttribute('aria-pressed', 'true');

        await page
          .getByRole('button', { name: t('shell.account') })
          .first()
          .click();
        await page.getByRole('button', { name: t('accountPanel.switchTo', { name: office.name }) }).click();
        await expect(page.getByText(t('accountPanel.switched', { name: office.name }))).toBeVisible();
        for (const each of [page, tab]) await expect(heartOf(each)).toHaveAttribute('aria-pressed', 'false');
        expect(await page.evaluate(() => localStorage.getItem('favourites_copy'))).toBeNull();
        await heartOf(tab).click();
        await expect(heartOf(tab)).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(keepers).toEqual([person.accountId, officeId].sort());
        await expect(heartOf(tab)).toHaveAttribute('aria-pressed', 'true');
      });
    }
}
