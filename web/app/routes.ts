import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/**
 * Every page once, for both languages: Arabic without prefix, English under /en. The catch-alls stand last; a slug is
 * matched only when no page has that name. What a part of the site says is a layout of each language, so that a browser
 * loads one language only and the router names its file with the page's others.
 */
function pages(lang: 'ar' | 'en'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return [
    layout(`routes/${lang}/home.ts`, id('front'), [index('routes/public/home.tsx', id('home'))]),
    route('home', 'routes/public/home-redirect.ts', id('home-redirect')),
    route('all_deals', 'routes/public/results.tsx', id('results')),
    route('features', 'routes/public/results.tsx', id('features')),
    route('map', 'routes/public/map.tsx', id('map')),
    route('rent/:city/:category/:period', 'routes/public/landing.tsx', id('landing')),
    layout(`routes/${lang}/ad.ts`, id('ad'), [
      route('details/:id', 'routes/public/details.tsx', id('details')),
      layout(`routes/${lang}/compare.ts`, id('comparison'), [
        route('compare', 'routes/public/compare.tsx', id('compare')),
      ]),
    ]),
    layout(`routes/${lang}/advertisers.ts`, id('advertisers'), [
      route('profile/:id', 'routes/public/profile.tsx', id('profile')),
      route('verified-advertisers', 'routes/public/verified.tsx', id('verified')),
      route('requests', 'routes/public/requests.tsx', id('requests')),
      route('request-details/:id', 'routes/public/request.tsx', id('request')),
    ]),
    layout(`routes/${lang}/price-lists.ts`, id('lists'), [
      route('price-lists/:key', 'routes/public/price-list.tsx', id('price-list')),
    ]),
    layout(`routes/${lang}/contact.ts`, id('contacting'), [
      route('contact-us', 'routes/public/contact.tsx', id('contact')),
    ]),
    layout(`routes/${lang}/unsubscribe.ts`, id('unsubscribing'), [
      route('unsubscribe/:key', 'routes/public/unsubscribe.tsx', id('unsubscribe')),
    ]),
    helpPages(lang),
    signedInPages(lang),
    route('dashboard', 'routes/dashboard/bare.ts', id('dashboard-bare')),
    route('host/ads', 'routes/dashboard/own-ads.ts', id('own-ads')),
    route('terms_of_use', 'routes/public/content.tsx', id('terms')),
    route('term-of-service-agreement', 'routes/public/content.tsx', id('service-agreement')),
    route('_dev/kit', 'routes/dev/kit.tsx', id('kit')),
    route('404', 'routes/public/not-found.tsx', id('404')),
    route(':slug', 'routes/public/content.tsx', id('content')),
    route('*', 'routes/public/not-found.tsx', id('not-found')),
  ];
}

/** Answers to questions, and what offices read first. */
function helpPages(lang: 'ar' | 'en'): RouteConfigEntry {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return layout(`routes/${lang}/help.ts`, id('helping'), [
    route('help', 'routes/public/help.tsx', id('help')),
    route('help/:name', 'routes/public/help-article.tsx', id('article')),
    route('business', 'routes/public/business.tsx', id('business')),
  ]);
}

/** Booking, and the way to sign in. */
function signedInPages(lang: 'ar' | 'en'): RouteConfigEntry {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return layout(`routes/${lang}/booking.ts`, id('booking'), [
    layout('routes/public/shell.tsx', id('shell'), [
      route('details/:id/book', 'routes/public/book.tsx', id('book')),
      route('sign-in', 'routes/public/sign-in.tsx', id('sign-in')),
      layout(`routes/${lang}/plans.ts`, id('buying'), [
        route('payment/:id', 'routes/public/plan.tsx', id('plan')),
      ]),
      layout(`routes/${lang}/account.ts`, id('reporting'), [
        route('details/:id/report', 'routes/public/report.tsx', id('report')),
        route('report/:kind/:id', 'routes/public/report-thing.tsx', id('report-thing')),
        route('favourites', 'routes/public/kept.tsx', id('kept')),
      ]),
    ]),
  ]);
}

