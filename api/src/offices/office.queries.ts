import { sql } from 'kysely';
import type { Registered } from '../commercial-register/commercial-register.ts';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { DocumentRow, OfficeRow } from './office.ts';

/** Makes all that changes the verification of an account wait for each other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

/** The owner of an account, and since when they and it are verified. */
export async function findOwner(
  reader: Reader,
  accountId: string,
): Promise<{
  identity_hmac: Buffer | null;
  identity_verified_at: Date | null;
  verified_at: Date | null;
  created_at: Date;
}> {
  return reader
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .select([
      'person.identity_hmac',
      'person.identity_verified_at',
      'account.verified_at',
      'account.created_at',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** The verification in force of an account. */
export function findApproved(reader: Reader, accountId: string): Promise<OfficeRow | undefined> {
  return reader
    .selectFrom('office_verification')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'approved')
    .executeTakeFirst();
}

/** The request of an account that is being filled in or waits. */
export function findOpen(reader: Reader, accountId: string): Promise<OfficeRow | undefined> {
  return reader
    .selectFrom('office_verification')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', ['draft', 'sent'])
    .executeTakeFirst();
}

/** The newest request of an account that is not in force. */
export function findNewest(reader: Reader, accountId: string): Promise<OfficeRow | undefined> {
  return reader
    .selectFrom('office_verification')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', ['draft', 'sent', 'refused', 'expired'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findDocuments(reader: Reader, verificationId: string): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select id, purpose, kind, size, file_key from office_document where verification_id = ${verificationId}
    order by purpose, id`.execute(reader);
  return rows;
}

/** Whether a registration is verified for another account. */
export async function isVerifiedElsewhere(
  reader: Reader,
  registration: string,
  accountId: string,
): Promise<boolean> {
  const row = await reader
    .selectFrom('office_verification')
    .select('id')
    .where('commercial_registration', '=', registration)
    .where('account_id', '<>', accountId)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one question to the register, unless an account has asked so often since an instant: then it answers when the first was. */
export async function countInquiry(
  tx: Tx,
  accountId: string,
  { since, most, now }: { since: Date; most: number; now: Date },
): Promise<Date | undefined> {
  const { count, first } = await tx
    .selectFrom('register_inquiry')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('asked_at').as('first')])
    .where('account_id', '=', accountId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  if (count >= most) return first ?? now;
  await tx.insertInto('register_inquiry').values({ account_id: accountId, asked_at: now }).execute();
  return undefined;
}

/** Keeps what the register said in the draft of an account, or begins one. The account is locked by the caller. */
export async function keepRegistered(
  tx: Tx,
  accountId: string,
  { registered, ownerListed }: { registered: Registered; ownerListed: boolean | null },
  now: Date,
): Promise<void> {
  const said = {
    commercial_registration: registered.registration,
    national_number: registered.nationalNumber,
    register_name: registered.name,
    register_city: registered.city,
    register_issued_on: registered.issuedOn,
    register_activities: registered.activities,
    owner_listed: ownerListed,
    register_checked_at: now,
  };
  const { numUpdatedRows } = await tx
    .updateTable('office_verification')
    .set(said)
    .where('account_id', '=', accountId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  try {
    await tx
      .insertInto('office_verification')
      .values({ account_id: accountId, ...said, created_at: now })
      .execute();
  } catch (error) {
    if (brokenConstraint(error) === 'office_verification_one_open') throw new Refusal('state_changed');
    throw error;
  }
}

/** Adds a document to a draft. Refuses `state_changed` once it was sent, `too_many_documents` after ten. */
export async function insertDocument(
  tx: Tx,
  document: Omit<DocumentRow, 'id'> & { verification_id: string; created_at: Date },
): Promise<void> {
  try {
    await tx.insertInto('office_document').values(document).execute();
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'office_document_of_draft') throw new Refusal('state_changed');
    if (broken === 'office_document_at_most_10') throw new Refusal('too_many_documents');
    throw error;
  }
}

export async function removeDocument(
  tx: Tx,
  verificationId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('office_document')
    .where('id', '=', id)
    .where('verification_id', '=', verificationId)
    .returning('file_key')
    .executeTakeFirst();
  return row?.file_key;
}

export async function markSent(
  tx: Tx,
  id: string,
  broker: { fal_number: string | null; fal_expires_on: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('office_verification')
    .set({ ...broker, state: 'sent', sent_at: now })
    .where('id', '=', id)
    .execute();
}
