import type { TaskList } from 'graphile-worker';
import type { Deps } from '../deps.ts';
import { expireAdsJob } from './ad.jobs.ts';
import { expireAds } from './expire-ads.ts';

/** The background work of ads. */
export function adHandlers(deps: Pick<Deps, 'db' | 'now'>): TaskList {
  return {
    [expireAdsJob.name]: async () => {
      await expireAds(deps.db, deps.now());
    },
  };
}
