import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { tellBroadcastJob } from './broadcast.jobs.ts';
import { tellBroadcast } from './tell-broadcast.ts';

const OfBroadcast = z.object({ id: z.uuid() });

/** The background work of broadcasts. */
export function broadcastHandlers({ db, now }: BaseDeps): TaskList {
  return {
    [tellBroadcastJob.name]: (payload) => tellBroadcast(db, OfBroadcast.parse(payload).id, now),
  };
}
