import { sql } from 'kysely';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { OfficeRow } from './office.ts';

/** A request with its account, both locked, the account first; undefined for a draft. */
export async function lockOffice(
  tx: Tx,
  id: string,
): Promise<(OfficeRow & { suspended_at: Date | null; closed_at: Date | null }) | undefined> {
  const found = await tx
    .selectFrom('office_verification')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const account = await tx
    .selectFrom('account')
    .select(['suspended_at', 'closed_at'])
    .where('id', '=', found.account_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const row = await tx
    .selectFrom('office_verification')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'draft')
    .forUpdate()
    .executeTakeFirst();
  return row && account && { ...row, ...account };
}

/** Ends the verification in force of an account, for another one that takes its place. */
export async function replaceApproved(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('office_verification')
    .set({ state: 'replaced', ended_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'approved')
    .execute();
}

/** Approves a request. Refuses `registration_taken` and `broker_licence_taken` for numbers that are verified for another account. */
export async function markApproved(
  tx: Tx,
  id: string,
  { operatorId, expiresOn, now }: { operatorId: string; expiresOn: string; now: Date },
): Promise<void> {
  try {
    await tx
      .updateTable('office_verification')
      .set({ state: 'approved', decided_at: now, operator_id: operatorId, expires_on: expiresOn })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'office_registration_verified_once') throw new Refusal('registration_taken');
    if (broken === 'office_fal_verified_once') throw new Refusal('broker_licence_taken');
    throw error;
  }
}

export async function markRefused(
  tx: Tx,
  id: string,
  { operatorId, reason, now }: { operatorId: string; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('office_verification')
    .set({ state: 'refused', decided_at: now, operator_id: operatorId, reason })
    .where('id', '=', id)
    .execute();
}

/** Gives an account its badge, and the numbers that were verified to its profile: licences are checked by them. A renewed badge keeps its date. */
export async function giveBadge(
  tx: Tx,
  { account_id, commercial_registration, fal_number }: OfficeRow,
  now: Date,
): Promise<void> {
  const numbers = { commercial_registration, fal_number };
  await tx
    .insertInto('account_profile')
    .values({ account_id, ...numbers, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.constraint('account_profile_pkey').doUpdateSet((eb) => ({
        ...numbers,
        version: eb('account_profile.version', '+', 1),
        updated_at: now,
      })),
    )
    .execute();
  await tx
    .updateTable('account')
    .set({ verified_at: sql<Date>`coalesce(verified_at, ${now})` })
    .where('id', '=', account_id)
    .execute();
}
