import type { FastifyInstance } from 'fastify';
import { countLostCodes } from './accounts/undelivered-code.ts';
import { registerAuditRoutes } from './audit/audit.routes.ts';
import { registerConsoleBankLineRoutes } from './bank-lines/console-bank-lines.routes.ts';
import { BANK_LINES_QUEUE } from './bank-lines/show-lines.ts';
import { registerConsoleLedgerRoutes } from './books/console-ledger.routes.ts';
import { LEDGER_QUEUE } from './books/ledger-queue.ts';
import { registerMoneyCaseRoutes } from './books/money-cases.routes.ts';
import { MONEY_CASES_QUEUE } from './books/show-money-cases.ts';
import { registerConsoleBroadcastRoutes } from './broadcasts/console-broadcasts.routes.ts';
import { CLAIMS_QUEUE } from './claims/claims-queue.ts';
import { registerConsoleClaimRoutes } from './claims/console-claims.routes.ts';
import { registerConsoleRoutes } from './console/console.routes.ts';
import type { QueueDefinition } from './console/queue.ts';
import { registerConsoleAccountRoutes } from './console-accounts/console-accounts.routes.ts';
import { registerConsoleFigureRoutes } from './console-figures/console-figures.routes.ts';
import { registerConsoleJobRoutes } from './console-jobs/console-jobs.routes.ts';
import { registerConsoleNameRoutes } from './console-names/console-names.routes.ts';
import { registerConsoleThreadRoutes } from './console-threads/console-threads.routes.ts';
import type { Deps } from './deps.ts';
import { registerConsoleEvaluationRoutes } from './evaluations/evaluations.routes.ts';
import { registerConsoleFeeRoutes } from './fees/console-fees.routes.ts';
import { registerConsoleSettlementRoutes } from './gateway-settlements/console-settlements.routes.ts';
import { registerConsoleLicenceRoutes } from './licences/licences.routes.ts';
import { registerConsoleMinimumPriceRoutes } from './minimum-prices/console-minimum-prices.routes.ts';
import { registerConsoleMessageRoutes } from './notifications/console-messages.routes.ts';
import { MESSAGES_QUEUE } from './notifications/unsent-queue.ts';
import { OFFICES_QUEUE } from './offices/offices-queue.ts';
import { registerConsoleOperatorRoutes } from './operators/console-operators.routes.ts';
import { registerOperatorRoutes } from './operators/operators.routes.ts';
import { registerConsolePageRoutes } from './pages/console-pages.routes.ts';
import { registerConsoleRefundRoutes } from './payments/console-refunds.routes.ts';
import { REFUNDS_QUEUE } from './payments/show-failed-refunds.ts';
import { registerConsolePayoutRoutes } from './payouts/console-payouts.routes.ts';
import { PAYOUTS_QUEUE } from './payouts/payouts-queue.ts';
import { registerConsolePlanRoutes } from './plans/plans.routes.ts';
import { registerConsoleAdRoutes } from './publishing/console-ads.routes.ts';
import { ADS_QUEUE, LICENCES_QUEUE } from './publishing/review-queues.ts';
import { registerConsoleRentFreezeRoutes } from './rent-freezes/console-rent-freezes.routes.ts';
import { registerConsoleReportRoutes } from './reports/reports.routes.ts';
import { REPORTS_QUEUE } from './reports/reports-queue.ts';
import { registerConsoleRequestRoutes } from './requests/requests.routes.ts';
import { REQUESTS_QUEUE } from './requests/requests-queue.ts';
import { registerConsoleReservationRoutes } from './reservations/console-reservations.routes.ts';
import { registerConsoleRevisionRoutes } from './revisions/deciding/console-revisions.routes.ts';
import { REVISIONS_QUEUE } from './revisions/deciding/revisions-queue.ts';
import { registerConsoleSeasonRoutes } from './seasons/console-seasons.routes.ts';
import { registerConsoleSettingRoutes } from './settings/console-settings.routes.ts';
import { registerConsoleSiteRoutes } from './site/console-site.routes.ts';
import { registerTicketTemplateRoutes } from './ticket-templates/ticket-templates.routes.ts';
import { registerConsoleTicketRoutes } from './tickets/tickets.routes.ts';
import { TICKETS_QUEUE } from './tickets/tickets-queue.ts';
import { registerConsoleTransferRoutes } from './transfers/console-transfers.routes.ts';
import { TRANSFERS_QUEUE } from './transfers/transfers-queue.ts';

/** Queues of the operators' desk, the most pressing first. */
const QUEUES: readonly QueueDefinition[] = [
  LEDGER_QUEUE,
  REFUNDS_QUEUE,
  MONEY_CASES_QUEUE,
  TRANSFERS_QUEUE,
  BANK_LINES_QUEUE,
  PAYOUTS_QUEUE,
  CLAIMS_QUEUE,
  ADS_QUEUE,
  REVISIONS_QUEUE,
  LICENCES_QUEUE,
  OFFICES_QUEUE,
  REPORTS_QUEUE,
  REQUESTS_QUEUE,
  TICKETS_QUEUE,
  MESSAGES_QUEUE,
];

/** The operators' console: every noun's part of it. */
export function registerConsole(app: FastifyInstance, deps: Deps): void {
  registerOperatorRoutes(app, deps);
  registerConsoleRoutes(app, deps, QUEUES);
  registerConsoleSettingRoutes(app, deps);
  registerConsolePageRoutes(app, deps);
  registerConsoleSiteRoutes(app, deps);
  registerConsoleMinimumPriceRoutes(app, deps);
  registerConsoleRentFreezeRoutes(app, deps);
  registerConsoleSeasonRoutes(app, deps);
  registerConsoleReportRoutes(app, deps);
  registerConsoleEvaluationRoutes(app, deps);
  registerConsoleRequestRoutes(app, deps);
  registerConsoleAdRoutes(app, deps);
  registerConsoleRevisionRoutes(app, deps);
  registerConsoleOperatorRoutes(app, deps);
  registerConsoleTicketRoutes(app, deps);
  registerTicketTemplateRoutes(app, deps);
  registerConsoleThreadRoutes(app, deps);
  registerConsoleAccountRoutes(app, deps);
  registerConsoleNameRoutes(app, deps);
  registerConsoleJobRoutes(app, deps);
  registerConsoleFigureRoutes(app, deps);
  registerConsoleBroadcastRoutes(app, deps);
  registerConsoleMessageRoutes(app, { ...deps, countLostCodes: (now) => countLostCodes(deps.db, now) });
  registerConsoleReservationRoutes(app, deps);
  registerConsoleLicenceRoutes(app, deps);
  registerConsolePlanRoutes(app, deps);
  registerConsoleFeeRoutes(app, deps);
  registerConsolePayoutRoutes(app, deps);
  registerConsoleLedgerRoutes(app, deps);
  registerMoneyCaseRoutes(app, deps);
  registerConsoleSettlementRoutes(app, deps);
  registerConsoleRefundRoutes(app, deps);
  registerConsoleBankLineRoutes(app, deps);
  registerConsoleTransferRoutes(app, deps);
  registerConsoleClaimRoutes(app, deps);
  registerAuditRoutes(app, deps);
}
