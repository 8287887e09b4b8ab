import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAd, buildListing, buildProperty, buildUnit } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { MOST_OF_PART, partsOf, rangeOf } from './number-range.ts';
import { listedAdsQuery } from './sitemap.queries.ts';

const NOW = '2026-11-21T09:00:00Z';
const ORIGIN = 'https://diyar.example';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(NOW, { PUBLIC_URL: ORIGIN });
});
afterAll(() => app.close());

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await app.app.inject({ url, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, bytes: answer.rawPayload };
}
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const adPages = async () => locs((await get('/sitemap/ads-1-of-1.xml')).body);
const page = (adNumber: string) => `${ORIGIN}/details/${adNumber}`;

describe('how ads are divided', () => {
  it('every number is in exactly one part, whatever the number of parts', () => {
    for (const parts of [1, 2, 64, 4096]) {
      const ranges = Array.from({ length: parts }, (_, n) => rangeOf(n + 1, parts));
      expect(ranges[0]?.from).toBe(10_000_000);
      expect(ranges.at(-1)?.to).toBe(100_000_000);
      for (const [n, range] of ranges.entries()) expect(range?.from).toBe(ranges[n - 1]?.to ?? 10_000_000);
    }
  });

  it('has no part that is not', () => {
    for (const [part, parts] of [
      [0, 1],
      [2, 1],
      [1, 3],
      [1, 0],
      [1, 8192],
    ] as const)
      expect(rangeOf(part, parts), `${part} of ${parts}`).toBeUndefined();
  });

  it('no part of a million ads, or of any number up to it, holds more than it may', () => {
    const numbers: number[] = [];
    for (let ads = 1_000; ads <= 1_000_000; ads += 37_000) {
      const parts = partsOf(ads);
      while (numbers.length < ads)
        numbers.push(10_000_000 + (((numbers.length + 1) * 48_271_693 + 2_718_281) % 90_000_000));
      const full = new Array(parts).fill(0);
      for (const number of numbers) full[Math.floor(((number - 10_000_000) * parts) / 90_000_000)] += 1;
      expect(Math.max(...full), `${ads} ads`).toBeLessThanOrEqual(MOST_OF_PART);
    }
  });
});

describe('without a configured address', () => {
  it('neither robots.txt nor sitemaps say what a caller calls this site', async () => {
    const here = await openTestApp(NOW);
    await buildListing(here.db);
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap/pages.xml', '/sitemap/searches.xml']) {
      const { body } = await here.app.inject({ url, headers });
      expect(body).not.toContain('evil.example');
      expect(body).toContain('http://localhost/');
    }
    await here.close();
  });
});

describe('robots.txt', () => {
  it('leads to the sitemap and away from what is nobody’s page', async () => {
    const { status, headers, body } = await get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const path of [
      '/api/',
      '/admin',
      '/en/admin',
      '/dashboard',
      '/en/dashboard',
      '/favourites',
      '/*?k=',
    ])
      expect(body.split('\n')).toContain(`Disallow: ${path}`);
    expect(body).not.toMatch(/^Disallow: \/?$/m);
  });
});

