import { createHash } from 'node:crypto';
import { PHOTO_WIDTHS, type PhotoWidth } from '@diyar/contract/finding/ads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import type { CallLimits } from '../limits/limit-calls.ts';
import { MADE_PHOTOS } from '../limits/limits.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findPhotoFile, type PhotoFiles } from './read-photo.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

const isOffered = (width: number): width is PhotoWidth => PHOTO_WIDTHS.some((offered) => offered === width);

const Params = z.object({
  photoId: z.uuid(),
  file: z
    .string()
    .regex(/^\d{3,4}\.(avif|webp|jpeg)$/)
    .transform((file) => file.split('.') as [string, keyof typeof TYPES])
    .transform(([width, format]) => ({ width: Number(width), format })),
});

/**
 * `GET /media/photos/{photoId}/{width}.{format}`: a photo in one of the sizes the contract offers. Needs no apiKey; a photo
 * never changes, so every cache may keep it for good.
 */
export function registerPhotoRoutes(
  app: FastifyInstance,
  deps: BaseDeps & PhotoFiles & { limits: CallLimits },
): void {
  app.get('/media/photos/:photoId/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Refusal('not_found');
    const { photoId, file } = params.data;
    const { width, format } = file;
    if (!isOffered(width)) throw new Refusal('not_found');
    const photo = await findPhotoFile(deps, photoId, { width, format });
    if (photo === undefined) throw new Refusal('not_found');
    const etag = `"${createHash('sha256').update(photo.key).digest('hex')}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const mayMake = () => deps.limits.refuseBeyond(request, MADE_PHOTOS);
    const bytes = isKnown ? undefined : await photo.read(request.log, mayMake);
    if (!isKnown && bytes === undefined) throw new Refusal('not_found');
    reply.header('cache-control', CACHE_CONTROL.forGood).header('etag', etag);
    return isKnown ? reply.code(304).send() : reply.type(TYPES[format]).send(bytes);
  });
}
