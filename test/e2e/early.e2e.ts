import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { codeFor, newPhone } from '../helpers/signing-in.ts';
import { at, expectStarted, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** The page is there to be seen and its code is not: a weak connection. Answers what lets the code come. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  return resolve;
}

for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  test(`what is typed and pressed before a page’s code has come is not lost (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 360, touch: true });
    const cookies: Promise<string | null>[] = [];
    page.on('response', (response) => {
      // One that comes as the page closes has nothing to say any more.
      if (response.url().includes('/settings/general'))
        cookies.push(response.headerValue('set-cookie').catch(() => null));
    });
    const bringCode = await openWithoutCode(page, at(lang, '/sign-in'));
    const phone = newPhone();
    await page.getByLabel(t('signIn.phone'), { exact: true }).pressSequentially(phone);
    await page.getByRole('button', { name: t('signIn.sendSms') }).tap();
    expect(page.url()).not.toContain(phone);
    bringCode();
    const code = page.getByLabel(t('signIn.code'));
    await expect(code).toBeVisible();
    expect(page.url()).not.toContain(phone);
    // A second XSRF cookie would refuse what was pressed between the two; a later call is given none.
    const given = (await Promise.all(cookies)).filter((cookie) => cookie?.startsWith('XSRF-TOKEN='));
    expect(given).toHaveLength(1);
    await code.fill(await codeFor(page.request, phone));
    await expect(page.getByRole('heading', { name: t('signIn.profileTitle') })).toBeVisible();
  });

  test(`what a form was filled with before its code has come stays chosen (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 1440 });
    const bringCode = await openWithoutCode(page, at(lang, '/'));
    const form = page.getByRole('form', { name: t('results.form.label') });
    await form.getByLabel(t('results.form.city')).selectOption('jeddah');
    for (const period of ['daily', 'monthly', 'daily'] as const)
      await form.getByRole('radio', { name: t(`common.period.${period}`) }).check({ force: true });
    bringCode();
    await expectStarted(page);
    await expect(form.getByLabel(t('results.form.city'))).toHaveValue('jeddah');
    await form.getByRole('button', { name: t('results.form.search') }).click();
    await expect(page).toHaveURL(at(lang, '/all_deals?city=jeddah&period=2'));
  });

  test(`a press is answered once, whenever it comes (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 1440 });
    const toggle = page.getByRole('contentinfo').getByRole('button', { name: t('shell.toDark') });
    const isDark = () => page.evaluate(() => document.documentElement.dataset.theme);
    const bringCode = await openWithoutCode(page, at(lang, '/'));
    await toggle.click();
    expect(await isDark()).toBeUndefined();
    bringCode();
    await expect.poll(isDark).toBe('dark');
    await expectStarted(page);
    // In the very moment in which the page starts, without a pointer, as a screen reader does it.
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const button = [...document.querySelectorAll('footer')].at(-1)?.querySelector('button');
        if (!button || !Object.keys(document).some((key) => key.startsWith('__react'))) return;
        observer.disconnect();
        button.click();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.reload();
    await expectStarted(page);
    await page.waitForTimeout(300);
    expect(await isDark()).toBe('dark');
  });

  test(`a page’s code is asked for when the page has been painted (${lang})`, async ({ visit, request }) => {
    const html = await (await request.get(at(lang, '/'))).text();
    expect(html).not.toMatch(/<script[^>]* type="module"|rel="modulepreload"/);
    const page = await visit({ width: 390 });
    await page.goto(at(lang, '/'));
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/core-/.test(name))?.startTime,
    ]);
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  });
}