describe('the sitemap', () => {
  it('has an index of parts that all answer', async () => {
    const index = await get('/sitemap.xml');
    expect([index.status, index.headers['content-type'], index.headers['cache-control']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, no-cache',
    ]);
    const parts = locs(index.body);
    expect(parts).toEqual(
      ['pages', 'searches', 'ads-1-of-1', 'advertisers-1-of-1'].map(
        (name) => `${ORIGIN}/sitemap/${name}.xml`,
      ),
    );
    for (const part of parts) expect((await get(new URL(part).pathname)).status, part).toBe(200);
  });

  it.each(['nothing.xml', 'ads-2-of-1.xml', 'ads-1-of-3.xml', 'ads-1-of-1', 'ads-1-of-99999.xml'])(
    'has no part %s',
    async (part) => {
      expect((await get(`/sitemap/${part}`)).status).toBe(404);
    },
  );

  it('tells of an ad in both languages, each naming the other, and when it last changed', async () => {
    const { adNumber, adId } = await buildListing(app.db);
    await sql`update ad set updated_at = '2027-03-04T22:30:00Z' where id = ${adId}`.execute(app.db);
    const { body } = await get('/sitemap/ads-1-of-1.xml');
    const twins = [
      `<xhtml:link rel="alternate" hreflang="ar" href="${page(adNumber)}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/details/${adNumber}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${page(adNumber)}"/>`,
    ].join('');
    for (const loc of [page(adNumber), `${ORIGIN}/en/details/${adNumber}`])
      expect(body).toContain(`<url><loc>${loc}</loc><lastmod>2027-03-05</lastmod>${twins}</url>`);
  });

  it('tells of an ad written in one language only in that one, without a twin', async () => {
    const { adNumber } = await buildListing(app.db, { ad: { title_ar: null } });
    const { body } = await get('/sitemap/ads-1-of-1.xml');
    expect(body).not.toContain(`${page(adNumber)}<`);
    expect(body).toMatch(
      new RegExp(`<url><loc>${ORIGIN}/en/details/${adNumber}</loc><lastmod>[\\d-]+</lastmod></url>`),
    );
  });

  it('never tells of what not everyone may see', async () => {
    const hidden = [
      await buildListing(app.db, { unit: { privacy: 'private', link_key: 'a-key-of-a-link' } }),
      ...(await Promise.all(
        (['hidden', 'closed', 'not_published', 'licence_expired', 'waiting_for_approval'] as const).map(
          (state) => buildListing(app.db, { ad: { state } }),
        ),
      )),
      await buildListing(app.db, { ad: { licence: { expires_on: '2026-11-20' } } }),
      await buildListing(app.db, { ad: { licence: { issued_on: '2026-11-22' } } }),
      await buildListing(app.db, { ad: { state: 'not_published', licence: null } }),
    ];
    const { body } = await get('/sitemap/ads-1-of-1.xml');
    for (const { adNumber } of hidden) expect(body).not.toContain(adNumber);
    expect(body).not.toContain('a-key-of-a-link');
  });

  it('tells of an advertiser as long as anyone may find an ad of theirs', async () => {
    const shown = await buildListing(app.db);
    const byLink = await buildListing(app.db, { unit: { privacy: 'private', link_key: 'another-key' } });
    const told = async () => locs((await get('/sitemap/advertisers-1-of-1.xml')).body);
    const profile = ({ host }: typeof shown) => `${ORIGIN}/profile/${host.accountNumber}`;
    expect(await told()).toContain(profile(shown));
    expect(await told()).toContain(profile(shown).replace('/profile', '/en/profile'));
    expect(await told()).not.toContain(profile(byLink));
    await sql`update ad set state = 'hidden' where id = ${shown.adId}`.execute(app.db);
    expect(await told()).not.toContain(profile(shown));
  });

  it('an ad that is hidden, and one whose licence has ended, is out at once', async () => {
    const first = await buildListing(app.db);
    const second = await buildListing(app.db, { ad: { licence: { expires_on: '2026-11-21' } } });
    expect(await adPages()).toEqual(expect.arrayContaining([page(first.adNumber), page(second.adNumber)]));
    await sql`update ad set state = 'hidden' where id = ${first.adId}`.execute(app.db);
    app.clock.now = new Date('2026-11-21T21:00:00Z');
    const later = await adPages();
    app.clock.now = new Date(NOW);
    expect(later).not.toContain(page(first.adNumber));
    expect(later).not.toContain(page(second.adNumber));
  });

  it('tells of the site’s pages, and of the searches that find something', async () => {
    const pages = await get('/sitemap/pages.xml');
    expect(locs(pages.body)).toEqual(
      expect.arrayContaining([
        `${ORIGIN}/`,
        `${ORIGIN}/en`,
        `${ORIGIN}/en/all_deals`,
        `${ORIGIN}/map`,
        `${ORIGIN}/terms_of_use`,
      ]),
    );
    const { propertyId } = await buildProperty(app.db, {
      category: 'villa',
      city: 'jeddah',
      district: 'ash-shati-jeddah',
    });
    const { unitId } = await buildUnit(app.db, { propertyId });
    await buildAd(app.db, { unitId });
    app.clock.pass(3_601);
    const { body } = await get('/sitemap/searches.xml');
    app.clock.now = new Date(NOW);
    const found = locs(body);
    for (const query of [
      'city=jeddah',
      'city=jeddah&amp;district=ash-shati-jeddah',
      'city=jeddah&amp;category=villa',
    ])
      expect(found).toContain(`${ORIGIN}/en/all_deals?${query}`);
    expect(found).toContain(`${ORIGIN}/en/rent/jeddah/villa/yearly`);
    expect(body).not.toContain('abha');
  });

  it('travels packed where it may', async () => {
    const packed = await get('/sitemap/pages.xml', { 'accept-encoding': 'gzip' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-encoding']);
    expect(gunzipSync(packed.bytes).toString()).toBe((await get('/sitemap/pages.xml')).body);
  });
});

describe('the sitemap of 80,000 ads', () => {
  const MANY = 80_000;
  beforeAll(async () => {
    const { unitId, licenceId } = await buildListing(app.db);
    // Copies of one listing, each a unit and a licence of its own, without what a search looks at.
    await sql`create temporary table made as
      select uuidv7() as unit_id, uuidv7() as licence_id, n from generate_series(1, ${MANY}) n`.execute(
      app.db,
    );
    await sql`insert into unit (id, property_id, account_id, code, name_ar, area)
      select made.unit_id, u.property_id, u.account_id, 'many-' || made.n, u.name_ar, u.area
      from made, unit u where u.id = ${unitId}`.execute(app.db);
    await sql`insert into licence (id, account_id, number, broker_name, issued_on, expires_on, url, source)
      select made.licence_id, l.account_id, '9' || lpad(made.n::text, 9, '0'), l.broker_name, l.issued_on, l.expires_on,
        l.url, l.source
      from made, licence l where l.id = ${licenceId}`.execute(app.db);
    await sql`insert into ad (unit_id, account_id, licence_id, purpose, title_ar, title_en, state, published_at)
      select made.unit_id, u.account_id, made.licence_id, 'rent', 'شقة', 'Flat', 'published', '2026-11-01'
      from made join unit u on u.id = made.unit_id`.execute(app.db);
    await sql`analyze ad, unit, licence, property`.execute(app.db);
  }, 180_000);

  it('has every ad exactly once in each language, in parts that are allowed', async () => {
    const parts = locs((await get('/sitemap.xml')).body).filter((part) => part.includes('/ads-'));
    expect(parts).toHaveLength(4);
    const seen = new Set<string>();
    for (const part of parts) {
      const { body, bytes } = await get(new URL(part).pathname);
      const found = locs(body);
      expect(found.length, part).toBeLessThanOrEqual(50_000);
      expect(bytes.length, part).toBeLessThan(25_000_000);
      for (const loc of found) {
        expect(seen.has(loc), loc).toBe(false);
        seen.add(loc);
      }
    }
    const { rows } = await sql<{ number: string }>`
      select number::text from ad where title_en = 'Flat' and state = 'published'`.execute(app.db);
    expect(rows).toHaveLength(MANY);
    for (const { number } of rows) {
      expect(seen.has(page(number))).toBe(true);
      expect(seen.has(`${ORIGIN}/en/details/${number}`)).toBe(true);
    }
  }, 120_000);

  it('reads a batch by a range of the index, and never all ads', async () => {
    const range = rangeOf(3, 4);
    if (range === undefined) throw new Error('no such part');
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain ${listedAdsQuery(range, 1_000, '2026-11-21')}`.execute(app.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using ad_number_unique on ad/);
    expect(plan).toMatch(/Index Cond: \(\(number >= .*\) AND \(number < /);
    expect(plan).not.toMatch(/Seq Scan on (ad|unit|licence)\b/);
  });
});
