import { checkPurchase, payPurchase } from '@diyar/contract/money/purchases';
import type { FastifyInstance } from 'fastify';
import { standingOf } from '../accounts/show-standing.ts';
import { mayLead } from '../accounts/standing.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { showPurchase } from '../purchases/show-purchase.ts';
import { checkPayments } from './check-payments.ts';
import type { ResolveDeps } from './resolve-payment.ts';
import { startPayment } from './start-payment.ts';

/** Paying for a plan. */
export function registerPurchasePaymentRoutes(
  app: FastifyInstance,
  deps: BaseDeps & ResolveDeps & { config: { publicUrl: string | undefined } },
): void {
  const payables = deps.payables.purchase;

  mountOnce(app, deps, payPurchase, async ({ params, body, actor, lang, now, request }, tx) => {
    const origin = originOf(request, deps.config.publicUrl);
    const keepCard = body.keep_card ?? false;
    const start = { number: params.id, accountId: actor.accountId, keepCard, lang, now, origin };
    if (!mayLead((await standingOf(tx, actor)) ?? 'viewer')) throw new Refusal('role_forbids');
    return startPayment(tx, { gateway: deps.gateway, payables }, start);
  });

  mount(app, deps, checkPurchase, async ({ params, actor, lang, now, request }) => {
    const id = await payables.findForPayer(deps.db, params.id, actor.accountId);
    if (id === undefined) throw new Refusal('not_found');
    await checkPayments(deps, { kind: 'purchase', id }, now, (error, paymentId) =>
      request.log.warn({ err: error, paymentId, mustRead: true }, 'payment not checked'),
    );
    return showPurchase(deps.db, params.id, { actor, lang, now });
  });
}
