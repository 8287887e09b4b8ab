import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  test(`a list that a network asked for too often says so in place, asks no more by itself, and opens when asked again (${lang})`, async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto(at(lang, '/terms_of_use'));
    let refused = 0;
    const lists = /\/all_deals\.data/;
    await page.route(lists, async (route) => {
      refused += 1;
      await route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: 'too_many_requests' });
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.rent'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: t('shell.errors.busyTitle') })).toBeVisible();
    await expect(page.getByText(t('shell.errors.busyText'))).toBeVisible();
    expect(refused).toBe(1);
    await page.unroute(lists);
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(at(lang, '/all_deals?purpose=rent'));
  });
}
