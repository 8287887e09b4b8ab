import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { THREE_D_SECURE_TEXTS } from '../../demo/src/gateway/three-d-secure-texts.ts';
import { demoSignIns } from '../../demo/src/world/seed-world.ts';
import {
  answerBank,
  type Card,
  cardField,
  cardOf,
  confirmBooking,
  expectConfirmed,
  fillCard,
  openCalendar,
  payWith,
  pickDay,
  pressPay,
  type Scene,
  saying,
} from '../helpers/booking-steps.ts';
import { choose } from '../helpers/fields.ts';
import { arrowTo, arrowToRadio, enterOn, tabTo, typeInto } from '../helpers/keyboard.ts';
import { codeFor, createAccount, enterCode, newPhone } from '../helpers/signing-in.ts';
import { test, tokenFor, type Visit } from '../helpers/site.ts';
import { CARDS, callAs } from '../helpers/stays.ts';
import { dayName, wordsOf } from '../helpers/words.ts';

interface Night {
  date: string;
  state: string;
}

/** The first two nights in a row that are free from next week on, of the ad whose page is open. */
async function freeNights(site: string, adNumber: string): Promise<{ start: string; end: string }> {
  const ad = await callAs<{ unit_id: string }>(site, undefined, 'GET', `/ads/${adNumber}`);
  const today = Temporal.Now.plainDateISO('Asia/Riyadh');
  const [from, to] = [today.add({ days: 7 }), today.add({ days: 90 })];
  const path = `/units/${ad.unit_id}/calendar?from=${from}&to=${to}`;
  const { days } = await callAs<{ days: Night[] }>(site, undefined, 'GET', path);
  const first = days.findIndex((day, place) => day.state === 'free' && days[place + 1]?.state === 'free');
  const start = days[first]?.date;
  const end = days[first + 2]?.date;
  if (start === undefined || end === undefined) throw new Error(`ad ${adNumber} has no two free nights`);
  return { start, end };
}

/** The phone of whoever advertises an ad, as people type it. */
async function hostPhone(db: Database, adNumber: string): Promise<string> {
  const { phone } = await db
    .selectFrom('ad')
    .innerJoin('account', 'account.id', 'ad.account_id')
    .innerJoin('person', 'person.id', 'account.person_id')
    .select('person.phone')
    .where('ad.number', '=', Number(adNumber) as never)
    .executeTakeFirstOrThrow();
  return phone.replace('+966', '0');
}

function adNumberOf(page: Page): string {
  const number = /\/details\/(\d+)/.exec(page.url())?.[1];
  if (number === undefined) throw new Error(`${page.url()} is not the page of an ad`);
  return number;
}

