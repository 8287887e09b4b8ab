import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { listen, look } from '../helpers/look-at-pages.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';

/** Every page of the console, and the views of one that are laid out otherwise; on the demo world, where each has something to decide. */
const SCENES = {
  desk: '/admin',
  ads: '/admin/ads',
  'ads-revisions': '/admin/ads?state=revisions',
  licences: '/admin/licences',
  offices: '/admin/verifications',
  reports: '/admin/reports',
  requests: '/admin/requests',
  tickets: '/admin/tickets',
  'ticket-templates': '/admin/tickets?view=templates',
  bookings: '/admin/bookings',
  accounts: '/admin/accounts?q=%D8%AF%D8%A7%D8%B1',
  messages: '/admin/messages',
  broadcasts: '/admin/broadcasts',
  plans: '/admin/plans',
  transfers: '/admin/transfers',
  statement: '/admin/transfers?view=statement',
  refunds: '/admin/refunds',
  'money-cases': '/admin/money-cases',
  claims: '/admin/claims',
  ledger: '/admin/ledger',
  settlements: '/admin/settlements',
  payouts: '/admin/payouts',
  fees: '/admin/fees',
  pages: '/admin/pages',
  page: '/admin/pages/business',
  site: '/admin/site',
  districts: '/admin/places',
  cities: '/admin/places?view=cities',
  kinds: '/admin/kinds',
  figures: '/admin/figures',
  jobs: '/admin/jobs',
  settings: '/admin/settings',
  setting: '/admin/settings?key=site_desc_ar',
  'minimum-price': '/admin/minimum-prices?of=villa%2Fyearly',
  seasons: '/admin/seasons',
  'rent-freezes': '/admin/rent-freezes',
  operators: '/admin/operators',
  audit: '/admin/audit',
  'audit-none': '/admin/audit?act=operator_named',
};

for (const lang of LANGS) {
  // Half of them each: together they take longer than a test may.
  for (const half of [0, 1]) {
    test(`pages of the console fit, are accessible and quiet (${lang}, ${half + 1} of 2)`, async ({
      visit,
      db,
      baseURL,
    }) => {
      test.setTimeout(480_000);
      const page = await visit({ width: 360 });
      await enterConsole(page, baseURL ?? '', await newOperator(db));
      const said: string[] = [];
      listen(page, said);
      const abroad = await db
        .selectFrom('account')
        .innerJoin('person', 'person.id', 'account.person_id')
        .select('account.number')
        .where('person.identity_kind', '=', 'passport')
        .executeTakeFirstOrThrow();
      const all = { ...SCENES, 'account-abroad': `/admin/accounts?number=${abroad.number}` };
      const scenes = Object.entries(all).filter((_, place) => place % 2 === half);
      for (const [name, path] of scenes) await look(page, `console-${name}`, { path }, lang);
      expect(said).toEqual([]);
    });
  }
}
