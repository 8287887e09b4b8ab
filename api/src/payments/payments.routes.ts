import { checkPayment, startPayment as startPaymentContract } from '@diyar/contract/booking/reservations';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { showReservation } from '../reservations/show-reservation.ts';
import { checkPayments } from './check-payments.ts';
import type { ResolveDeps } from './resolve-payment.ts';
import { startPayment } from './start-payment.ts';

/** Paying for a reservation. */
export function registerPaymentRoutes(
  app: FastifyInstance,
  deps: BaseDeps & ResolveDeps & { config: { publicUrl: string | undefined } },
): void {
  const payables = deps.payables.reservation;

  mountOnce(app, deps, startPaymentContract, ({ params, body, actor, lang, now, request }, tx) => {
    const origin = originOf(request, deps.config.publicUrl);
    const asked = { shown: body.amount, keepCard: body.keep_card ?? false };
    const start = { number: params.id, accountId: actor.accountId, ...asked, lang, now, origin };
    return startPayment(tx, { gateway: deps.gateway, payables }, start);
  });

  mount(app, deps, checkPayment, async ({ params, actor, lang, now, request }) => {
    const id = await payables.findForPayer(deps.db, params.id, actor.accountId);
    if (id === undefined) throw new Refusal('not_found');
    await checkPayments(deps, { kind: 'reservation', id }, now, (error, paymentId) =>
      request.log.warn({ err: error, paymentId, mustRead: true }, 'payment not checked'),
    );
    return showReservation(deps, { number: params.id, accountId: actor.accountId, side: 'guest', lang, now });
  });
}
