import type { Lang } from '@diyar/messages/messages';
import { type Selectable, sql } from 'kysely';
import type { Database, Reader, Tx } from '../platform/db/database.ts';
import type { SignInChallenge } from '../platform/db/schema.generated.ts';
import { MOST_TRIES } from './challenge.ts';

export type ChallengeRow = Selectable<SignInChallenge>;

export interface NewChallenge {
  phone: string;
  addressHash: Buffer;
  /** The browser that asks signed this phone in before. */
  knownDevice: boolean;
  channel: 'sms' | 'whatsapp';
  lang: Lang;
  createdAt: Date;
  expiresAt: Date;
}

/** Requests for one phone, or from one address, wait for each other: otherwise two at once both pass a limit. */
export async function lockRequester(tx: Tx, phone: string, addressHash: Buffer): Promise<void> {
  // Always the phone first and then the address, so that two requests never wait for each other in a circle.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${phone}`}, 0))`.execute(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${addressHash.toString('hex')}`}, 0))`.execute(
    tx,
  );
}

/** Which challenges are counted together. */
export interface Counted {
  phone?: string;
  addressHash?: Buffer;
  knownDevice?: boolean;
}

/** When challenges were made since `since`, newest first, at most `limit`. */
export async function challengeTimes(
  tx: Tx,
  { phone, addressHash, knownDevice }: Counted,
  since: Date,
  limit: number,
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('sign_in_challenge')
    .select('created_at')
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
    .$if(addressHash !== undefined, (query) => query.where('address_hash', '=', addressHash ?? Buffer.of()))
    .$if(knownDevice !== undefined, (query) => query.where('known_device', '=', knownDevice ?? false))
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

/**
 * Writes a challenge without a code. Older ones that the same known device or the same address asked for are dead from
 * then on; those of others live, so that a stranger who asks for codes does not kill the one its owner is typing.
 */
export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<string> {
  await tx
    .updateTable('sign_in_challenge')
    .set({ expires_at: challenge.createdAt })
    .where('phone', '=', challenge.phone)
    .where('expires_at', '>', challenge.createdAt)
    .where('known_device', '=', challenge.knownDevice)
    .$if(!challenge.knownDevice, (query) => query.where('address_hash', '=', challenge.addressHash))
    .execute();
  const { id } = await tx
    .insertInto('sign_in_challenge')
    .values({
      phone: challenge.phone,
      address_hash: challenge.addressHash,
      known_device: challenge.knownDevice,
      channel: challenge.channel,
      lang: challenge.lang,
      created_at: challenge.createdAt,
      expires_at: challenge.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a challenge that can still be answered its (new) code; undefined when it cannot. */
export function setCodeHash(
  db: Database,
  id: string,
  codeHash: Buffer,
  now: Date,
): Promise<ChallengeRow | undefined> {
  return db
    .updateTable('sign_in_challenge')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('proved_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Counts one try at a living challenge, in one statement: of two at once only one gets the last. Else undefined. */
export function countTry(db: Database, id: string, now: Date): Promise<ChallengeRow | undefined> {
  return db
    .updateTable('sign_in_challenge')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .executeTakeFirst();
}

export function findChallenge(reader: Reader, id: string): Promise<ChallengeRow | undefined> {
  return reader.selectFrom('sign_in_challenge').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a challenge that can still be answered; undefined when it was used, or died, in between. */
export function lockChallenge(tx: Tx, id: string, now: Date): Promise<ChallengeRow | undefined> {
  return tx
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function useChallenge(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('sign_in_challenge').set({ used_at: now }).where('id', '=', id).execute();
}

/** The right code came, the profile did not: from the first such time on the challenge waits until `until`, with all its tries. */
export async function proveChallenge(tx: Tx, challenge: ChallengeRow, now: Date, until: Date): Promise<void> {
  await tx
    .updateTable('sign_in_challenge')
    .set({ tries: 0, ...(challenge.proved_at === null && { proved_at: now, expires_at: until }) })
    .where('id', '=', challenge.id)
    .execute();
}
