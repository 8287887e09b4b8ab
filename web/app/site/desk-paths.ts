import type { Lang } from '@diyar/messages/messages';
import { addressAt, type QueryValues } from './paths.ts';

/**
 * Addresses of the dashboard's first page, of an ad by its number alone, and of the operators' tickets, minimum prices and rent
 * freezes; apart from `paths`, which every page loads.
 */
export function deskPaths(lang: Lang) {
  return {
    home: () => addressAt(lang, '/dashboard/home'),
    /** Leads to the ad's place among its property's units, or with `edit` to the page that edits its unit. */
    ownAd: (id: string, to?: 'edit') => addressAt(lang, `/host/ads/${encodeURIComponent(id)}`, { to }),
    consoleMinimumPrices: (query?: QueryValues) => addressAt(lang, '/admin/minimum-prices', query),
    consoleRentFreezes: () => addressAt(lang, '/admin/rent-freezes'),
    consoleTickets: (query?: QueryValues) => addressAt(lang, '/admin/tickets', query),
  };
}
