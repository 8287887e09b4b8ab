import type { Lang } from '@diyar/messages/messages';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { moneyPaths } from '../../site/money-paths.ts';
import { planPaths } from '../../site/plan-paths.ts';
import { requestPaths } from '../../site/request-paths.ts';
import type { useConsoleCall } from './use-operator.ts';

/** The desk follows what happens while it lies open. */
const FOLLOW_MS = 15_000;

/** The queues of the desk, which the navigation beside every page counts too. */
export function deskQuery(lang: Lang, call: ReturnType<typeof useConsoleCall>) {
  return queryOptions({
    queryKey: [lang, 'desk'],
    queryFn: () => call(() => callApi('GET /api/v1/console/desk')),
    refetchInterval: FOLLOW_MS,
  });
}

/** The page of a queue, where it has one. */
export function queuePage(key: string, lang: Lang): string | undefined {
  const to = deskPaths(lang);
  const pages: Partial<Record<string, string>> = {
    ads: to.consoleAds(),
    revisions: to.consoleAds({ state: 'revisions' }),
    licences: to.consoleLicences(),
    reports: to.consoleReports(),
    requests: requestPaths(lang).console(),
    tickets: deskPaths(lang).consoleTickets(),
    verifications: deskPaths(lang).consoleOffices(),
    messages: deskPaths(lang).consoleMessages(),
    transfers: planPaths(lang).consoleTransfers(),
    bank_lines: planPaths(lang).consoleTransfers({ view: 'statement' }),
    refunds: moneyPaths(lang).consoleRefunds(),
    money_cases: moneyPaths(lang).consoleMoneyCases(),
    payouts: moneyPaths(lang).consolePayouts(),
    claims: planPaths(lang).consoleClaims(),
    ledger: planPaths(lang).consoleLedger(),
  };
  return pages[key];
}
