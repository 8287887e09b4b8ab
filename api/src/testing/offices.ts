import { addDays } from '@diyar/contract/values/riyadh';
import type { Reader } from '../platform/db/database.ts';
import { nextNumber } from './factory-rows.ts';

export interface VerifiedOffice {
  /** Ten digits; its own unless told. */
  registration?: string;
  fal?: string | null;
  /** The Riyadh day of the approval. */
  on?: string;
  expiresOn?: string;
}

/** Approves an office as if an operator had: its verification, the numbers in its profile, its badge. */
export async function verifyOffice(
  db: Reader,
  accountId: string,
  {
    registration = String(2_050_000_000 + nextNumber()),
    fal = null,
    on = '2026-01-02',
    expiresOn = addDays(on, 730),
  }: VerifiedOffice = {},
): Promise<void> {
  const at = new Date(`${on}T09:00:00Z`);
  await db
    .insertInto('office_verification')
    .values({
      account_id: accountId,
      state: 'approved',
      commercial_registration: registration,
      register_name: 'مؤسسة دار السكن',
      register_checked_at: at,
      fal_number: fal,
      fal_expires_on: fal === null ? null : expiresOn,
      created_at: at,
      sent_at: at,
      decided_at: at,
      expires_on: expiresOn,
    })
    .execute();
  await db.updateTable('account').set({ verified_at: at }).where('id', '=', accountId).execute();
}

/** A request that waits for an operator, with one document whose file nobody has. Numbers are its own. */
export async function startRequest(
  db: Reader,
  accountId: string,
  now: Date,
): Promise<{ id: string; document: string }> {
  const { id } = await db
    .insertInto('office_verification')
    .values({
      account_id: accountId,
      commercial_registration: String(4_030_000_000 + nextNumber()),
      register_name: 'مكتب',
      register_checked_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = await db
    .insertInto('office_document')
    .values({
      verification_id: id,
      purpose: 'registration',
      kind: 'pdf',
      file_key: `offices/${id}.pdf`,
      size: 1,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('office_verification')
    .set({ state: 'sent', sent_at: now })
    .where('id', '=', id)
    .execute();
  return { id, document: document.id };
}
