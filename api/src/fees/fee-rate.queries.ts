import type { Period } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface FeeRateRow {
  category: string | null;
  name_ar: string | null;
  name_en: string | null;
  period: Period | null;
  basis_points: number | null;
  effective_from: Date;
  operator: string | null;
  reason: string;
}

/** What a rate is of: each null means any. */
export interface FeeRateOf {
  categoryId: number | null;
  period: Period | null;
}

/** Every rate ever set, of one kind or of all, the newest first. */
export async function findRates(reader: Reader, of?: FeeRateOf): Promise<FeeRateRow[]> {
  const only =
    of &&
    sql`where fee_rate.category_id is not distinct from ${of.categoryId}::smallint
    and fee_rate.period is not distinct from ${of.period}::smallint`;
  const { rows } = await sql<FeeRateRow>`
    select category.slug as category, category.name_ar, category.name_en, fee_rate.period, fee_rate.basis_points,
      fee_rate.effective_from, operator.name as operator, fee_rate.reason
    from fee_rate left join category on category.id = fee_rate.category_id left join operator on operator.id = fee_rate.operator_id
    ${only ?? sql``}
    order by category.sort nulls first, fee_rate.period nulls first, fee_rate.effective_from desc`.execute(
    reader,
  );
  return rows;
}

/** Makes whoever sets rates wait for each other; answers the id of a category, undefined when there is none. */
export async function lockRates(tx: Tx, slug: string | null): Promise<number | null | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('fee_rate'))`.execute(tx);
  if (slug === null) return null;
  const row = await tx.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

export async function insertRate(
  tx: Tx,
  row: {
    category_id: number | null;
    period: number | null;
    basis_points: number | null;
    effective_from: Date;
    operator_id: string;
    reason: string;
  },
): Promise<void> {
  await tx.insertInto('fee_rate').values(row).execute();
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
