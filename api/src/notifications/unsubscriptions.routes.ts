import * as contract from '@diyar/contract/people/mail-addresses';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { showUnsubscription, unsubscribe } from './unsubscribe.ts';

const Params = z.object({ key: z.string().max(200) });
const MOST_BYTES = 1000;

/**
 * Besides the calls of the contract `POST /unsubscribe/{key}`: what mail programs send for their reader's one tap (RFC 8058). It
 * comes without an apiKey or cookie; the key is its proof. The page of the same address is the site's.
 */
export function registerUnsubscriptionRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { pepper: string } },
): void {
  const { db } = deps;
  const { pepper } = deps.config;

  mount(app, deps, contract.showUnsubscription, ({ params }) =>
    showUnsubscription({ db, pepper }, params.key),
  );

  mount(app, deps, contract.unsubscribe, ({ params, body, now }) =>
    unsubscribe({ db, pepper }, { key: params.key, isWanted: body.is_wanted }, now),
  );

  app.register(async (scope) => {
    scope.removeContentTypeParser('multipart/form-data');
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      async () => ({}),
    );
    const path = ['/unsubscribe/:key', '/en/unsubscribe/:key'];
    for (const url of path)
      scope.post(url, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
        const params = Params.safeParse(request.params);
        if (!params.success) throw new Refusal('not_found');
        await unsubscribe({ db, pepper }, { key: params.data.key, isWanted: false }, deps.now());
        return reply.code(200).header('cache-control', 'no-store').type('text/plain').send('');
      });
  });
}
