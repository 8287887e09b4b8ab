import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import { MOST_TRIES } from '../accounts/challenge.ts';
import type { Database, Reader, Tx } from '../platform/db/database.ts';

export interface KeptAddress {
  address: string;
  verified_at: Date;
}

export function findAddress(reader: Reader, personId: string): Promise<KeptAddress | undefined> {
  return reader
    .selectFrom('person_email')
    .select(['address', 'verified_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** The address in an account's information, of the account itself. */
export async function findAccountEmail(reader: Reader, accountId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('account_profile')
    .select('email')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Requests of one person, or for one address, wait for each other: otherwise two at once both pass a limit. */
export async function lockAsking(tx: Tx, { personId, address }: { personId: string; address: string }) {
  // Always the person first and then the address, so that two never wait for each other in a circle.
  for (const key of [`mail:${personId}`, `mail:${address}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** When codes were asked for by the person or sent to the address since `since`, newest first. */
export async function askedSince(
  tx: Tx,
  { personId, address }: { personId: string; address: string },
  since: Date,
): Promise<Date[]> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from email_challenge
    where (person_id = ${personId} or address = ${address}) and created_at > ${since} order by created_at desc`.execute(
    tx,
  );
  return rows.map((row) => row.created_at);
}

interface NewChallenge {
  personId: string;
  address: string;
  lang: Lang;
  createdAt: Date;
  expiresAt: Date;
}

/** Writes a challenge without a code; the person's older ones are dead from then on. */
export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<string> {
  const { personId, address, lang, createdAt, expiresAt } = challenge;
  await tx
    .updateTable('email_challenge')
    .set({ expires_at: createdAt })
    .where('person_id', '=', personId)
    .where('expires_at', '>', createdAt)
    .execute();
  const { id } = await tx
    .insertInto('email_challenge')
    .values({ person_id: personId, address, lang, created_at: createdAt, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Challenge {
  id: string;
  person_id: string;
  address: string;
  lang: Lang;
  code_hash: Buffer | null;
  tries: number;
  expires_at: Date;
  used_at: Date | null;
}

/** Gives a challenge that can still be answered its (new) code; undefined when it cannot. */
export async function setCodeHash(
  db: Database,
  id: string,
  codeHash: Buffer,
  now: Date,
): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    update email_challenge set code_hash = ${codeHash}
    where id = ${id} and used_at is null and expires_at > ${now} returning *`.execute(db);
  return rows[0];
}

/** Counts one try of its person at a living challenge, in one statement: of two at once only one gets the last. */
export async function countTry(
  db: Database,
  { id, personId }: { id: string; personId: string },
  now: Date,
): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    update email_challenge set tries = tries + 1
    where id = ${id} and person_id = ${personId} and used_at is null and expires_at > ${now} and tries < ${MOST_TRIES}
    returning *`.execute(db);
  return rows[0];
}

/** Whether a challenge of the person lives, but for its tries. */
export async function isAlive(
  db: Database,
  { id, personId }: { id: string; personId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_challenge')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a challenge up and keeps its address as the person's; false when it was used in between. */
export async function keepAddress(
  tx: Tx,
  { id, person_id, address }: Challenge,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_challenge')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .insertInto('person_email')
    .values({ person_id, address, verified_at: now })
    .onConflict((conflict) =>
      conflict.constraint('person_email_pkey').doUpdateSet({ address, verified_at: now }),
    )
    .execute();
  return true;
}

export async function deleteAddress(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('person_email').where('person_id', '=', personId).execute();
}

export async function deleteChallenges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('email_challenge').where('created_at', '<', before).execute();
}
