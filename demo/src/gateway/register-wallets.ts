import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../api/src/deps.ts';
import { originOf } from '../../../api/src/platform/http/origin-of.ts';
import { answerWalletCode } from './answer-wallet-code.ts';
import { merchantSession } from './apple-pay.ts';
import { PUBLISHABLE_KEY } from './keys.ts';
import { fieldOf, idOf } from './read-request.ts';
import { requireKey } from './require-key.ts';
import { presentSandboxPayment } from './sandbox-payment.presenter.ts';

const hidden = { schema: { hide: true } };

/** What browsers ask of the sandbox gateway beside a payment itself: Apple's session, and STC Pay's code. */
export function registerWallets(scope: FastifyInstance, deps: Deps): void {
  scope.post('/v1/applepay/initiate', hidden, async (request) => {
    requireKey(fieldOf(request, 'publishable_api_key'), [PUBLISHABLE_KEY]);
    const { hostname } = new URL(originOf(request, deps.config.publicUrl));
    return merchantSession(request.body, hostname, deps.now());
  });
  scope.post('/v1/stc_pays/:id/proceed', hidden, async (request) => {
    const answer = { ...(request.query as object), otp_value: fieldOf(request, 'otp_value') };
    const now = deps.now();
    return presentSandboxPayment(await answerWalletCode(deps.db, idOf(request), answer, now), now);
  });
}
