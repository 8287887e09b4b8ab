import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { tellDigestsJob, tendRequestsJob } from './request.jobs.ts';
import { tellDigests } from './tell-digests.ts';
import { tendRequests } from './tend-requests.ts';

/** Does the background work of requests. */
export function requestHandlers({ db, now }: BaseDeps): TaskList {
  return {
    [tendRequestsJob.name]: () => tendRequests(db, now()),
    [tellDigestsJob.name]: () => tellDigests(db, now()),
  };
}
