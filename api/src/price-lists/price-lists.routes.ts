import * as contract from '@diyar/contract/supply/price-lists';
import { LANGS } from '@diyar/messages/messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallLimits } from '../limits/limit-calls.ts';
import { SHARE_DRAWINGS } from '../limits/limits.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { compilePdf } from '../platform/pdf/compile-pdf.ts';
import { priceListPdf } from './price-list-pdf.ts';
import { createPriceList, linkOf, listPriceLists, revokePriceList, showPriceList } from './share-prices.ts';

const FileParams = z.object({
  key: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  file: z
    .string()
    .regex(/^\w+\.pdf$/)
    .transform((file) => file.slice(0, -'.pdf'.length))
    .pipe(z.enum(LANGS)),
});

/** Besides the calls of the contract `GET /media/price-lists/{key}/{lang}.pdf`: a list as a file, for whoever has its key. */
export function registerPriceListRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { limits: CallLimits; config: { publicUrl: string | undefined } },
): void {
  const { db } = deps;
  const { publicUrl } = deps.config;

  mount(app, deps, contract.listPriceLists, ({ actor, lang, now, request }) =>
    listPriceLists(db, { actor, lang, now, origin: originOf(request, publicUrl) }),
  );

  mount(app, deps, contract.createPriceList, ({ body, actor, lang, now, request }) =>
    createPriceList(db, body, { actor, lang, now, origin: originOf(request, publicUrl) }),
  );

  mount(app, deps, contract.revokePriceList, async ({ params, actor, lang, now, request }) => {
    await revokePriceList(db, params.id, { actor, lang, now, origin: originOf(request, publicUrl) });
    return {};
  });

  app.get('/media/price-lists/:key/:file', { schema: { hide: true } }, async (request, reply) => {
    const found = FileParams.safeParse(request.params);
    if (!found.success) throw new Refusal('not_found');
    await deps.limits.refuseBeyond(request, SHARE_DRAWINGS);
    const { key, file: lang } = found.data;
    const list = await showPriceList(db, key, lang, deps.now());
    const link = linkOf(originOf(request, publicUrl), key, lang);
    const pdf = await compilePdf(await priceListPdf(list, link, lang));
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `inline; filename="diyar-prices-${lang}.pdf"`)
      .type('application/pdf')
      .send(pdf);
  });

  mount(app, deps, contract.showPriceList, ({ params, lang, now, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return showPriceList(db, params.key, lang, now);
  });
}
