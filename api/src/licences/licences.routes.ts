import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { plainPagePolicy } from '../platform/http/content-policy.ts';
import { siteOriginOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findLicenceUrl, findSandboxLicence } from './licence.queries.ts';
import { presentSandboxLicence, SANDBOX_LICENCE_STYLE } from './sandbox-licence.presenter.ts';

const QrFile = z
  .string()
  .regex(/^[^.]+\.svg$/)
  .transform((file) => file.slice(0, -'.svg'.length))
  .pipe(z.uuid());

/**
 * `GET /media/licences/{adId}.svg`: the QR code that leads to an ad's licence (domain.md 3: it encodes the licence's
 * address). Outside production also the sandbox registry's page, where the codes of demonstration licences lead.
 */
export function registerLicenceRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/media/licences/:file', { schema: { hide: true } }, async (request, reply) => {
    const adId = QrFile.safeParse((request.params as { file: string }).file);
    const url = adId.success ? await findLicenceUrl(deps.db, adId.data) : undefined;
    if (url === undefined) throw new Refusal('not_found');
    const svg = await QRCode.toString(new URL(url, siteOriginOf(app, deps.config.publicUrl)).href, {
      type: 'svg',
      margin: 2,
      errorCorrectionLevel: 'M',
    });
    return reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(svg);
  });

  if (deps.config.production || deps.config.registries !== 'sandbox') return;
  app.get('/_dev/licences/:number', { schema: { hide: true } }, async (request, reply) => {
    const { number } = request.params as { number: string };
    const licence = await findSandboxLicence(deps.db, number);
    if (licence === undefined) throw new Refusal('not_found');
    return reply
      .header('content-security-policy', plainPagePolicy(SANDBOX_LICENCE_STYLE))
      .type('text/html; charset=utf-8')
      .send(presentSandboxLicence(licence));
  });
}
