import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { expireAdsJob } from './ad.jobs.ts';
import { expireAds } from './expire-ads.ts';

/** The background work of ads. */
export function adHandlers(deps: BaseDeps): TaskList {
  return {
    [expireAdsJob.name]: async () => {
      await expireAds(deps.db, deps.now());
    },
  };
}