/** The advertiser, who signs in by phone and code too, sees who booked what. */
async function expectSeenByHost(
  visit: Visit,
  { lang, t }: Pick<Scene, 'lang' | 't'>,
  { phone, number, guest }: { phone: string; number: string; guest: string },
): Promise<void> {
  const page = await visit();
  const to = lang === 'ar' ? '' : '/en';
  await page.goto(`${to}/sign-in?returnTo=${encodeURIComponent(`${to}/dashboard/reservations`)}`);
  await enterCode(page, t, phone);
  await expect(page.getByRole('tab', { name: t('reservations.host') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card).toContainText(t('reservations.guestName', { name: guest }));
  await expect(card).toContainText(t('reservations.states.active'));
  await card.getByRole('link').first().click();
  await expect(page.getByText(t('bookingLife.events.pay'))).toBeVisible();
  await expect(page.getByText(guest).first()).toBeVisible();
}

test('a guest on a phone, in Arabic, finds a place, books and pays it; the advertiser sees it', async ({
  visit,
  db,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const [lang, t] = ['ar' as const, wordsOf('ar')];
  const page = await visit({ width: 390, touch: true });
  const scene = { page, lang, t };

  await page.goto('/');
  await page.getByRole('button', { name: t('home.searchLine') }).tap();
  const search = page.getByRole('dialog', { name: t('home.searchTitle') });
  await search.getByLabel(t('results.form.city')).selectOption('riyadh');
  await choose(search, t('common.period.daily'));
  await search.locator('label', { has: page.locator('[name=category][value=apartment]') }).tap();
  await search.locator('label', { has: page.locator('[name=category][value=studio]') }).tap();
  await search.getByRole('button', { name: t('results.form.search') }).tap();
  await expect(page).toHaveURL('/all_deals?city=riyadh&category=apartment,studio&period=2');
  await expect(page.getByText(t('common.per.daily')).first()).toBeVisible();
  const first = instantAds(page).first().getByRole('heading').getByRole('link');
  // The home page has cards too: they stand until the list is there.
  await expect(first).toHaveAttribute('href', /period=2$/);
  await first.tap();
  await expect(page).toHaveURL(/\/details\/\d+\?period=2$/);

  const adNumber = adNumberOf(page);
  const stay = await freeNights(baseURL ?? '', adNumber);
  await page.getByRole('link', { name: t('booking.barChoose') }).tap();
  await chooseDaily(scene);
  await openCalendar(scene, 2);
  await pickDay(scene, stay.start);
  await pickDay(scene, stay.end);
  await page.getByRole('button', { name: t('common.done') }).tap();
  await expect(page.getByText(t('booking.length.nights', { count: 2 })).first()).toBeVisible();
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: t('booking.quote.total') })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: t('booking.quote.refunds') })).toBeVisible();
  await page.getByRole('button', { name: t('booking.page.continue') }).tap();

  await page.getByRole('link', { name: t('booking.page.signIn') }).tap();
  await enterCode(page, t, newPhone());
  await createAccount(page, t, { kind: 'ordinary', name: 'ريم الدوسري' });
  // Nothing chosen was lost on the way.
  await expect(page.getByText(stay.start).first()).toBeVisible();
  const number = await confirmBooking(scene);

  await fillCard(scene, { ...cardOf(CARDS.approved), number: '4201320111111' });
  await pressPay(scene);
  await expect(page.getByText(t('rules.card_16'))).toBeVisible();
  await payWith(scene, CARDS.approved);
  await answerBank(scene, 'approve');
  await expectConfirmed(scene);
  await expect(page.getByText(number)).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: t('payment.toReservations') })
    .tap();
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card).toContainText(t('reservations.states.active'));
  await expect(card).toContainText(stay.start);
  const phone = await hostPhone(db, adNumber);
  await expectSeenByHost(visit, scene, { phone, number, guest: 'ريم الدوسري' });
});

/** Ads whose bookings need nobody's answer: which ad stands first changes from hour to hour. */
const instantAds = (page: Page) =>
  page.getByRole('article').filter({ has: page.locator('[data-mark=instant]') });

/** Ads let for several periods may open with another one chosen. */
async function chooseDaily({ page, t }: Scene): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('booking.page.title') })).toBeVisible();
  const daily = page.getByRole('radio', { name: t('common.period.daily'), exact: true });
  if ((await daily.count()) > 0) await choose(page, t('common.period.daily'));
}

