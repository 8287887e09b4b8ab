import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../api/src/deps.ts';
import { plainPagePolicy } from '../../../api/src/platform/http/content-policy.ts';
import { Refusal } from '../../../api/src/platform/http/refusal.ts';
import { presentSandboxLicence, SANDBOX_LICENCE_STYLE } from './sandbox-licence.presenter.ts';
import { findSandboxLicence } from './sandbox-licence.queries.ts';

/** `GET /_dev/licences/{number}`: the sandbox registry's page, where the codes of demonstration licences lead. */
export function registerSandboxLicences(app: FastifyInstance, { db, config }: Deps): void {
  if (config.production || config.rega !== undefined) return;
  app.get('/_dev/licences/:number', { schema: { hide: true } }, async (request, reply) => {
    const { number } = request.params as { number: string };
    const licence = await findSandboxLicence(db, number);
    if (licence === undefined) throw new Refusal('not_found');
    return reply
      .header('content-security-policy', plainPagePolicy(SANDBOX_LICENCE_STYLE))
      .type('text/html; charset=utf-8')
      .send(presentSandboxLicence(licence));
  });
}
