import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';

export interface WorkerOptions {
  pool: Pool;
  handlers: TaskList;
  /** Lines of cron: "every minute, this job". */
  schedule: string;
  log: FastifyBaseLogger;
  concurrency?: number;
}

/** Runs background jobs in this process until `stop()`; any number of processes may run one. */
export function startWorker(options: WorkerOptions): Promise<Runner> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') options.log.error(message);
    if (level === 'warning') options.log.warn(message);
  });
  return run({
    pgPool: options.pool,
    taskList: options.handlers,
    crontab: options.schedule,
    concurrency: options.concurrency ?? 4,
    noHandleSignals: true,
    pollInterval: 1000,
    logger,
  });
}
