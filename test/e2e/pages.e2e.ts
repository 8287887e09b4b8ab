import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS, type Lang } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults, drawAll } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { at, test } from '../helpers/site.ts';
import { hold, pay } from '../helpers/stays.ts';
import { unreadableText } from '../helpers/text-fit.ts';

/** Where pictures of the pages are kept, for people to look at; none are taken unless DIYAR_PICTURES is 1. */
const PICTURES =
  process.env.DIYAR_PICTURES === '1'
    ? fileURLToPath(new URL('../../build/e2e/pictures', import.meta.url))
    : undefined;
const WIDTHS = [360, 768, 1440];
/** Each page, language and scheme once: phones in light, wide screens in dark. */
const AXE_AT = { light: 360, dark: 1440 };

interface Scene {
  path: string;
  as?: BuiltPerson;
  /** The page itself answers this status; 200 unless told. */
  status?: number;
}

/** The verified advertiser with the most evaluations. */
function mostRated(db: Database): Promise<{ advertiser: number }> {
  return db
    .selectFrom('evaluation')
    .innerJoin('unit', 'unit.id', 'evaluation.unit_id')
    .innerJoin('account', 'account.id', 'unit.account_id')
    .select('account.number as advertiser')
    .where('account.verified_at', 'is not', null)
    .where('evaluation.side', '=', 'guest')
    .where('evaluation.published_at', 'is not', null)
    .groupBy('account.number')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .executeTakeFirstOrThrow();
}

/** Pages for anyone. */
async function publicScenes(db: Database): Promise<Record<string, Scene>> {
  const shown = await db
    .selectFrom('ad')
    .innerJoin('unit_price', 'unit_price.unit_id', 'ad.unit_id')
    .select('ad.number')
    .where('ad.state', '=', 'published')
    .where('unit_price.kind', '=', 'daily')
    .orderBy('ad.number')
    .executeTakeFirstOrThrow();
  const sale = await db
    .selectFrom('ad')
    .select('number')
    .where('state', '=', 'published')
    .where('purpose', '=', 'sale')
    .orderBy('number')
    .executeTakeFirst();
  const { adNumber, host } = await buildListing(db);
  const compared = sale === undefined ? [shown.number, adNumber] : [shown.number, adNumber, sale.number];
  const { advertiser } = await mostRated(db);
  return {
    home: { path: '/' },
    results: { path: '/all_deals' },
    'results-filtered': { path: '/all_deals?city=riyadh&period=2&rooms=2,3&verified=1&sort=price_asc' },
    'results-none': { path: '/all_deals?price_max=1&rooms=5' },
    map: { path: '/map' },
    'map-filtered': {
      path: '/map?city=riyadh&period=4&polygon=46.6,24.7;46.8,24.7;46.8,24.85;46.6,24.85',
    },
    'results-wish': { path: `/all_deals?q=${encodeURIComponent('شقة ٣ غرف في الملقا أقل من ٦٠ ألف سنوي')}` },
    landing: { path: '/rent/riyadh/apartment/yearly' },
    'results-broken': { path: '/all_deals?city=atlantis', status: 404 },
    details: { path: `/details/${shown.number}` },
    ...(sale && { 'details-sale': { path: `/details/${sale.number}` } }),
    'details-bare': { path: `/details/${adNumber}` },
    compare: { path: `/compare?ads=${compared.join()},999999999` },
    'compare-none': { path: '/compare' },
    book: { path: `/details/${shown.number}/book` },
    report: { path: `/details/${shown.number}/report` },
    'report-thing': { path: `/report/account/${advertiser}` },
    kept: { path: '/favourites' },
    'sign-in': { path: '/sign-in' },
    'console-door': { path: '/admin' },
    profile: { path: `/profile/${advertiser}` },
    'profile-bare': { path: `/profile/${host.accountNumber}` },
    verified: { path: '/verified-advertisers' },
    'verified-city': { path: '/verified-advertisers?city=riyadh' },
    terms: { path: '/terms_of_use' },
    'service-agreement': { path: '/term-of-service-agreement' },
    privacy: { path: '/privacy-policy' },
    about: { path: '/about' },
    help: { path: '/help' },
    'help-article': { path: '/help/setting-prices' },
    business: { path: '/business' },
    kit: { path: '/_dev/kit' },
    'not-found': { path: '/404', status: 404 },
  };
}

