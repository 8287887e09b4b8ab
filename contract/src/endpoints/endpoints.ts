import * as evaluations from '../booking/evaluations.ts';
import * as handovers from '../booking/handovers.ts';
import * as messages from '../booking/messages.ts';
import * as stays from '../booking/stays.ts';
import * as console from '../console/console.ts';
import { CONSOLE_ACCOUNT_ENDPOINTS } from '../console/console-accounts.ts';
import * as consoleAds from '../console/console-ads.ts';
import * as consoleAudit from '../console/console-audit.ts';
import * as consoleLicences from '../console/console-licences.ts';
import * as consoleMinimumPrices from '../console/console-minimum-prices.ts';
import * as consoleOperators from '../console/console-operators.ts';
import * as consolePlans from '../console/console-plans.ts';
import * as consoleRentFreezes from '../console/console-rent-freezes.ts';
import * as consoleReservations from '../console/console-reservations.ts';
import * as consoleRevisions from '../console/console-revisions.ts';
import * as consoleSettings from '../console/console-settings.ts';
import * as consoleThreads from '../console/console-threads.ts';
import * as consoleTransfers from '../console/console-transfers.ts';
import * as ads from '../finding/ads.ts';
import * as advertisers from '../finding/advertisers.ts';
import * as priceSpread from '../finding/price-spread.ts';
import * as search from '../finding/search.ts';
import * as invoices from '../money/invoices.ts';
import * as memberships from '../money/memberships.ts';
import * as plans from '../money/plans.ts';
import * as purchases from '../money/purchases.ts';
import * as transfers from '../money/transfers.ts';
import * as accounts from '../people/accounts.ts';
import * as auth from '../people/auth.ts';
import * as myInfo from '../people/my-info.ts';
import { NOTIFICATION_ENDPOINTS } from '../people/notifications.ts';
import { OFFICE_ENDPOINTS } from '../people/offices.ts';
import * as privacy from '../people/privacy.ts';
import * as sessions from '../people/sessions.ts';
import * as team from '../people/team.ts';
import * as tickets from '../people/tickets.ts';
import { VERIFICATION_ENDPOINTS } from '../people/verifications.ts';
import * as live from '../site/live.ts';
import * as places from '../site/places.ts';
import * as settings from '../site/settings.ts';
import * as visits from '../site/visits.ts';
import * as wishes from '../site/wishes.ts';
import * as bulk from '../supply/bulk.ts';
import * as home from '../supply/home.ts';
import * as hostAds from '../supply/host-ads.ts';
import * as hostDiscounts from '../supply/host-discounts.ts';
import * as hostLicences from '../supply/host-licences.ts';
import * as hostPhotos from '../supply/host-photos.ts';
import * as hostPrices from '../supply/host-prices.ts';
import * as hostProperties from '../supply/host-properties.ts';
import * as hostUnits from '../supply/host-units.ts';
import * as hostWizard from '../supply/host-wizard.ts';
import * as licenceInquiries from '../supply/licence-inquiries.ts';
import * as revisions from '../supply/revisions.ts';
import * as unitPrices from '../supply/unit-prices.ts';
import * as unitSettings from '../supply/unit-settings.ts';
import { BANK_ENDPOINTS } from './bank-endpoints.ts';
import { BOOKING_ENDPOINTS } from './booking-endpoints.ts';
import { CALENDAR_ENDPOINTS } from './calendar-endpoints.ts';
import { CHANNEL_ENDPOINTS } from './channel-endpoints.ts';
import { CONTENT_ENDPOINTS } from './content-endpoints.ts';
import { DEPOSIT_ENDPOINTS } from './deposit-endpoints.ts';
import { HOUSE_ENDPOINTS } from './house-endpoints.ts';
import { MONEY_ENDPOINTS } from './money-endpoints.ts';
import { PAY_ENDPOINTS } from './pay-endpoints.ts';
import { PRICE_ENDPOINTS } from './price-endpoints.ts';
import { REPORT_ENDPOINTS } from './report-endpoints.ts';
import { REQUEST_ENDPOINTS } from './request-endpoints.ts';
import { SAFETY_ENDPOINTS } from './safety-endpoints.ts';
import { SEARCH_ENDPOINTS } from './search-endpoints.ts';

