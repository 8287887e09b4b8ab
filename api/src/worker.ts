import type { FastifyBaseLogger } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { CLEAN_UP_SCHEDULE } from './accounts/account.jobs.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { adHandlers } from './ads/ad.handler.ts';
import { AD_SCHEDULE } from './ads/ad.jobs.ts';
import type { Deps } from './deps.ts';
import { PAYMENT_SCHEDULE } from './payments/payment.jobs.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import { startWorker } from './platform/jobs/run-worker.ts';
import { reservationHandlers } from './reservations/reservation.handler.ts';
import { RESERVATION_SCHEDULE } from './reservations/reservation.jobs.ts';
import { sandboxGatewayHandlers } from './sandbox-gateway/sandbox-gateway-handlers.ts';

/** Everything that runs by the clock, in one list (cron, UTC). */
export const SCHEDULE = [RESERVATION_SCHEDULE, PAYMENT_SCHEDULE, AD_SCHEDULE, CLEAN_UP_SCHEDULE].join('\n');

/** Every kind of background work and who does it. */
export function handlersOf(deps: Deps, ownFetch: typeof fetch): TaskList {
  return {
    ...accountHandlers(deps),
    ...adHandlers(deps),
    ...reservationHandlers(deps),
    ...paymentHandlers(deps),
    ...(deps.gateway.name !== 'sandbox' ? {} : sandboxGatewayHandlers({ ...deps, fetch: ownFetch })),
  };
}

/** Runs jobs until `stop()`; as many processes as one likes may do so on one database. */
export async function runWorker(
  deps: Deps,
  options: { pool: Pool; log: FastifyBaseLogger; ownFetch: typeof fetch },
): Promise<{ stop(): Promise<void> }> {
  const { pool, log, ownFetch } = options;
  return await startWorker({ pool, log, handlers: handlersOf(deps, ownFetch), schedule: SCHEDULE });
}
