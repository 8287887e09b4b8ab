import * as contract from '@diyar/contract/supply/host-photos';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { withUpload } from '../platform/http/upload.ts';
import type { UploadRoom } from '../platform/http/upload-room.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { beginUpload } from './begin-upload.ts';
import { deletePhoto } from './delete-photo.ts';
import { addPhotos, orderPhotos } from './order-photos.ts';
import { findOpenUpload, receiveChunk } from './receive-chunk.ts';
import { showOwnPhoto, showOwnPhotos, showUnitPhotos } from './show-own-photos.ts';

const CHUNK = {
  field: 'chunk',
  mostBytes: contract.PHOTO_CHUNK_BYTES,
  missing: 'photo_chunk',
  tooLarge: 'photo_chunk',
} as const;
/** A piece gets through wherever there is a phone line at all (70 kbit/s): it holds half a megabyte at most. */
const SLOWEST = { windowSeconds: 5, leastBytes: 8 * 1024, mostWindows: 12 };

/** Photos of advertisers: uploading them, and the order in which a unit shows them. */
export function registerHostPhotoRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { files: FileStorage; uploads: UploadRoom },
): void {
  const { db, uploads } = deps;

  mountOnce(app, deps, contract.beginPhotoUpload, async ({ body, actor, lang, now }, tx) => {
    const id = await beginUpload(tx, body, actor, now);
    return showOwnPhoto(tx, id, actor, lang);
  });

  mount(app, deps, contract.sendPhotoChunk, async ({ params, actor, lang, now, request }) => {
    const { id } = params;
    const upload = await findOpenUpload(deps, id, actor);
    if (upload !== undefined) {
      const offset = Number(params.offset);
      const keep = (bytes: Buffer) => receiveChunk(deps, upload, { offset, bytes }, { actor, now });
      await withUpload(request, CHUNK, uploads, keep, SLOWEST);
    }
    return showOwnPhoto(db, id, actor, lang);
  });

  mount(app, deps, contract.listPhotos, async ({ query, actor, lang }) => ({
    items: await showOwnPhotos(db, query.ids, actor, lang),
  }));

  mount(app, deps, contract.listUnitPhotos, async ({ params, actor, lang }) => ({
    items: await showUnitPhotos(db, params.id, actor, lang),
  }));

  mount(app, deps, contract.addUnitPhotos, async ({ params, body, actor, lang, now }) => {
    await addPhotos(db, { unitId: params.id, photos: body.photos }, actor, now);
    return { items: await showUnitPhotos(db, params.id, actor, lang) };
  });

  mount(app, deps, contract.orderUnitPhotos, async ({ params, body, actor, lang, now }) => {
    await orderPhotos(db, { unitId: params.id, photos: body.photos }, actor, now);
    return { items: await showUnitPhotos(db, params.id, actor, lang) };
  });

  mount(app, deps, contract.deletePhoto, async ({ params, actor, now }) => {
    await deletePhoto(db, params.id, { actor, now });
    return {};
  });
}
