import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { endMemberships } from './end-memberships.ts';
import { endMembershipsJob } from './membership.jobs.ts';

/** The background work of memberships. */
export function membershipHandlers(deps: BaseDeps): TaskList {
  return { [endMembershipsJob.name]: () => endMemberships(deps.db, deps.now()) };
}
