import { checkPayment, startPayment as startPaymentContract } from '@diyar/contract/reservations';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { loadForGuest } from '../reservations/load-reservation.ts';
import { showReservation } from '../reservations/show-reservation.ts';
import { checkPayments } from './check-payments.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { startPayment } from './start-payment.ts';

export function registerPaymentRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { gateway: PaymentGateway; config: { publicUrl: string | undefined } },
): void {
  mountOnce(app, deps, startPaymentContract, ({ params, actor, lang, now, request }, tx) => {
    const origin = originOf(request, deps.config.publicUrl);
    return startPayment(tx, deps.gateway, {
      number: params.id,
      accountId: actor.accountId,
      lang,
      now,
      origin,
    });
  });

  mount(app, deps, checkPayment, async ({ params, actor, lang, now, request }) => {
    const reservation = await loadForGuest(deps.db, params.id, actor.accountId);
    if (reservation === undefined) throw new Refusal('not_found');
    await checkPayments(deps, reservation.id, now, (error, paymentId) =>
      request.log.warn({ err: error, paymentId }, 'payment not checked'),
    );
    return showReservation(deps, { number: params.id, accountId: actor.accountId, side: 'guest', lang, now });
  });
}
