import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../platform/db/database.ts';

const TO_SEND = sql`decision = 'returned' and kind = 'stranger' and sent_at is null`;

/** Cases of a gateway whose money is still to go back and that nobody sends at `now`, the longest waiting first. */
export async function findToSend(
  reader: Reader,
  gateway: string,
  now: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from money_case where ${TO_SEND} and gateway = ${gateway} and (claimed_until is null or claimed_until <= ${now})
    order by decided_at limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Claims a case for one sender; undefined when its money is gone or somebody's claim still holds. */
export async function claimToSend(
  db: Database,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<{ chargeId: string; amount: number } | undefined> {
  const { rows } = await sql<{ chargeId: string; amount: number }>`
    update money_case set claimed_until = ${until}
    where id = ${id} and ${TO_SEND} and (claimed_until is null or claimed_until <= ${now})
    returning charge_id as "chargeId", there as amount`.execute(db);
  return rows[0];
}

const MOST_FAILURE_TEXT = 300;

/** Ends the claim of a case whose money the gateway did not take back, and keeps what it said. */
export async function keepFailure(db: Database, id: string, said: string, now: Date): Promise<void> {
  await sql`update money_case set claimed_until = ${now}, failures = failures + 1, failed_at = ${now},
    failure = ${said.slice(0, MOST_FAILURE_TEXT)} where id = ${id} and ${TO_SEND}`.execute(db);
}

/** Marks that the money of a case is gone; false when it was marked before. */
export async function markSent(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`update money_case set sent_at = ${now} where id = ${id} and ${TO_SEND} returning id`.execute(
      tx,
    );
  return rows.length > 0;
}
