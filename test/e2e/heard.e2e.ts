import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { heardFaults } from '../helpers/heard.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const TYPED = { ar: 'شقة في الريا', en: 'flat in riya' };

/** Expects no fault once the page stands still: the browser names what it has just drawn a moment later. */
async function expectHeard(page: Page): Promise<void> {
  await expect.poll(() => heardFaults(page)).toEqual([]);
}

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`the whole search is there for who only hears it (${lang})`, async ({ visit }) => {
    test.setTimeout(120_000);
    const page = await visit({ width: 390, touch: true });
    await page.goto(at(lang, '/'));
    await expectHeard(page);

    // The search opens, is named, and tells what it offers while a wish is typed.
    await page.getByRole('button', { name: t('home.searchLine') }).click();
    const sheet = page.getByRole('dialog', { name: t('home.searchTitle') });
    await expect(sheet).toBeVisible();
    await expectHeard(page);
    await sheet.getByLabel(t('results.form.q')).focus();
    const wish = sheet.getByRole('combobox', { name: t('results.form.q') });
    await wish.pressSequentially(TYPED[lang]);
    const offered = page.getByRole('listbox', { name: t('suggestions.label') });
    await expect(offered.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(offered.getByRole('option', { selected: true })).toHaveCount(1);
    await expectHeard(page);
    await page.keyboard.press('Enter');

    // The results are counted, and each ad is an article named by its heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const count = page.getByRole('status').filter({ hasText: /\d/ }).first();
    await expect(count).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('heading', { level: 2 })).toBeVisible();
    await expectHeard(page);

    // A filter says what it would find; what is chosen stands in a list that is named.
    await page.locator('[commandfor=filters]').filter({ visible: true }).click();
    const filters = page.getByRole('dialog', { name: t('filters.title') });
    await expect(filters).toBeVisible();
    await expectHeard(page);
    const before = await count.textContent();
    const verified = filters.getByRole('checkbox', { name: t('filters.verified') });
    await verified.locator('xpath=..').click();
    await expect(verified).toBeChecked();
    await filters.locator('button[form]').click();
    await expect(filters).toBeHidden();
    await expect(page.getByRole('list', { name: t('filters.chips.label') })).toBeVisible();
    await expect(count).not.toHaveText(before ?? '');
    await expectHeard(page);

    // The map is one part of the page, and what stands on it is said in words.
    await page
      .getByRole('main')
      .getByRole('link', { name: t('results.toMap') })
      .click();
    await expect(page.getByRole('region', { name: t('map.label') })).toBeVisible();
    await expectHeard(page);
  });
}
