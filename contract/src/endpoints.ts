import * as accounts from './accounts.ts';
import * as ads from './ads.ts';
import * as advertisers from './advertisers.ts';
import * as auth from './auth.ts';
import * as console from './console.ts';
import * as consoleAds from './console-ads.ts';
import * as consoleAudit from './console-audit.ts';
import * as consoleLicences from './console-licences.ts';
import * as consoleMinimumPrices from './console-minimum-prices.ts';
import * as consoleOperators from './console-operators.ts';
import * as consoleRentFreezes from './console-rent-freezes.ts';
import * as consoleRevisions from './console-revisions.ts';
import * as consoleSettings from './console-settings.ts';
import * as favourites from './favourites.ts';
import * as home from './home.ts';
import * as hostAds from './host-ads.ts';
import * as hostLicences from './host-licences.ts';
import * as hostPhotos from './host-photos.ts';
import * as hostProperties from './host-properties.ts';
import * as hostUnits from './host-units.ts';
import * as hostWizard from './host-wizard.ts';
import * as licenceInquiries from './licence-inquiries.ts';
import * as live from './live.ts';
import * as myInfo from './my-info.ts';
import * as pages from './pages.ts';
import * as places from './places.ts';
import * as privacy from './privacy.ts';
import * as reports from './reports.ts';
import * as reservations from './reservations.ts';
import * as revisions from './revisions.ts';
import * as search from './search.ts';
import * as settings from './settings.ts';
import * as stays from './stays.ts';
import * as tickets from './tickets.ts';
import * as visits from './visits.ts';
import * as wishes from './wishes.ts';

