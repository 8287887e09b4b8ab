import { showLicenceLog as licenceLogCall } from '@diyar/contract/console/console-licences';
import * as contract from '@diyar/contract/supply/host-licences';
import { inquireLicence as inquireCall } from '@diyar/contract/supply/licence-inquiries';
import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { z } from 'zod';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { siteOriginOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { checkLicence } from './check-licence.ts';
import { inquireLicence } from './inquire-licence.ts';
import type { LicenceDeps } from './keep-answer.ts';
import { findLicenceUrl } from './licence.queries.ts';
import { showLicenceLog } from './licence-log.ts';
import { showAdLicence } from './show-licence.ts';

const QrFile = z
  .string()
  .regex(/^[^.]+\.svg$/)
  .transform((file) => file.slice(0, -'.svg'.length))
  .pipe(z.uuid());

/**
 * `GET /media/licences/{adId}.svg`: the QR code that leads to an ad's licence (domain.md 3: it encodes the licence's
 * address).
 */
export function registerLicenceRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { publicUrl: string | undefined } },
): void {
  app.get('/media/licences/:file', { schema: { hide: true } }, async (request, reply) => {
    const adId = QrFile.safeParse((request.params as { file: string }).file);
    const url = adId.success ? await findLicenceUrl(deps.db, adId.data) : undefined;
    if (url === undefined) throw new Refusal('not_found');
    const svg = await QRCode.toString(new URL(url, siteOriginOf(app, deps.config.publicUrl)).href, {
      type: 'svg',
      margin: 2,
      errorCorrectionLevel: 'M',
    });
    return reply.header('cache-control', CACHE_CONTROL.hour).type('image/svg+xml').send(svg);
  });
}

/** Checking the licence of one's own ad, and asking about one before there is an ad. */
export function registerHostLicenceRoutes(app: FastifyInstance, deps: BaseDeps & LicenceDeps): void {
  mount(app, deps, contract.showAdLicence, ({ params, actor, lang, now }) =>
    showAdLicence(deps.db, params.id, { actor, lang, now }),
  );

  mount(app, deps, contract.checkAdLicence, async ({ params, body, actor, lang, now }) => {
    await checkLicence(deps, { ad: params.id, number: body.number, identity: body.identity }, actor, now);
    return showAdLicence(deps.db, params.id, { actor, lang, now });
  });

  mount(app, deps, inquireCall, ({ body, actor, lang, now }) => {
    const { number, identity, content, property_id: propertyId } = body;
    return inquireLicence(deps, { number, identity, content, propertyId }, { actor, lang, now });
  });
}

/** What operators read of the authority's part. */
export function registerConsoleLicenceRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, licenceLogCall, ({ params }) => showLicenceLog(deps.db, params.number));
}
