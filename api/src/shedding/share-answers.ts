import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import { mayHaveWritten } from '../platform/http/reads.ts';
import { FRAME_CALLS, PUBLIC_CALLS, SPARED_CALLS } from './shedding.ts';

const SHARED: ReadonlySet<string> = new Set([...SPARED_CALLS, ...PUBLIC_CALLS, ...FRAME_CALLS]);
/** Where somebody is, and the key of a link: of no use to others, and nobody's business. */
const OF_ONE_PERSON = new Set(['near', 'lat', 'lng', 'k']);

/**
 * Lets shared caches answer for a second what strangers read, so that a crowd's question reaches a server once. Not to who sends a
 * token or has just written, nor where the route itself said how long its answer may be kept.
 */
export function shareAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || reply.hasHeader('cache-control') || !isForEverybody(request))
      return payload;
    reply.header('cache-control', CACHE_CONTROL.sharedSecond);
    reply.header('vary', [reply.getHeader('vary'), 'authorization'].flat().filter(Boolean).join(', '));
    return payload;
  });
}

function isForEverybody(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config;
  if (endpoint === undefined || !SHARED.has(`${endpoint.method} ${endpoint.path}`)) return false;
  return (
    !mayHaveWritten(request) && !Object.keys(request.query as object).some((name) => OF_ONE_PERSON.has(name))
  );
}
