import type { FastifyBaseLogger } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { accountHandlers } from './accounts/account-handlers.ts';
import { adHandlers } from './ads/ad.handler.ts';
import { alertHandlers } from './alerts/alert.handler.ts';
import { bankLineHandlers } from './bank-lines/bank-line.handler.ts';
import { bookHandlers } from './books/book-handlers.ts';
import { broadcastHandlers } from './broadcasts/broadcast.handler.ts';
import { claimHandlers } from './claims/claim.handler.ts';
import { closureHandlers } from './closures/closure.handler.ts';
import { complianceHandlers } from './compliance/compliance.handler.ts';
import { nameHandlers } from './console-names/name.handler.ts';
import { depositHandlers } from './deposits/deposit.handler.ts';
import type { Deps, OwnApp } from './deps.ts';
import { evaluationHandlers } from './evaluations/evaluation.handler.ts';
import { feedHandlers } from './feeds/feed.handler.ts';
import { settlementHandlers } from './gateway-settlements/settlement.handler.ts';
import { invoiceHandlers } from './invoices/invoice.handler.ts';
import { keptCardHandlers } from './kept-cards/kept-card.handler.ts';
import { licenceHandlers } from './licences/licence.handler.ts';
import { liveHandlers } from './live/live.handler.ts';
import { mailAddressHandlers } from './mail-addresses/mail-address.handler.ts';
import { membershipHandlers } from './memberships/membership.handler.ts';
import { messageHandlers } from './messages/message.handler.ts';
import { notificationHandlers } from './notifications/notification.handler.ts';
import { officeHandlers } from './offices/office.handler.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import { payoutHandlers } from './payouts/payout.handler.ts';
import { phoneRecoveryHandlers } from './phone-recoveries/phone-recovery.handler.ts';
import { photoHandlers } from './photos/photo-handlers.ts';
import { crontabOf } from './platform/jobs/jobs.ts';
import { startWorker } from './platform/jobs/run-worker.ts';
import { privacyHandlers } from './privacy/privacy.handler.ts';
import { publishingHandlers } from './publishing/publishing.handler.ts';
import { quoteHandlers } from './quotes/quote.handler.ts';
import { reminderHandlers } from './reminders/reminder.handler.ts';
import { requestHandlers } from './requests/request.handler.ts';
import { reservationHandlers } from './reservations/reservation.handler.ts';
import { SCHEDULE } from './schedule.ts';
import { searchHandlers } from './search/search.handler.ts';
import { suspicionHandlers } from './suspicions/suspicion.handler.ts';
import { teamHandlers } from './teams/team.handler.ts';
import { ticketHandlers } from './tickets/ticket.handler.ts';
import { transferHandlers } from './transfers/transfer.handler.ts';
import { verificationHandlers } from './verifications/verification.handler.ts';
import { visitHandlers } from './visits/visit.handler.ts';

/** Every kind of background work and who does it. */
export function handlersOf(deps: Deps, app: OwnApp): TaskList {
  return {
    ...accountHandlers(deps),
    ...adHandlers(deps),
    ...alertHandlers(deps),
    ...broadcastHandlers(deps),
    ...closureHandlers(deps),
    ...complianceHandlers(deps),
    ...evaluationHandlers(deps),
    ...feedHandlers(deps),
    ...invoiceHandlers(deps),
    ...licenceHandlers(deps),
    ...liveHandlers(deps),
    ...mailAddressHandlers(deps),
    ...membershipHandlers(deps),
    ...messageHandlers(deps),
    ...nameHandlers(deps),
    ...notificationHandlers(deps),
    ...privacyHandlers(deps),
    ...publishingHandlers(deps),
    ...suspicionHandlers(deps),
    ...quoteHandlers(deps),
    ...reminderHandlers(deps),
    ...requestHandlers(deps),
    ...reservationHandlers(deps),
    ...moneyHandlers(deps),
    ...phoneRecoveryHandlers(deps),
    ...photoHandlers(deps),
    ...searchHandlers(deps),
    ...teamHandlers(deps),
    ...ticketHandlers(deps),
    ...transferHandlers(deps),
    ...verificationHandlers(deps),
    ...officeHandlers(deps),
    ...visitHandlers(deps),
    ...deps.demo?.handlers(deps, app),
  };
}

/** Background work about money. */
function moneyHandlers(deps: Deps): TaskList {
  return {
    ...paymentHandlers(deps),
    ...bookHandlers(deps),
    ...settlementHandlers(deps),
    ...bankLineHandlers(deps),
    ...keptCardHandlers(deps),
    ...payoutHandlers(deps),
    ...depositHandlers(deps),
    ...claimHandlers(deps),
  };
}

/** Runs jobs until `stop()`; as many processes as one likes may do so on one database. */
export async function runWorker(
  deps: Deps,
  options: { pool: Pool; log: FastifyBaseLogger; app: OwnApp },
): Promise<{ stop(): Promise<void> }> {
  const { pool, log, app } = options;
  return await startWorker({
    pool,
    directUrl: deps.config.databaseDirectUrl,
    log,
    handlers: handlersOf(deps, app),
    schedule: crontabOf(SCHEDULE),
  });
}