/** Somebody keeps ads, which were dearer, and reported one that left the site since. */
async function keepSome(
  db: Database,
  { accountId: account_id }: BuiltPerson,
  shown: string[],
): Promise<void> {
  const gone = await buildListing(db, { ad: { state: 'hidden' } });
  const saved_at = new Date();
  const opened = await db
    .insertInto('report_case')
    .values({
      ad_id: gone.adId,
      reported_account_id: gone.host.accountId,
      opened_at: saved_at,
      due_at: new Date(saved_at.getTime() + 432_000_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report')
    .values({
      account_id,
      case_id: opened.id,
      reason: 'other',
      text: 'يطلب تحويلًا قبل المعاينة',
      address_hash: Buffer.alloc(32),
      created_at: saved_at,
    })
    .execute();
  const rows = [...shown, gone.adId].map((ad_id) => ({
    account_id,
    ad_id,
    saved_at,
    period: 4,
    price: 6_500_000,
  }));
  await db.insertInto('favourite').values(rows).execute();
}

/** Pages of someone signed in, in the states a reservation can be seen in. */
async function privateScenes(db: Database, site: string): Promise<Record<string, Scene>> {
  const guest = await buildPerson(db, { name: 'نورة العتيبي' });
  const other = await buildPerson(db);
  const [listing, second] = [await buildListing(db, { unit: { photos: 4 } }), await buildListing(db)];
  const held = await hold(site, guest, listing.unitId);
  const paid = await hold(site, guest, second.unitId);
  await pay(site, guest, paid, 'approve');
  await keepSome(db, guest, [listing.adId, second.adId]);
  return {
    reservations: { path: '/dashboard/reservations', as: guest },
    'reservations-none': { path: '/dashboard/reservations', as: other },
    'reservations-host': { path: '/dashboard/reservations', as: listing.host },
    'reservation-held': { path: `/dashboard/reservations/${held.number}`, as: guest },
    'reservation-paid': { path: `/dashboard/reservations/${paid.number}`, as: guest },
    'reservation-unknown': { path: '/dashboard/reservations/999999999', as: guest },
    payment: { path: `/dashboard/reservations/${held.number}/payment`, as: guest },
    'payment-return': { path: `/dashboard/reservations/${paid.number}/payment/return`, as: guest },
    favourites: { path: '/dashboard/my_favorites', as: guest },
    'favourites-none': { path: '/dashboard/my_favorites', as: other },
    'dashboard-home': { path: '/dashboard/home', as: guest },
    'dashboard-home-none': { path: '/dashboard/home', as: other },
    'dashboard-home-host': { path: '/dashboard/home', as: listing.host },
    properties: { path: '/dashboard/properties', as: listing.host },
    'properties-none': { path: '/dashboard/properties', as: other },
    property: { path: `/host/ads/${listing.adNumber}`, as: listing.host },
    'contact-mine': { path: '/contact-us', as: guest },
    'details-own': { path: `/details/${second.adNumber}`, as: second.host },
    reports: { path: '/dashboard/reports', as: guest },
    'reports-none': { path: '/dashboard/reports', as: other },
    'my-info': { path: '/dashboard/my_info', as: guest },
    'my-info-business': { path: '/dashboard/my_info', as: listing.host },
    'book-signed-in': { path: `/details/${listing.adNumber}/book`, as: other },
  };
}

/** Loaded, and what stands in the window drawn; photos further down wait for someone to come there. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('main [aria-busy="true"]:not(button)') !== null) return false;
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded';
    return isLoaded && seen.every((image) => image.complete);
  });
}

async function expectToFit(page: Page, where: string): Promise<void> {
  const { wide, room, firstHeadings } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
    firstHeadings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
  }));
  expect.soft(firstHeadings, `${where} has one first heading`).toBe(1);
  expect.soft(wide, `${where} is wider than its window`).toBeLessThanOrEqual(room);
}

/**
 * One page at every width in light and dark: fits, has one heading of the first level, is accessible, and where pictures are
 * meant, is kept as one. It is loaded once; window and scheme change under it, as they do for people.
 */
async function look(page: Page, name: string, scene: Scene, lang: Lang): Promise<void> {
  const answer = await page.goto(at(lang, scene.path));
  expect.soft(answer?.status(), `${name} ${lang}`).toBe(scene.status ?? 200);
  // Pages of the signed in fetch what they show.
  await page.getByRole('main').getByRole('heading').first().waitFor();
  // Where notices stand comes after the first paint: from then on the page does what it does by itself, as a map that wakes.
  await page.locator('[popover=manual]').first().waitFor({ state: 'attached' });
  await drawAll(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
    for (const scheme of ['light', 'dark'] as const) {
      // Dark changes colours alone.
      if (scheme === 'dark' && width !== AXE_AT.dark && PICTURES === undefined) continue;
      const where = `${name}.${lang}.${scheme}.${width}`;
      await page.emulateMedia({ colorScheme: scheme });
      await settle(page);
      await expectToFit(page, where);
      if (scheme === 'light') {
        expect.soft(await unreadableText(page), `${where} has text that cannot be read`).toEqual([]);
      }
      if (width === AXE_AT[scheme])
        expect.soft(await accessFaults(page), `${where} is not accessible`).toEqual([]);
      // The whole page once; dark is looked at above the fold.
      const fullPage = scheme === 'light';
      const path = PICTURES && `${PICTURES}/${where}.jpg`;
      if (path !== undefined) await page.screenshot({ path, fullPage, quality: 60, type: 'jpeg' });
    }
  }
}

/** Everything a page said on its console but what a 404 of its own must say. */
function listen(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (/status of 404/.test(message.text())) return;
    // Machines without a graphics card draw the map slowly, and their driver says so.
    if (/GL Driver Message/.test(message.text())) return;
    said.push(`${page.url()}: ${message.text()}`);
  });
}

test.beforeAll(() => {
  if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });
});

