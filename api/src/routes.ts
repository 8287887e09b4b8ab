import type { FastifyInstance } from 'fastify';
import { registerAccountRoutes } from './accounts/accounts.routes.ts';
import { registerAuthRoutes } from './accounts/auth.routes.ts';
import { registerAdRoutes } from './ads/ads.routes.ts';
import { KeptAds } from './ads/kept-ads.ts';
import { registerSharePictures } from './ads/share-pictures.routes.ts';
import { registerAdvertiserRoutes } from './advertisers/advertisers.routes.ts';
import { registerAuditRoutes } from './audit/audit.routes.ts';
import { registerCalendarRoutes } from './availability/calendar.routes.ts';
import { registerConsoleRoutes } from './console/console.routes.ts';
import type { QueueDefinition } from './console/queue.ts';
import type { Deps } from './deps.ts';
import { registerFavouriteRoutes } from './favourites/favourites.routes.ts';
import { registerHomeRoutes } from './homes/homes.routes.ts';
import { registerLandingRoutes } from './landings/landings.routes.ts';
import {
  registerConsoleLicenceRoutes,
  registerHostLicenceRoutes,
  registerLicenceRoutes,
} from './licences/licences.routes.ts';
import { registerPushRoutes } from './licences/pushes.routes.ts';
import { registerLiveRoutes } from './live/live.routes.ts';
import { registerConsoleMinimumPriceRoutes } from './minimum-prices/console-minimum-prices.routes.ts';
import { registerMoyasarRoutes } from './moyasar/moyasar.routes.ts';
import { registerConsoleOperatorRoutes } from './operators/console-operators.routes.ts';
import { registerOperatorRoutes } from './operators/operators.routes.ts';
import { registerOwnAdRoutes } from './own-ads/own-ads.routes.ts';
import { registerPageRoutes } from './pages/pages.routes.ts';
import { registerPaymentRoutes } from './payments/payments.routes.ts';
import { registerHostPhotoRoutes } from './photos/host-photos.routes.ts';
import { registerPhotoRoutes } from './photos/photos.routes.ts';
import { registerPlaceRoutes } from './places/places.routes.ts';
import { registerPrivacyRoutes } from './privacy/privacy.routes.ts';
import { registerProfileRoutes } from './profiles/profiles.routes.ts';
import { registerPropertyRoutes } from './properties/properties.routes.ts';
import { registerConsoleAdRoutes } from './publishing/console-ads.routes.ts';
import { ADS_QUEUE, LICENCES_QUEUE } from './publishing/review-queues.ts';
import { registerQuoteRoutes } from './quotes/quotes.routes.ts';
import { registerConsoleRentFreezeRoutes } from './rent-freezes/console-rent-freezes.routes.ts';
import { registerConsoleReportRoutes, registerReportRoutes } from './reports/reports.routes.ts';
import { REPORTS_QUEUE } from './reports/reports-queue.ts';
import { registerReservationRoutes } from './reservations/reservations.routes.ts';
import { registerConsoleRevisionRoutes } from './revisions/deciding/console-revisions.routes.ts';
import { REVISIONS_QUEUE } from './revisions/deciding/revisions-queue.ts';
import { registerRevisionRoutes } from './revisions/revisions.routes.ts';
import { registerCountedPlaces } from './search/counted-places.routes.ts';
import { registerSearchRoutes } from './search/search.routes.ts';
import { registerConsoleSettingRoutes } from './settings/console-settings.routes.ts';
import { registerSettingRoutes } from './settings/settings.routes.ts';
import { registerSitemapRoutes } from './sitemaps/sitemaps.routes.ts';
import { registerConsoleTicketRoutes, registerTicketRoutes } from './tickets/tickets.routes.ts';
import { TICKETS_QUEUE } from './tickets/tickets-queue.ts';
import { registerVisitRoutes } from './visits/visits.routes.ts';
import { registerWizardRoutes } from './wizards/wizards.routes.ts';

/** Queues of the operators' desk, the most pressing first. */
const QUEUES: readonly QueueDefinition[] = [
  ADS_QUEUE,
  REVISIONS_QUEUE,
  LICENCES_QUEUE,
  REPORTS_QUEUE,
  TICKETS_QUEUE,
];

/** Mounts every noun's routes. A call of the contract that nobody mounts fails a test. */
export function registerNouns(app: FastifyInstance, deps: Deps): void {
  registerFinding(app, deps);
  registerHostLicenceRoutes(app, deps);
  registerPushRoutes(app, deps);
  registerSupply(app, deps);
  registerFavouriteRoutes(app, deps);
  registerReportRoutes(app, deps);
  registerTicketRoutes(app, deps);
  registerBooking(app, deps);
  registerAccount(app, deps);
  registerLiveRoutes(app, deps);
  registerConsole(app, deps);
  deps.demo?.routes(app, deps);
}

/** Public routes: ads, places, advertisers and the site's pages. */
function registerFinding(app: FastifyInstance, deps: Deps): void {
  const ads = new KeptAds(deps.db, deps.search);
  registerSearchRoutes(app, deps, ads.cards);
  registerCountedPlaces(app, deps);
  registerPlaceRoutes(app, deps);
  registerAdRoutes(app, deps, ads);
  registerSharePictures(app, deps, ads);
  registerPhotoRoutes(app, deps);
  registerVisitRoutes(app, deps);
  registerLandingRoutes(app, deps);
  registerAdvertiserRoutes(app, deps);
  registerLicenceRoutes(app, deps);
  registerPageRoutes(app, deps);
  registerSettingRoutes(app, deps);
  registerSitemapRoutes(app, deps);
}

/** What advertisers add, and how they manage it. */
function registerSupply(app: FastifyInstance, deps: Deps): void {
  registerOwnAdRoutes(app, deps);
  registerHostPhotoRoutes(app, deps);
  registerPropertyRoutes(app, deps);
  registerRevisionRoutes(app, deps);
  registerWizardRoutes(app, deps);
}

/** From a free night to a paid one. */
function registerBooking(app: FastifyInstance, deps: Deps): void {
  registerCalendarRoutes(app, deps);
  registerQuoteRoutes(app, deps);
  registerReservationRoutes(app, deps);
  registerPaymentRoutes(app, deps);
  registerMoyasarRoutes(app, deps);
}

/** Somebody's own account: coming in, what it holds, leaving. */
function registerAccount(app: FastifyInstance, deps: Deps): void {
  registerAuthRoutes(app, deps);
  registerAccountRoutes(app, deps);
  registerProfileRoutes(app, deps);
  registerHomeRoutes(app, deps);
  registerPrivacyRoutes(app, deps);
}

/** The operators' console: every noun's part of it. */
function registerConsole(app: FastifyInstance, deps: Deps): void {
  registerOperatorRoutes(app, deps);
  registerConsoleRoutes(app, deps, QUEUES);
  registerConsoleSettingRoutes(app, deps);
  registerConsoleMinimumPriceRoutes(app, deps);
  registerConsoleRentFreezeRoutes(app, deps);
  registerConsoleReportRoutes(app, deps);
  registerConsoleAdRoutes(app, deps);
  registerConsoleRevisionRoutes(app, deps);
  registerConsoleOperatorRoutes(app, deps);
  registerConsoleTicketRoutes(app, deps);
  registerConsoleLicenceRoutes(app, deps);
  registerAuditRoutes(app, deps);
}
