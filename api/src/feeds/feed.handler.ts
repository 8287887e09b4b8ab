import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { readFeedsJob } from './feed.jobs.ts';
import type { FeedSource } from './feed-source.ts';
import { readFeeds } from './read-feeds.ts';

export function feedHandlers(deps: BaseDeps & { feeds: FeedSource }): TaskList {
  return {
    [readFeedsJob.name]: async () => {
      await readFeeds(deps, deps.now());
    },
  };
}
