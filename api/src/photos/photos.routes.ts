import { PHOTO_WIDTHS, type PhotoWidth } from '@diyar/contract/ads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { keptPhotos, photoHash } from './kept-photos.ts';
import { findScene } from './photo.queries.ts';
import type { SceneKind } from './scenes/scene.ts';

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
 * `GET /media/photos/{photoId}/{width}.{format}`: a photo in one of the sizes the contract offers, drawn at its first
 * request. Needs no apiKey; a photo never changes, so every cache may keep it for good.
 */
export function registerPhotoRoutes(app: FastifyInstance, deps: Deps): void {
  const photoOf = keptPhotos({ files: deps.files, log: app.log });
  app.get('/media/photos/:photoId/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    if (!params.success) throw new Refusal('not_found');
    const { photoId, file } = params.data;
    if (!isOffered(file.width)) throw new Refusal('not_found');
    const photo = await findScene(deps.db, photoId);
    if (photo === undefined) throw new Refusal('not_found');
    const size = {
      scene: photo.scene as SceneKind,
      seed: photo.seed,
      width: file.width,
      format: file.format,
    };
    const etag = `"${photoHash(size)}"`;
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(TYPES[file.format]).send(await photoOf(size));
  });
}
