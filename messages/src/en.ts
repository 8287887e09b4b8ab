import { accountPanel } from './en/account-panel.ts';
import { adFacts } from './en/ad-facts.ts';
import { adMore } from './en/ad-more.ts';
import { ads } from './en/ads.ts';
import { advertisers } from './en/advertisers.ts';
import { booking } from './en/booking.ts';
import { bookingAfter } from './en/booking-after.ts';
import { bookingChange } from './en/booking-change.ts';
import { bookingLife } from './en/booking-life.ts';
import { bookingLists } from './en/booking-lists.ts';
import { bulk } from './en/bulk.ts';
import { calendarFeeds } from './en/calendar-feeds.ts';
import { channels } from './en/channels.ts';
import { common } from './en/common.ts';
import { console } from './en/console.ts';
import { consoleAccounts } from './en/console-accounts.ts';
import { consoleBookings } from './en/console-bookings.ts';
import { consoleBooks } from './en/console-books.ts';
import { consoleBroadcasts } from './en/console-broadcasts.ts';
import { consoleClaims } from './en/console-claims.ts';
import { consoleFigures } from './en/console-figures.ts';
import { consoleJobs } from './en/console-jobs.ts';
import { consoleMessages } from './en/console-messages.ts';
import { consoleMoney } from './en/console-money.ts';
import { consoleMoneyCases } from './en/console-money-cases.ts';
import { consoleNames } from './en/console-names.ts';
import { consoleOffices } from './en/console-offices.ts';
import { consolePages } from './en/console-pages.ts';
import { consoleRefunds } from './en/console-refunds.ts';
import { consoleRentFreezes } from './en/console-rent-freezes.ts';
import { consoleRequests } from './en/console-requests.ts';
import { consoleSeasons } from './en/console-seasons.ts';
import { consoleSettlements } from './en/console-settlements.ts';
import { consoleSite } from './en/console-site.ts';
import { consoleStatement } from './en/console-statement.ts';
import { consoleThreads } from './en/console-threads.ts';
import { consoleTickets } from './en/console-tickets.ts';
import { consoleTransfers } from './en/console-transfers.ts';
import { contact } from './en/contact.ts';
import { crowd } from './en/crowd.ts';
import { dashboard } from './en/dashboard.ts';
import { deposits } from './en/deposits.ts';
import { details } from './en/details.ts';
import { errors } from './en/errors.ts';
import { evaluations } from './en/evaluations.ts';
import { footer } from './en/footer.ts';
import { foreignGuests } from './en/foreign-guests.ts';
import { help } from './en/help.ts';
import { home } from './en/home.ts';
import { hostPhotos } from './en/host-photos.ts';
import { hostPrices } from './en/host-prices.ts';
import { invoiceDocument } from './en/invoice-document.ts';
import { invoices } from './en/invoices.ts';
import { kit } from './en/kit.ts';
import { leads } from './en/leads.ts';
import { licences } from './en/licences.ts';
import { limits } from './en/limits.ts';
import { mail } from './en/mail.ts';
import { marketing } from './en/marketing.ts';
import { memberships } from './en/memberships.ts';
import { mine } from './en/mine.ts';
import { myFees } from './en/my-fees.ts';
import { myInfo } from './en/my-info.ts';
import { newRelease } from './en/new-release.ts';
import { notificationTexts } from './en/notification-texts.ts';
import { notifications } from './en/notifications.ts';
import { offices } from './en/offices.ts';
import { ownRequests } from './en/own-requests.ts';
import { payment } from './en/payment.ts';
import { priceGrid } from './en/price-grid.ts';
import { priceLists } from './en/price-lists.ts';
import { publishing } from './en/publishing.ts';
import { requests } from './en/requests.ts';
import { reservations } from './en/reservations.ts';
import { revisions } from './en/revisions.ts';
import { rules } from './en/rules.ts';
import { savedSearches } from './en/saved-searches.ts';
import { search } from './en/search.ts';
import { searchDates } from './en/search-dates.ts';
import { serviceTemplates } from './en/service-templates.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { similarOffers } from './en/similar-offers.ts';
import { sms } from './en/sms.ts';
import { statistics } from './en/statistics.ts';
import { stayTotals } from './en/stay-totals.ts';
import { suggestions } from './en/suggestions.ts';
import { supplyRules } from './en/supply-rules.ts';
import { team } from './en/team.ts';
import { teamWords } from './en/team-words.ts';
import { terms } from './en/terms.ts';
import { transfers } from './en/transfers.ts';
import { unitBoard } from './en/unit-board.ts';
import { verification } from './en/verification.ts';
import { whatsapp } from './en/whatsapp.ts';
import type { Messages } from './messages.ts';

/** Every English sentence. */
export const en: Messages = {
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
};
