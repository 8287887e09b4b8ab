import type { FastifyInstance } from 'fastify';
import { registerAccountRoutes } from './accounts/accounts.routes.ts';
import { registerAuthRoutes } from './accounts/auth.routes.ts';
import { registerPhoneRoutes } from './accounts/phone.routes.ts';
import { registerSessionRoutes } from './accounts/sessions.routes.ts';
import { hearOfLostCode } from './accounts/undelivered-code.ts';
import { registerAdRoutes } from './ads/ads.routes.ts';
import { KeptAds } from './ads/kept-ads.ts';
import { registerSharePictures } from './ads/share-pictures.routes.ts';
import { registerAdvertiserRoutes } from './advertisers/advertisers.routes.ts';
import { registerCalendarRoutes } from './availability/calendar.routes.ts';
import { registerBoardRoutes } from './boards/boards.routes.ts';
import { registerBulkRoutes } from './bulk/bulk.routes.ts';
import { registerClaimRoutes } from './claims/claims.routes.ts';
import { registerClosureRoutes } from './closures/closures.routes.ts';
import { registerConsole } from './console-routes.ts';
import { registerCouponRoutes } from './coupons/coupons.routes.ts';
import type { Deps } from './deps.ts';
import { registerEvaluationRoutes } from './evaluations/evaluations.routes.ts';
import { registerFavouriteRoutes } from './favourites/favourites.routes.ts';
import { registerFeedRoutes } from './feeds/feeds.routes.ts';
import { registerHandoverRoutes } from './handovers/handovers.routes.ts';
import { registerHelpRoutes } from './help/help.routes.ts';
import { registerHomeRoutes } from './homes/homes.routes.ts';
import { registerInvoiceRoutes } from './invoices/invoices.routes.ts';
import { registerKeptCardRoutes } from './kept-cards/kept-cards.routes.ts';
import { registerLandingRoutes } from './landings/landings.routes.ts';
import { registerLeadRoutes } from './leads/leads.routes.ts';
import { registerHostLicenceRoutes, registerLicenceRoutes } from './licences/licences.routes.ts';
import { registerPushRoutes } from './licences/pushes.routes.ts';
import { registerLiveRoutes } from './live/live.routes.ts';
import { registerMailAddressRoutes } from './mail-addresses/mail-addresses.routes.ts';
import { registerMembershipRoutes } from './memberships/memberships.routes.ts';
import { registerMessageRoutes } from './messages/messages.routes.ts';
import { registerMoyasarRoutes } from './moyasar/moyasar.routes.ts';
import { registerNotificationRoutes } from './notifications/notifications.routes.ts';
import { registerUnsubscriptionRoutes } from './notifications/unsubscriptions.routes.ts';
import { registerWhatsAppRoutes } from './notifications/whatsapp.routes.ts';
import { registerOfferRoutes } from './offers/offers.routes.ts';
import { registerConsoleOfficeRoutes, registerOfficeRoutes } from './offices/offices.routes.ts';
import { registerOverrideRoutes } from './overrides/overrides.routes.ts';
import { registerOwnAdRoutes } from './own-ads/own-ads.routes.ts';
import { registerPageRoutes } from './pages/pages.routes.ts';
import { registerPaymentRoutes } from './payments/payments.routes.ts';
import { registerPurchasePaymentRoutes } from './payments/purchase-payments.routes.ts';
import { registerPayoutRoutes } from './payouts/payouts.routes.ts';
import { registerPhoneRecoveryRoutes } from './phone-recoveries/phone-recoveries.routes.ts';
import { registerHostPhotoRoutes } from './photos/host-photos.routes.ts';
import { registerPhotoRoutes } from './photos/photos.routes.ts';
import { registerPlaceRoutes } from './places/places.routes.ts';
import { registerPlanRoutes } from './plans/plans.routes.ts';
import { registerPriceListRoutes } from './price-lists/price-lists.routes.ts';
import { registerPrivacyRoutes } from './privacy/privacy.routes.ts';
import { registerProfileRoutes } from './profiles/profiles.routes.ts';
import { registerPropertyRoutes } from './properties/properties.routes.ts';
import { registerPurchaseRoutes } from './purchases/purchases.routes.ts';
import { registerWebPushRoutes } from './push-subscriptions/push-subscriptions.routes.ts';
import { registerQuoteRoutes } from './quotes/quotes.routes.ts';
import { registerReportRoutes } from './reports/reports.routes.ts';
import { registerMarketingRoutes } from './requests/marketing.routes.ts';
import { registerRequestRoutes } from './requests/requests.routes.ts';
import { registerReservationListRoutes } from './reservation-lists/reservation-lists.routes.ts';
import { registerReservationChangeRoutes } from './reservations/reservation-changes.routes.ts';
import { registerReservationRoutes } from './reservations/reservations.routes.ts';
import { registerRevisionRoutes } from './revisions/revisions.routes.ts';
import { registerSavedSearchRoutes } from './saved-searches/saved-searches.routes.ts';
import { registerCountedPlaces } from './search/counted-places.routes.ts';
import { registerPriceSpreadRoutes } from './search/price-spread.routes.ts';
import { registerSearchRoutes } from './search/search.routes.ts';
import { registerServiceTemplateRoutes } from './service-templates/service-templates.routes.ts';
import { registerSettingRoutes } from './settings/settings.routes.ts';
import { registerSimilarOfferRoutes } from './similar-offers/similar-offers.routes.ts';
import { registerApplePayRoutes } from './site/apple-pay.routes.ts';
import { registerManifestRoutes } from './site/manifest.routes.ts';
import { registerSitemapRoutes } from './sitemaps/sitemaps.routes.ts';
import { registerStatisticsRoutes } from './statistics/statistics.routes.ts';
import { registerTeamRoutes } from './teams/teams.routes.ts';
import { registerTermsRoutes } from './terms/terms.routes.ts';
import { registerTicketRoutes } from './tickets/tickets.routes.ts';
import { registerTransferRoutes } from './transfers/transfers.routes.ts';
import { registerUnitPriceRoutes } from './unit-prices/unit-prices.routes.ts';
import { registerUnitSettingRoutes } from './unit-settings/unit-settings.routes.ts';
import { registerVerificationRoutes } from './verifications/verifications.routes.ts';
import { registerVisitRoutes } from './visits/visits.routes.ts';
import { registerWizardRoutes } from './wizards/wizards.routes.ts';

