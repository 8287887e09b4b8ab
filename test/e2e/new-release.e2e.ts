import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { accessFaults } from '../helpers/accessible.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, expectStarted, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS.filter(triesMechanicsIn)) {
  test(`a newer version of the site is told, and links load their pages whole from then on (${lang})`, async ({
    visit,
  }) => {
    const t = wordsOf(lang);
    const page = await visit({ width: lang === 'ar' ? 390 : 1440 });
    const told = page.getByText(t('newRelease.text'));
    await page.goto(at(lang, '/about'));
    await expect(page.locator('[popover=manual]')).toHaveCount(1);
    await page.evaluate(() => fetch('/readyz'));
    await expect(told).toHaveCount(0);

    // The same page, made by the build before.
    await page.route('**/assets/manifest-*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"version":"\w+"/, '"version":"before"');
      await route.fulfill({ response, body });
    });
    await page.goto(at(lang, '/about'));
    await expect(told).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    await page.evaluate(() => {
      (window as { isSame?: boolean }).isSame = true;
    });
    await page.getByRole('button', { name: t('newRelease.later') }).click();
    await expect(told).toBeHidden();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(at(lang, '/'));
    expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBeUndefined();
    // The page that was loaded last may still ask for it as the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

for (const file of ['manifest', 'entry.client'])
  test(`a page whose release took its files away (${file}) is loaded anew, once`, async ({
    browser,
    baseURL,
  }) => {
    // A context of its own: that the file is missing is an error of the page.
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    let [loads, asked, release, isGone] = [0, 0, 'the next', true];
    page.on('framenavigated', () => {
      loads += 1;
      // The page that comes instead has its files.
      if (loads === 2) isGone = false;
    });
    await page.route('**/readyz', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'server-timing': `release;desc="${release}"` };
      await route.fulfill({ response, headers });
      asked += 1;
    });
    await page.route(`**/assets/${file}-*.js`, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(at('ar', '/about'), { waitUntil: 'commit' });
    await expect.poll(() => loads).toBe(2);
    await expectStarted(page);

    // A cache that still has the old page: it stays as it came, and is not loaded again and again.
    [loads, asked, release, isGone] = [2, 0, 'the one after it', true];
    await page.goto(at('ar', '/about'), { waitUntil: 'commit' });
    await expect.poll(() => loads).toBe(4);
    await expect.poll(() => asked).toBe(2);
    await page.waitForTimeout(500);
    expect(loads).toBe(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });

test('what comes after the first paint is asked for again when the network is back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  // Away exactly between the page and what comes after it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get: () => (window as { isBack?: boolean }).isBack === true,
    });
  });
  await page.route('**/readyz', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(at('ar', '/about'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isLate = () => asked.some((url) => url.includes('/assets/after-paint-'));
  expect(isLate()).toBe(false);
  await page.evaluate(() => {
    (window as { isBack?: boolean }).isBack = true;
    dispatchEvent(new Event('online'));
  });
  await expect.poll(isLate).toBe(true);
  await expect(page.locator('[popover=manual]')).toHaveCount(1);
  await context.close();
});
