import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import { DatabaseError, type Pool } from 'pg';
import { currentRequestId, withRequestId } from '../request-context.ts';
import { guardJobs } from './guard-jobs.ts';
import { requestIdIn } from './jobs.ts';

export interface WorkerOptions {
  pool: Pool;
  /** The same database past any pooler. */
  directUrl: string;
  handlers: TaskList;
  /** Lines of cron: "every minute, this job". */
  schedule: string;
  log: FastifyBaseLogger;
  concurrency?: number;
}

const RESTART_AFTER_MS = 1000;
/** How long the notes of the last jobs may take to be written once none of them runs any more. */
const LAST_NOTES_MS = 3_000;
/**
 * How jobs ended is noted in batches (of whatever there is): only then does the queue give up in order when the database
 * is lost meanwhile. Noted one by one, the lost note is an unhandled rejection, and the process ends.
 */
const NOTED_TOGETHER = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/**
 * Runs background jobs in this process until `stop()`, which waits for the jobs in hand; any number of processes may
 * run one. A worker that gave up because it lost the database starts again by itself, and what it held is free again: also
 * the job that it was given by an answer that never came. So is what a killed process held.
 */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let shift = await beginShift(options);
  const guard = await guardJobs({ ...options, poolIds: () => shift.poolIds });
  const kept = (async () => {
    for (;;) {
      await shift.over.catch((err: unknown) => options.log.warn({ err }, 'the worker gave up'));
      if (stopping.signal.aborted) return;
      await endWhole(shift);
      const next = await nextShift(options, shift.poolIds, stopping.signal);
      if (next === undefined) return;
      shift = next;
      if (stopping.signal.aborted) return await endWhole(shift);
    }
  })();
  const stop = async () => {
    stopping.abort();
    await endWhole(shift);
    await kept;
    await guard.stop();
  };
  return { stop };
}

/** Ends a shift with its schedule and the notes of its last jobs; a queue that does not come to an end is not waited for longer. */
async function endWhole({ runner, over }: Shift): Promise<void> {
  const lastNotes = () => sleep(LAST_NOTES_MS, undefined, { ref: false });
  // It may have stopped by itself already.
  const stopped = runner.stop().catch(() => undefined);
  const ended = Promise.all([stopped, runner.promise.catch(() => undefined)]);
  await Promise.race([ended, over.then(lastNotes, lastNotes)]);
}

interface Shift {
  runner: Runner;
  /** Ends once none of its jobs runs any more. */
  over: Promise<void>;
  /** The names under which its jobs are locked. */
  poolIds: string[];
}

async function beginShift({ pool, handlers, schedule, log, concurrency = 4 }: WorkerOptions): Promise<Shift> {
  const poolIds: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  const alone = new Alone();
  const unheard = new AbortController();
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
  events.on('worker:getJob:error', ({ error }) => unheard.abort(error));
  const idle = whenAllStop(events);
  const runner = await run({
    pgPool: asTheQueueNeedsIt(pool),
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, task]) => [name, task && told(name, alone.handle(task), log)]),
    ),
    crontab: schedule,
    concurrency,
    events,
    forbiddenFlags: () => alone.words,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: loggerTo(log),
    preset: { worker: NOTED_TOGETHER },
  });
  endWhen(unheard.signal, runner, log);
  return { runner, poolIds, over: Promise.race([runner.promise, idle]) };
}

/**
 * Ends once every worker of a queue has stopped, which none does while the queue goes on. The queue's own promise may wait for ever:
 * notes that could not be written twice are counted twice (graphile/worker issue 636).
 */
function whenAllStop(events: WorkerEvents): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let working = 0;
  events.on('worker:create', () => {
    working += 1;
  });
  events.on('worker:stop', () => {
    working -= 1;
    if (working === 0) resolve();
  });
  return promise;
}

/**
 * Ends the shift once it asked for a job and heard no answer. PostgreSQL may have given it one and been lost with the answer; no worker
 * would do that job, nor take it from a shift that lives.
 */
function endWhen(unheard: AbortSignal, runner: Runner, log: FastifyBaseLogger): void {
  const end = () => {
    log.warn({ err: unheard.reason }, 'a job was asked for and no answer came: the worker begins anew');
    // It may have stopped by itself already.
    runner.stop().catch(() => undefined);
  };
  if (unheard.aborted) end();
  else unheard.addEventListener('abort', end, { once: true });
}

