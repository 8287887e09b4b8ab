import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { CommercialRegister } from '../commercial-register/commercial-register.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { endBadges, forgetOffices, remindOfBadges } from './end-badges.ts';
import { dropFilesJob, endBadgesJob, forgetOfficesJob, recheckOfficesJob } from './office.jobs.ts';
import { recheckOffices } from './recheck-offices.ts';

const Files = z.object({ keys: z.array(z.string()) });

/** Does the background work of offices. Safe to repeat. */
export function officeHandlers({
  db,
  files,
  register,
  now,
}: BaseDeps & { files: FileStorage; register: CommercialRegister | null }): TaskList {
  return {
    [dropFilesJob.name]: async (payload) => {
      for (const key of Files.parse(payload).keys) await files.delete(key);
    },
    [endBadgesJob.name]: async () => {
      await endBadges(db, now());
      await remindOfBadges(db, now());
    },
    [recheckOfficesJob.name]: async () => {
      await recheckOffices({ db, register }, now());
    },
    [forgetOfficesJob.name]: () => forgetOffices({ db, files }, now()),
  };
}
