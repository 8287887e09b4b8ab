import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface ContactRow {
  phone: string;
  title_ar: string | null;
  title_en: string | null;
}

/**
 * The number by which an ad is asked about: of who shows its property, else of who shows things for the account, else of the
 * account's owner (product.md 4).
 */
export async function findContact(reader: Reader, adId: string): Promise<ContactRow> {
  return reader
    .selectFrom('ad')
    .innerJoin('account', 'account.id', 'ad.account_id')
    .innerJoin('person', 'person.id', 'account.person_id')
    .innerJoin('unit', 'unit.id', 'ad.unit_id')
    .innerJoin('property', 'property.id', 'unit.property_id')
    .leftJoin('account_profile', 'account_profile.account_id', 'account.id')
    .select(({ fn }) => [
      fn.coalesce('property.viewer_phone', 'account_profile.viewer_phone', 'person.phone').as('phone'),
      'ad.title_ar',
      'ad.title_en',
    ])
    .where('ad.id', '=', adId)
    .executeTakeFirstOrThrow();
}

/**
 * Numbers shown to an address, or to an account, since an instant: how many and when the first; their other taps wait
 * until we commit.
 */
export async function revealsSince(
  tx: Tx,
  by: { addressHash: Buffer } | { accountId: string },
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  const lock = `contacts:${'accountId' in by ? by.accountId : by.addressHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  return tx
    .selectFrom('contact_reveal')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('first')])
    .where((eb) =>
      'accountId' in by ? eb('account_id', '=', by.accountId) : eb('address_hash', '=', by.addressHash),
    )
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function insertReveal(
  tx: Tx,
  reveal: {
    ad_id: string;
    account_id: string | null;
    address_hash: Buffer;
    channel: 'phone' | 'whatsapp';
    at: Date;
  },
): Promise<void> {
  await tx.insertInto('contact_reveal').values(reveal).execute();
}
