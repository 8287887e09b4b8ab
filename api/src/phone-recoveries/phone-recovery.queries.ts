import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { IdentityKind, PhoneRecovery } from '../platform/db/schema.generated.ts';

export type RecoveryRow = Selectable<PhoneRecovery>;

export interface Owner {
  phone: string;
  identity_kind: IdentityKind | null;
  /** The keyed hash of its number. */
  identity_hmac: Buffer | null;
  /** Since when it is that number; null of those from before this was noted. */
  identity_kept_at: Date | null;
  identity_verified_at: Date | null;
}

/** A person's number and what of their identity or passport is kept, with the person held. */
export function lockOwner(tx: Tx, personId: string): Promise<Owner> {
  return tx
    .selectFrom('person')
    .select(['phone', 'identity_kind', 'identity_hmac', 'identity_kept_at', 'identity_verified_at'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function isTaken(reader: Reader, phone: string): Promise<boolean> {
  const row = await reader.selectFrom('person').select('id').where('phone', '=', phone).executeTakeFirst();
  return row !== undefined;
}

/** When codes were asked for of a person since an instant, the newest first. */
export async function startedSince(reader: Reader, personId: string, since: Date): Promise<Date[]> {
  const rows = await reader
    .selectFrom('phone_recovery')
    .select('created_at')
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

export interface NewRecovery {
  personId: string;
  operatorId: string;
  from: string;
  to: string;
  reason: string;
  expiresAt: Date;
}

/** Begins a recovery; earlier ones of the person open nothing from then on. */
export async function insertRecovery(tx: Tx, recovery: NewRecovery, now: Date): Promise<string> {
  await tx
    .updateTable('phone_recovery')
    .set({ expires_at: now })
    .where('person_id', '=', recovery.personId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  const { id } = await tx
    .insertInto('phone_recovery')
    .values({
      person_id: recovery.personId,
      operator_id: recovery.operatorId,
      old_phone: recovery.from,
      new_phone: recovery.to,
      reason: recovery.reason,
      created_at: now,
      expires_at: recovery.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a recovery that can still be answered its (new) code, with its person's language; undefined when it cannot. */
export async function setCodeHash(
  db: Reader,
  id: string,
  codeHash: Buffer,
  now: Date,
): Promise<{ to: string; lang: string } | undefined> {
  const { rows } = await sql<{ to: string; lang: string }>`
    update phone_recovery r set code_hash = ${codeHash} from person
    where r.id = ${id} and person.id = r.person_id and r.used_at is null and r.expires_at > ${now}
    returning r.new_phone as "to", person.lang`.execute(db);
  return rows[0];
}

/** Counts one try at a living recovery, in one statement: of two at once only one gets the last. */
export async function countTry(
  db: Reader,
  { id, personId }: { id: string; personId: string },
  now: Date,
): Promise<RecoveryRow | undefined> {
  const { rows } = await sql<RecoveryRow>`
    update phone_recovery set tries = tries + 1
    where id = ${id} and person_id = ${personId} and used_at is null and expires_at > ${now} and tries < 5
    returning *`.execute(db);
  return rows[0];
}

export function findRecovery(reader: Reader, id: string): Promise<RecoveryRow | undefined> {
  return reader.selectFrom('phone_recovery').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Uses a recovery up; false when it was used, or ended, in between. */
export async function useRecovery(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('phone_recovery')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the number that was lost is told. */
export async function findMove(
  reader: Reader,
  id: string,
): Promise<{ from: string; to: string; lang: string } | undefined> {
  const { rows } = await sql<{ from: string; to: string; lang: string }>`
    select r.old_phone as "from", r.new_phone as "to", person.lang from phone_recovery r
    join person on person.id = r.person_id where r.id = ${id} and r.used_at is not null`.execute(reader);
  return rows[0];
}

export async function deleteRecoveries(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('phone_recovery').where('created_at', '<', before).execute();
}
