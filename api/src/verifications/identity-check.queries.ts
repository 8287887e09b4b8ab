import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../platform/db/database.ts';
import type { IdentityCheckState, IdentityKind } from '../platform/db/schema.generated.ts';

export interface IdentityCheck {
  id: string;
  person_id: string;
  account_id: string;
  identity_kind: IdentityKind;
  identity_hmac: Buffer;
  identity_last4: string;
  sealed_number: Buffer | null;
  transaction_id: string | null;
  chosen_number: number | null;
  state: IdentityCheckState;
  created_at: Date;
  expires_at: Date;
  asked_at: Date | null;
}

/** A person as their verification sees them. */
export interface VerifiedPerson {
  identity_kind: IdentityKind | null;
  identity_hmac: Buffer | null;
  identity_last4: string | null;
  identity_country: string | null;
  identity_verified_at: Date | null;
  phone: string;
}

export async function findVerifiedPerson(reader: Reader, personId: string): Promise<VerifiedPerson> {
  return reader
    .selectFrom('person')
    .select([
      'identity_kind',
      'identity_hmac',
      'identity_last4',
      'identity_country',
      'identity_verified_at',
      'phone',
    ])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

export async function findNewestCheck(reader: Reader, personId: string): Promise<IdentityCheck | undefined> {
  return reader
    .selectFrom('identity_check')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How often a person, and anyone with this identity, asked since an instant. */
export async function countChecks(
  tx: Tx,
  { personId, hmac }: { personId: string; hmac: Buffer },
  since: Date,
): Promise<{ by_person: number; of_identity: number }> {
  const { rows } = await sql<{ by_person: number; of_identity: number }>`
    select count(*) filter (where person_id = ${personId})::int as by_person, count(*) filter (where identity_hmac = ${hmac})::int as of_identity
    from identity_check where created_at > ${since} and (person_id = ${personId} or identity_hmac = ${hmac})`.execute(
    tx,
  );
  return rows[0] ?? { by_person: 0, of_identity: 0 };
}

/** Keeps a request before the sign-on is asked; a second one that waits is refused (`identity_check_one_waiting_per_person`). */
export async function insertCheck(
  tx: Tx,
  check: Omit<IdentityCheck, 'transaction_id' | 'chosen_number' | 'state' | 'asked_at'>,
): Promise<void> {
  await tx.insertInto('identity_check').values(check).execute();
}

export async function noteBegun(
  tx: Tx,
  id: string,
  { transactionId, number }: { transactionId: string; number: number },
): Promise<void> {
  await tx
    .updateTable('identity_check')
    .set({ transaction_id: transactionId, chosen_number: number })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** A check that waits, locked for its end; undefined when it ended or is none. */
export async function lockWaiting(tx: Tx, id: string): Promise<IdentityCheck | undefined> {
  return tx
    .selectFrom('identity_check')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
}

export async function noteAsked(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('identity_check')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function endCheck(
  tx: Tx,
  id: string,
  state: Exclude<IdentityCheckState, 'waiting'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('identity_check')
    .set({ state, ended_at: now, sealed_number: null })
    .where('id', '=', id)
    .execute();
}

/** Notes that the identity of a person is proven, and the badge of their ordinary account with it. */
export async function verifyPerson(
  tx: Tx,
  { person_id: id, identity_kind, identity_hmac, identity_last4 }: IdentityCheck,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      ...{ identity_kind, identity_hmac, identity_last4 },
      identity_country: null,
      identity_verified_at: now,
    })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('account')
    .set({ verified_at: now })
    .where('person_id', '=', id)
    .where('kind', '=', 'ordinary')
    .where('closed_at', 'is', null)
    .where('verified_at', 'is', null)
    .execute();
}

/** Checks that wait and whose time is over. */
export async function findOver(reader: Reader, now: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('identity_check')
    .select('id')
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes those that ended and were made before an instant. */
export async function deleteChecksBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('identity_check')
    .where('state', '<>', 'waiting')
    .where('created_at', '<', before)
    .execute();
}
