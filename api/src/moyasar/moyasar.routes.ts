import { createHash, timingSafeEqual } from 'node:crypto';
import { moyasarWebhook } from '@diyar/contract/site/webhooks';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallLimits } from '../limits/limit-calls.ts';
import { hearOfPayment } from '../payments/hear-of-payment.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { MoyasarOptions } from './moyasar-payment-gateway.ts';

/**
 * Moyasar's webhooks: a body with our secret is a hint that something happened to a payment, in any order, any number of
 * times; a job asks Moyasar itself. Not found where payments do not go to Moyasar.
 */
export function registerMoyasarRoutes(
  app: FastifyInstance,
  deps: BaseDeps & {
    limits: CallLimits;
    config: { moyasar: Pick<MoyasarOptions, 'webhookSecret'> | undefined };
  },
): void {
  mount(app, deps, moyasarWebhook, async ({ body, request }) => {
    const { moyasar } = deps.config;
    if (moyasar === undefined) throw new Refusal('not_found');
    if (!isSameSecret(body.secret_token, moyasar.webhookSecret)) throw await deps.limits.wrongProof(request);
    if (body.type === 'webhook_verification') {
      // Needed once, to register the webhook; it is of no use to anyone else.
      request.log.warn(
        { code: body.data.verification_code, mustRead: true },
        'moyasar verifies this webhook with a code',
      );
    }
    const payment = z.uuid().safeParse(body.data.id);
    if (body.type.startsWith('payment_') && payment.success) await hearOfPayment(deps.db, payment.data);
    return {};
  });
}

/** Compares in the same time whatever the texts are. */
function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
