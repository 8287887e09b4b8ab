import { LANGS, type Lang } from '@diyar/messages/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { z } from 'zod';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import type { CallLimits } from '../limits/limit-calls.ts';
import { SHARE_DRAWINGS } from '../limits/limits.ts';
import type { PhotoFiles } from '../photos/read-photo.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { siteOriginOf } from '../platform/http/origin-of.ts';
import { mayHaveWritten, type Reads } from '../platform/http/reads.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { siteTexts } from '../settings/site-texts.ts';
import type { KeptAds } from './kept-ads.ts';
import { keptSharePictures, type SharePictureJobs } from './share/kept-share-pictures.ts';
import { shareHash, shareMark } from './share/share-card.ts';
import { showShareCard } from './show-ad.ts';

const Params = z.object({
  number: z.string().regex(/^\d{1,12}$/),
  file: z
    .string()
    .regex(/^\w+\.(jpeg|svg)$/)
    .transform((file) => file.split('.'))
    .pipe(z.tuple([z.enum(LANGS), z.enum(['jpeg', 'svg'])])),
});

const SiteParams = z.object({
  file: z
    .string()
    .regex(/^\w+\.jpeg$/)
    .transform((file) => file.slice(0, -'.jpeg'.length))
    .pipe(z.enum(LANGS)),
});

/** The code that opens an ad's page on the phone whose camera sees it. */
function pageCode(origin: string, number: string, lang: Lang): Promise<string> {
  const address = `${origin}${lang === 'ar' ? '' : `/${lang}`}/details/${number}`;
  return QRCode.toString(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}

/**
 * `GET /media/ads/{number}/{lang}.jpeg`: the picture shown where an ad is shared, of an ad that anyone may see. With the
 * mark its page gives it, it never changes; without, it is asked for again. `{lang}.svg` is the code of its page.
 * `GET /media/site/{lang}.jpeg`: the picture of every page that has none of its own.
 */
export function registerSharePictures(
  app: FastifyInstance,
  deps: BaseDeps &
    PhotoFiles & {
      reads: Reads;
      images: SharePictureJobs;
      limits: CallLimits;
      config: { publicUrl: string | undefined };
    },
  ads: KeptAds,
): void {
  const pictures = keptSharePictures({ ...deps, log: app.log });
  const mayDraw = (request: FastifyRequest) => () => deps.limits.refuseBeyond(request, SHARE_DRAWINGS);
  app.get('/media/ads/:number/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Refusal('not_found');
    const { number, file } = params.data;
    const [lang, kind] = file;
    const caller = { linkKey: undefined, actor: null, mayHaveWritten: mayHaveWritten(request) };
    const asked = { number, lang, ...caller, now: deps.now() };
    const shareCard = await deps.reads.read(request, (db) => showShareCard(db, ads, asked));
    if (kind === 'svg') {
      const code = await pageCode(siteOriginOf(app, deps.config.publicUrl), number, lang);
      return reply.header('cache-control', CACHE_CONTROL.hour).type('image/svg+xml').send(code);
    }
    const isMarked = (request.query as { v?: unknown }).v === shareMark(shareCard);
    const etag = `"${shareHash(shareCard)}"`;
    const caching = isMarked ? CACHE_CONTROL.forGood : CACHE_CONTROL.fiveMinutes;
    const isKnown = request.headers['if-none-match'] === etag;
    // Drawn before anything says how long to keep it: a refusal is nothing to keep.
    const picture = isKnown ? undefined : await pictures.ofAd(shareCard, mayDraw(request));
    reply.header('cache-control', caching).header('etag', etag);
    return isKnown ? reply.code(304).send() : reply.type('image/jpeg').send(picture);
  });

  app.get('/media/site/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = SiteParams.safeParse(request.params);
    if (!params.success) throw new Refusal('not_found');
    const lang = params.data.file;
    const site = await siteTexts(deps.db, deps.now());
    const card = { lang, title: site[`site_title_${lang}`], text: site[`site_desc_${lang}`] };
    const etag = `"${shareHash(card)}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const picture = isKnown ? undefined : await pictures.ofSite(card, mayDraw(request));
    reply.header('cache-control', CACHE_CONTROL.hour).header('etag', etag);
    return isKnown ? reply.code(304).send() : reply.type('image/jpeg').send(picture);
  });
}
