import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { fillClosuresJob } from './closure.jobs.ts';
import { fillClosures } from './fill-closures.ts';

export function closureHandlers(deps: BaseDeps): TaskList {
  return {
    [fillClosuresJob.name]: async () => {
      await fillClosures(deps.db, deps.now());
    },
  };
}