test('a guest with only a keyboard, in English, finds a place, books and pays it', async ({
  visit,
  db,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const [lang, t] = ['en' as const, wordsOf('en')];
  const page = await visit({ width: 1440 });
  const scene = { page, lang, t };
  const press = (key: string) => page.keyboard.press(key);

  await page.goto('/en');
  await press('Tab');
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
  await press('Enter');
  const form = page.getByRole('form', { name: t('results.form.label') });
  const period = form.getByRole('group', { name: t('results.form.rentOrBuy') });
  await arrowToRadio(page, period, period.getByRole('radio', { name: t('common.period.daily') }));
  await arrowTo(page, form.getByLabel(t('results.form.city')), 'jeddah');
  await arrowTo(page, form.getByLabel(t('results.form.category')), 'apartment');
  await enterOn(page, form.getByRole('button', { name: t('results.form.search') }));
  await expect(page).toHaveURL('/en/all_deals?city=jeddah&category=apartment&period=2');
  await enterOn(page, instantAds(page).first().getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/\/en\/details\/\d+\?period=2$/);

  const adNumber = adNumberOf(page);
  const stay = await freeNights(baseURL ?? '', adNumber);
  await chooseNightsByKeyboard(scene, stay);
  const box = page.getByRole('region', { name: t('booking.boxLabel') });
  await expect(
    box
      .getByRole('term')
      .filter({ hasText: t('booking.quote.total') })
      .first(),
  ).toBeVisible();
  await enterOn(page, box.getByRole('link', { name: t('booking.book') }));
  await enterOn(page, page.getByRole('button', { name: t('booking.page.continue') }));

  await enterOn(page, page.getByRole('link', { name: t('booking.page.signIn') }));
  const phone = newPhone();
  await typeInto(page, page.getByLabel(t('signIn.phone'), { exact: true }), phone);
  await press('Enter');
  await expect(page.getByLabel(t('signIn.code'))).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, phone));
  await expect(page.getByRole('heading', { name: t('signIn.profileTitle') })).toBeVisible();
  const kinds = page.getByRole('group', { name: t('signIn.kind') });
  await arrowToRadio(page, kinds, kinds.getByRole('radio', { name: t('common.accountKind.ordinary') }));
  await typeInto(page, page.getByLabel(t('signIn.name'), { exact: true }), 'Omar Alzahrani');
  await tabTo(page, page.getByRole('checkbox'));
  await press('Space');
  await enterOn(page, page.getByRole('button', { name: t('signIn.create') }));

  await enterOn(page, page.getByRole('button', { name: saying(t, 'booking.page.confirmAmount') }));
  await expect(page.getByRole('heading', { level: 1, name: t('payment.heading') })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/\d/);
  const number = /reservations\/(\d+)\/payment$/.exec(page.url())?.[1] ?? '';
  const card = cardOf(CARDS.approved);
  for (const name of Object.keys(card) as (keyof Card)[])
    await typeInto(page, cardField(scene, name), name === 'cvv' ? '12' : card[name]);
  await press('Enter');
  await expect(page.getByText(t('rules.cvv_3'))).toBeVisible();
  await expect(cardField(scene, 'cvv')).toBeFocused();
  await page.keyboard.type('3');
  await press('Enter');
  await enterOn(page, page.getByRole('button', { name: THREE_D_SECURE_TEXTS.en.approve, exact: true }));
  await expectConfirmed(scene);
  await enterOn(page, page.getByRole('main').getByRole('link', { name: t('payment.toReservations') }));
  await expect(page.getByRole('article').filter({ hasText: number })).toContainText(
    t('reservations.states.active'),
  );
  const host = await hostPhone(db, adNumber);
  await expectSeenByHost(visit, scene, { phone: host, number, guest: 'Omar Alzahrani' });
});

/** Opens the calendar of the booking card, walks to the days with the arrows and takes them. */
async function chooseNightsByKeyboard(
  { page, lang, t }: Scene,
  stay: { start: string; end: string },
): Promise<void> {
  const box = page.getByRole('region', { name: t('booking.boxLabel') });
  const daily = box.getByRole('radio', { name: t('common.period.daily'), exact: true });
  if ((await daily.count()) > 0) {
    await arrowToRadio(page, box.getByRole('group', { name: t('booking.period') }), daily);
  }
  await enterOn(page, box.getByRole('button', { name: t('booking.when.arrival') }));
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  // Focus comes to today's cell; each arrow is a day.
  const focused = calendar.getByRole('button').and(page.locator(':focus'));
  await tabTo(page, calendar.getByRole('gridcell').getByRole('button').and(page.locator('[tabindex="0"]')));
  for (const date of [stay.start, stay.end]) {
    const isThere = async () => (await focused.getAttribute('aria-label'))?.includes(dayName(date, lang));
    for (let pressed = 0; pressed < 92 && !(await isThere()); pressed += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
  await enterOn(page, calendar.getByRole('button', { name: t('common.done') }));
  await expect(box.getByText(stay.start)).toBeVisible();
  await expect(box.getByText(stay.end)).toBeVisible();
}

test('everybody the demonstration names has something to see on their side', async ({ visit, db }) => {
  const t = wordsOf('ar');
  for (const { phone, who } of demoSignIns()) {
    // Their tokens are made here: a code for the same phone may be on its way in the tests above.
    const number = phone.startsWith('+') ? phone : `+966${phone.slice(1)}`;
    const page = await visit({ width: 390, as: await tokenFor(db, number) });
    if (who.includes('invited')) {
      await page.goto('/dashboard/home');
      await expect(page.getByText('مكتب دار الواحة العقاري').first(), who).toBeVisible();
      continue;
    }
    await page.goto('/dashboard/reservations');
    if (who.includes('removed')) {
      await expect(page.getByText(t('reservations.empty.guestTitle')), who).toBeVisible();
      continue;
    }
    await expect(page.getByRole('article').first(), who).toBeVisible();
    // A guest who only books has one side, and no tabs.
    const hosts = page.getByRole('tab', { name: t('reservations.host'), exact: true, selected: true });
    await expect(hosts, who).toBeVisible({ visible: !who.includes('guest') });
  }
});
