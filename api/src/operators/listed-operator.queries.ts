import type { OperatorRole } from '@diyar/contract/words/operator-rights';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

export interface ListedRow {
  id: string;
  name: string | null;
  phone: string;
  roles: OperatorRole[];
  created_at: Date;
  enrolled_at: Date | null;
  last_seen_at: Date | null;
  sessions: number;
}

const LISTED = sql`
  select operator.id, operator.name, person.phone, to_jsonb(operator.roles) as roles, operator.created_at, operator.enrolled_at,
    (select max(last_used_at) from operator_session where operator_id = operator.id) as last_seen_at,
    (select count(*)::int from operator_session where operator_id = operator.id and ended_at is null) as sessions
  from operator join person on person.id = operator.person_id
  where operator.removed_at is null`;

/** Everyone who may come in, the first named first. */
export async function findListed(reader: Reader): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`${LISTED} order by operator.created_at, operator.id`.execute(reader);
  return rows;
}

/** An operator who may come in. */
export async function findListedOne(reader: Reader, id: string): Promise<ListedRow | undefined> {
  const { rows } = await sql<ListedRow>`${LISTED} and operator.id = ${id}`.execute(reader);
  return rows[0];
}

/** An operator who may come in, locked until the transaction ends. */
export async function lockListed(tx: Tx, id: string): Promise<{ roles: OperatorRole[] } | undefined> {
  const { rows } = await sql<{ roles: OperatorRole[] }>`
    select to_jsonb(roles) as roles from operator where id = ${id} and removed_at is null for update`.execute(
    tx,
  );
  return rows[0];
}

/** Lets in again somebody who was removed: nothing they had is left. Undefined when they are an operator now. */
export async function readmit(
  tx: Tx,
  personId: string,
  roles: readonly OperatorRole[],
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update operator set roles = ${[...roles]}::operator_role[], removed_at = null, created_at = ${now},
      name = null, totp_secret = null, enrolled_at = null
    where person_id = ${personId} and removed_at is not null returning id`.execute(tx);
  return rows[0]?.id;
}

export async function keepRoles(tx: Tx, id: string, roles: readonly OperatorRole[]): Promise<void> {
  await keepingAnOwner(() =>
    sql`update operator set roles = ${[...roles]}::operator_role[] where id = ${id}`.execute(tx),
  );
}

export async function keepRemoval(tx: Tx, id: string, now: Date): Promise<void> {
  await keepingAnOwner(() =>
    tx.updateTable('operator').set({ removed_at: now }).where('id', '=', id).execute(),
  );
}

async function keepingAnOwner(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'operator_last_owner') throw error;
    throw new Refusal('operator_last_owner');
  }
}

/** Unlinks the authenticator app and forgets the recovery codes; the next sign-in links an app anew. */
export async function unlinkAuthenticator(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ totp_secret: null, enrolled_at: null })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('recovery_code').where('operator_id', '=', id).execute();
}
