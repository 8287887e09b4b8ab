import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { ALL_WIDTHS, listen, look } from '../helpers/look-at-pages.ts';
import { type SignedIn, test, tokenFor } from '../helpers/site.ts';

const GUEST = '+966500000001';
const OFFICE = '+966500000011';

/** What somebody of the demo world sees of one of their things, the newest in each state. */
async function newestOf(db: Database, phone: string, side: 'guest' | 'host'): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('account', 'account.id', `reservation.${side}_account_id`)
    .innerJoin('person', 'person.id', 'account.person_id')
    .select(['reservation.state', 'reservation.number'])
    .where('person.phone', '=', phone)
    .orderBy('reservation.id')
    .execute();
  return new Map(rows.map(({ state, number }) => [state, `/dashboard/reservations/${number}`]));
}

const PAGES_OF_GUEST = {
  'guest-home': '/dashboard/home',
  'guest-reservations': '/dashboard/reservations',
  'guest-notifications': '/dashboard/notifications',
  'guest-evaluations': '/dashboard/evaluations',
  'guest-searches': '/dashboard/searches',
  'guest-requests': '/dashboard/requests',
  'guest-invoices': '/dashboard/invoices',
  'guest-verify': '/dashboard/verify-account',
  'guest-info': '/dashboard/my_info',
  'guest-contact': '/contact-us',
  'guest-add-request': '/add-request',
};
const PAGES_OF_OFFICE = {
  'office-home': '/dashboard/home',
  'office-properties': '/dashboard/properties',
  'office-reservations': '/dashboard/reservations',
  'office-board': '/dashboard/reservations/board',
  'office-settings': '/dashboard/home/unit-settings',
  'office-grid': '/dashboard/prices/main',
  'office-offers': '/dashboard/offers',
  'office-coupons': '/dashboard/coupons',
  'office-services': '/dashboard/services',
  'office-lists': '/dashboard/prices/share-price',
  'office-similar': '/dashboard/similar_offers',
  'office-statistics': '/dashboard/statistics',
  'office-fees': '/dashboard/my-fees',
  'office-invoices': '/dashboard/invoices',
  'office-memberships': '/dashboard/memberships',
  'office-team': '/dashboard/team',
  'office-leads': '/dashboard/leads',
  'office-marketing': '/dashboard/marketing',
  'office-evaluations': '/dashboard/evaluations',
  'office-verify': '/dashboard/verify-office',
  'office-notifications': '/dashboard/notifications',
  'office-info': '/dashboard/my_info',
  'office-file': '/dashboard/properties/from-file',
};

for (const lang of LANGS) {
  const sides = [
    ['guest', GUEST, PAGES_OF_GUEST],
    ['host', OFFICE, PAGES_OF_OFFICE],
  ] as const;
  for (const [side, phone, pages] of sides) {
    test(`dashboard of a demo ${side} fits, is accessible and quiet (${lang})`, async ({ visit, db }) => {
      test.setTimeout(480_000);
      const as: SignedIn = await tokenFor(db, phone);
      const page: Page = await visit({ width: 360, as });
      const said: string[] = [];
      listen(page, said);
      const booked: [string, string][] = [...(await newestOf(db, phone, side))].map(([state, path]) => [
        `${side}-${state}`,
        path,
      ]);
      expect(booked.length).toBeGreaterThan(3);
      for (const [name, path] of [...Object.entries(pages), ...booked])
        await look(page, name, { path }, lang, ALL_WIDTHS);
      expect(said).toEqual([]);
    });
  }
}
