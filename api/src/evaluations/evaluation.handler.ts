import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { forgetEvaluationPhotosJob, publishEvaluationsJob } from './evaluation.jobs.ts';
import { forgetEvaluationPhotos } from './evaluation-photos.ts';
import { publishEvaluations } from './publish-evaluations.ts';

/** Does the background work of evaluations. */
export function evaluationHandlers({ db, files, now }: BaseDeps & { files: FileStorage }): TaskList {
  return {
    [publishEvaluationsJob.name]: async () => {
      await publishEvaluations(db, now());
    },
    [forgetEvaluationPhotosJob.name]: () => forgetEvaluationPhotos({ db, files }, now()),
  };
}
