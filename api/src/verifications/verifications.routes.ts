import * as contract from '@diyar/contract/people/verifications';
import { nafathWebhook } from '@diyar/contract/site/webhooks';
import type { FastifyInstance } from 'fastify';
import type { CallLimits } from '../limits/limit-calls.ts';
import { AnswerForged, type NationalAccess } from '../national-access/national-access.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { hearSignOn } from './hear-sign-on.ts';
import { showIdentityVerification } from './show-verification.ts';
import { verifyIdentity } from './verify-identity.ts';

export function registerVerificationRoutes(
  app: FastifyInstance,
  deps: BaseDeps & {
    nationalAccess: NationalAccess | null;
    limits: CallLimits;
    config: { pepper: string; identityKey: string };
  },
): void {
  const { db, nationalAccess, config } = deps;
  const isOpen = nationalAccess !== null;

  mount(app, deps, contract.showIdentityVerification, ({ actor, now }) =>
    showIdentityVerification(db, actor, { isOpen, now }),
  );

  mount(app, deps, contract.verifyIdentity, async ({ body, actor, lang, now, request }) => {
    const { pepper, identityKey } = config;
    const asked = { typed: body.number, lang, ip: request.ip };
    await verifyIdentity({ db, nationalAccess, pepper, identityKey }, actor, asked, now);
    return showIdentityVerification(db, actor, { isOpen, now });
  });

  // The token is the only proof; what stands beside it is looked up, never believed.
  mount(app, deps, nafathWebhook, async ({ body, now, request }) => {
    const { requestId, token } = body;
    try {
      await hearSignOn({ db, nationalAccess, pepper: config.pepper }, { requestId, token }, now);
    } catch (error) {
      if (error instanceof AnswerForged) throw await deps.limits.wrongProof(request);
      throw error;
    }
    return {};
  });
}
