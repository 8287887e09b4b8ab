import { riyadhIso } from '@diyar/contract/values/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallLimits } from '../limits/limit-calls.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type PushProof, provesPush } from './push-proof.ts';
import { PushAnswer, PushBody, takePush } from './take-push.ts';

/**
 * `POST` and `PUT /api/v1/brokerage/push-notifications`: the authority tells that a licence changed. Proved by HTTP Basic
 * and, where configured, by its address; answered with the body its contract asks for, in no envelope.
 */
export function registerPushRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { limits: CallLimits; config: { authorityPush: PushProof } },
): void {
  app.route({
    method: ['POST', 'PUT'],
    url: '/api/v1/brokerage/push-notifications',
    schema: { hide: true },
    handler: (request) => answerPush(deps, request),
  });
}

async function answerPush(
  deps: Parameters<typeof registerPushRoutes>[1],
  request: FastifyRequest,
): Promise<z.output<typeof PushAnswer>> {
  const { authorization } = request.headers;
  if (!provesPush(deps.config.authorityPush, { authorization, ip: request.ip }))
    throw await deps.limits.wrongProof(request);
  const body = PushBody.safeParse(request.body);
  if (!body.success) throw new Refusal('bad_request');
  const now = deps.now();
  const number = await takePush(deps.db, body.data, now);
  return PushAnswer.parse({
    IsReceived: true,
    Response: 'received',
    adLicenseNumber: number,
    ResponseTime: riyadhIso(now),
  });
}
