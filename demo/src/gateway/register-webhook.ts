import { sandboxWebhook } from '@diyar/contract/site/webhooks';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../api/src/deps.ts';
import { hearOfPayment } from '../../../api/src/payments/hear-of-payment.ts';
import { mount } from '../../../api/src/platform/http/mount.ts';
import { isSameSecret } from './keys.ts';

/** The shop's ear for the gateway: a body with the right secret is a hint, in any order, any number of times. */
export function registerWebhook(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, sandboxWebhook, async ({ body, request }) => {
    if (!isSameSecret(body.secret_token, deps.config.sandboxGatewaySecret))
      throw await deps.limits.wrongProof(request);
    await hearOfPayment(deps.db, body.data.id);
    return {};
  });
}
