import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { ltrText } from '../../web/app/i18n/lang.ts';
import { paths } from '../../web/app/site/paths.ts';
import {
  bookAddress,
  confirmBooking,
  openCalendar,
  pickDay,
  type Scene,
  saying,
} from '../helpers/booking-steps.ts';
import { choose } from '../helpers/fields.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { hold, inDays, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

/** How each of the four is chosen with a finger or a mouse. */
const PERIODS: {
  word: 'hourly' | 'daily' | 'monthly' | 'yearly';
  choose: (scene: Scene) => Promise<void>;
}[] = [
  {
    word: 'hourly',
    choose: async (scene) => {
      await openCalendar(scene, 1);
      await pickDay(scene, inDays(3));
      const { page, t } = scene;
      await page
        .getByRole('group', { name: t('booking.when.startTime') })
        .getByText('10:00')
        .click();
      await page
        .getByRole('group', { name: t('booking.when.endTime') })
        .getByText('12:00')
        .click();
    },
  },
  {
    word: 'daily',
    choose: async (scene) => {
      await openCalendar(scene, 2);
      await pickDay(scene, inDays(3));
      await pickDay(scene, inDays(6));
      await scene.page.getByRole('button', { name: scene.t('common.done') }).click();
    },
  },
  {
    word: 'monthly',
    choose: async (scene) => {
      await openCalendar(scene, 3);
      await pickDay(scene, inDays(3));
      await scene.page.getByLabel(scene.t('booking.when.months')).selectOption('3');
    },
  },
  {
    word: 'yearly',
    choose: async (scene) => {
      await openCalendar(scene, 4);
      await pickDay(scene, inDays(3));
      await scene.page.getByLabel(scene.t('booking.when.years')).selectOption('1');
    },
  },
];

