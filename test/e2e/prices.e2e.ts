import { addDays, weekdayOf } from '@diyar/contract/values/riyadh';
import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { bookAddress, confirmBooking } from '../helpers/booking-steps.ts';
import { at, test } from '../helpers/site.ts';
import { inDays } from '../helpers/stays.ts';
import { type Words, wordsOf } from '../helpers/words.ts';

/** The Wednesday after next. */
const WEDNESDAY = addDays(inDays(14), (10 - weekdayOf(inDays(14))) % 7);

/** Another price for every weekend. */
async function paintWeekend(page: Page, t: Words, price: string): Promise<void> {
  await page.getByText(t('hostPrices.days.whens.weekdays'), { exact: true }).click();
  await page.getByRole('button', { name: t('hostPrices.days.weekend.daily') }).click();
  await page.getByLabel(t('hostPrices.days.amount'), { exact: true }).fill(price);
  await expect(page.getByRole('region', { name: t('hostPrices.days.preview') })).toContainText('550 S.R');
  await page.getByRole('button', { name: t('hostPrices.days.save') }).click();
  await expect(page.getByText(t('hostPrices.days.weekdays.4')).last()).toBeVisible();
  await expect(page.locator('[data-price=weekday]').first()).toHaveAttribute('data-text', '550');
}

/** Today and the eight days after it, chosen on the calendar by keys alone (the first Enter moves on a day), at half their price. */
async function paintDates(page: Page, t: Words): Promise<void> {
  await page.getByText(t('hostPrices.days.whens.dates'), { exact: true }).click();
  const cell = page.getByRole('grid').first().locator('td [tabindex="0"]').first();
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText(t('hostPrices.days.hows.percent'), { exact: true }).click();
  await page.getByLabel(t('hostPrices.days.percent'), { exact: true }).fill('-50');
  await page.getByRole('button', { name: t('hostPrices.days.save') }).click();
  await expect(page.locator('[data-price=dates]').filter({ visible: true })).toHaveCount(9);
}

/** Another price in a season, chosen by its name. */
async function paintSeason(page: Page, t: Words, price: string): Promise<void> {
  await page.getByText(t('hostPrices.days.whens.season'), { exact: true }).click();
  await page
    .getByRole('combobox', { name: t('hostPrices.days.season'), exact: true })
    .selectOption('school_holidays');
  await page.getByText(t('hostPrices.days.hows.amount'), { exact: true }).click();
  await page.getByLabel(t('hostPrices.days.amount'), { exact: true }).fill(price);
  await page.getByRole('button', { name: t('hostPrices.days.save') }).click();
  await expect(page.locator('[data-price=season]').first()).toHaveAttribute('data-text', price);
}

/** A tenth off every night of the only unit. */
async function makeOffer(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t('hostPrices.offers.add') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('hostPrices.discount.name'), { exact: true }).fill('عرض الافتتاح');
  await sheet.getByLabel(t('hostPrices.discount.percent'), { exact: true }).last().fill('10');
  await sheet.getByRole('checkbox', { name: t('hostPrices.discount.allUnits') }).check();
  await sheet.getByRole('button', { name: t('hostPrices.save') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'عرض الافتتاح' })).toBeVisible();
}

/** The operator's dated list says that school holidays begin on the day of arrival; both languages share one database. */
async function listHolidays(db: Database): Promise<void> {
  const dates = { season: 'school_holidays' as const, starts_on: WEDNESDAY, ends_on: addDays(WEDNESDAY, 3) };
  const listed = db.selectFrom('season_dates').select('starts_on').where('season', '=', dates.season);
  const found = await listed.where('starts_on', '=', WEDNESDAY).execute();
  if (found.length === 0) await db.insertInto('season_dates').values(dates).execute();
}

async function makeCoupon(page: Page, t: Words, code: string): Promise<void> {
  await page.getByRole('button', { name: t('hostPrices.coupons.add') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('hostPrices.save') }).click();
  await expect(sheet.getByText(t('rules.coupon_code_form'))).toBeVisible();
  await sheet.getByLabel(t('hostPrices.discount.name'), { exact: true }).fill('ضيوف الشتاء');
  await sheet.getByLabel(t('hostPrices.coupons.code'), { exact: true }).fill(code);
  await sheet.getByLabel(t('hostPrices.discount.percent'), { exact: true }).last().fill('10');
  await sheet.getByLabel(t('hostPrices.coupons.usesMost'), { exact: true }).fill('3');
  await sheet.getByRole('button', { name: t('hostPrices.save') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(code.toUpperCase())).toBeVisible();
}

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const width = lang === 'ar' ? 390 : 1440;

  test(`weekends and a season get their price, an offer and a coupon are made, and a guest books with all (${lang})`, async ({
    visit,
    db,
  }) => {
    const { host, unitId, adNumber } = await buildListing(db, { unit: { prices: { daily: 40_000 } } });
    await listHolidays(db);
    const desk = await visit({ as: host, width });
    await desk.goto(at(lang, `/dashboard/prices/units/${unitId}`));
    await paintWeekend(desk, t, '550');
    await paintDates(desk, t);
    await paintSeason(desk, t, '420');
    expect(await accessFaults(desk)).toEqual([]);
    await desk.goto(at(lang, '/dashboard/offers'));
    await makeOffer(desk, t);
    expect(await accessFaults(desk)).toEqual([]);
    await desk.goto(at(lang, '/dashboard/coupons'));
    await makeCoupon(desk, t, 'winter10');
    expect(await accessFaults(desk)).toEqual([]);

    const page = await visit({ as: await buildPerson(db), width });
    const stay = { period: 2, start: WEDNESDAY, end: addDays(WEDNESDAY, 3) } as const;
    await page.goto(bookAddress(lang, adNumber, stay));
    await page.getByRole('button', { name: t('booking.coupon.have') }).click();
    await page.getByLabel(t('booking.coupon.label')).fill('NOSUCH');
    await page.getByRole('button', { name: t('booking.coupon.take') }).click();
    await expect(page.getByText(t('rules.coupon_unknown')).first()).toBeVisible();
    await page.getByLabel(t('booking.coupon.label')).fill('Winter10');
    await page.getByRole('button', { name: t('booking.coupon.take') }).click();
    // 420 in the holidays and twice 550 on the weekend, a tenth of each off by the offer, and a tenth of the rest by the coupon.
    await expect(page.getByText('-136.80 S.R').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('1,231.20 S.R').filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('button', { name: t('booking.page.continue') }).click();
    await confirmBooking({ page, lang, t });
    await desk.reload();
    await expect(desk.getByText('1 / 3')).toBeVisible();
  });
}
