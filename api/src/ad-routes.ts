import type { FastifyInstance } from 'fastify';
import { registerAdRoutes } from './ads/ads.routes.ts';
import { KeptAds } from './ads/kept-ads.ts';
import { registerSharePictures } from './ads/share-pictures.routes.ts';
import { registerAdvertiserRoutes } from './advertisers/advertisers.routes.ts';
import type { Deps } from './deps.ts';
import { registerFavouriteRoutes } from './favourites/favourites.routes.ts';
import { registerLandingRoutes } from './landings/landings.routes.ts';
import { registerOwnAdRoutes } from './own-ads/own-ads.routes.ts';
import { registerReportRoutes } from './reports/reports.routes.ts';
import { registerCountedPlaces } from './search/counted-places.routes.ts';
import { registerSearchRoutes } from './search/search.routes.ts';
import { registerVisitRoutes } from './visits/visits.routes.ts';

/** The routes of ads and of what people do with them: finding, looking, sharing, keeping, reporting, managing their own. */
export function registerAds(app: FastifyInstance, deps: Deps): void {
  const ads = new KeptAds(deps.db, deps.search);
  registerSearchRoutes(app, deps, ads.cards);
  registerCountedPlaces(app, deps);
  registerAdRoutes(app, deps, ads);
  registerSharePictures(app, deps, ads);
  registerLandingRoutes(app, deps);
  registerAdvertiserRoutes(app, deps);
  registerFavouriteRoutes(app, deps);
  registerVisitRoutes(app, deps);
  registerReportRoutes(app, deps);
  registerOwnAdRoutes(app, deps);
}
