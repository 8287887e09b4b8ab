import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

export interface InvoicingRow {
  street: string | null;
  building_number: string | null;
  district: string | null;
  city: string | null;
  postal_code: string | null;
  self_since: string | null;
}

export async function upsertInvoicing(
  tx: Tx,
  accountId: string,
  row: InvoicingRow,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('invoicing')
    .values({ account_id: accountId, ...row, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...row, updated_at: now }))
    .execute();
}

/** Locks an account, so that one of two savings comes after the other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}
