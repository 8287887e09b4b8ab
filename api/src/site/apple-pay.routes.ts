import type { FastifyInstance } from 'fastify';
import { Refusal } from '../platform/http/refusal.ts';

/** `GET /.well-known/apple-developer-merchantid-domain-association`: what Apple reads before this site may take Apple Pay. */
export function registerApplePayRoutes(
  app: FastifyInstance,
  { config }: { config: { applePayDomain: string | undefined } },
): void {
  const path = '/.well-known/apple-developer-merchantid-domain-association';
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    if (config.applePayDomain === undefined) throw new Refusal('not_found');
    return reply.type('text/plain; charset=utf-8').send(config.applePayDomain);
  });
}
