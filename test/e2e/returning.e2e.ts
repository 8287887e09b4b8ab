import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/app/site/paths.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { test } from '../helpers/site.ts';

const cards = (page: Page) => page.locator('[data-ad]');
const topOf = async (page: Page, at: number) =>
  Math.round((await cards(page).nth(at).boundingBox())?.y ?? Number.NaN);

/** As whoever reads a list comes down it: each card has been seen. */
async function readTo(page: Page, last: number) {
  for (let at = 0; at <= last; at += 1) await cards(page).nth(at).scrollIntoViewIfNeeded();
}

/** Where the card of the next link that is followed stands then: whoever taps may scroll a little first. */
async function noteLeaving(page: Page): Promise<() => Promise<number>> {
  const noted = await page.evaluateHandle(() => {
    const left = { top: Number.NaN };
    const note = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest('[data-ad]') : null;
      left.top = card?.getBoundingClientRect().top ?? Number.NaN;
    };
    addEventListener('click', note, { capture: true, once: true });
    return left;
  });
  return () => noted.evaluate(({ top }) => Math.round(top));
}

/** Where a card stands, and still stands a while later. */
async function expectAt(page: Page, at: number, top: number) {
  await expect.poll(async () => Math.abs((await topOf(page, at)) - top)).toBeLessThan(3);
  await page.waitForTimeout(300);
  expect(Math.abs((await topOf(page, at)) - top)).toBeLessThan(3);
}

for (const lang of LANGS.filter(triesMechanicsIn)) {
  test(`on a phone a list is found where it was left, however often one comes back (${lang})`, async ({
    visit,
  }) => {
    const page = await visit({ width: 360, touch: true });
    await page.goto(paths(lang).results());
    await readTo(page, 9);
    const title = cards(page).nth(9).getByRole('heading').getByRole('link');
    const leaving = await noteLeaving(page);
    await title.tap();
    await expect(page).toHaveURL(/\/details\/\d+/);
    const before = await leaving();
    for (let times = 0; times < 2; times += 1) {
      await page.goBack();
      await expect(page).toHaveURL(paths(lang).results());
      await expectAt(page, 9, before);
      await page.goForward();
      await expect(page).toHaveURL(/\/details\/\d+/);
    }
  });
}

test('in the other language a list is where it was', async ({ visit }) => {
  const page = await visit({ width: 360, touch: true });
  await page.goto(paths('ar').results());
  await readTo(page, 7);
  // The first card that is seen from its top, below the site's bar.
  const tops = await Promise.all([5, 6, 7].map((at) => topOf(page, at)));
  const first = 5 + tops.findIndex((top) => top >= 0);
  // Pressed by the page itself: the tool would scroll to a link that sticks to the top, which nobody's finger does.
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await english.evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL(paths('en').results());
  // The address changes a moment before the page does.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAt(page, first, tops[first - 5] ?? Number.NaN);
});

test('a card opened in a tab of its own, and scrolled past since, is not gone back to', async ({ visit }) => {
  const page = await visit({ width: 1440 });
  await page.goto(paths('ar').results());
  await cards(page)
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  await readTo(page, 12);
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(paths('ar').home());
  await page.goBack();
  await expect(page).toHaveURL(paths('ar').results());
  // No card was left there, so the browser restores the scroll itself: near the place, never at the first card.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
});
