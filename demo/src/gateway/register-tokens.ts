import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../api/src/deps.ts';
import { GatewayError } from './gateway-error.ts';
import { keyOfBasic, secretKeyOf } from './keys.ts';
import { requireKey } from './require-key.ts';
import { presentToken } from './sandbox-payment.presenter.ts';
import { deleteToken, findToken } from './sandbox-token.queries.ts';

const hidden = { schema: { hide: true } };

/** Cards that the sandbox gateway keeps: what the shop's server may see of one, and forgetting it. */
export function registerTokens(scope: FastifyInstance, deps: Deps): void {
  const keys = [secretKeyOf(deps.config.sandboxGatewaySecret)];
  const tokenOf = (request: FastifyRequest) => {
    requireKey(keyOfBasic(request.headers.authorization), keys);
    return z.object({ id: z.string() }).parse(request.params).id;
  };
  scope.get('/v1/tokens/:id', hidden, async (request) => {
    const token = await findToken(deps.db, tokenOf(request));
    if (token === undefined) throw new GatewayError('record_not_found', 'Token not found');
    return presentToken(token);
  });
  scope.delete('/v1/tokens/:id', hidden, async (request, reply) => {
    if (!(await deleteToken(deps.db, tokenOf(request))))
      throw new GatewayError('record_not_found', 'Token not found');
    return reply.code(204).send();
  });
}
