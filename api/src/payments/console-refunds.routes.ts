import * as contract from '@diyar/contract/console/console-refunds';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { payRefund } from './pay-refund.ts';
import type { ResolveDeps } from './resolve-payment.ts';
import { retryRefund } from './retry-refund.ts';
import { listFailedRefunds } from './show-failed-refunds.ts';
import { takeRefund } from './take-refund.ts';

/** Refunds to cards that the gateway did not take, as operators decide them. */
export function registerConsoleRefundRoutes(app: FastifyInstance, deps: BaseDeps & ResolveDeps): void {
  mount(app, deps, contract.listFailedRefunds, ({ operator, now }) =>
    listFailedRefunds(deps.db, operator.operatorId, now),
  );

  mount(app, deps, contract.retryRefund, async ({ params, body, operator, now }) => {
    const asked = { refundId: params.id, givesBack: body.give_back };
    return { outcome: await retryRefund(deps, operator, asked, now) };
  });

  mount(app, deps, contract.takeRefund, async ({ params, body, operator, now }) => {
    await takeRefund(deps, operator, { refundId: params.id, reason: body.reason }, now);
    return {};
  });

  mount(app, deps, contract.payRefund, async ({ params, body, operator, now }) => {
    const said = { refundId: params.id, bankReference: body.bank_reference };
    return { outcome: await payRefund(deps, operator, said, now) };
  });
}
