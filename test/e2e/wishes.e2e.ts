import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { hold, inDays } from '../helpers/stays.ts';
import { around, wordsOf } from '../helpers/words.ts';

const WISH = {
  ar: 'شقة في الملقا أقل من ٩٠ ألف سنوي زمرداني',
  en: 'flat in Al Malqa under 90k yearly zumurdani',
};
const TYPED = { ar: 'شقة في ملق', en: 'flat in malq' };
const REST = { ar: 'زمرداني', en: 'zumurdani' };
/** A word of an ad, a slip in it, and the wish that has the slip. */
const SLIP = {
  ar: { word: 'النيروزية', typed: 'النيروذية', wish: 'شقة في الملقا النيروذية' },
  en: { word: 'Turkwaziya', typed: 'Turkwazyia', wish: 'flat in Al Malqa Turkwazyia' },
};
/** A phone in Arabic, a wide window in English. */
const SCREENS = { ar: [{ width: 360, touch: true }], en: [{ width: 1440, touch: false }] };

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const place = { ar: 'الملقا', en: 'Al Malqa' }[lang];

  test(`a search that finds nothing says which one thing to leave out, and what is there then (${lang})`, async ({
    visit,
    db,
  }) => {
    await buildListing(db);
    const page = await visit({ width: 360, touch: true });
    const wish = { ar: 'شقة في الملقا', en: 'flat in Al Malqa' }[lang];
    await page.goto(at(lang, `/all_deals?q=${encodeURIComponent(wish)}&price_max=1&area_min=900000`));
    await expect(page.getByRole('heading', { name: t('filters.empty.title') })).toBeVisible();
    const without = { ar: /^بدون/, en: /^Without/ }[lang];
    const ways = page.getByRole('main').getByRole('link').filter({ hasText: without });
    await expect(ways).toHaveCount(0);
    // No one thing is enough: the kind and the place alone are what is nearest.
    const least = page
      .getByRole('main')
      .getByRole('link', { name: { ar: /بلا شروط أخرى/, en: /nothing else/ }[lang] });
    await expect(least).toContainText(place);
    await least.click();
    await expect(page.locator('article').first()).toBeVisible();

    await page.goto(at(lang, `/all_deals?q=${encodeURIComponent(wish)}&price_max=1`));
    await expect(ways).toHaveCount(1);
    expect(await accessFaults(page)).toEqual([]);
    await ways.click();
    await expect(page).not.toHaveURL(/price_max/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`a search that finds nothing offers what is close: another kind, a little dearer, a district beside, other days (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const AREA = { ar: 777_777, en: 777_778 }[lang];
    const { unitId } = await buildListing(db, { unit: { area: AREA } });
    await hold(baseURL ?? '', await buildPerson(db), unitId, {
      period: 2,
      start: inDays(40),
      end: inDays(42),
    });
    const page = await visit({ width: 360, touch: true });
    const links = page.getByRole('main').getByRole('link');
    const tries: [string, RegExp][] = [
      ['category=studio&city=riyadh', { ar: /^شقق/, en: /^Apartments/ }[lang]],
      ['city=riyadh&period=2&price_max=460', around(t('filters.empty.dearer'))],
      ['district=al-aqiq-riyadh', around(t('filters.empty.districtNear'))],
      [`city=riyadh&period=2&from=${inDays(40)}&to=${inDays(41)}`, around(t('filters.empty.otherDates'))],
    ];
    for (const [asked, words] of tries) {
      // The list follows a new ad and a new booking in a moment.
      await expect(async () => {
        await page.goto(at(lang, `/all_deals?${asked}&area_min=${AREA}&area_max=${AREA}`));
        await expect(page.getByText(t('filters.empty.closeText'))).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 15_000 });
      const close = links.filter({ hasText: words }).first();
      expect(await accessFaults(page)).toEqual([]);
      await close.click();
      await expect(page.getByRole('article')).toHaveCount(1);
    }
  });

  for (const { width, touch } of SCREENS[lang]) {
    test(`a wish is continued while it is typed, by the keyboard alone (${lang}, ${width})`, async ({
      visit,
      db,
    }) => {
      await buildListing(db);
      const page = await visit({ width, touch });
      await page.goto(at(lang, '/'));
      if (width < 640) await page.getByRole('button', { name: t('home.searchLine') }).click();
      const field = page.getByLabel(t('results.form.q')).filter({ visible: true });
      await field.focus();
      const box = page.getByRole('combobox', { name: t('results.form.q') }).filter({ visible: true });
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await box.pressSequentially(TYPED[lang]);
      const list = page.getByRole('listbox', { name: t('suggestions.label') });
      const group = list.getByRole('group', { name: t('suggestions.places') });
      await expect(group.getByRole('option').filter({ hasText: place }).first()).toBeVisible();
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      const first = list.getByRole('option').first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
      await expect(box).toBeFocused();
      expect(await accessFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(box).toBeVisible();
      await box.pressSequentially({ ar: 'ا', en: 'a' }[lang]);
      await expect(list).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/all_deals\?.*district=al-malqa-riyadh/);
    });
  }

  test(`what was understood stands as chips that can be taken away, and the rest is told (${lang})`, async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto(at(lang, `/all_deals?q=${encodeURIComponent(WISH[lang])}`));
    const told = page.getByText(t('filters.understood.none', { text: `\u2068${REST[lang]}\u2069` }));
    const chips = page.getByRole('list', { name: t('filters.chips.label') });
    const remove = (text: string) =>
      chips.getByRole('link', { name: around(t.raw('filters.understood.remove').replace('{text}', text)) });
    await expect(chips.getByRole('link')).toHaveCount(4);
    // Last of what was typed, and first in the row: a phone shows no more of it than the beginning.
    await expect(chips.getByRole('link').first()).toHaveText(t('common.period.yearly'));
    await expect(page.getByRole('link', { name: t('filters.chips.clear'), exact: true })).toBeVisible();
    await expect(told).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    // The sheet of all filters holds what was understood, to be changed there.
    await page.locator('[commandfor=filters]').filter({ visible: true }).click();
    const sheet = page.getByRole('dialog', { name: t('filters.title') });
    await expect(sheet.getByLabel(t('results.form.city'), { exact: true })).toHaveValue('riyadh');
    await expect(sheet.getByLabel(t('results.form.district'), { exact: true })).toHaveValue(
      'al-malqa-riyadh',
    );
    await expect(sheet.getByRole('textbox', { name: t('results.form.q') })).toHaveValue(REST[lang]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await remove({ ar: 'سنوي', en: 'yearly' }[lang]).click();
    await expect(chips.getByRole('link')).toHaveCount(3);
    await expect(page).not.toHaveURL(new RegExp(encodeURIComponent({ ar: 'سنوي', en: 'yearly' }[lang])));
    await page.getByRole('link', { name: t('filters.understood.without') }).click();
    await expect(told).toBeHidden();
    await expect(chips.getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(place);
  });

  for (const { width, touch } of SCREENS[lang]) {
    test(`a slip in a word is corrected and told, and the word is searched as typed by a tap (${lang}, ${width})`, async ({
      visit,
      db,
    }) => {
      const { word, typed, wish } = SLIP[lang];
      await buildListing(db, { ad: { title_ar: `شقة ${word}`, title_en: `Flat ${word}` } });
      const page = await visit({ width, touch });
      const sentence = { shown: `\u2068${word}\u2069`, typed: `\u2068${typed}\u2069` };
      const told = page.getByText(t('filters.understood.corrected', sentence));
      // A new ad is found within a second; until then no ad has the word.
      await expect(async () => {
        await page.goto(at(lang, `/all_deals?q=${encodeURIComponent(wish)}`));
        await expect(told).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 15_000 });
      const card = page.getByRole('link', { name: new RegExp(word) }).first();
      await expect(card).toBeVisible();
      // The bars of a phone lie over whatever is below them.
      expect(await accessFaults(page)).toEqual([]);
      await page.getByRole('link', { name: t('filters.understood.exact', sentence) }).click();
      await expect(page).toHaveURL(
        new RegExp(encodeURIComponent(`"${typed}"`).replaceAll('%20', '(\\+|%20)')),
      );
      await expect(
        page.getByText(t('filters.understood.rest', { text: `\u2068${typed}\u2069` })),
      ).toBeVisible();
      await expect(told).toBeHidden();
      await expect(card).toBeHidden();
    });
  }

  if (triesMechanicsIn(lang)) {
    test(`without JavaScript the words are sent as they are, and understood (${lang})`, async ({ visit }) => {
      const page = await visit({ noScript: true });
      await page.goto(at(lang, '/'));
      const field = page.getByRole('textbox', { name: t('results.form.q') }).filter({ visible: true });
      await field.fill(WISH[lang]);
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(place);
    });
  }
}