/** Everything for the signed in: a frame of its own, without the public site's search and footer. */
function dashboardPages(lang: 'ar' | 'en'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return [
    layout(`routes/${lang}/booking.ts`, id('stays'), [
      layout('routes/dashboard/layout.tsx', id('dashboard'), [
        ...bookedPages(lang),
        route('dashboard/*', 'routes/dashboard/unknown.tsx', id('dashboard-unknown')),
        layout(`routes/${lang}/account.ts`, id('account'), [
          route('dashboard/my_favorites', 'routes/dashboard/favourites.tsx', id('favourites')),
          route('dashboard/reports', 'routes/dashboard/reports.tsx', id('reports')),
          route('dashboard/home', 'routes/dashboard/home.tsx', id('dashboard-home')),
          layout(`routes/${lang}/plans.ts`, id('plans'), [
            route('dashboard/memberships', 'routes/dashboard/memberships.tsx', id('memberships')),
            route('dashboard/memberships/:id', 'routes/dashboard/purchase.tsx', id('purchase')),
            route('dashboard/properties', 'routes/dashboard/properties.tsx', id('properties')),
            route('dashboard/properties/:id', 'routes/dashboard/property.tsx', id('property')),
            route('host/ads/:id', 'routes/dashboard/own-ad.tsx', id('own-ad')),
          ]),
          ...requestPages(lang),
          layout(`routes/${lang}/offices.ts`, id('proving'), [
            route('dashboard/verify-office', 'routes/dashboard/verify-office.tsx', id('verify-office')),
          ]),
          route('dashboard/verify-account', 'routes/dashboard/verify-account.tsx', id('verify-account')),
          route('dashboard/notifications', 'routes/dashboard/notifications.tsx', id('notifications')),
          route('dashboard/team', 'routes/dashboard/team.tsx', id('team')),
          ...moneyPages(lang),
          hostingPages(lang),
          route('dashboard/my_info', 'routes/dashboard/my-info.tsx', id('my-info')),
        ]),
      ]),
    ]),
  ];
}

/** What somebody asks for, and what an advertiser's units fit. */
function requestPages(lang: 'ar' | 'en'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return [
    route('dashboard/leads', 'routes/dashboard/leads.tsx', id('leads')),
    route('dashboard/searches', 'routes/dashboard/searches.tsx', id('searches')),
    route('add-request', 'routes/dashboard/add-request.tsx', id('add-request')),
    route('dashboard/requests/:id?', 'routes/dashboard/requests.tsx', id('own-requests')),
    route('dashboard/marketing', 'routes/dashboard/marketing.tsx', id('marketing')),
  ];
}

/** Prices, discounts and figures of an advertiser. */
function moneyPages(lang: 'ar' | 'en'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return [
    layout(`routes/${lang}/statistics.ts`, id('figures'), [
      route('dashboard/invoices', 'routes/dashboard/invoices.tsx', id('invoices')),
      route('dashboard/similar_offers', 'routes/dashboard/similar.tsx', id('similar')),
      route('dashboard/statistics', 'routes/dashboard/statistics.tsx', id('statistics')),
      route('dashboard/my-fees', 'routes/dashboard/my-fees.tsx', id('my-fees')),
      route('dashboard/properties/from-file', 'routes/dashboard/bulk.tsx', id('from-file')),
    ]),
    layout(`routes/${lang}/prices.ts`, id('pricing'), [
      route('dashboard/prices/share-price', 'routes/dashboard/share-price.tsx', id('share-price')),
      route('dashboard/prices/main', 'routes/dashboard/price-grid.tsx', id('grid')),
      route('dashboard/services', 'routes/dashboard/services.tsx', id('services')),
      route('dashboard/prices/units/:id', 'routes/dashboard/unit-prices.tsx', id('unit-prices')),
      route('dashboard/offers', 'routes/dashboard/offers.tsx', id('offers')),
      route('dashboard/coupons', 'routes/dashboard/coupons.tsx', id('coupons')),
    ]),
  ];
}

/** Bookings of both sides, their payment, and what is said after them. */
function bookedPages(lang: 'ar' | 'en'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return [
    layout(`routes/${lang}/booking-after.ts`, id('booking-after'), [
      route('dashboard/reservations', 'routes/dashboard/reservations.tsx', id('reservations')),
      route('dashboard/reservations/:id', 'routes/dashboard/reservation.tsx', id('reservation')),
      route('dashboard/evaluations', 'routes/dashboard/evaluations.tsx', id('evaluations')),
    ]),
    route('dashboard/reservations/:id/payment', 'routes/dashboard/payment.tsx', id('payment')),
    route(
      'dashboard/reservations/:id/payment/return',
      'routes/dashboard/payment-return.tsx',
      id('payment-return'),
    ),
  ];
}

/** When the units of an account are booked, and on which terms. */
function hostingPages(lang: 'ar' | 'en'): RouteConfigEntry {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return layout(`routes/${lang}/hosting.ts`, id('hosting'), [
    route('dashboard/reservations/board', 'routes/dashboard/board.tsx', id('board')),
    route('dashboard/home/unit-settings', 'routes/dashboard/unit-settings.tsx', id('unit-settings')),
  ]);
}

