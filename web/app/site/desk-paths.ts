import type { Lang } from '@diyar/messages/messages';
import { addressAt, type QueryValues } from './paths.ts';

/**
 * Addresses of the dashboard's first page, of evaluations, the figures, invoices and the team, of an ad by its number alone, and of the
 * operators' pages, site settings, tickets, bookings, minimum prices, rent freezes, seasons and house; apart from `paths`, which every page loads.
 */
export function deskPaths(lang: Lang) {
  return {
    home: () => addressAt(lang, '/dashboard/home'),
    evaluations: (query?: QueryValues) => addressAt(lang, '/dashboard/evaluations', query),
    statistics: (query: { by?: string | undefined; ad?: string | undefined } = {}) =>
      addressAt(lang, '/dashboard/statistics', query),
    invoices: (query?: QueryValues) => addressAt(lang, '/dashboard/invoices', query),
    verifyOffice: () => addressAt(lang, '/dashboard/verify-office'),
    verifyAccount: () => addressAt(lang, '/dashboard/verify-account'),
    notifications: (query?: QueryValues) => addressAt(lang, '/dashboard/notifications', query),
    team: () => addressAt(lang, '/dashboard/team'),
    /** Leads to the ad's place among its property's units, or with `edit` to the page that edits its unit. */
    ownAd: (id: string, to?: 'edit') => addressAt(lang, `/host/ads/${encodeURIComponent(id)}`, { to }),
    console: () => addressAt(lang, '/admin'),
    consoleSettings: (query?: { key?: string }) => addressAt(lang, '/admin/settings', query),
    consoleAudit: (query?: { operator?: string; act?: string; before?: string }) =>
      addressAt(lang, '/admin/audit', query),
    consoleReports: () => addressAt(lang, '/admin/reports'),
    consoleAds: (query?: { ad?: string; state?: string }) => addressAt(lang, '/admin/ads', query),
    consoleLicences: () => addressAt(lang, '/admin/licences'),
    consoleOperators: () => addressAt(lang, '/admin/operators'),
    consolePages: () => addressAt(lang, '/admin/pages'),
    consoleSite: () => addressAt(lang, '/admin/site'),
    consoleMinimumPrices: (query?: QueryValues) => addressAt(lang, '/admin/minimum-prices', query),
    consoleRentFreezes: () => addressAt(lang, '/admin/rent-freezes'),
    consoleSeasons: () => addressAt(lang, '/admin/seasons'),
    consoleAccounts: (query?: QueryValues) => addressAt(lang, '/admin/accounts', query),
    consolePlaces: (query?: QueryValues) => addressAt(lang, '/admin/places', query),
    consoleKinds: () => addressAt(lang, '/admin/kinds'),
    consoleBroadcasts: (query?: QueryValues) => addressAt(lang, '/admin/broadcasts', query),
    consoleFigures: () => addressAt(lang, '/admin/figures'),
    consoleJobs: (query?: QueryValues) => addressAt(lang, '/admin/jobs', query),
    consoleOffices: (query?: QueryValues) => addressAt(lang, '/admin/verifications', query),
    consoleMessages: (query?: QueryValues) => addressAt(lang, '/admin/messages', query),
    consoleTicketTemplates: () => addressAt(lang, '/admin/tickets', { view: 'templates' }),
    consoleTickets: (query?: QueryValues) => addressAt(lang, '/admin/tickets', query),
  };
}