/** Mounts every noun's routes. A call of the contract that nobody mounts fails a test. */
export function registerNouns(app: FastifyInstance, deps: Deps): void {
  registerFinding(app, deps);
  registerHostLicenceRoutes(app, deps);
  registerPushRoutes(app, deps);
  registerSupply(app, deps);
  registerFavouriteRoutes(app, deps);
  registerLeadRoutes(app, deps);
  registerSavedSearchRoutes(app, deps);
  registerReportRoutes(app, deps);
  registerRequestRoutes(app, deps);
  registerMarketingRoutes(app, deps);
  registerTicketRoutes(app, deps);
  registerNotificationRoutes(app, deps);
  registerWhatsAppRoutes(app, {
    ...deps,
    hearOfLostCode: (mark, now) => hearOfLostCode(deps, mark, now),
  });
  registerMailAddressRoutes(app, deps);
  registerWebPushRoutes(app, deps);
  registerUnsubscriptionRoutes(app, deps);
  registerVerificationRoutes(app, deps);
  registerOfficeRoutes(app, deps);
  registerConsoleOfficeRoutes(app, deps);
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
  registerPriceSpreadRoutes(app, deps);
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
  registerHelpRoutes(app, deps);
  registerSettingRoutes(app, deps);
  registerSitemapRoutes(app, deps);
  registerManifestRoutes(app, deps);
  registerApplePayRoutes(app, deps);
}

/** What advertisers add, and how they manage it. */
function registerSupply(app: FastifyInstance, deps: Deps): void {
  registerOwnAdRoutes(app, deps);
  registerHostPhotoRoutes(app, deps);
  registerPropertyRoutes(app, deps);
  registerUnitPriceRoutes(app, deps);
  registerBulkRoutes(app, deps);
  registerPriceListRoutes(app, deps);
  registerSimilarOfferRoutes(app, deps);
  registerStatisticsRoutes(app, deps);
  registerOverrideRoutes(app, deps);
  registerUnitSettingRoutes(app, deps);
  registerOfferRoutes(app, deps);
  registerServiceTemplateRoutes(app, deps);
  registerCouponRoutes(app, deps);
  registerRevisionRoutes(app, deps);
  registerWizardRoutes(app, deps);
  registerPlanRoutes(app, deps);
  registerMembershipRoutes(app, deps);
  registerPurchaseRoutes(app, deps);
  registerPurchasePaymentRoutes(app, deps);
  registerInvoiceRoutes(app, deps);
}

/** From a free night to a paid one. */
function registerBooking(app: FastifyInstance, deps: Deps): void {
  registerCalendarRoutes(app, deps);
  registerBoardRoutes(app, deps);
  registerClosureRoutes(app, deps);
  registerFeedRoutes(app, deps);
  registerQuoteRoutes(app, deps);
  registerReservationRoutes(app, deps);
  registerReservationChangeRoutes(app, deps);
  registerPaymentRoutes(app, deps);
  registerKeptCardRoutes(app, deps);
  registerPayoutRoutes(app, deps);
  registerClaimRoutes(app, deps);
  registerTransferRoutes(app, deps);
  registerHandoverRoutes(app, deps);
  registerEvaluationRoutes(app, deps);
  registerReservationListRoutes(app, deps);
  registerMessageRoutes(app, deps);
  registerMoyasarRoutes(app, deps);
}

/** Somebody's own account: coming in, what it holds, leaving. */
function registerAccount(app: FastifyInstance, deps: Deps): void {
  registerAuthRoutes(app, deps);
  registerSessionRoutes(app, deps);
  registerPhoneRoutes(app, deps);
  registerPhoneRecoveryRoutes(app, deps);
  registerAccountRoutes(app, deps);
  registerTeamRoutes(app, deps);
  registerProfileRoutes(app, deps);
  registerHomeRoutes(app, deps);
  registerPrivacyRoutes(app, deps);
  registerTermsRoutes(app, deps);
}
