import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { endBadges, forgetOffices, remindOfBadges } from './end-badges.ts';
import { dropFilesJob, endBadgesJob, forgetOfficesJob } from './office.jobs.ts';

const Files = z.object({ keys: z.array(z.string()) });

/** Does the background work of offices. Safe to repeat. */
export function officeHandlers({ db, files, now }: BaseDeps & { files: FileStorage }): TaskList {
  return {
    [dropFilesJob.name]: async (payload) => {
      for (const key of Files.parse(payload).keys) await files.delete(key);
    },
    [endBadgesJob.name]: async () => {
      await endBadges(db, now());
      await remindOfBadges(db, now());
    },
    [forgetOfficesJob.name]: () => forgetOffices({ db, files }, now()),
  };
}
