import { ENDPOINTS } from '@diyar/contract/endpoints/endpoints';
import type { FastifyInstance } from 'fastify';
import { failure } from './answers.ts';
import { Refusal } from './refusal.ts';

const CALLS = Object.values(ENDPOINTS).map(({ method, path }) => ({
  method,
  url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
  shape: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** Methods there are for an address; the contract also knows calls that production does not have. */
function methodsAt(app: FastifyInstance, path: string): string[] {
  return CALLS.filter(({ method, url, shape }) => shape.test(path) && app.hasRoute({ method, url })).map(
    ({ method }) => method,
  );
}

/** Answers unknown calls of the API: 405 with the methods there are, or 404, in the one envelope. */
export function registerUnknownCalls(app: FastifyInstance): void {
  app.all('/api/*', (request, reply) => {
    const methods = methodsAt(app, request.url.split('?')[0] ?? '');
    // A method there is did not get here by itself: a part of the address is too long for anything to have that name.
    const isWrongMethod = methods.length > 0 && !methods.some((method) => method === request.method);
    if (isWrongMethod) reply.header('allow', methods.join(', '));
    const refusal = new Refusal(isWrongMethod ? 'method_not_allowed' : 'not_found');
    return reply.code(refusal.status).send(failure(refusal, request.lang));
  });
}
