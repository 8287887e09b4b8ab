import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { choose } from '../helpers/fields.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { storedKeys } from '../helpers/signing-in.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const DIR = { ar: 'rtl', en: 'ltr' } as const;
const CONTENT = ['/terms_of_use', '/term-of-service-agreement', '/privacy-policy', '/about'];

/** The head of an answer as the first byte brings it, before any script. */
function headOf(html: string) {
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    lang: attribute(/<html[^>]* lang="([^"]*)"/),
    dir: attribute(/<html[^>]* dir="([^"]*)"/),
    title: attribute(/<title>([^<]*)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    keywords: attribute(/<meta name="keywords" content="([^"]*)"/),
    icon: attribute(/<link rel="icon"[^>]* href="([^"]*)"/),
  };
}

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`the first byte has language, direction and title (${lang})`, async ({ request, db }) => {
    const { adNumber } = await buildListing(db);
    const site = await (
      await request.get('/api/v1/user/settings/site', { headers: { apikey: 'diyar-development' } })
    ).json();
    const siteTitle: string = site.data[`site_title_${lang}`];
    const expected: [string, string | undefined][] = [
      ['/', siteTitle],
      ['/all_deals', undefined],
      [`/details/${adNumber}`, lang === 'ar' ? 'شقة مفروشة في الملقا' : 'Furnished apartment in Al Malqa'],
      ['/sign-in', t('signIn.title')],
      ...CONTENT.map((path): [string, undefined] => [path, undefined]),
    ];
    for (const [path, title] of expected) {
      const answer = await request.get(at(lang, path));
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['set-cookie'], 'a page sets no cookie').toBeUndefined();
      const head = headOf(await answer.text());
      expect([head.lang, head.dir], path).toEqual([lang, DIR[lang]]);
      expect(head.title, path).toContain(title ?? siteTitle);
      expect(head.keywords, path).toBe(site.data[`site_keywords_${lang}`]);
      expect(head.icon, path).toContain(site.data.icon_browser);
      if (path === '/') expect(head.description).toBe(site.data[`site_desc_${lang}`]);
      expect(head.title.length, path).toBeGreaterThan(3);
    }
  });

  if (triesMechanicsIn(lang)) {
    test(`a public page is asked for again by its tag, and travels compressed (${lang})`, async ({
      request,
      baseURL,
    }) => {
      const page = await request.get(at(lang, '/terms_of_use'), { headers: { 'accept-encoding': 'br' } });
      const { etag = '', vary, 'content-encoding': encoding } = page.headers();
      expect([page.status(), vary, encoding]).toEqual([200, 'accept-encoding', 'br']);
      const chrome = await fetch(new URL(at(lang, '/terms_of_use'), baseURL), {
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      });
      expect(chrome.headers.get('content-encoding')).toBe('zstd');
      const again = await request.get(at(lang, '/terms_of_use'), { headers: { 'if-none-match': etag } });
      expect([again.status(), await again.text()]).toEqual([304, '']);
      const own = await request.get(at(lang, '/sign-in'));
      expect([own.headers()['cache-control'], own.headers().etag]).toEqual(['no-store', undefined]);
    });

    test(`addresses lead where the brief says (${lang})`, async ({ request }) => {
      const home = await request.get(at(lang, '/home'), { maxRedirects: 0 });
      expect(home.status()).toBe(301);
      expect(home.headers().location).toBe(at(lang, '/'));
      for (const path of ['/features', '/all_deals']) {
        const { canonical } = headOf(await (await request.get(at(lang, path))).text());
        expect(new URL(canonical).pathname).toBe(at(lang, '/all_deals'));
      }
      for (const path of ['/404', '/no-such-page', '/details/999999999999', '/a/b/c']) {
        const answer = await request.get(at(lang, path));
        expect(answer.status(), path).toBe(404);
        expect(await answer.text(), path).toContain(t('shell.errors.notFoundTitle'));
      }
    });
  }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`any other dashboard address asks for the token, then leads to /404 (${lang})`, async ({
        visit,
        db,
      }) => {
        const guest = await visit();
        await guest.goto(at(lang, '/dashboard/unknown'), { waitUntil: 'commit' });
        await expect(guest).toHaveURL(at(lang, '/'));
        const page = await visit({ as: await buildPerson(db) });
        await page.goto(at(lang, '/dashboard/unknown'), { waitUntil: 'commit' });
        await expect(page).toHaveURL(at(lang, '/404'));
        await expect(page.getByRole('heading', { name: t('shell.errors.notFoundTitle') })).toBeVisible();
      });
    }

  test(`an unknown address stays and says the page is not there (${lang})`, async ({ visit }) => {
    const page = await visit();
    await page.goto(at(lang, '/no-such-page'));
    await expect(page).toHaveURL(at(lang, '/no-such-page'));
    await expect(page.getByRole('heading', { name: t('shell.errors.notFoundTitle') })).toBeVisible();
    await page.getByRole('link', { name: t('shell.errors.toDeals') }).click();
    await expect(page).toHaveURL(at(lang, '/all_deals'));
  });

  test(`the dashboard sends whoever is not signed in home, with a word (${lang})`, async ({ visit }) => {
    const page = await visit();
    await page.goto(at(lang, '/dashboard/reservations'), { waitUntil: 'commit' });
    await expect(page.getByText(t('errors.login_required'))).toBeVisible();
    await expect(page).toHaveURL(at(lang, '/'));
    expect(await storedKeys(page)).toEqual({ user_token: null, user_type: null, userData: null });
    // What it says offers the way that comes back.
    const told = page.getByRole('status').filter({ hasText: t('errors.login_required') });
    await told.getByRole('link', { name: t('shell.signIn') }).click();
    await expect(page).toHaveURL(paths(lang).signIn({ returnTo: at(lang, '/dashboard/reservations') }));
  });

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`a token that no longer holds clears the three keys and goes home (${lang})`, async ({
        visit,
      }) => {
        const page = await visit();
        // From an address without the app: on a page of the site it may still be starting and see the token at once.
        await page.goto('/healthz');
        await page.evaluate(() => {
          localStorage.setItem('user_token', 'nobody-ever-had-this-token');
          localStorage.setItem('user_type', 'ordinary');
          localStorage.setItem('userData', '{}');
          localStorage.setItem('theme', 'dark');
        });
        // Looked for from the first byte on: the toast leaves again after its 4 seconds.
        await page.goto(at(lang, '/terms_of_use'), { waitUntil: 'commit' });
        await expect(page.getByText(t('errors.invalid_token'))).toBeVisible();
        await expect(page).toHaveURL(at(lang, '/'));
        expect(await storedKeys(page)).toEqual({ user_token: null, user_type: null, userData: null });
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
        // Nor is anybody signed in in memory.
        await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
      });
    }

  if (triesMechanicsIn(lang)) {
    test(`the switch shows the same page in the other language (${lang})`, async ({ visit }) => {
      const other = lang === 'ar' ? 'en' : 'ar';
      const page = await visit({ height: 500 });
      await page.goto(at(lang, '/all_deals?city=riyadh&period=2'));
      // The announcement is taller in one language, and the page holds what is read where it is.
      await page.getByRole('button', { name: t('shell.closeAnnouncement') }).click();
      await page.reload();
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
      // A title may take two lines in one language, and what is read stays where it is: the first card that begins in the window.
      const [read = ''] = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-ad]')].flatMap(({ dataset, offsetTop }) =>
          offsetTop > scrollY + 100 && dataset.ad !== undefined ? [dataset.ad] : [],
        ),
      );
      const topOf = async () => (await page.locator(`[data-ad="${read}"]`).boundingBox())?.y ?? Number.NaN;
      const before = await topOf();
      // A press where it stands: a locator's click scrolls the page first, under a header that sticks.
      const box = await page.getByRole('link', { name: t('shell.switchLang') }).boundingBox();
      if (box === null) throw new Error('the switch is not on screen');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page).toHaveURL(at(other, '/all_deals?city=riyadh&period=2'));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator('html')).toHaveAttribute('dir', DIR[other]);
      await expect(page.getByRole('link', { name: wordsOf(other)('shell.switchLang') })).toBeFocused();
      expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
    });
  }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`a link leads on in place, into another tab where that is asked for, and nowhere where one is already (${lang})`, async ({
        visit,
        db,
      }) => {
        await buildListing(db);
        const page = await visit();
        await page.goto(at(lang, '/all_deals'));
        const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
        const address = new RegExp(`${at(lang, '/details/')}\\d+$`);
        await expect(link).toHaveAttribute('href', address);
        // Code follows it, not the browser: what stands on the window stays.
        await page.evaluate(() => {
          Object.assign(window, { isSame: true });
        });

        const opened = page.context().waitForEvent('page');
        await link.click({ modifiers: ['ControlOrMeta'] });
        await expect(await opened).toHaveURL(address);
        const byMiddle = page.context().waitForEvent('page');
        await link.click({ button: 'middle' });
        await expect(await byMiddle).toHaveURL(address);
        await expect(page).toHaveURL(/all_deals$/);

        const steps = () => page.evaluate(() => history.length);
        const before = await steps();
        const deals = page.getByRole('contentinfo').getByRole('link', { name: t('shell.deals') });
        await deals.click();
        await deals.click();
        await expect(page).toHaveURL(/all_deals$/);
        expect(await steps()).toBe(before);

        await link.click();
        await expect(page).toHaveURL(address);
        expect(await steps()).toBe(before + 1);
        expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
        await page.goBack();
        await expect(page).toHaveURL(/all_deals$/);
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`the theme is the device's until someone chooses, and is kept (${lang})`, async ({ visit }) => {
        const page = await visit({ dark: true });
        await page.goto(at(lang, '/terms_of_use'));
        const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
        expect(await scheme()).toContain('dark');
        await page.getByRole('button', { name: t('shell.toLight') }).click();
        await expect.poll(scheme).toBe('light');
        await page.reload();
        expect(await scheme()).toBe('light');
        await page.getByRole('button', { name: t('shell.toDark') }).click();
        await expect.poll(scheme).toBe('dark');
      });
    }

  test(`home, search and details work without JavaScript (${lang})`, async ({ visit, db }) => {
    const { adNumber } = await buildListing(db, { unit: { photos: 4 } });
    const page = await visit({ noScript: true });
    await page.goto(at(lang, '/'));
    await expect(page.getByRole('heading', { name: t('home.heading') })).toBeVisible();
    const form = page.getByRole('form', { name: t('results.form.label') });
    await form.getByLabel(t('results.form.city')).selectOption('jeddah');
    await choose(form, t('common.period.daily'));
    await form.getByRole('button', { name: t('results.form.search') }).click();
    await expect(page).toHaveURL(at(lang, '/all_deals?city=jeddah&period=2'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/details\/\d+\?period=2$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(at(lang, `/details/${adNumber}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      lang === 'ar' ? 'شقة مفروشة في الملقا' : 'Furnished apartment in Al Malqa',
    );
    await expect(page.getByText('500 S.R').first()).toBeVisible();
  });
}

test('the stored keys are the brief’s three, restored on load with the profile fetched anew', async ({
  visit,
  db,
}) => {
  for (const [kind, userType] of [
    ['business', 'bussines'],
    ['ordinary', 'ordinary'],
  ] as const) {
    const person = await buildPerson(db, { kind, name: `نورة ${kind}` });
    const page = await visit({ as: person });
    await page.goto('/terms_of_use');
    await expect.poll(async () => (await storedKeys(page)).userData).not.toBeNull();
    await expect(page.getByRole('banner').getByRole('button', { name: `نورة ${kind}` })).toBeVisible();
    const kept = await storedKeys(page);
    expect([kept.user_token, kept.user_type]).toEqual([person.token, userType]);
    expect(JSON.parse(kept.userData ?? '{}')).toMatchObject({
      id: person.accountNumber,
      user_type: userType,
    });
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith('user')).sort()).toEqual([
      'userData',
      'user_token',
      'user_type',
    ]);
  }
});
