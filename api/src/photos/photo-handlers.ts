import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { type CheckJobs, checkPhoto } from './check-photo.handler.ts';
import { forgetPhotos } from './forget-photos.handler.ts';
import { makePhotoSizes, type SizeJobs } from './make-sizes.handler.ts';
import { checkPhotoJob, forgetPhotosJob, makeSizesJob } from './photo.jobs.ts';

const OfPhoto = z.object({ photoId: z.uuid() });

/** Does the background work of photos. */
export function photoHandlers(
  deps: BaseDeps & { files: FileStorage; images: CheckJobs & SizeJobs },
): TaskList {
  const { db, files, now } = deps;
  return {
    [checkPhotoJob.name]: (payload) => checkPhoto(deps, OfPhoto.parse(payload).photoId, now()),
    [makeSizesJob.name]: (payload) => makePhotoSizes(deps, OfPhoto.parse(payload).photoId),
    [forgetPhotosJob.name]: () => forgetPhotos({ db, files }, now()),
  };
}
