import { sql } from 'kysely';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import type { IdentityKind } from '../platform/db/schema.generated.ts';
import { Refusal } from '../platform/http/refusal.ts';

export interface KeptIdentity {
  kind: IdentityKind;
  hmac: Buffer;
  last4: string;
  /** Which issued the passport; null of the Kingdom's own numbers. */
  country: string | null;
}

/**
 * Keeps a person's identity or passport number as hash and its last four characters, with when it came there. Refuses
 * `identity_fixed` when they were verified by another, and `not_available` a number of the Kingdom to who has a foreign phone.
 */
export async function updateIdentity(
  tx: Tx,
  personId: string,
  identity: KeptIdentity,
  now: Date,
): Promise<void> {
  try {
    await tx
      .updateTable('person')
      .set({
        identity_kind: identity.kind,
        identity_hmac: identity.hmac,
        identity_last4: identity.last4,
        identity_country: identity.country,
        identity_kept_at: sql<Date>`case when identity_hmac = ${identity.hmac} then identity_kept_at else ${now} end`,
      })
      .where('id', '=', personId)
      .execute();
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'person_identity_fixed_once_verified') throw new Refusal('identity_fixed');
    if (broken === 'person_foreign_identity_is_passport') throw new Refusal('not_available');
    throw error;
  }
}

export type Destination =
  | { kind: 'bank'; iban: string; bank_name: string; holder: string }
  | { kind: 'wallet'; wallet: string; wallet_phone: string };

/** Where the payouts of an account go from now on, in the place of where they went. */
export async function putDestination(tx: Tx, accountId: string, to: Destination, now: Date): Promise<void> {
  const none = { iban: null, bank_name: null, holder: null, wallet: null, wallet_phone: null };
  // A destination that failed before may be tried again once it is saved.
  const row = { ...none, ...to, updated_at: now, refused_at: null, refused_reason: null };
  await tx
    .insertInto('payout_destination')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.constraint('payout_destination_pkey').doUpdateSet(row))
    .execute();
}

export async function deleteDestination(tx: Tx, accountId: string): Promise<void> {
  await sql`delete from payout_destination where account_id = ${accountId}`.execute(tx);
}
