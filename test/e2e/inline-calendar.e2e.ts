import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { choose } from '../helpers/fields.ts';
import { test } from '../helpers/site.ts';
import { inDays } from '../helpers/stays.ts';
import { dayName, wordsOf } from '../helpers/words.ts';

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`nights picked among the days of an ad’s page stand where it is booked (${lang})`, async ({
    visit,
    db,
  }) => {
    const { adNumber } = await buildListing(db, {
      unit: { prices: { daily: 13_500_000, monthly: 300_000_000 } },
    });
    const phone = lang === 'ar';
    const page = await visit({ width: phone ? 360 : 1440, touch: phone });
    // All in one month, with the month before it in sight or a page back.
    const day = (of: number) => Temporal.PlainDate.from(inDays(40)).with({ day: of }).toString();
    await page.goto(paths(lang).details(adNumber));
    const days = page.getByRole('region', { name: t('adMore.calendar.heading') });
    await days.scrollIntoViewIfNeeded();
    await expect(days.getByRole('grid').first()).toBeVisible();
    const box = page.getByRole('region', { name: t('booking.boxLabel'), exact: true });
    await choose(phone ? days : box, t('common.period.daily'));
    const button = (date: string) => days.getByRole('button', { name: dayName(date, lang) }).first();
    const next = days.getByRole('button', { name: t('booking.when.nextMonth') });
    while (!(await button(day(10)).isVisible())) await next.click();
    // What is drawn in a cell is said too: the Hijri date and what the night costs.
    await expect(button(day(10))).toHaveAccessibleName(/14\d\d\s.*S\.R/);
    const night = button(day(10)).locator('[data-night-price]');
    await expect(night).toHaveAttribute('data-night-price', '135,000');
    const [cell, price] = [await button(day(10)).boundingBox(), await night.boundingBox()];
    expect(price?.width).toBeLessThanOrEqual(cell?.width ?? 0);
    await button(day(10)).click();
    await expect(days.getByRole('status')).toHaveText(t('booking.when.chooseDeparture'));
    await button(day(13)).click();
    const length = t('booking.length.nights', { count: 3 });
    await expect(days.getByRole('status')).toContainText(length);
    const booking = phone ? page.getByRole('complementary', { name: t('booking.boxLabel') }) : box;
    await expect(booking).toContainText(phone ? length : day(13));
    expect(await accessFaults(page)).toEqual([]);
    await booking.getByRole('link', { name: t('booking.book'), exact: true }).click();
    await expect(page).toHaveURL(/\/book\?/);
    await expect(page.getByRole('main').getByText(day(10)).first()).toBeVisible();
  });

  test(`the dates of a search come along to the ad, its booking and back (${lang})`, async ({ visit }) => {
    const phone = lang === 'ar';
    const page = await visit({ width: phone ? 390 : 1440, touch: phone });
    const [from, to] = [inDays(40), inDays(42)];
    await page.goto(paths(lang).results({ city: 'riyadh', category: 'apartment', period: '2', from, to }));
    await page.locator('[data-ad] h2 a').first().click();
    const box = page.getByRole(phone ? 'complementary' : 'region', {
      name: t('booking.boxLabel'),
      exact: true,
    });
    await expect(box).toContainText(phone ? t('booking.length.nights', { count: 2 }) : from);
    // The address forgets the dates, so that it puts back nothing that is chosen later.
    await expect(page).not.toHaveURL(/start=/);
    await box.getByRole('link', { name: t('booking.book'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`start=${from}&end=${to}`));
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`from=${from}`));
  });
}
