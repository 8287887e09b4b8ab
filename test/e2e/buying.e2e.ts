import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { paths } from '../../web/app/site/paths.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const to = paths(lang);
  const sale = t('common.period.sale');

  test(`on a phone the first search is to buy as easily as to rent (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 360, touch: true });
    await page.goto(to.home());
    await page.getByRole('button', { name: t('home.searchLine') }).tap();
    const search = page.getByRole('dialog', { name: t('home.searchTitle') });
    const period = search.getByRole('group', { name: t('results.form.rentOrBuy') });
    // All five in sight, none cut off.
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const edges = await period.evaluate((field) => {
        const box = field.getBoundingClientRect();
        return [...field.querySelectorAll('label')].map((label) => {
          const { left, right } = label.getBoundingClientRect();
          return left >= box.left && right <= box.right && label.scrollWidth <= label.clientWidth;
        });
      });
      expect(edges).toEqual([true, true, true, true, true]);
    }
    await period.getByText(t('common.period.yearly'), { exact: true }).tap();
    await period.getByText(sale, { exact: true }).tap();
    await expect(period.getByRole('radio', { checked: true })).toHaveCount(1);
    await search.getByRole('button', { name: t('results.form.search') }).tap();
    await expect(page).toHaveURL(to.results({ purpose: 'sale' }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('results.how.sale'));
    const line = page.getByRole('main').getByRole('button', { name: t('results.form.changeSearch') });
    await expect(line).toContainText(sale);
    // The filters of the results know of it, and of no period.
    await line.tap();
    const filters = page.getByRole('dialog');
    const purpose = filters.getByRole('group', { name: t('filters.purpose') });
    await expect(purpose.getByRole('radio', { name: t('filters.chips.sale') })).toBeChecked();
    const rent = filters.getByRole('group', { name: t('results.form.period') });
    await expect(rent.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test(`above the results buying stands beside the periods to rent for (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 320, touch: true });
    await page.goto(to.results({ purpose: 'sale', city: 'riyadh' }));
    const ways = page.getByRole('navigation', { name: t('results.form.rentOrBuy') });
    const current = ways.locator('[aria-current]');
    await expect(current).toHaveText(sale);
    const isWhole = (link: Element) => link.scrollWidth <= link.clientWidth;
    for (const link of await ways.getByRole('link').all()) expect(await link.evaluate(isWhole)).toBe(true);
    await ways.getByRole('link', { name: t('common.period.yearly'), exact: true }).tap();
    await expect(page).toHaveURL(to.results({ city: 'riyadh', period: '4' }));
    await expect(current).toHaveText(t('common.period.yearly'));
    await ways.getByRole('link', { name: sale, exact: true }).tap();
    await expect(page).toHaveURL(to.results({ purpose: 'sale', city: 'riyadh' }));
  });

  if (triesMechanicsIn(lang)) {
    test(`without JavaScript the choice to buy leads to what is for sale (${lang})`, async ({ visit }) => {
      const page = await visit({ width: 1440, noScript: true });
      await page.goto(to.home());
      const form = page.getByRole('form', { name: t('results.form.label') });
      await form.getByText(sale, { exact: true }).click();
      await form.getByLabel(t('results.form.city')).selectOption('riyadh');
      await form.getByRole('button', { name: t('results.form.search') }).click();
      await expect(page).toHaveURL(to.results({ purpose: 'sale', city: 'riyadh' }));
    });
  }
}
