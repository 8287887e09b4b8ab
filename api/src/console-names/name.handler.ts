import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { refreshTextsJob } from './name.jobs.ts';
import { refreshTexts } from './refresh-texts.ts';

const OfThing = z.object({ of: z.enum(['city', 'district', 'category']), id: z.int() });

/** The background work of names. */
export function nameHandlers({ db }: BaseDeps): TaskList {
  return {
    [refreshTextsJob.name]: (payload) => refreshTexts(db, OfThing.parse(payload)),
  };
}
