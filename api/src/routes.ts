import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './account-routes.ts';
import { registerAds } from './ad-routes.ts';
import { registerCalendarRoutes } from './availability/calendar.routes.ts';
import { registerConsole } from './console-routes.ts';
import type { Deps } from './deps.ts';
import { registerLicenceRoutes } from './licences/licences.routes.ts';
import { registerLiveRoutes } from './live/live.routes.ts';
import { registerMoyasarRoutes } from './moyasar/moyasar.routes.ts';
import { registerPageRoutes } from './pages/pages.routes.ts';
import { registerPaymentRoutes } from './payments/payments.routes.ts';
import { registerPhotoRoutes } from './photos/photos.routes.ts';
import { registerPlaceRoutes } from './places/places.routes.ts';
import { registerQuoteRoutes } from './quotes/quotes.routes.ts';
import { registerReservationRoutes } from './reservations/reservations.routes.ts';
import { registerSuggestionRoutes } from './search/search-suggestions.routes.ts';
import { registerSettingRoutes } from './settings/settings.routes.ts';
import { registerSitemapRoutes } from './sitemaps/sitemaps.routes.ts';

/** Every noun's routes; a call of the contract that nobody registers fails a test. */
export function registerNouns(app: FastifyInstance, deps: Deps): void {
  registerCalendarRoutes(app, deps);
  registerQuoteRoutes(app, deps);
  registerReservationRoutes(app, deps);
  registerPaymentRoutes(app, deps);
  registerMoyasarRoutes(app, deps);
  registerAccounts(app, deps);
  registerPageRoutes(app, deps);
  registerPlaceRoutes(app, deps);
  registerSuggestionRoutes(app, deps);
  registerSettingRoutes(app, deps);
  registerAds(app, deps);
  registerPhotoRoutes(app, deps);
  registerLicenceRoutes(app, deps);
  registerLiveRoutes(app, deps);
  registerSitemapRoutes(app, deps);
  registerConsole(app, deps);
  deps.demo?.routes(app, deps);
}
