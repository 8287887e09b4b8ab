import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/database.ts';
import { failure } from './answers.ts';
import { langOf } from './gate.ts';
import { Refusal } from './refusal.ts';

const BY_FASTIFY_CODE: Record<string, 'payload_too_large' | 'bad_request'> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
};

/** Sockets' and name servers' own, and those of `primary.ts` and `database.ts`. */
const CONNECTION_CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH NO_PRIMARY NOT_REPLICATED'.split(
    ' ',
  ),
);
const CONNECTION_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether the database cannot be reached, is going down or took too long: the caller may try again. */
export function isDatabaseLost(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  // 25006: a server that was the primary, or is about to be, and takes no writes.
  if (/^(08|57P0[1-3]|53300|57014|25006)/.test(state)) return true;
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return CONNECTION_CODES.has(code) || CONNECTION_MESSAGE.test(error.message);
}

function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDatabaseLost(error)) return new Refusal('unavailable', { retryAfterSeconds: 2 });
  const { code, statusCode } = error as FastifyError;
  const known = BY_FASTIFY_CODE[code];
  if (known !== undefined) return new Refusal(known);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('bad_request');
  return undefined;
}

/**
 * One handler for all: refusals speak, faults are logged with their stack and answer one sentence. A request whose
 * connection was reset before it was read is refused, as no client hears the answer; for all others `request.ip` is an
 * address from here on, since one that was read once stays known when the connection ends later.
 */
export function installFaultHandler(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.raw.socket.remoteAddress === undefined) throw new Refusal('bad_request');
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal === undefined) request.log.error({ err: error }, 'fault');
    else if (refusal.details.cause !== undefined)
      request.log.error({ err: refusal.details.cause }, refusal.code);
    else if (refusal.code === 'unavailable' && error !== refusal)
      request.log.warn({ err: error }, 'database lost');
    return answerRefusal(refusal ?? new Refusal('server_error'), request, reply);
  });
}

/** Answers an address that cannot be read: it reaches no route and no hook, so not even its language is known yet. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.lang = langOf(request);
  reply.header('x-request-id', request.id);
  answerRefusal(new Refusal('bad_request'), request, reply);
}

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', refusal.details.retryAfterSeconds);
  // Does not wait for requests that are still on their way.
  if (refusal.status === 408) reply.header('connection', 'close');
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(failure(refusal, request.lang ?? 'ar'));
}
