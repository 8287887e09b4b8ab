import { readdirSync } from 'node:fs';
import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import {
  answerBank,
  bookAddress,
  confirmBooking,
  expectConfirmed,
  payWith,
} from '../helpers/booking-steps.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { createAccount, enterCode, newPhone } from '../helpers/signing-in.ts';
import { test, watchFaults } from '../helpers/site.ts';
import { CARDS, inDays, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const ASSETS = new URL('../../web/build/client/assets/', import.meta.url);
const NIGHTS: Stay = { period: 2, start: inDays(10), end: inDays(12) };

/** The policy each document came with, in the order they were opened. */
function policiesOf(page: Page): string[] {
  const policies: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'document')
      policies.push(response.headers()['content-security-policy'] ?? 'none');
  });
  return policies;
}

// A violation anywhere, in this test or any other of the browser, is a fault of `visit` and fails it.
for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  test(`from the home page to a paid booking nothing breaks the content policy (${lang})`, async ({
    visit,
    db,
  }) => {
    const { adNumber } = await buildListing(db);
    const page = await visit();
    const policies = policiesOf(page);
    const to = paths(lang);
    for (const address of [to.home(), to.results(), to.page('about'), '/no-such-page'])
      await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto(to.details(adNumber));
    await page.getByRole('button', { name: t('adMore.location.show') }).click();
    const map = page.getByRole('dialog');
    await expect(map.getByLabel(t('adMore.location.map')).first()).toBeVisible();
    await expect(map.getByRole('link', { name: t('adMore.location.google') })).toHaveAttribute(
      'href',
      /google/,
    );
    await page.goto(to.signIn({ returnTo: to.home() }));
    await enterCode(page, t, newPhone());
    await createAccount(page, t, { kind: 'ordinary', name: 'نورة العتيبي' });
    await expect(page.getByText(t('signIn.welcome'))).toBeVisible();
    await page.goto(bookAddress(lang, adNumber, NIGHTS));
    await page.goto(bookAddress(lang, adNumber, NIGHTS, 'pay'));
    const scene = { page, lang, t };
    await confirmBooking(scene);
    await payWith(scene, CARDS.approved);
    await answerBank(scene, 'approve');
    await expectConfirmed(scene);
    await page.goto(to.reservations(), { waitUntil: 'networkidle' });
    expect(policies.length).toBeGreaterThan(10);
    for (const policy of policies) {
      expect(policy).toMatch(/script-src 'self' 'sha256-|default-src 'none'/);
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|https?:|\*)/);
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });
}

test('a script and a style that are not ours do nothing, and every browser test would tell', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const faults: string[] = [];
  watchFaults(page, faults);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(script, style);
  });
  await expect.poll(() => faults.length).toBe(2);
  expect(await page.title()).not.toBe('taken over');
  await expect(page.locator('body')).toBeVisible();
  await page.close();
});

test('pages, redirects and refusals carry the same headers, and what pages load only its own', async ({
  request,
}) => {
  const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(
    await (await request.get('/')).text(),
  );
  const addresses = ['/', '/home', '/no-such-page', '/manifest', '/api/v1/cities'];
  for (const address of addresses) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers.server, address).toBeUndefined();
  }
  const file = (await request.get(script?.[1] ?? script?.[2] ?? '')).headers();
  expect(file).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringContaining('immutable'),
  });
  for (const rule of ['content-security-policy', 'permissions-policy', 'server'])
    expect(file[rule]).toBeUndefined();
  // A worker lives by the policy that its own file comes with.
  const workers = readdirSync(ASSETS).filter((name) => /worker.*\.js$/.test(name));
  expect(workers).toHaveLength(1);
  const worker = (await request.get(`/assets/${workers[0]}`)).headers();
  expect(worker['content-security-policy']).toMatch(/script-src 'self'/);
});