/** The owner keeps a unit for some hours of a day. */
async function closeForHours(
  db: Database,
  { unitId, spaceId, date }: { unitId: string; spaceId: string; date: string },
): Promise<void> {
  const { id } = await db
    .insertInto('closure')
    .values({ unit_id: unitId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const during = `[${date} 18:00+03,${date} 20:00+03)`;
  await db
    .insertInto('occupancy')
    .values({ space_id: spaceId, closure_id: id, kind: 'closure', during, stay: during })
    .execute();
}

const NIGHTS: Stay = { period: 2, start: inDays(10), end: inDays(12) };

for (const lang of LANGS) {
  const t = wordsOf(lang);

  for (const { word, choose: chooseStay } of PERIODS) {
    test(`a stay is chosen, priced and held: ${word} (${lang})`, async ({ visit, db }) => {
      const { adNumber } = await buildListing(db);
      const phone = lang === 'ar';
      const page = await visit({ as: await buildPerson(db), ...(phone && { width: 390, touch: true }) });
      const scene = { page, lang, t };
      await page.goto(paths(lang).details(adNumber));
      if (phone) await page.getByRole('link', { name: t('booking.barChoose') }).click();
      const box = phone ? page.getByRole('main') : page.getByRole('region', { name: t('booking.boxLabel') });
      await choose(box, t(`common.period.${word}`));
      await chooseStay(scene);
      if (!phone) await box.getByRole('link', { name: t('booking.book') }).click();
      await page.getByRole('button', { name: t('booking.page.continue') }).click();
      await confirmBooking(scene);
    });
  }

  if (triesMechanicsIn(lang)) {
    test(`days that cannot be had say why (${lang})`, async ({ visit, db, baseURL }) => {
      const { adNumber, unitId, spaceIds } = await buildListing(db);
      // All in one month, which the calendar shows at once.
      const day = (of: number) => Temporal.PlainDate.from(inDays(40)).with({ day: of }).toString();
      await hold(baseURL ?? '', await buildPerson(db), unitId, { period: 2, start: day(10), end: day(12) });
      await closeForHours(db, { unitId, spaceId: spaceIds[0] ?? '', date: day(20) });
      const page = await visit({ width: 390, touch: true });
      const scene = { page, lang, t };
      await page.goto(bookAddress(lang, adNumber, { period: 2, start: '', end: '' }));
      await openCalendar(scene, 2);
      await pickDay(scene, day(10), 'although it cannot be had');
      await expect(page.getByText(t('rules.reserved_date'))).toBeVisible();
      await pickDay(scene, day(20), 'although it cannot be had');
      await expect(page.getByText(t('rules.partial_date'))).toBeVisible();
      // Across taken nights: the stay cannot end after them.
      await pickDay(scene, day(8));
      await pickDay(scene, day(13), 'although it cannot be had');
      await expect(page.getByText(t('rules.reserved_date'))).toBeVisible();
    });
  }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`half a range is kept, and the calendar asks for the departure (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber } = await buildListing(db, { unit: { policy: { max_nights: 5 } } });
        const page = await visit({ width: 390, touch: true });
        const scene = { page, lang, t };
        await page.goto(bookAddress(lang, adNumber, { period: 2, start: '', end: '' }));
        await openCalendar(scene, 2);
        const day = (of: number) => Temporal.PlainDate.from(inDays(40)).with({ day: of }).toString();
        await pickDay(scene, day(10));
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('status')).toHaveText(t('booking.when.chooseDeparture'));
        const done = dialog.getByRole('button', { name: t('common.done') });
        await done.click({ force: true });
        await expect(done).toHaveAttribute('aria-disabled', 'true');
        await expect(dialog.getByText(t('booking.length.nights', { count: 5 }))).toBeVisible();
        // Past the longest stay nobody has booked anything: the day is dim, not struck through.
        const struck = (of: number) =>
          dialog
            .locator(`[data-date="${day(of)}"]`)
            .evaluate((cell) => getComputedStyle(cell).textDecorationLine);
        expect(await struck(18)).toBe('none');
        await pickDay(scene, day(18), 'although it cannot be had');
        await expect(page.getByText(t('rules.stay_too_long'))).toBeVisible();
        await pickDay(scene, day(13));
        await expect(dialog.getByRole('status')).toHaveText(t('booking.length.nights', { count: 3 }));
        // A step back closes it too: what was chosen stands in the page, whose way back is still one step.
        await page.goBack();
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`start=${day(10)}&end=${day(13)}`));
        await openCalendar(scene, 2);
        await pickDay(scene, day(11));
        await pickDay(scene, day(13));
        await done.click();
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`start=${day(11)}&end=${day(13)}`));
        await page.goBack();
        await expect(page).toHaveURL('about:blank');
      });
    }

  if (triesMechanicsIn(lang)) {
    test(`a phone’s bar knows my own hold, and hours read from start to end (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const { adNumber, unitId } = await buildListing(db);
      const guest = await buildPerson(db);
      const day = inDays(10);
      const stay: Stay = { period: 1, start: `${day}T10:00`, end: `${day}T12:00` };
      const held = await hold(baseURL ?? '', guest, unitId, stay);
      const page = await visit({ as: guest, width: 390, touch: true });
      await page.goto(bookAddress(lang, adNumber, stay));
      const bar = page.getByRole('complementary', { name: t('booking.quote.title') });
      await expect(bar.getByText(t('errors.hold_exists'))).toBeVisible();
      await expect(bar.getByRole('link', { name: t('booking.refusal.toHold') })).toHaveAttribute(
        'href',
        paths(lang).payment(held.number),
      );
      // Other hours are free, and refused once asked for: above the bar, with the way to pay.
      const other: Stay = { period: 1, start: `${day}T14:00`, end: `${day}T16:00` };
      await page.goto(bookAddress(lang, adNumber, other, 'pay'));
      await bar.getByRole('button', { name: saying(t, 'booking.page.confirmAmount') }).click();
      const toHold = page.getByRole('main').getByRole('link', { name: t('booking.refusal.toHold') });
      await expect(toHold).toBeInViewport({ ratio: 1 });
      const [link, edge] = [await toHold.boundingBox(), await bar.boundingBox()];
      expect((link?.y ?? Number.NaN) + (link?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
      await page.goto(paths(lang).reservations());
      const card = page.getByRole('main').getByRole('article');
      await expect(card).toContainText(/10:00.*12:00/);
      await expect(card.getByText(saying(t, 'bookingLists.dueNow'))).toBeVisible();
      await expect(
        card.getByRole('link', { name: t('reservations.payNumber', { number: ltrText(held.number) }) }),
      ).toHaveAttribute('href', paths(lang).payment(held.number));
    });
  }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`the searched period wins over an earlier choice, and the way back keeps it (${lang})`, async ({
        visit,
        db,
      }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit();
        const box = page.getByRole('region', { name: t('booking.boxLabel') });
        const radio = (word: 'daily' | 'monthly') =>
          box.getByRole('radio', { name: t(`common.period.${word}`), exact: true });
        await page.goto(paths(lang).details(adNumber));
        await choose(box, t('common.period.monthly'));
        await page.goto(paths(lang).details(adNumber, { period: 2 }));
        await expect(radio('daily')).toBeChecked();
        await choose(box, t('common.period.monthly'));
        await expect(page).toHaveURL(paths(lang).details(adNumber, { period: 3 }));
        await box.getByRole('link', { name: t('booking.book') }).click();
        await page.getByRole('link', { name: t('booking.page.back') }).click();
        await expect(page).toHaveURL(paths(lang).details(adNumber, { period: 3 }));
        await expect(radio('monthly')).toBeChecked();
      });
    }

  test(`a refused stay says the brief’s sentence beside the dates (${lang})`, async ({ visit, db }) => {
    const { adNumber } = await buildListing(db, { unit: { policy: { min_nights: 2, max_nights: 5 } } });
    const page = await visit({ width: 390, touch: true });
    const start = inDays(10);
    const year = Temporal.PlainDate.from(start).year + 1;
    const refused = [
      [{ period: 2, start, end: start }, t('rules.zero_length')],
      [{ period: 2, start, end: inDays(9) }, t('rules.end_before_start')],
      [{ period: 2, start: inDays(-3), end: inDays(3) }, t('rules.past')],
      [{ period: 2, start, end: inDays(11) }, t('rules.stay_too_short')],
      [{ period: 2, start, end: inDays(20) }, t('rules.stay_too_long')],
      [{ period: 3, start: `${year}-02-05`, end: `${year}-03-06` }, t('rules.same_day_of_month')],
      [{ period: 3, start: `${year}-02-05`, end: `${year + 1}-02-05` }, t('rules.month_max')],
      [{ period: 3, start: `${year}-02-05`, end: `${year}-02-20` }, t('rules.start_month_before_end_month')],
      [{ period: 4, start: `${year}-06-01`, end: `${year + 1}-01-01` }, t('rules.year_min')],
      [{ period: 4, start: `${year}-01-05`, end: `${year}-07-05` }, t('rules.start_year_before_end_year')],
      [{ period: 1, start: `${start}T14:00`, end: `${start}T12:00` }, t('rules.start_before_end')],
    ] satisfies [Stay, string][];
    for (const [stay, says] of refused) {
      await page.goto(bookAddress(lang, adNumber, stay));
      const told = page.getByText(says).filter({ visible: true });
      await expect(told.first(), JSON.stringify(stay)).toBeVisible();
    }
  });

  if (triesMechanicsIn(lang)) {
    test(`a business account is told, makes an ordinary one and books (${lang})`, async ({ visit, db }) => {
      const { adNumber } = await buildListing(db);
      const page = await visit({ as: await buildPerson(db, { kind: 'business' }) });
      const scene = { page, lang, t };
      await page.goto(paths(lang).details(adNumber));
      await page
        .getByRole('button', { name: t('shell.account') })
        .first()
        .click();
      await expect(page.getByRole('link', { name: t('accountPanel.guestBookings') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('shell.reservations') })).toBeHidden();
      await page.goto(bookAddress(lang, adNumber, NIGHTS));
      await page.getByRole('button', { name: t('booking.page.continue') }).click();
      await expect(page.getByText(t('booking.page.business'))).toBeVisible();
      await page.getByRole('button', { name: t('booking.page.createOrdinary') }).click();
      const dialog = page.getByRole('dialog', { name: t('accountPanel.addOrdinary') });
      const name = dialog.getByLabel(t('accountPanel.addOrdinaryName'));
      await name.fill('علي');
      await dialog.getByRole('button', { name: t('accountPanel.addOrdinary') }).click();
      await expect(dialog.getByText(t('rules.name_min'))).toBeVisible();
      await name.fill('علي الشهري');
      await dialog.getByRole('button', { name: t('accountPanel.addOrdinary') }).click();
      await expect(dialog).toHaveCount(0);
      await confirmBooking(scene);
      expect(await page.evaluate(() => localStorage.getItem('user_type'))).toBe('ordinary');
    });

    test(`a stay taken in the meantime shows what is free instead (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const { adNumber, unitId } = await buildListing(db);
      const page = await visit({ as: await buildPerson(db), width: 390, touch: true });
      const scene = { page, lang, t };
      await page.goto(bookAddress(lang, adNumber, NIGHTS, 'pay'));
      const confirm = page.getByRole('button', { name: saying(t, 'booking.page.confirmAmount') });
      await expect(confirm).toBeEnabled();
      await hold(baseURL ?? '', await buildPerson(db), unitId, NIGHTS);
      await confirm.click();
      await expect(page.getByRole('alert').filter({ hasText: t('errors.unit_taken') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('booking.taken.title') })).toBeVisible();
      const alternatives = page.getByRole('alert').getByRole('listitem');
      await expect(alternatives.first()).toBeVisible();
      await alternatives.first().locator('button, a').click();
      await page.getByRole('button', { name: t('booking.page.continue') }).click();
      await confirmBooking(scene);
    });
  }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`a hold that ran out says so and lets others book (${lang})`, async ({ visit, db, baseURL }) => {
        const { adNumber, unitId } = await buildListing(db);
        const guest = await buildPerson(db);
        const page = await visit({ as: guest });
        const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
        await page.goto(at(lang, `/dashboard/reservations/${held.number}/payment`));
        await expect(page.getByRole('timer')).toHaveText(/\d/);
        await db
          .updateTable('reservation')
          .set({ hold_until: new Date(Date.now() - 1000) })
          .where('number', '=', Number(held.number) as never)
          .execute();
        // The page asks again every few seconds.
        const lapsed = page.getByRole('heading', { name: t('payment.lapsedTitle') });
        await expect(lapsed).toBeVisible({ timeout: 25_000 });
        await page.getByRole('link', { name: t('payment.bookAgain') }).click();
        await page.getByRole('button', { name: t('booking.page.continue') }).click();
        await page.getByRole('button', { name: saying(t, 'booking.page.confirmAmount') }).click();
        await expect(page.getByText(t('errors.hold_cooldown', { minutes: 30 }))).toBeVisible();

        const other = await visit({ as: await buildPerson(db) });
        await other.goto(bookAddress(lang, adNumber, NIGHTS, 'pay'));
        await confirmBooking({ page: other, lang, t });
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`cancelling a hold frees its slot (${lang})`, async ({ visit, db, baseURL }) => {
        const { adNumber, unitId } = await buildListing(db);
        const guest = await buildPerson(db);
        const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
        const [page, other] = [await visit({ as: guest }), await visit({ as: await buildPerson(db) })];
        await other.goto(bookAddress(lang, adNumber, NIGHTS));
        const taken = other.getByRole('alert').filter({ hasText: t('booking.taken.already') });
        await expect(taken).toBeVisible();
        await page.goto(at(lang, `/dashboard/reservations/${held.number}`));
        await page.getByRole('button', { name: t('bookingLife.buttons.cancel'), exact: true }).click();
        await page.getByRole('button', { name: t('bookingLife.confirm.cancel') }).click();
        await expect(
          page.getByText(t('reservations.states.canceled'), { exact: true }).first(),
        ).toBeVisible();
        await expect(page.getByText(t('bookingLife.events.cancel'))).toBeVisible();
        await other.reload();
        await other.getByRole('button', { name: t('booking.page.continue') }).click();
        await confirmBooking({ page: other, lang, t });
      });
    }
}
