import type { Lang } from '@diyar/messages/messages';
import { type Selectable, sql } from 'kysely';
import type { Database, Reader, Tx } from '../platform/db/database.ts';
import type { SignInChallenge } from '../platform/db/schema.generated.ts';
import { MOST_TRIES } from './challenge.ts';
import type { Door } from './known-device.ts';

export type ChallengeRow = Selectable<SignInChallenge>;

export interface NewChallenge {
  phone: string;
  /** The country of a foreign number; null of a Saudi one. */
  country: string | null;
  addressHash: Buffer;
  /** Where the code was asked for. */
  door: Door;
  /** The browser that asks signed this phone in at this door before. */
  knownDevice: boolean;
  channel: 'sms' | 'whatsapp';
  lang: Lang;
  createdAt: Date;
  expiresAt: Date;
}

/** Requests for one phone, from one address, or for one foreign country wait for each other: otherwise two at once both pass a limit. */
export async function lockRequester(
  tx: Tx,
  { phone, country, addressHash }: Pick<NewChallenge, 'phone' | 'country' | 'addressHash'>,
): Promise<void> {
  // Always in this order, so that two requests never wait for each other in a circle.
  const named = [phone, addressHash.toString('hex'), ...(country === null ? [] : [country])];
  for (const name of named)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${name}`}, 0))`.execute(tx);
}

/** Which challenges are counted together: those in which all of this is the same. */
export type Counted = Partial<Pick<NewChallenge, 'phone' | 'addressHash' | 'door' | 'knownDevice'>> & {
  /** The country of foreign numbers; `any` of them all. */
  country?: string;
};

/** The challenges counted together that were made since `since`. */
function countedSince(tx: Tx, { phone, country, addressHash, door, knownDevice }: Counted, since: Date) {
  let query = tx.selectFrom('sign_in_challenge').select('created_at').where('created_at', '>', since);
  if (phone !== undefined) query = query.where('phone', '=', phone);
  if (country !== undefined)
    query = country === 'any' ? query.where('country', 'is not', null) : query.where('country', '=', country);
  if (addressHash !== undefined) query = query.where('address_hash', '=', addressHash);
  if (door !== undefined) query = query.where('door', '=', door);
  if (knownDevice !== undefined) query = query.where('known_device', '=', knownDevice);
  return query.orderBy('created_at', 'desc');
}

/** When challenges were made since `since`, newest first, at most `limit`. */
export async function challengeTimes(tx: Tx, counted: Counted, since: Date, limit: number): Promise<Date[]> {
  const rows = await countedSince(tx, counted, since).limit(limit).execute();
  return rows.map((row) => row.created_at);
}

/** When the `nth` newest (from 1) of the challenges made since `since` was made; undefined when there are fewer. */
export async function nthChallengeTime(
  tx: Tx,
  counted: Counted,
  since: Date,
  nth: number,
): Promise<Date | undefined> {
  const row = await countedSince(tx, counted, since)
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/**
 * Writes a challenge without a code. Older ones of the phone are dead from then on that a known device asked for at the
 * same door, or for a stranger's those that strangers asked for from the same address; all others live, so that a
 * stranger who asks for codes does not kill the one its owner is typing.
 */
export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<string> {
  await tx
    .updateTable('sign_in_challenge')
    .set({ expires_at: challenge.createdAt })
    .where('phone', '=', challenge.phone)
    .where('expires_at', '>', challenge.createdAt)
    .where('known_device', '=', challenge.knownDevice)
    .$if(challenge.knownDevice, (query) => query.where('door', '=', challenge.door))
    .$if(!challenge.knownDevice, (query) => query.where('address_hash', '=', challenge.addressHash))
    .execute();
  const { id } = await tx
    .insertInto('sign_in_challenge')
    .values({
      phone: challenge.phone,
      country: challenge.country,
      address_hash: challenge.addressHash,
      door: challenge.door,
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

/** Locks a challenge whose code nobody used. */
export function lockUnused(tx: Tx, id: string): Promise<ChallengeRow | undefined> {
  return tx
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** By which way its next code goes. */
export async function setChannel(tx: Tx, id: string, channel: NewChallenge['channel']): Promise<void> {
  await tx.updateTable('sign_in_challenge').set({ channel }).where('id', '=', id).execute();
}

/** Writes down, once, that the code of a challenge that was not used did not arrive. */
export async function setUndelivered(db: Reader, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sign_in_challenge')
    .set({ undelivered_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('undelivered_at', 'is', null)
    .execute();
}

/** How many codes were found not to arrive since `since`. */
export async function countUndelivered(reader: Reader, since: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('sign_in_challenge')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('undelivered_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
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