/** Every call of the API under the name its code uses. The OpenAPI test and the route matrix walk this list. */
export const ENDPOINTS = {
  ...HOUSE_ENDPOINTS,
  ...SAFETY_ENDPOINTS,
  showTransfer: transfers.showTransfer,
  openTransfer: transfers.openTransfer,
  sendReceipt: transfers.sendReceipt,
  showPurchaseTransfer: transfers.showPurchaseTransfer,
  openPurchaseTransfer: transfers.openPurchaseTransfer,
  sendPurchaseReceipt: transfers.sendPurchaseReceipt,
  listTransferCases: consoleTransfers.listTransferCases,
  readReceiptPicture: consoleTransfers.readReceiptPicture,
  decideTransfer: consoleTransfers.decideTransfer,
  listBankRefunds: consoleTransfers.listBankRefunds,
  sendBankRefund: consoleTransfers.sendBankRefund,
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
  showTeam: team.showTeam,
  inviteMember: team.inviteMember,
  changeMemberRole: team.changeMemberRole,
  removeMember: team.removeMember,
  leaveTeam: team.leaveTeam,
  listInvitations: team.listInvitations,
  decideInvitation: team.decideInvitation,
  sendCode: auth.sendCode,
  listSignInCountries: auth.listSignInCountries,
  takeToken: auth.takeToken,
  switchAccount: auth.switchAccount,
  signOut: auth.signOut,
  signOutEverywhere: auth.signOutEverywhere,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  generalSettings: settings.generalSettings,
  siteSettings: settings.siteSettings,
  searchData: settings.searchData,
  listCities: settings.listCities,
  listDistricts: settings.listDistricts,
  showPlace: places.showPlace,
  listSuggestions: wishes.listSuggestions,
  listAds: search.listAds,
  mapAds: search.mapAds,
  listDates: search.listDates,
  showPriceSpread: priceSpread.showPriceSpread,
  mapDistricts: search.mapDistricts,
  showAd: ads.showAd,
  showCards: ads.showCards,
  compareAds: ads.compareAds,
  similarAds: ads.similarAds,
  listAdEvaluations: ads.listAdEvaluations,
  revealContact: ads.revealContact,
  listAdvertisers: advertisers.listAdvertisers,
  showAdvertiser: advertisers.showAdvertiser,
  listHostAds: hostAds.listHostAds,
  showHostAd: hostAds.showHostAd,
  showAdStatistics: hostAds.showAdStatistics,
  stepHostAd: hostAds.stepHostAd,
  deleteHostAd: hostAds.deleteHostAd,
  makeAdSpecial: hostAds.makeAdSpecial,
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
  showUnitPrices: unitPrices.showUnitPrices,
  paintPrices: unitPrices.paintPrices,
  previewPrices: unitPrices.previewPrices,
  removeOverride: unitPrices.removeOverride,
  saveDiscounts: unitPrices.saveDiscounts,
  listHostPrices: hostPrices.listHostPrices,
  saveHostPrices: hostPrices.saveHostPrices,
  listPriceChanges: hostPrices.listPriceChanges,
  ...PRICE_ENDPOINTS,
  showBulk: bulk.showBulk,
  proposeBulkColumns: bulk.proposeBulkColumns,
  saveBulkColumns: bulk.saveBulkColumns,
  addBulkUnits: bulk.addBulkUnits,
  changeBulkPrices: bulk.changeBulkPrices,
  exportSupply: bulk.exportSupply,
  listLetUnits: unitSettings.listLetUnits,
  showUnitSettings: unitSettings.showUnitSettings,
  saveUnitSettings: unitSettings.saveUnitSettings,
  copyUnitSettings: unitSettings.copyUnitSettings,
  listOffers: hostDiscounts.listOffers,
  createOffer: hostDiscounts.createOffer,
  saveOffer: hostDiscounts.saveOffer,
  deleteOffer: hostDiscounts.deleteOffer,
  listCoupons: hostDiscounts.listCoupons,
  createCoupon: hostDiscounts.createCoupon,
  saveCoupon: hostDiscounts.saveCoupon,
  deleteCoupon: hostDiscounts.deleteCoupon,
  deleteHostUnit: hostUnits.deleteHostUnit,
  copyHostUnit: hostUnits.copyHostUnit,
  withdrawRevision: revisions.withdrawRevision,
  resendRevision: revisions.resendRevision,
  beginPhotoUpload: hostPhotos.beginPhotoUpload,
  sendPhotoChunk: hostPhotos.sendPhotoChunk,
  listPhotos: hostPhotos.listPhotos,
  listUnitPhotos: hostPhotos.listUnitPhotos,
  addUnitPhotos: hostPhotos.addUnitPhotos,
  orderUnitPhotos: hostPhotos.orderUnitPhotos,
  deletePhoto: hostPhotos.deletePhoto,
  countView: visits.countView,
  countShare: visits.countShare,
  ...REPORT_ENDPOINTS,
  showCalendar: stays.showCalendar,
  makeQuote: stays.makeQuote,
  ...BOOKING_ENDPOINTS,
  showConsoleReservation: consoleReservations.showConsoleReservation,
  cancelConsoleReservation: consoleReservations.cancelConsoleReservation,
  showHandover: handovers.showHandover,
  showStayCalendar: handovers.showStayCalendar,
  showArrivalCode: handovers.showArrivalCode,
  saveArrivalCode: handovers.saveArrivalCode,
  findConsoleReservations: consoleThreads.findConsoleReservations,
  showConsoleThread: consoleThreads.showConsoleThread,
  readConsoleMessagePicture: consoleThreads.readConsoleMessagePicture,
  listEvaluations: evaluations.listEvaluations,
  writeEvaluation: evaluations.writeEvaluation,
  editEvaluation: evaluations.editEvaluation,
  sendEvaluationPhoto: evaluations.sendEvaluationPhoto,
  readEvaluationPhoto: evaluations.readEvaluationPhoto,
  readPhotoOfCase: evaluations.readPhotoOfCase,
  replyToEvaluation: evaluations.replyToEvaluation,
  showGuest: evaluations.showGuest,
  listMessages: messages.listMessages,
  sendMessage: messages.sendMessage,
  sendMessagePicture: messages.sendMessagePicture,
  readMessagePicture: messages.readMessagePicture,
  markMessagesRead: messages.markMessagesRead,
  takeLiveTicket: live.takeLiveTicket,
  followChanges: live.followChanges,
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
  listPlans: plans.listPlans,
  showPlan: plans.showPlan,
  listMemberships: memberships.listMemberships,
  listMembershipUses: memberships.listMembershipUses,
  openPurchase: purchases.openPurchase,
  showPurchase: purchases.showPurchase,
  payPurchase: purchases.payPurchase,
  checkPurchase: purchases.checkPurchase,
  listInvoices: invoices.listInvoices,
  readInvoicePdf: invoices.readInvoicePdf,
  readInvoiceXml: invoices.readInvoiceXml,
  showInvoicing: invoices.showInvoicing,
  saveInvoicing: invoices.saveInvoicing,
  listConsolePlans: consolePlans.listConsolePlans,
  addPlan: consolePlans.addPlan,
  setPlan: consolePlans.setPlan,
  inquireLicence: licenceInquiries.inquireLicence,
  ...CALENDAR_ENDPOINTS,
  ...CHANNEL_ENDPOINTS,
  ...MONEY_ENDPOINTS,
  ...PAY_ENDPOINTS,
  ...BANK_ENDPOINTS,
  ...DEPOSIT_ENDPOINTS,
  ...NOTIFICATION_ENDPOINTS,
  ...VERIFICATION_ENDPOINTS,
  ...OFFICE_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  listRentFreezes: consoleRentFreezes.listRentFreezes,
  setRentFreeze: consoleRentFreezes.setRentFreeze,
  ...REQUEST_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...CONSOLE_ACCOUNT_ENDPOINTS,
} as const;

type All = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];

/** Calls by "METHOD /path", with their types: what the web's client is made of. Types only; nothing reaches the bundle. */
export type Api = { [E in All as `${E['method']} ${E['path']}`]: E };
