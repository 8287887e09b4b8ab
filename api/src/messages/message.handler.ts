import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { forgetPictures } from './forget-pictures.ts';
import { forgetPicturesJob } from './message.jobs.ts';

/** Does the background work of messages. */
export function messageHandlers({ db, files, now }: BaseDeps & { files: FileStorage }): TaskList {
  return { [forgetPicturesJob.name]: () => forgetPictures({ db, files }, now()) };
}
