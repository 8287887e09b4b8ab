import type { TaskList } from 'graphile-worker';
import { KeptLevels } from '../ads/kept-levels.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { scoreAds } from './score-ads.ts';
import { scoreAdsJob } from './suspicion.jobs.ts';

/** The background work of suspicions. */
export function suspicionHandlers({ db, now }: BaseDeps): TaskList {
  const levels = new KeptLevels({ now: () => now().getTime() });
  return {
    [scoreAdsJob.name]: async () => {
      await scoreAds(db, levels, now());
    },
  };
}
