import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { listen, look, type Scene } from '../helpers/look-at-pages.ts';
import { test } from '../helpers/site.ts';
import { hold, pay } from '../helpers/stays.ts';

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
}
