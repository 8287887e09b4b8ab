import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { bookAddress, confirmBooking, openCalendar } from '../helpers/booking-steps.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { test } from '../helpers/site.ts';
import { hold, inDays, pay, type Stay } from '../helpers/stays.ts';
import { dayName, wordsOf } from '../helpers/words.ts';

const STAY: Stay = { period: 2, start: inDays(12), end: inDays(14) };

/** From here on nothing is asked by the clock: what changes on the page, the stream has told. */
async function untilFollowed(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().includes('/api/v1/live?ticket='));
}

const stateOn = (page: Page, words: string) => page.getByRole('article').getByText(words);

for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  if (lang === 'ar')
    test(`a calendar that is being looked at changes when somebody books (${lang})`, async ({
      visit,
      db,
    }) => {
      const listing = await buildListing(db);
      const guest = await buildPerson(db);
      const onlooker = await visit();
      await onlooker.goto(bookAddress(lang, listing.adNumber, { period: 2, start: '', end: '' }));
      const followed = untilFollowed(onlooker);
      await openCalendar({ page: onlooker, lang, t }, 2);
      const day = onlooker.getByRole('dialog').getByRole('button', { name: dayName(STAY.start, lang) });
      await expect(day.first()).toBeEnabled();
      await followed;

      const page = await visit({ as: guest });
      await page.goto(bookAddress(lang, listing.adNumber, STAY, 'pay'));
      await confirmBooking({ page, lang, t });
      await expect(day.first()).toBeDisabled();
    });

  if (lang === 'en')
    test(`lists and pages of reservations change on both sides without a reload (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const site = baseURL ?? '';
      const listing = await buildListing(db);
      const guest = await buildPerson(db);
      const [atHost, atGuest] = [await visit({ as: listing.host }), await visit({ as: guest })];
      const followed = Promise.all([atHost, atGuest].map(untilFollowed));
      await atHost.goto(paths(lang).reservations({ side: 'host' }));
      await atGuest.goto(paths(lang).reservations({ side: 'guest' }));
      await followed;
      const held = await hold(site, guest, listing.unitId, STAY);
      for (const page of [atHost, atGuest]) {
        await expect(stateOn(page, t('reservations.states.pending'))).toBeVisible();
      }
      const again = untilFollowed(atGuest);
      await atGuest.goto(paths(lang).payment(held.number));
      await again;
      await pay(site, guest, held, 'approve');
      await expect(stateOn(atHost, t('reservations.states.active'))).toBeVisible();
      // What is due next is the rest.
      await expect(atGuest.getByRole('heading', { name: t('payment.headingRest') })).toBeVisible();
    });
}

test('where no stream can be had, a list asks by the clock', async ({ visit, db, baseURL }) => {
  const t = wordsOf('ar');
  const listing = await buildListing(db);
  const guest = await buildPerson(db);
  const page = await visit({ as: listing.host });
  await page.route('**/api/v1/live**', (route) => route.abort());
  await page.goto(paths('ar').reservations({ side: 'host' }));
  await expect(page.getByRole('heading', { level: 1, name: t('reservations.title') })).toBeVisible();
  await hold(baseURL ?? '', guest, listing.unitId, STAY);
  await expect(stateOn(page, t('reservations.states.pending'))).toBeVisible();
});

for (const begins of ['with this list', 'with the other list'] as const) {
  test(`a change is seen though the first answer is older than it: a page that begins ${begins}`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const t = wordsOf('ar');
    const listing = await buildListing(db);
    const guest = await buildPerson(db);
    const [page, onlooker] = [await visit({ as: listing.host }), await visit({ as: guest })];
    const asked = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    await page.route('**/api/v1/reservation_lists/host?**', async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await told.promise;
      await route.fulfill({ response });
    });
    const followed = Promise.all([page, onlooker].map(untilFollowed));
    await onlooker.goto(paths('ar').reservations({ side: 'guest' }));
    if (begins === 'with this list') await page.goto(paths('ar').reservations({ side: 'host' }));
    else {
      await page.goto(paths('ar').reservations({ side: 'guest' }));
      await expect(page.getByRole('heading', { name: t('reservations.empty.guestTitle') })).toBeVisible();
      await page.getByRole('tab', { name: t('reservations.host') }).click();
    }
    await Promise.all([followed, asked.promise]);
    await hold(baseURL ?? '', guest, listing.unitId, STAY);
    // Both pages are told at once.
    await expect(stateOn(onlooker, t('reservations.states.pending'))).toBeVisible();
    told.resolve();
    await expect(stateOn(page, t('reservations.states.pending'))).toBeVisible();
  });
}

test('a change is seen though the answer that tells of it is lost', async ({ visit, db, baseURL }) => {
  const t = wordsOf('ar');
  const listing = await buildListing(db);
  const guest = await buildPerson(db);
  const page = await visit({ as: listing.host });
  const followed = untilFollowed(page);
  await page.goto(paths('ar').reservations({ side: 'host' }));
  await followed;
  await expect(page.getByRole('heading', { name: t('reservations.empty.hostTitle') })).toBeVisible();
  // The request that the start of the stream itself causes has been answered.
  await page.waitForTimeout(1000);
  let asked = 0;
  await page.route('**/api/v1/reservation_lists/host?**', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 429, json: { status: false } });
    else await route.continue();
  });
  await hold(baseURL ?? '', guest, listing.unitId, STAY);
  await expect(stateOn(page, t('reservations.states.pending'))).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});
