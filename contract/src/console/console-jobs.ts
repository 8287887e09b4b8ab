import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';

/** How a job stands: it waits for its time or a worker, one has it, or its last try failed for good. */
export const JOB_STATES = ['failed', 'waiting', 'running'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const ConsoleJob = z.object({
  id: z.string(),
  /** The name of its kind: `photo__sizes`. */
  name: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.int(),
  max_attempts: z.int(),
  /** When it may run, or might have. */
  run_at: z.string(),
  created_at: z.string(),
  /** The first line of what the last try failed by; null where none has. */
  last_error: z.string().nullable(),
});
export type ConsoleJob = z.infer<typeof ConsoleJob>;

export const JobCounts = z.object({
  failed: z.int(),
  waiting: z.int(),
  running: z.int(),
  /** How long the job that waits longest could have run, in seconds. */
  oldest_seconds: z.int(),
});

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/console/jobs',
  summary:
    'Background work that failed for good, waits or runs, the newest first, with what it failed by last',
  query: z.strictObject({ ...PageQuery, state: z.enum(JOB_STATES, 'invalid').default('failed') }),
  data: listOf(ConsoleJob).extend({ counts: JobCounts }),
  caller: 'operator',
  right: 'jobs',
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/v1/console/jobs/retries',
  summary:
    'Try jobs again now, with all their tries before them; those that run at this moment are left alone',
  body: z.strictObject({
    ids: z
      .array(z.string().regex(/^\d{1,18}$/, 'invalid'))
      .min(1, 'required')
      .max(100, 'invalid'),
  }),
  data: z.object({ retried: z.int() }),
  status: 201,
  caller: 'operator',
  right: 'jobs',
  refuses: ['state_changed'],
});

/** Calls about background work in the console, under the names their code uses. */
export const CONSOLE_JOB_ENDPOINTS = { listJobs, retryJobs } as const;
