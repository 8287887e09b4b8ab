import type { TaskList } from 'graphile-worker';
import type { Payables } from '../dues/payable.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { forgetClaimPhotosJob, passOverSilenceJob } from './claim.jobs.ts';
import { forgetClaimPhotos } from './claim-photos.ts';
import { passOverSilence } from './pass-over-silence.ts';

export function claimHandlers({
  db,
  payables,
  files,
  now,
}: BaseDeps & { payables: Payables; files: FileStorage }): TaskList {
  return {
    [passOverSilenceJob.name]: async () => void (await passOverSilence({ db, payables }, now())),
    [forgetClaimPhotosJob.name]: () => forgetClaimPhotos({ db, files }, now()),
  };
}
