import { randomUUID } from 'node:crypto';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';
import { currentRequestId, withRequestId } from '../request-context.ts';

/** Nothing that could break a log line, and no bare number, which might be somebody's phone. */
const SAFE_ID = /^(?=.*[A-Za-z])[\w.-]{8,64}$/;

/**
 * The id of a request: the caller's own `x-request-id` when it is safe to write down, that of the request or job this
 * one is part of when it came from inside the process, else a new one.
 */
export function requestIdOf({ headers }: RawRequestDefaultExpression): string {
  const sent = headers['x-request-id'];
  if (typeof sent === 'string' && SAFE_ID.test(sent)) return sent;
  return currentRequestId() ?? randomUUID();
}

/** Answers each request's id in `x-request-id`, and hands it to whatever the request causes. */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // After the body was read: reading it would lose the context again.
  app.addHook('preHandler', (request, _reply, done) => withRequestId(request.id, done));
}
