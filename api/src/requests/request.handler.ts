import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { tendRequestsJob } from './request.jobs.ts';
import { tendRequests } from './tend-requests.ts';

/** Does the background work of requests. */
export function requestHandlers({ db, now }: BaseDeps): TaskList {
  return { [tendRequestsJob.name]: () => tendRequests(db, now()) };
}
