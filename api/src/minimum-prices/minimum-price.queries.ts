import type { PriceKind } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface MinimumRow {
  category: string;
  kind: PriceKind;
  amount: number;
}

/** The least each price may be at an instant; categories and kinds without a minimum are left out. */
export async function findMinimums(reader: Reader, now: Date): Promise<MinimumRow[]> {
  const { rows } = await sql<MinimumRow>`
    select category.slug as category, newest.kind, newest.amount
    from (select distinct on (category_id, kind) category_id, kind, amount from minimum_price
      where effective_from <= ${now} order by category_id, kind, effective_from desc) newest
    join category on category.id = newest.category_id
    where newest.amount is not null
    order by category.sort, newest.kind`.execute(reader);
  return rows;
}

export interface MinimumVersionRow {
  category: string;
  name_ar: string;
  name_en: string;
  kind: PriceKind;
  amount: number | null;
  effective_from: Date;
  operator: string | null;
  reason: string;
}

/** Every minimum ever set, of one category and kind or of all, the newest first. */
export async function findMinimumHistory(
  reader: Reader,
  of?: { category: string; kind: PriceKind },
): Promise<MinimumVersionRow[]> {
  const { rows } = await sql<MinimumVersionRow>`
    select category.slug as category, category.name_ar, category.name_en, minimum_price.kind, minimum_price.amount,
      minimum_price.effective_from, operator.name as operator, minimum_price.reason
    from minimum_price
    join category on category.id = minimum_price.category_id
    left join operator on operator.id = minimum_price.operator_id
    ${of === undefined ? sql`` : sql`where category.slug = ${of.category} and minimum_price.kind = ${of.kind}::price_kind`}
    order by category.sort, minimum_price.kind, minimum_price.effective_from desc`.execute(reader);
  return rows;
}

/** Locks a category's minimums, so that of two who set one at once the second sees the first; undefined when there is none. */
export async function lockCategory(tx: Tx, slug: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

export async function insertMinimum(
  tx: Tx,
  row: {
    category_id: number;
    kind: PriceKind;
    amount: number | null;
    effective_from: Date;
    operator_id: string;
    reason: string;
  },
): Promise<void> {
  await tx.insertInto('minimum_price').values(row).execute();
}

/** Every category, in the order in which the site lists them. */
export function findCategories(
  reader: Reader,
): Promise<{ slug: string; name_ar: string; name_en: string }[]> {
  return reader
    .selectFrom('category')
    .select(['slug', 'name_ar', 'name_en'])
    .orderBy('sort')
    .orderBy('slug')
    .execute();
}

/** Percents that lower nights or hours of a unit on a Riyadh date or later. */
export async function findPercentsAhead(
  reader: Reader,
  unitId: string,
  today: string,
): Promise<{ kind: PriceKind; percent: number }[]> {
  const rows = await reader
    .selectFrom('price_override')
    .select(['kind', 'percent'])
    .where('unit_id', '=', unitId)
    .where('percent', '<', 0)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', today)]))
    .execute();
  return rows.map(({ kind, percent }) => ({ kind, percent: percent ?? 0 }));
}

/** Makes other writers of a unit's prices wait until this transaction ends. */
export async function lockPricedUnit(tx: Tx, unitId: string): Promise<void> {
  await tx.selectFrom('unit').select('id').where('id', '=', unitId).forNoKeyUpdate().execute();
}
