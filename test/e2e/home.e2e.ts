import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** How high home may be on a phone, as a person sees it who reads it to its end. */
const MOST_HEIGHT = 3500;

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`home is at most ${MOST_HEIGHT} px high on a phone of 390 px (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 390, touch: true });
    await page.goto(at(lang, '/'));
    // Parts of it are laid out when they come near.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (let seen = 0; seen < (await height()); seen += 600)
      await page.evaluate((top) => window.scrollTo(0, top), seen);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await height()).toBeLessThanOrEqual(MOST_HEIGHT);
  });

  test(`home searches by days chosen in the calendar, and the header once that search has gone (${lang})`, async ({
    visit,
  }) => {
    const page = await visit({ width: lang === 'ar' ? 390 : 1440, touch: lang === 'ar' });
    await page.goto(at(lang, '/'));
    expect(await accessFaults(page)).toEqual([]);
    const inHeader = page.getByRole('banner').getByRole('link', { name: t('shell.search') });
    if (lang === 'en') {
      await expect(inHeader).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(inHeader).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(inHeader).toBeHidden();
    } else await page.getByRole('button', { name: t('home.searchLine') }).tap();
    await page
      .getByRole('button', { name: `${t('home.when')} ${t('home.anyTime')}` })
      .filter({ visible: true })
      .click();
    const calendar = page.getByRole('dialog', { name: t('searchDates.title') });
    await calendar.getByRole('button', { name: t('searchDates.nextMonth') }).click();
    expect(await accessFaults(page)).toEqual([]);
    const day = (number: RegExp) =>
      calendar.getByRole('gridcell').getByRole('button', { name: number }).first();
    await day(/(?<!\d)10(?!\d)/).click();
    await day(/(?<!\d)13(?!\d)/).click();
    await expect(calendar.getByText(t('searchDates.nights', { count: 3 }))).toBeVisible();
    await calendar.getByRole('button', { name: t('common.done') }).click();
    await expect(calendar).toHaveCount(0);
    await page
      .getByRole('button', { name: t('results.form.search'), exact: true })
      .filter({ visible: true })
      .last()
      .click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-10&to=\d{4}-\d\d-13/);
  });
}
