import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { type CheckJobs, checkPhoto } from './check-photo.handler.ts';
import { forgetPhotos } from './forget-photos.handler.ts';
import { makePhotoSizes, type SizeJobs } from './make-sizes.handler.ts';
import {
  checkPhotoJob,
  forgetPhotosJob,
  makeSizesJob,
  removeFilesJob,
  removePiecesJob,
} from './photo.jobs.ts';
import { removeFiles } from './photo-files.ts';
import { removePieces } from './upload-pieces.ts';

const OfPhoto = z.object({ photoId: z.uuid() });
const OfUpload = z.object({ uploadId: z.uuid(), size: z.int() });
const OfFiles = z.object({ fileKey: z.string(), originalKey: z.string() });

/** How often a picture that takes too much time or memory is tried. */
const MOST_TRIES = 3;

/** Does the background work of photos. */
export function photoHandlers(
  deps: BaseDeps & { files: FileStorage; images: CheckJobs & SizeJobs },
): TaskList {
  const { db, files, now } = deps;
  return {
    [checkPhotoJob.name]: (payload, { job }) => {
      const isLastTry = job.attempts >= MOST_TRIES;
      return checkPhoto(deps, OfPhoto.parse(payload).photoId, { now: now(), isLastTry });
    },
    [makeSizesJob.name]: (payload, { job }) =>
      makePhotoSizes(deps, OfPhoto.parse(payload).photoId, job.attempts >= MOST_TRIES),
    [forgetPhotosJob.name]: () => forgetPhotos({ db, files }, now()),
    [removeFilesJob.name]: (payload) => {
      const { fileKey, originalKey } = OfFiles.parse(payload);
      return removeFiles({ db, files }, { file_key: fileKey, original_key: originalKey });
    },
    [removePiecesJob.name]: (payload) => {
      const { uploadId: id, size } = OfUpload.parse(payload);
      return removePieces(files, { id, size });
    },
  };
}
