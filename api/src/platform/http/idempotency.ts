import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, type Tx, transact } from '../db/database.ts';
import { Refusal } from './refusal.ts';

export interface KeptAnswer {
  status: number;
  body: unknown;
}

export interface OnceRequest {
  accountId: string;
  key: string;
  /** Method, path and body: the same key with another one is a mistake. */
  fingerprint: Buffer;
  now: Date;
}

const KEPT_FOR_MS = 24 * 3_600_000;
const NEVER_KEPT = new Set([401, 403, 429]);

export function fingerprintOf(method: string, path: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, path, body ?? null]))
    .digest();
}

/**
 * Runs `work` at most once per account and key within 24 hours and answers the first answer again. The key commits in
 * the transaction of its effect; "still running" is an advisory lock that dies with its transaction, so a killed
 * process leaves nothing behind. A refusal undoes its effects, unless it says otherwise, and is kept too, except 401,
 * 403, 429 and faults.
 */
export function onceByKey(
  db: Database,
  request: OnceRequest,
  work: (tx: Tx) => Promise<KeptAnswer>,
  refused: (refusal: Refusal) => KeptAnswer,
): Promise<KeptAnswer> {
  return transact(db, async (tx) => {
    await lockKey(tx, request);
    const kept = await findKept(tx, request);
    if (kept !== undefined) return kept;
    const answer = await runOrRefuse(tx, work, refused);
    await keep(tx, request, answer);
    return answer;
  });
}

async function lockKey(tx: Tx, request: OnceRequest): Promise<void> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${request.accountId}:${request.key}`}, 0)) as locked`.execute(
    tx,
  );
  if (rows[0]?.locked !== true) throw new Refusal('request_running');
}

async function findKept(tx: Tx, request: OnceRequest): Promise<KeptAnswer | undefined> {
  const row = await tx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'status', 'answer', 'created_at'])
    .where('account_id', '=', request.accountId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (row === undefined || request.now.getTime() - row.created_at.getTime() > KEPT_FOR_MS) return undefined;
  if (!row.fingerprint.equals(request.fingerprint)) throw new Refusal('idempotency_key_reused');
  return { status: row.status, body: row.answer };
}

async function runOrRefuse(
  tx: Tx,
  work: (tx: Tx) => Promise<KeptAnswer>,
  refused: (refusal: Refusal) => KeptAnswer,
): Promise<KeptAnswer> {
  await sql`savepoint before_work`.execute(tx);
  try {
    return await work(tx);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500 || NEVER_KEPT.has(error.status)) throw error;
    if (error.details.keepsWrites !== true) await sql`rollback to savepoint before_work`.execute(tx);
    return refused(error);
  }
}

async function keep(tx: Tx, request: OnceRequest, answer: KeptAnswer): Promise<void> {
  const row = {
    fingerprint: request.fingerprint,
    status: answer.status,
    answer: JSON.stringify(answer.body),
    created_at: request.now,
  };
  await tx
    .insertInto('idempotency_key')
    .values({ account_id: request.accountId, key: request.key, ...row })
    .onConflict((conflict) => conflict.constraint('idempotency_key_pkey').doUpdateSet(row))
    .execute();
}
