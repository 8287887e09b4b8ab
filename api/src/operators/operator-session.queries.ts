import type { OperatorRole } from '@diyar/contract/words/operator-rights';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export async function insertSession(
  tx: Tx,
  session: { tokenHash: Buffer; operatorId: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('operator_session')
    .values({
      token_hash: session.tokenHash,
      operator_id: session.operatorId,
      created_at: now,
      last_used_at: now,
    })
    .execute();
}

/**
 * Finds the operator of a session that lives at `now`: not ended, and used within the idle life of the settings. Writes down
 * in the same statement that it was used, unless that was done after `touchedSince`.
 */
export async function findSession(
  reader: Reader,
  tokenHash: Buffer,
  now: Date,
  touchedSince: Date,
): Promise<{ operator_id: string; roles: OperatorRole[] } | undefined> {
  const { rows } = await sql<{ operator_id: string; roles: OperatorRole[] }>`
    with found as (
      select token_hash, operator_id from operator_session
      where token_hash = ${tokenHash} and ended_at is null
        and last_used_at > ${now}::timestamptz - make_interval(secs => (
          select value::float8 from setting where key = 'console_idle_seconds' and effective_from <= ${now}
          order by effective_from desc limit 1))
    ), touched as (
      update operator_session set last_used_at = ${now} from found
      where operator_session.token_hash = found.token_hash and operator_session.last_used_at < ${touchedSince}
    )
    select operator.id as operator_id, to_jsonb(operator.roles) as roles
    from found join operator on operator.id = found.operator_id
    where operator.removed_at is null`.execute(reader);
  return rows[0];
}

/** Ends every session of an operator. */
export async function endSessionsOf(tx: Tx, operatorId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a session; false when it had ended before. */
export async function endSession(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
