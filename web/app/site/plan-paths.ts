import type { Lang } from '@diyar/messages/messages';
import { addressAt, type QueryValues } from './paths.ts';

/** Addresses of plans, memberships and their places in the console; apart from `paths`, which every page loads. */
export function planPaths(lang: Lang) {
  const part = encodeURIComponent;
  return {
    /** Buys a plan. */
    plan: (id: string, query?: { period?: string | undefined }) =>
      addressAt(lang, `/payment/${part(id)}`, query),
    memberships: (query?: QueryValues) => addressAt(lang, '/dashboard/memberships', query),
    /** A purchase: what came of its payment, and its receipt. */
    purchase: (id: string) => addressAt(lang, `/dashboard/memberships/${part(id)}`),
    consolePlans: (query?: QueryValues) => addressAt(lang, '/admin/plans', query),
    consoleBookings: (query?: QueryValues) => addressAt(lang, '/admin/bookings', query),
    consoleLedger: () => addressAt(lang, '/admin/ledger'),
    consoleClaims: (query?: QueryValues) => addressAt(lang, '/admin/claims', query),
    consoleTransfers: (query?: QueryValues) => addressAt(lang, '/admin/transfers', query),
  };
}
