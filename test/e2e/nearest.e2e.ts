import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { type Words, wordsOf } from '../helpers/words.ts';

const IN_RIYADH = { latitude: 24.71361, longitude: 46.67529 };
/** The location as the address holds it: the block, not the house. */
const BLOCK = '24.714,46.675';

/** How far off a card says it is; nothing for "less than a kilometre". Throws where it does not say. */
function kilometresIn(card: string, t: Words): number {
  // Numbers are kept on the line of the word after them.
  const text = card.replaceAll('\u00a0', ' ');
  if (text.includes(t('results.card.close').replaceAll('\u00a0', ' '))) return 0;
  const [before = '', after = ''] = t.raw('results.card.away').split(/\{.*\}/);
  const said = new RegExp(`${before}([\\d,]+)${after}`).exec(text)?.[1];
  if (said === undefined) throw new Error(`it says no distance: ${card}`);
  return Number(said.replace(',', ''));
}

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`ads are ordered by how near they are to me, or the reason is said why not (${lang})`, async ({
    visit,
  }) => {
    const page = await visit({ width: 360, touch: true });
    await page.goto(at(lang, '/all_deals'));
    const order = page.getByLabel(t('results.form.sort'));
    await order.selectOption('nearest');
    await expect(page.getByText(t('liveMap.location.geoDisabled'))).toBeVisible();
    await expect(order).toHaveValue('best');
    expect(new URL(page.url()).search).toBe('');

    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(IN_RIYADH);
    await order.selectOption('nearest');
    await expect(page).toHaveURL((url) => url.searchParams.get('near') === BLOCK);
    const cards = page.locator('[data-ad]');
    await expect(async () => {
      expect(kilometresIn((await cards.first().textContent()) ?? '', t)).toBeLessThan(5);
    }).toPass();
    const away = (await cards.allTextContents()).map((text) => kilometresIn(text, t));
    expect(away.length).toBeGreaterThan(5);
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    expect(await accessFaults(page)).toEqual([]);

    // Another order looks from the same place, until its chip is pressed. Nobody else is given the page of a place.
    await order.selectOption('best');
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === null);
    expect(new URL(page.url()).searchParams.get('near')).toBe(BLOCK);
    await order.selectOption('nearest');
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'nearest');
    const answer = await page.request.get(page.url());
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    await page
      .getByRole('link', { name: t('filters.chips.remove', { what: t('filters.chips.near') }) })
      .tap();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(order).toHaveValue('best');
  });
}

test('without JavaScript no order is offered that would have to ask where one stands', async ({ visit }) => {
  const page = await visit({ noScript: true });
  await page.goto('/all_deals');
  const order = page.getByLabel(wordsOf('ar')('results.form.sort'));
  await expect(order.locator('option[value=newest]')).toHaveCount(1);
  await expect(order.locator('option[value=nearest]')).toHaveCount(0);
  await page.goto(`/all_deals?near=${BLOCK}&sort=nearest`);
  await expect(order).toHaveValue('nearest');
});
