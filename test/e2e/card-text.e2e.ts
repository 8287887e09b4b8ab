import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { at, test } from '../helpers/site.ts';

const LONG = {
  ar: 'شقة مفروشة في الملقا بثلاث غرف نوم ومجلس واسع وحديقة خاصة ومواقف',
  en: 'Furnished apartment in Al Malqa with three bedrooms and a garden of its own',
};
const CUT = {
  ar: 'شقة مفروشة في الملقا بثلاث غرف نوم ومجلس واسع وحديقة خاص.......',
  en: 'Furnished apartment in Al Malqa with three bedrooms and .......',
};

for (const lang of LANGS)
  test(`a card cuts a long title with seven dots, and its page says it whole (${lang})`, async ({
    visit,
    db,
  }) => {
    const { adNumber } = await buildListing(db, { ad: { title_ar: LONG.ar, title_en: LONG.en } });
    const page = await visit({ width: 390 });
    await page.addInitScript((ids) => localStorage.setItem('favourites', ids), JSON.stringify([adNumber]));
    await page.goto(at(lang, '/favourites'));
    const link = page.getByRole('article').getByRole('heading').getByRole('link');
    await expect(link).toHaveText(CUT[lang]);
    expect(await link.evaluate((text) => text.scrollWidth <= text.clientWidth), 'the dots are seen').toBe(
      true,
    );
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG[lang]);
  });
