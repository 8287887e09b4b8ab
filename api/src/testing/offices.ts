import { addDays } from '@diyar/contract/riyadh';
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
