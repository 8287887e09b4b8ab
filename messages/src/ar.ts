import { accountPanel } from './ar/account-panel.ts';
import { adFacts } from './ar/ad-facts.ts';
import { adMore } from './ar/ad-more.ts';
import { ads } from './ar/ads.ts';
import { advertisers } from './ar/advertisers.ts';
import { booking } from './ar/booking.ts';
import { bookingAfter } from './ar/booking-after.ts';
import { bookingChange } from './ar/booking-change.ts';
import { bookingLife } from './ar/booking-life.ts';
import { bookingLists } from './ar/booking-lists.ts';
import { bulk } from './ar/bulk.ts';
import { calendarFeeds } from './ar/calendar-feeds.ts';
import { channels } from './ar/channels.ts';
import { common } from './ar/common.ts';
import { console } from './ar/console.ts';
import { consoleAccounts } from './ar/console-accounts.ts';
import { consoleBookings } from './ar/console-bookings.ts';
import { consoleBooks } from './ar/console-books.ts';
import { consoleBroadcasts } from './ar/console-broadcasts.ts';
import { consoleClaims } from './ar/console-claims.ts';
import { consoleFigures } from './ar/console-figures.ts';
import { consoleJobs } from './ar/console-jobs.ts';
import { consoleMessages } from './ar/console-messages.ts';
import { consoleMoney } from './ar/console-money.ts';
import { consoleMoneyCases } from './ar/console-money-cases.ts';
import { consoleNames } from './ar/console-names.ts';
import { consoleOffices } from './ar/console-offices.ts';
import { consolePages } from './ar/console-pages.ts';
import { consoleRefunds } from './ar/console-refunds.ts';
import { consoleRentFreezes } from './ar/console-rent-freezes.ts';
import { consoleRequests } from './ar/console-requests.ts';
import { consoleSeasons } from './ar/console-seasons.ts';
import { consoleSettlements } from './ar/console-settlements.ts';
import { consoleSite } from './ar/console-site.ts';
import { consoleStatement } from './ar/console-statement.ts';
import { consoleThreads } from './ar/console-threads.ts';
import { consoleTickets } from './ar/console-tickets.ts';
import { consoleTransfers } from './ar/console-transfers.ts';
import { contact } from './ar/contact.ts';
import { crowd } from './ar/crowd.ts';
import { dashboard } from './ar/dashboard.ts';
import { deposits } from './ar/deposits.ts';
import { details } from './ar/details.ts';
import { errors } from './ar/errors.ts';
import { evaluations } from './ar/evaluations.ts';
import { footer } from './ar/footer.ts';
import { foreignGuests } from './ar/foreign-guests.ts';
import { help } from './ar/help.ts';
import { home } from './ar/home.ts';
import { hostPhotos } from './ar/host-photos.ts';
import { hostPrices } from './ar/host-prices.ts';
import { invoiceDocument } from './ar/invoice-document.ts';
import { invoices } from './ar/invoices.ts';
import { kit } from './ar/kit.ts';
import { leads } from './ar/leads.ts';
import { licences } from './ar/licences.ts';
import { limits } from './ar/limits.ts';
import { mail } from './ar/mail.ts';
import { marketing } from './ar/marketing.ts';
import { memberships } from './ar/memberships.ts';
import { mine } from './ar/mine.ts';
import { myFees } from './ar/my-fees.ts';
import { myInfo } from './ar/my-info.ts';
import { newRelease } from './ar/new-release.ts';
import { notificationTexts } from './ar/notification-texts.ts';
import { notifications } from './ar/notifications.ts';
import { offices } from './ar/offices.ts';
import { ownRequests } from './ar/own-requests.ts';
import { payment } from './ar/payment.ts';
import { priceGrid } from './ar/price-grid.ts';
import { priceLists } from './ar/price-lists.ts';
import { publishing } from './ar/publishing.ts';
import { requests } from './ar/requests.ts';
import { reservations } from './ar/reservations.ts';
import { revisions } from './ar/revisions.ts';
import { rules } from './ar/rules.ts';
import { savedSearches } from './ar/saved-searches.ts';
import { search } from './ar/search.ts';
import { searchDates } from './ar/search-dates.ts';
import { serviceTemplates } from './ar/service-templates.ts';
import { shell } from './ar/shell.ts';
import { signIn } from './ar/sign-in.ts';
import { similarOffers } from './ar/similar-offers.ts';
import { sms } from './ar/sms.ts';
import { statistics } from './ar/statistics.ts';
import { stayTotals } from './ar/stay-totals.ts';
import { suggestions } from './ar/suggestions.ts';
import { supplyRules } from './ar/supply-rules.ts';
import { team } from './ar/team.ts';
import { teamWords } from './ar/team-words.ts';
import { terms } from './ar/terms.ts';
import { transfers } from './ar/transfers.ts';
import { unitBoard } from './ar/unit-board.ts';
import { verification } from './ar/verification.ts';
import { whatsapp } from './ar/whatsapp.ts';

/** Every Arabic sentence: the source shape that the English catalogue must match. */
export const ar = {
  accountPanel,
  adFacts,
  adMore,
  ads,
  advertisers,
  booking,
  bookingChange,
  bookingLife,
  bookingAfter,
  bookingLists,
  calendarFeeds,
  common,
  console,
  consoleAccounts,
  consoleBookings,
  consoleBooks,
  consoleMoney,
  consoleRequests,
  consoleRentFreezes,
  consoleBroadcasts,
  consoleFigures,
  consoleJobs,
  consoleNames,
  consoleSeasons,
  consoleThreads,
  consoleTickets,
  consoleOffices,
  consolePages,
  consoleSettlements,
  consoleSite,
  consoleStatement,
  consoleClaims,
  consoleMoneyCases,
  consoleRefunds,
  consoleTransfers,
  contact,
  crowd,
  dashboard,
  deposits,
  details,
  errors,
  evaluations,
  footer,
  foreignGuests,
  help,
  home,
  hostPhotos,
  hostPrices,
  invoiceDocument,
  invoices,
  kit,
  licences,
  leads,
  limits,
  marketing,
  savedSearches,
  memberships,
  ...mine,
  myFees,
  myInfo,
  newRelease,
  notificationTexts,
  notifications,
  offices,
  ownRequests,
  payment,
  priceGrid,
  bulk,
  priceLists,
  publishing,
  requests,
  reservations,
  revisions,
  ...search,
  rules: { ...rules, ...supplyRules },
  shell,
  signIn,
  channels,
  consoleMessages,
  mail,
  sms,
  stayTotals,
  suggestions,
  searchDates,
  serviceTemplates,
  similarOffers,
  statistics,
  team,
  teamWords,
  terms,
  transfers,
  unitBoard,
  verification,
  whatsapp,
} as const;