const STARTING_UP = '57P03';
type Taken = Parameters<Pool['connect']>[0];

/**
 * The pool as the queue is to see it. Once PostgreSQL said that it starts up, the queue would sleep longer each time, up to two
 * minutes, and jobs begin up to half an outage late; like one that refuses the connection it asks each second. And the connection
 * that listens is given back once: where it breaks as the queue ends, the queue gives it back twice, which would end the process.
 */
function asTheQueueNeedsIt(pool: Pool): Pool {
  const connect = async () => {
    try {
      return await pool.connect();
    } catch (cause) {
      if (!(cause instanceof DatabaseError) || cause.code !== STARTING_UP) throw cause;
      throw Object.assign(new Error(cause.message, { cause }), { code: 'ECONNREFUSED' });
    }
  };
  return new Proxy(pool, {
    get(target, name) {
      // With a callback it is the connection that listens, which has a patience of its own.
      if (name === 'connect')
        return (taken?: Taken) => (taken === undefined ? connect() : target.connect(givenBackOnce(taken)));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function givenBackOnce(taken: NonNullable<Taken>): NonNullable<Taken> {
  return (error, client, giveBack) => {
    let isGivenBack = false;
    taken(error, client, (broken) => {
      if (!isGivenBack) giveBack(broken);
      isGivenBack = true;
    });
  };
}

/** Tries each second until the database is back or we are to stop; tells of each new reason and of success. */
async function nextShift(
  options: WorkerOptions,
  abandoned: readonly string[],
  stopping: AbortSignal,
): Promise<Shift | undefined> {
  let told = '';
  for (let inVain = 0; ; inVain += 1) {
    await sleep(RESTART_AFTER_MS, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return undefined;
    try {
      await options.pool.query('select graphile_worker.force_unlock_workers($1)', [abandoned]);
      const shift = await beginShift(options);
      options.log.info({ inVain }, 'the worker started again');
      return shift;
    } catch (err) {
      if (told !== String(err))
        options.log.warn({ err }, 'the worker could not start again yet: it goes on trying');
      told = String(err);
    }
  }
}

/** Which words of jobs (`alone` of `enqueue`) are under way in a process, and whose turn it is. */
class Alone {
  readonly #underWay: string[] = [];
  /** Ends when all jobs of a word that began have ended. */
  readonly #ends = new Map<string, Promise<void>>();

  /** The words of jobs that are not to be taken now. */
  get words(): string[] {
    return [...this.#underWay];
  }

  /** The handler, run when no other of its word runs: two workers that look at the same instant may both take one. */
  handle(task: Task): Task {
    return async (payload, helpers) => {
      const [word] = Object.keys(helpers.job.flags ?? {});
      if (word === undefined) return await task(payload, helpers);
      const before = this.#ends.get(word);
      const { promise: end, resolve } = Promise.withResolvers<void>();
      this.#ends.set(word, end);
      this.#underWay.push(word);
      try {
        await before;
        await task(payload, helpers);
      } finally {
        resolve();
        this.#underWay.splice(this.#underWay.indexOf(word), 1);
      }
    };
  }
}

/** The handler, in the name of the request that asked for the job, with a line about how it ended. */
function told(name: string, task: Task, log: FastifyBaseLogger): Task {
  return (payload, helpers) => {
    const { id, attempts, max_attempts: most } = helpers.job;
    const reqId = requestIdIn(payload) ?? `job-${id}`;
    return withRequestId(reqId, async () => {
      const began = performance.now();
      const about = () => ({
        reqId,
        job: id,
        task: name,
        attempts,
        ms: Math.round(performance.now() - began),
      });
      try {
        await task(payload, helpers);
        log.info(about(), 'job done');
      } catch (err) {
        if (attempts >= most) log.error({ ...about(), err, mustRead: true }, 'job failed for good');
        else log.warn({ ...about(), err }, 'job failed, to be tried again');
        throw err;
      }
    });
  };
}

function loggerTo(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    // A line of its own reports how a job ended, with the request's id.
    if (meta?.failure === true) return;
    const reqId = currentRequestId();
    const about = reqId === undefined ? {} : { reqId };
    if (level === 'error') log.error(about, message);
    if (level === 'warning') log.warn(about, message);
  });
}
