import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PrimaryClient } from '../db/primary.ts';

const EVERY_MS = 10_000;
/** After a look that failed, or when the sign of life was lost: others take a worker without one for dead. */
const AGAIN_MS = 1_000;
const LONGEST_CONNECT_MS = 5_000;

/**
 * Takes back the jobs of workers that were killed, and returns how many workers. A living worker holds an advisory lock
 * by the name under which its jobs are locked; a lock that can be had belongs to no living worker. Jobs locked just now
 * are left alone: their worker may not have shown itself yet.
 */
export async function freeAbandonedJobs(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ freed: number }>(`
    with locked as materialized (
      select distinct locked_by from graphile_worker._private_jobs where locked_at < now() - interval '10 seconds'
    ), dead as materialized (
      select locked_by from locked where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
    ), freed as materialized (
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead
    )
    select (select count(*) from dead)::int as freed from freed`);
  return rows[0]?.freed ?? 0;
}

export interface GuardOptions {
  pool: pg.Pool;
  /** Past any pooler: the lock belongs to one connection. */
  directUrl: string;
  /** The names under which this worker locks its jobs; another list after it began anew. */
  poolIds: () => readonly string[];
  log: FastifyBaseLogger;
}

/**
 * Shows that this worker lives, by a connection of its own that dies with the process, and looks every ten seconds for
 * jobs whose worker does not: without it they would stay locked for four hours. A connection that was lost is made again
 * within a second or two of the database's return.
 */
export async function guardJobs(options: GuardOptions): Promise<{ stop(): Promise<void> }> {
  const { pool, log } = options;
  let stopped = false;
  let isLooking = false;
  let wasSound = true;
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void keepLooking(), milliseconds).unref();
  };
  const sign = signOfLife(options, () => lookIn(AGAIN_MS));
  const look = async () => {
    try {
      await sign.show();
      const freed = await freeAbandonedJobs(pool);
      if (freed > 0) log.warn({ workers: freed }, 'took back the jobs of workers that are gone');
      return true;
    } catch (err) {
      // Warns once, not at each of the tries that follow.
      if (!stopped && wasSound) log.warn({ err }, 'could not look for the jobs of workers that are gone');
      return false;
    }
  };
  const keepLooking = async () => {
    // The look under way asks for the next one.
    if (isLooking) return;
    isLooking = true;
    const isSound = await look();
    isLooking = false;
    wasSound = isSound;
    lookIn(isSound && sign.isShown() ? EVERY_MS : AGAIN_MS);
  };
  await keepLooking();
  const stop = async () => {
    stopped = true;
    clearTimeout(timer);
    await sign.end();
  };
  return { stop };
}

/** Holds the locks of this worker's names; taken anew after the connection broke or the names changed. */
function signOfLife({ directUrl, poolIds }: GuardOptions, onLost: () => void) {
  let held: { client: PrimaryClient; ids: readonly string[] } | undefined;
  const end = async () => {
    const before = held;
    held = undefined;
    await before?.client.end().catch(() => undefined);
  };
  const show = async () => {
    const ids = poolIds();
    if (held?.ids === ids) return;
    await end();
    const client = new PrimaryClient({
      connectionString: directUrl,
      application_name: 'diyar worker',
      connectionTimeoutMillis: LONGEST_CONNECT_MS,
    });
    client.on('error', () => {
      if (held?.client !== client) return;
      held = undefined;
      onLost();
    });
    await client.connect();
    await client.query('select pg_advisory_lock(hashtextextended(id, 0)) from unnest($1::text[]) as id', [
      ids,
    ]);
    held = { client, ids };
  };
  return { show, end, isShown: () => held !== undefined };
}
