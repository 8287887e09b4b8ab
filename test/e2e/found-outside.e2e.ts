import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { LANGS } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';

/** The site's answer to a request by another host name. */
async function asForged(baseURL: string | undefined, path: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '');
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const asked = get({ hostname, port, path, headers });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.statusCode, path).toBe(200);
  return await text(answer);
}

test('no page, sitemap or code that others may keep says what its caller calls the site', async ({
  request,
  baseURL,
  db,
}) => {
  const { adNumber, adId } = await buildListing(db, { unit: { photos: 1 } });
  const pages = [
    '/',
    '/en',
    '/all_deals?city=riyadh',
    `/details/${adNumber}`,
    '/rent/riyadh/apartment/yearly',
  ];
  for (const path of pages) {
    const html = await asForged(baseURL, `${path}${path.includes('?') ? '&' : '?'}forged=1`);
    expect(html).not.toContain('evil.example');
    const { origin } = new URL(baseURL ?? '');
    const links = [...html.matchAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toContain(`href="${origin}`);
    expect(attributeOf(html, /property="og:url" content="([^"]*)"/), path).toContain(`${origin}/`);
  }
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/all_deals.data?city=riyadh&forged=1',
  ])
    expect(await asForged(baseURL, path)).not.toContain('evil.example');
  for (const path of [`/media/ads/${adNumber}/ar.svg`, `/media/licences/${adId}.svg`])
    expect(await asForged(baseURL, path)).toBe(await (await request.get(path)).text());
});

const attributeOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

for (const lang of LANGS) {
  const t = translatorOf(lang);

  test(`an ad’s page tells search engines what it shows, and has a picture for links (${lang})`, async ({
    request,
    db,
  }) => {
    const { adNumber } = await buildListing(db, { unit: { photos: 1 } });
    const path = at(lang, `/details/${adNumber}`);
    const html = await (await request.get(path)).text();
    const data = JSON.parse(attributeOf(html, /<script type="application\/ld\+json">([^<]*)</) ?? '{}');
    expect(data).toMatchObject({ '@type': 'RealEstateListing', mainEntity: { '@type': 'Apartment' } });
    expect(new URL(data.url).pathname).toBe(path);
    const picture = attributeOf(html, /<meta property="og:image" content="([^"]*)"/) ?? '';
    const answer = await request.get(new URL(picture).pathname + new URL(picture).search);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });

  test(`one kind of letting in one city has a page, and what cannot be has none (${lang})`, async ({
    request,
  }) => {
    const page = at(lang, '/rent/riyadh/apartment/yearly');
    const html = await (await request.get(page)).text();
    const canonicalOf = (text: string) =>
      new URL(attributeOf(text, /rel="canonical" href="([^"]*)"/) ?? '').pathname;
    expect(canonicalOf(html)).toBe(page);
    const search = await request.get(at(lang, '/all_deals?city=riyadh&category=apartment&period=4'));
    expect(canonicalOf(await search.text())).toBe(page);
    for (const wrong of ['atlantis/villa/yearly', 'riyadh/land/hourly', 'riyadh/villa/weekly'])
      expect((await request.get(at(lang, `/rent/${wrong}`))).status()).toBe(404);
  });

  if (triesMechanicsIn(lang)) {
    test(`an ad is passed on by its link and its code, and is counted (${lang})`, async ({ visit, db }) => {
      const { adNumber } = await buildListing(db, { unit: { photos: 1 } });
      const page = await visit({ width: 390 });
      await page.goto(at(lang, `/details/${adNumber}`));
      await page.getByRole('button', { name: t('details.share') }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByLabel(t('adMore.share.link'))).toHaveValue(new RegExp(`/details/${adNumber}$`));
      await expect(sheet.getByRole('img', { name: t('adMore.share.code') })).toBeVisible();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const counted = page.waitForResponse((answer) => answer.url().endsWith(`/ads/${adNumber}/shares`));
      await sheet.getByRole('button', { name: t('adMore.share.copy') }).click();
      await expect(sheet.getByRole('button', { name: t('common.copied') })).toBeVisible();
      expect((await counted).status()).toBe(201);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('button', { name: t('details.share') })).toBeFocused();
    });

    test(`what was seen on this device is shown at home and beside other ads until it is cleared (${lang})`, async ({
      visit,
      db,
    }) => {
      const [{ adNumber }, other] = [await buildListing(db), await buildListing(db)];
      const page = await visit();
      const strip = page.getByRole('list', { name: t('results.seen') });
      await page.goto(at(lang, `/details/${adNumber}`));
      await page.waitForFunction((id) => localStorage.getItem('seen_ads')?.includes(id), adNumber);
      await page.goto(at(lang, `/details/${other.adNumber}`));
      await expect(strip.getByRole('article')).toHaveCount(1);
      await page.goto(at(lang, '/'));
      await expect(strip.getByRole('article')).toHaveCount(2);
      await page.getByRole('button', { name: t('results.forgetSeen') }).click();
      await expect(strip).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { name: t('home.landings') })).toBeVisible();
      await expect(strip).toBeHidden();
    });
  }
}

test('an ad that was closed answers 410 in words', async ({ visit, db }) => {
  const { adNumber, adId } = await buildListing(db);
  await db.updateTable('ad').set({ state: 'closed' }).where('id', '=', adId).execute();
  const page = await visit();
  expect((await page.goto(`/details/${adNumber}`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    translatorOf('ar')('shell.errors.goneTitle'),
  );
});
