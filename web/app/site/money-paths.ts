import type { Lang } from '@diyar/messages/messages';
import { addressAt, type QueryValues } from './paths.ts';

/** Addresses of an advertiser's money and of the operators' fees and payouts; apart from `paths`, which every page loads. */
export function moneyPaths(lang: Lang) {
  return {
    fees: (query?: QueryValues) => addressAt(lang, '/dashboard/my-fees', query),
    consoleFees: () => addressAt(lang, '/admin/fees'),
    consoleRefunds: (query?: QueryValues) => addressAt(lang, '/admin/refunds', query),
    consoleMoneyCases: (query?: QueryValues) => addressAt(lang, '/admin/money-cases', query),
    consoleSettlements: (query?: QueryValues) => addressAt(lang, '/admin/settlements', query),
    consolePayouts: (query?: QueryValues) => addressAt(lang, '/admin/payouts', query),
  };
}