for (const lang of LANGS) {
  // Half of them each: together they take longer than a test may.
  for (const half of [0, 1]) {
    test(`public pages fit, are accessible and quiet (${lang}, ${half + 1} of 2)`, async ({ visit, db }) => {
      test.setTimeout(480_000);
      const page = await visit({ width: 360 });
      const said: string[] = [];
      listen(page, said);
      const scenes = Object.entries(await publicScenes(db)).filter((_, place) => place % 2 === half);
      for (const [name, scene] of scenes) await look(page, name, scene, lang);
      expect(said).toEqual([]);
    });
  }

  test(`pages of the signed in fit, are accessible and quiet (${lang})`, async ({ visit, db, baseURL }) => {
    test.setTimeout(480_000);
    const said: string[] = [];
    const pages = new Map<BuiltPerson | undefined, Page>();
    for (const [name, scene] of Object.entries(await privateScenes(db, baseURL ?? ''))) {
      const page = pages.get(scene.as) ?? (await visit({ width: 360, ...(scene.as && { as: scene.as }) }));
      if (!pages.has(scene.as)) listen(page, said);
      pages.set(scene.as, page);
      await look(page, name, scene, lang);
    }
    expect(said).toEqual([]);
  });

  test(`pages of the console fit, are accessible and quiet (${lang})`, async ({ visit, db, baseURL }) => {
    test.setTimeout(120_000);
    const page = await visit({ width: 360 });
    await enterConsole(page, baseURL ?? '', await newOperator(db));
    const said: string[] = [];
    listen(page, said);
    const scenes = {
      'console-desk': '/admin',
      'console-reports': '/admin/reports',
      'console-tickets': '/admin/tickets',
      'console-offices': '/admin/verifications',
      'console-pages': '/admin/pages',
      'console-page': '/admin/pages/business',
      'console-site': '/admin/site',
      'console-accounts': '/admin/accounts?q=%D8%AF%D8%A7%D8%B1',
      'console-settings': '/admin/settings',
      'console-setting': '/admin/settings?key=site_desc_ar',
      'console-minimum-price': '/admin/minimum-prices?of=villa%2Fyearly',
      'console-audit': '/admin/audit',
      'console-audit-none': '/admin/audit?act=operator_named',
    };
    for (const [name, path] of Object.entries(scenes)) await look(page, name, { path }, lang);
    expect(said).toEqual([]);
  });
}
