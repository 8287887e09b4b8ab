import type { PriceKind } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { EditColumns } from './discounted-units.ts';

export interface OfferRow extends EditColumns {
  id: string;
  name: string;
  type_discount: 'percent' | 'fixed';
  discount: number;
  starts_on: string;
  ends_on: string;
  kinds: PriceKind[];
  paused: boolean;
  unit_ids: string[];
  /** By unit and kind, the least the price was in the 30 days before. */
  lowest: Record<string, Partial<Record<PriceKind, number>>>;
  used: number;
  given_away: number;
  earned: number;
}

/** Offers of an account, or one of them, the newest first, with what came of them in bookings that stand. */
export async function findOffers(
  reader: Reader,
  accountId: string,
  lang: 'ar' | 'en',
  id?: string,
): Promise<OfferRow[]> {
  const name =
    lang === 'ar' ? sql`coalesce(offer.name_ar, offer.name_en)` : sql`coalesce(offer.name_en, offer.name_ar)`;
  const { rows } = await sql<OfferRow>`
    select offer.id, ${name} as name, offer.type_discount, offer.discount, offer.starts_on::text, offer.ends_on::text,
      to_jsonb(offer.kinds) as kinds, offer.paused_at is not null as paused,
      coalesce(units.ids, '[]') as unit_ids, coalesce(units.lowest, '{}') as lowest,
      results.used, results.given_away, results.earned,
      offer.updated_at, offer.updated_by, name_of_person(offer.updated_by) as editor
    from offer
    cross join lateral (select jsonb_agg(unit_id) as ids, jsonb_object_agg(unit_id, lowest) as lowest
      from offer_unit where offer_id = offer.id) units
    cross join lateral (select count(*)::int as used,
        coalesce(sum((terms -> 'discount' ->> 'saved')::bigint), 0)::bigint as given_away,
        coalesce(sum(total), 0)::bigint as earned
      from reservation where host_account_id = ${accountId}
        and state in ('processing', 'waiting_for_approval', 'active', 'finished')
        and terms -> 'discount' ->> 'offer_id' = offer.id::text) results
    where offer.account_id = ${accountId} ${id === undefined ? sql`` : sql`and offer.id = ${id}`}
    order by offer.created_at desc, offer.id desc`.execute(reader);
  return rows;
}

export interface OfferColumns {
  type_discount: 'percent' | 'fixed';
  discount: number;
  starts_on: string;
  ends_on: string;
  kinds: PriceKind[];
  paused_at: Date | null;
  updated_at: Date;
  updated_by: string;
}

export async function insertOffer(
  tx: Tx,
  offer: OfferColumns & {
    account_id: string;
    name_ar: string | null;
    name_en: string | null;
    created_at: Date;
  },
): Promise<string> {
  const { id } = await tx.insertInto('offer').values(offer).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes an offer of an account; false when it has none of that id. */
export async function updateOffer(
  tx: Tx,
  of: { accountId: string; id: string },
  columns: OfferColumns & { name_ar?: string; name_en?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offer')
    .set(columns)
    .where('id', '=', of.id)
    .where('account_id', '=', of.accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts an offer on these units and takes it from all others. */
export async function replaceOfferUnits(tx: Tx, offerId: string, unitIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('offer_unit').where('offer_id', '=', offerId).execute();
  await tx
    .insertInto('offer_unit')
    .values(unitIds.map((unit_id) => ({ offer_id: offerId, unit_id })))
    .execute();
}

/** Deletes an offer of an account; false when it has none of that id. */
export async function deleteOfferRow(tx: Tx, of: { accountId: string; id: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('offer')
    .where('id', '=', of.id)
    .where('account_id', '=', of.accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
