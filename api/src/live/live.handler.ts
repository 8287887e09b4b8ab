import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { forgetTicketsJob } from './live.jobs.ts';
import { deleteTickets } from './live-ticket.queries.ts';

/** Does the background work of live streams. */
export function liveHandlers({ db, now }: BaseDeps): TaskList {
  return { [forgetTicketsJob.name]: () => deleteTickets(db, now()) };
}
