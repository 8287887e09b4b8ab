import type { PriceKind } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Offer } from '../prices/headline.ts';

/** A unit of the grid of prices. */
export interface PricedRow {
  id: string;
  version: number;
  code: string;
  name_ar: string | null;
  name_en: string | null;
  property_id: string;
  property_name: string;
  category: string;
  purpose: 'rent' | 'sale' | null;
  prices: { kind: PriceKind; amount: number; active: boolean }[];
  offers: Offer[];
  down_payment_percent: number | null;
  /** Whether a live ad of it stands under a licence; what that states, in halalas. */
  licensed: { purpose: 'rent' | 'sale'; price: number | null } | null;
}

interface Filter {
  accountId: string;
  /** Units alone that were saved at this instant or later. */
  since?: Date | undefined;
  unitIds?: readonly string[];
}

/** Units of an account by property and in the order in which they were made; offers are those of the Riyadh date `today`. */
export async function findPriced(
  reader: Reader,
  { accountId, since, unitIds }: Filter,
  { today, limit }: { today: string; limit: number },
): Promise<PricedRow[]> {
  const { rows } = await sql<PricedRow>`
    select unit.id, unit.version, unit.code, unit.name_ar, unit.name_en, property.id as property_id, property.name as property_name,
      category.slug as category, newest.purpose, unit_policy.down_payment_percent,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'active', active))
        from unit_price where unit_id = unit.id), '[]') as prices,
      coalesce((select jsonb_agg(jsonb_build_object('type_discount', type_discount, 'discount', discount,
          'kinds', to_jsonb(kinds), 'starts_on', starts_on, 'ends_on', ends_on))
        from offer_unit join offer on offer.id = offer_unit.offer_id
        where offer_unit.unit_id = unit.id and paused_at is null and starts_on <= ${today}::date
          and ends_on >= ${today}::date), '[]') as offers,
      (select jsonb_build_object('purpose', ad.purpose, 'price', licence.price) from ad
        join licence on licence.id = ad.licence_id where ad.unit_id = unit.id and is_live(ad.state) limit 1) as licensed
    from unit
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    left join unit_policy on unit_policy.unit_id = unit.id
    left join lateral (select purpose from ad where ad.unit_id = unit.id and ad.deleted_at is null
      order by created_at desc, id desc limit 1) newest on true
    where unit.account_id = ${accountId} and unit.deleted_at is null
      ${since === undefined ? sql`` : sql`and unit.updated_at >= ${since}`}
      ${unitIds === undefined ? sql`` : sql`and unit.id = any(${unitIds}::uuid[])`}
    order by property.created_at desc, property.id desc, unit.created_at, unit.id
    limit ${limit}`.execute(reader);
  return rows;
}

export async function countPriced(reader: Reader, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unit where account_id = ${accountId} and deleted_at is null`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** Puts a price in the place of the one the unit has, or takes it away; into how many payments it is split stays. */
export async function writePrice(
  tx: Tx,
  of: { unitId: string; kind: PriceKind },
  price: { amount: number; active: boolean } | null,
  now: Date,
): Promise<void> {
  if (price === null) {
    await tx.deleteFrom('unit_price').where('unit_id', '=', of.unitId).where('kind', '=', of.kind).execute();
    return;
  }
  await tx
    .insertInto('unit_price')
    .values({ unit_id: of.unitId, kind: of.kind, ...price, updated_at: now })
    .onConflict((conflict) =>
      conflict.constraint('unit_price_pkey').doUpdateSet({ ...price, updated_at: now }),
    )
    .execute();
}

/** Writes the down payment of a unit, in whole percent; one without terms gets the house's own for the rest. */
export async function writeDownPayment(tx: Tx, unitId: string, percent: number): Promise<void> {
  await tx
    .insertInto('unit_policy')
    .values({ unit_id: unitId, down_payment_percent: percent })
    .onConflict((conflict) =>
      conflict.constraint('unit_policy_pkey').doUpdateSet({ down_payment_percent: percent }),
    )
    .execute();
}

/** Notes that a unit's prices were saved, and by whom: a form that was opened before does not write over them unseen. */
export async function markRepriced(tx: Tx, unitId: string, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('unit')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now, updated_by: personId }))
    .where('id', '=', unitId)
    .execute();
}

/** A line of a price's history. */
export interface PastRow {
  at: Date;
  person_id: string | null;
  person_name: string | null;
  before: { amount: number; active: boolean } | null;
  after: { amount: number; active: boolean } | null;
}

/** The last changes of a price of a unit, the newest first. */
export async function findPriceChanges(
  reader: Reader,
  { unitId, kind }: { unitId: string; kind: PriceKind },
  limit: number,
): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select at, person_id, name_of_person(person_id) as person_name,
      case when old_amount is not null then jsonb_build_object('amount', old_amount, 'active', old_active) end as before,
      case when new_amount is not null then jsonb_build_object('amount', new_amount, 'active', new_active) end as after
    from price_change where unit_id = ${unitId} and kind = ${kind}::price_kind
    order by at desc, id desc limit ${limit}`.execute(reader);
  return rows;
}

/** The last changes of a unit's down payment, the newest first. */
export async function findDownPaymentChanges(
  reader: Reader,
  unitId: string,
  limit: number,
): Promise<PastRow[]> {
  const { rows } = await sql<PastRow>`
    select at, person_id, name_of_person(person_id) as person_name,
      jsonb_build_object('amount', old_percent, 'active', true) as before,
      jsonb_build_object('amount', new_percent, 'active', true) as after
    from down_payment_change where unit_id = ${unitId} order by at desc, id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}