/** Every call of the API under the name its code uses. The OpenAPI test and the route matrix walk this list. */
export const ENDPOINTS = {
  businessProfile: accounts.businessProfile,
  ordinaryProfile: accounts.ordinaryProfile,
  currentUser: accounts.currentUser,
  addAccount: accounts.addAccount,
  showHome: home.showHome,
  showMyInfo: myInfo.showMyInfo,
  saveMyInfo: myInfo.saveMyInfo,
  saveIdentity: myInfo.saveIdentity,
  savePayoutDestination: myInfo.savePayoutDestination,
  removePayoutDestination: myInfo.removePayoutDestination,
  savePhoto: myInfo.savePhoto,
  removePhoto: myInfo.removePhoto,
  saveLogo: myInfo.saveLogo,
  removeLogo: myInfo.removeLogo,
  showMarketingConsents: privacy.showMarketingConsents,
  saveMarketingConsents: privacy.saveMarketingConsents,
  exportPersonalData: privacy.exportPersonalData,
  closeAccount: privacy.closeAccount,
  sendCode: auth.sendCode,
  takeToken: auth.takeToken,
  switchAccount: auth.switchAccount,
  signOut: auth.signOut,
  signOutEverywhere: auth.signOutEverywhere,
  generalSettings: settings.generalSettings,
  siteSettings: settings.siteSettings,
  searchData: settings.searchData,
  listCities: settings.listCities,
  listDistricts: settings.listDistricts,
  showPlace: places.showPlace,
  listSuggestions: wishes.listSuggestions,
  showPage: pages.showPage,
  listAds: search.listAds,
  mapAds: search.mapAds,
  mapDistricts: search.mapDistricts,
  showAd: ads.showAd,
  showCards: ads.showCards,
  compareAds: ads.compareAds,
  similarAds: ads.similarAds,
  listLandings: pages.listLandings,
  showLanding: pages.showLanding,
  revealContact: ads.revealContact,
  listAdvertisers: advertisers.listAdvertisers,
  showAdvertiser: advertisers.showAdvertiser,
  listHostAds: hostAds.listHostAds,
  showHostAd: hostAds.showHostAd,
  showAdStatistics: hostAds.showAdStatistics,
  stepHostAd: hostAds.stepHostAd,
  deleteHostAd: hostAds.deleteHostAd,
  showAdLicence: hostLicences.showAdLicence,
  checkAdLicence: hostLicences.checkAdLicence,
  showWizard: hostWizard.showWizard,
  saveWizard: hostWizard.saveWizard,
  deleteWizard: hostWizard.deleteWizard,
  completeWizard: hostWizard.completeWizard,
  listHostProperties: hostProperties.listHostProperties,
  createHostProperty: hostProperties.createHostProperty,
  showHostProperty: hostProperties.showHostProperty,
  saveHostProperty: hostProperties.saveHostProperty,
  deleteHostProperty: hostProperties.deleteHostProperty,
  copyHostProperty: hostProperties.copyHostProperty,
  createHostUnit: hostUnits.createHostUnit,
  showHostUnit: hostUnits.showHostUnit,
  saveHostUnit: hostUnits.saveHostUnit,
  deleteHostUnit: hostUnits.deleteHostUnit,
  copyHostUnit: hostUnits.copyHostUnit,
  withdrawRevision: revisions.withdrawRevision,
  beginPhotoUpload: hostPhotos.beginPhotoUpload,
  sendPhotoChunk: hostPhotos.sendPhotoChunk,
  listPhotos: hostPhotos.listPhotos,
  listUnitPhotos: hostPhotos.listUnitPhotos,
  addUnitPhotos: hostPhotos.addUnitPhotos,
  orderUnitPhotos: hostPhotos.orderUnitPhotos,
  deletePhoto: hostPhotos.deletePhoto,
  countView: visits.countView,
  reportAd: reports.reportAd,
  listReports: reports.listReports,
  listReportCases: reports.listReportCases,
  decideReports: reports.decideReports,
  listFavourites: favourites.listFavourites,
  listFavouriteIds: favourites.listFavouriteIds,
  saveFavourite: favourites.saveFavourite,
  removeFavourite: favourites.removeFavourite,
  mergeFavourites: favourites.mergeFavourites,
  showCalendar: stays.showCalendar,
  makeQuote: stays.makeQuote,
  bookUnit: reservations.bookUnit,
  listReservations: reservations.listReservations,
  showReservation: reservations.showReservation,
  cancelReservation: reservations.cancelReservation,
  startPayment: reservations.startPayment,
  checkPayment: reservations.checkPayment,
  listHostReservations: reservations.listHostReservations,
  showHostReservation: reservations.showHostReservation,
  moyasarWebhook: reservations.moyasarWebhook,
  takeLiveTicket: live.takeLiveTicket,
  followChanges: live.followChanges,
  sandboxWebhook: reservations.sandboxWebhook,
  sendConsoleCode: console.sendConsoleCode,
  openConsole: console.openConsole,
  showOperator: console.showOperator,
  closeConsole: console.closeConsole,
  showDesk: console.showDesk,
  listQueuedAds: consoleAds.listQueuedAds,
  showQueuedAd: consoleAds.showQueuedAd,
  decideAd: consoleAds.decideAd,
  listQueuedLicences: consoleAds.listQueuedLicences,
  showQueuedLicence: consoleAds.showQueuedLicence,
  decideLicence: consoleAds.decideLicence,
  listQueuedRevisions: consoleRevisions.listQueuedRevisions,
  showQueuedRevision: consoleRevisions.showQueuedRevision,
  decideRevision: consoleRevisions.decideRevision,
  listOperators: consoleOperators.listOperators,
  addOperator: consoleOperators.addOperator,
  setOperatorRoles: consoleOperators.setOperatorRoles,
  removeOperator: consoleOperators.removeOperator,
  resetAuthenticator: consoleOperators.resetAuthenticator,
  listAudit: consoleAudit.listAudit,
  showLicenceLog: consoleLicences.showLicenceLog,
  listSettings: consoleSettings.listSettings,
  setSetting: consoleSettings.setSetting,
  sendAttachment: tickets.sendAttachment,
  openTicket: tickets.openTicket,
  listTickets: tickets.listTickets,
  showTicket: tickets.showTicket,
  replyToTicket: tickets.replyToTicket,
  listConsoleTickets: tickets.listConsoleTickets,
  showConsoleTicket: tickets.showConsoleTicket,
  readAttachment: tickets.readAttachment,
  decideTicket: tickets.decideTicket,
  listMinimumPrices: consoleMinimumPrices.listMinimumPrices,
  setMinimumPrice: consoleMinimumPrices.setMinimumPrice,
  inquireLicence: licenceInquiries.inquireLicence,
  listRentFreezes: consoleRentFreezes.listRentFreezes,
  setRentFreeze: consoleRentFreezes.setRentFreeze,
} as const;

type All = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];

/** Calls by "METHOD /path", with their types: what the web's client is made of. Types only; nothing reaches the bundle. */
export type Api = { [E in All as `${E['method']} ${E['path']}`]: E };