/** Adding and editing properties and units: pages of one task each, outside the public site's frame. Any case of them answers. */
function supplyPages(lang: 'ar' | 'en'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${lang}/${name}` });
  return [
    route('add-real-Estate/:id?', 'routes/supply/property.tsx', id('supply-property')),
    route('addunit/:propertyId/:unitId?', 'routes/supply/unit.tsx', id('supply-unit')),
  ];
}

/** The operators' console: a frame of its own, outside the public site's. */
function consolePages(lang: 'ar' | 'en'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${lang}/console-${name}` });
  return [
    layout('routes/console/layout.tsx', id('door'), [
      index('routes/console/desk.tsx', id('desk')),
      route('reports', 'routes/console/reports.tsx', id('reports')),
      consoleCasePages(lang),
      layout(`routes/${lang}/console-offices.ts`, id('offices'), [
        route('verifications', 'routes/console/verifications.tsx', id('verifications')),
      ]),
      layout(`routes/${lang}/console-money.ts`, id('money'), [
        route('transfers', 'routes/console/transfers.tsx', id('transfers')),
        route('refunds', 'routes/console/refunds.tsx', id('refunds')),
        route('money-cases', 'routes/console/money-cases.tsx', id('money-cases')),
        route('claims', 'routes/console/claims.tsx', id('claims')),
        route('plans', 'routes/console/plans.tsx', id('plans')),
        route('ledger', 'routes/console/ledger.tsx', id('ledger')),
        route('settlements', 'routes/console/settlements.tsx', id('settlements')),
        route('fees', 'routes/console/fees.tsx', id('fees')),
        route('payouts', 'routes/console/payouts.tsx', id('payouts')),
        route('seasons', 'routes/console/seasons.tsx', id('seasons')),
        route('rent-freezes', 'routes/console/rent-freezes.tsx', id('rent-freezes')),
      ]),
      layout(`routes/${lang}/console-content.ts`, id('content'), [
        route('pages', 'routes/console/pages.tsx', id('pages')),
        route('pages/:slug', 'routes/console/page.tsx', id('page')),
        route('site', 'routes/console/site.tsx', id('site')),
      ]),
      consoleHousePages(lang),
      route('settings', 'routes/console/settings.tsx', id('settings')),
      route('minimum-prices', 'routes/console/minimum-prices.tsx', id('minimum-prices')),
      route('ads', 'routes/console/ads.tsx', id('ads')),
      route('licences', 'routes/console/licences.tsx', id('licences')),
      route('operators', 'routes/console/operators.tsx', id('operators')),
      route('audit', 'routes/console/audit.tsx', id('audit')),
    ]),
  ];
}

/** Pages of the console about people and what they write. */
function consoleCasePages(lang: 'ar' | 'en'): RouteConfigEntry {
  const id = (name: string) => ({ id: `${lang}/console-${name}` });
  return layout(`routes/${lang}/console-cases.ts`, id('cases'), [
    route('requests', 'routes/console/requests.tsx', id('requests')),
    route('tickets', 'routes/console/tickets.tsx', id('tickets')),
    route('bookings', 'routes/console/bookings.tsx', id('bookings')),
    route('accounts', 'routes/console/accounts.tsx', id('accounts')),
    route('messages', 'routes/console/messages.tsx', id('messages')),
  ]);
}

/** Pages of the console about places, kinds, jobs, figures and broadcasts. */
function consoleHousePages(lang: 'ar' | 'en'): RouteConfigEntry {
  const id = (name: string) => ({ id: `${lang}/console-${name}` });
  return layout(`routes/${lang}/console-house.ts`, id('house'), [
    route('places', 'routes/console/places.tsx', id('places')),
    route('kinds', 'routes/console/kinds.tsx', id('kinds')),
    route('jobs', 'routes/console/jobs.tsx', id('jobs')),
    route('figures', 'routes/console/figures.tsx', id('figures')),
    route('broadcasts', 'routes/console/broadcasts.tsx', id('broadcasts')),
  ]);
}

export default [
  layout('routes/ar/site.ts', { id: 'ar' }, pages('ar')),
  layout('routes/ar/dashboard.ts', { id: 'ar/frame' }, dashboardPages('ar')),
  route('en', 'routes/en/dashboard.ts', { id: 'en/frame' }, dashboardPages('en')),
  layout('routes/ar/supply.ts', { id: 'ar/supply' }, supplyPages('ar')),
  route('en', 'routes/en/supply.ts', { id: 'en/supply' }, supplyPages('en')),
  route('admin', 'routes/ar/console.ts', { id: 'ar/console' }, consolePages('ar')),
  route('en/admin', 'routes/en/console.ts', { id: 'en/console' }, consolePages('en')),
  route('en', 'routes/en/site.ts', { id: 'en' }, pages('en')),
] satisfies RouteConfig;
