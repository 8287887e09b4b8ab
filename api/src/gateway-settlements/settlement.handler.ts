import type { TaskList } from 'graphile-worker';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { takeInSettlementsJob } from './settlement.jobs.ts';
import { takeInSettlements } from './take-in-settlements.ts';

/** Background work of the gateway's settlements, for the worker. */
export function settlementHandlers(deps: BaseDeps & { gateway: PaymentGateway }): TaskList {
  return {
    [takeInSettlementsJob.name]: async () => {
      await takeInSettlements(deps, deps.now());
    },
  };
}
