import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { test } from '../helpers/site.ts';

const head = (html: string) => ({
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
  twins: [...html.matchAll(/<link rel="alternate"[^>]*href="([^"]*)"[^>]*>/g)].map(([link, href = '']) => [
    /hreflang="([^"]*)"/i.exec(link)?.[1],
    href.replaceAll('&amp;', '&'),
  ]),
  noindex: /<meta name="robots" content="noindex"/.test(html),
});

/** Each entry's address and its alternates in the other language. */
const entriesOf = (xml: string) =>
  [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => ({
    loc: loc.replaceAll('&amp;', '&'),
    twins: [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href = '']) => [
      lang,
      href.replaceAll('&amp;', '&'),
    ]),
  }));

test('every page that the sitemap tells of names itself and its twins as the sitemap does', async ({
  request,
  db,
}) => {
  const { adNumber, host } = await buildListing(db);
  const parts = await Promise.all(
    ['pages', 'searches', 'ads-1-of-1', 'advertisers-1-of-1'].map(async (part) =>
      (await request.get(`/sitemap/${part}.xml`)).text(),
    ),
  );
  const [pages = [], searches = [], ads = [], advertisers = []] = parts.map(entriesOf);
  const ad = ads.filter(({ loc }) => loc.endsWith(`/details/${adNumber}`));
  const profile = advertisers.filter(({ loc }) => loc.endsWith(`/profile/${host.accountNumber}`));
  expect([ad.length, profile.length]).toEqual([2, 2]);
  expect(pages.length).toBeGreaterThan(8);
  expect(searches.length).toBeGreaterThan(4);
  for (const { loc, twins } of [...pages, ...searches.slice(0, 6), ...ad, ...profile]) {
    const answer = await request.get(loc);
    expect(answer.status(), loc).toBe(200);
    const page = head(await answer.text());
    expect(page.noindex, loc).toBe(false);
    expect(page.canonical, loc).toBe(loc.replace(/(?<=\/\/[^/]+)\/$/, '/'));
    expect(page.twins.sort(), loc).toEqual(twins.sort());
  }
});
