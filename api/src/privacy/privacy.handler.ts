import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { deleteFilesJob } from './closing.jobs.ts';

const Files = z.object({ keys: z.array(z.string()) });

/** Does the background work of closing accounts. Safe to repeat: a file that is gone is deleted already. */
export function privacyHandlers({ files }: { files: FileStorage }): TaskList {
  return {
    [deleteFilesJob.name]: async (payload) => {
      for (const key of Files.parse(payload).keys) await files.delete(key);
    },
  };
}
