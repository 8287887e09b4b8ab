import type { PriceKind } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import type { EditColumns } from '../offers/discounted-units.ts';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';

export interface CouponRow extends EditColumns {
  id: string;
  name: string;
  code: string;
  type_discount: 'percent' | 'fixed';
  discount: number;
  starts_on: string;
  ends_on: string;
  kinds: PriceKind[];
  paused: boolean;
  all_units: boolean;
  uses_most: number | null;
  uses_most_each: number | null;
  unit_ids: string[];
  used: number;
  given_away: number;
  earned: number;
}

/** Coupons of an account, or one of them, the newest first; uses and money are of holds and bookings that stand. */
export async function findCoupons(reader: Reader, accountId: string, id?: string): Promise<CouponRow[]> {
  const { rows } = await sql<CouponRow>`
    select coupon.id, coupon.name, coupon.code, coupon.type_discount, coupon.discount, coupon.starts_on::text,
      coupon.ends_on::text, to_jsonb(coupon.kinds) as kinds, coupon.paused_at is not null as paused, coupon.all_units, coupon.uses_most,
      coupon.uses_most_each, array(select unit_id from coupon_unit where coupon_id = coupon.id) as unit_ids,
      results.used, results.given_away, results.earned,
      coupon.updated_at, coupon.updated_by, name_of_person(coupon.updated_by) as editor
    from coupon
    cross join lateral (select count(*)::int as used, coalesce(sum(coupon_use.amount), 0)::bigint as given_away,
        coalesce(sum(reservation.total), 0)::bigint as earned
      from coupon_use join reservation on reservation.id = coupon_use.reservation_id
      where coupon_use.coupon_id = coupon.id and coupon_use.returned_at is null) results
    where coupon.account_id = ${accountId} and coupon.deleted_at is null
      ${id === undefined ? sql`` : sql`and coupon.id = ${id}`}
    order by coupon.created_at desc, coupon.id desc`.execute(reader);
  return rows;
}

export interface CouponColumns {
  name: string;
  code: string;
  type_discount: 'percent' | 'fixed';
  discount: number;
  starts_on: string;
  ends_on: string;
  kinds: PriceKind[];
  all_units: boolean;
  uses_most: number | null;
  uses_most_each: number | null;
  paused_at: Date | null;
  updated_at: Date;
  updated_by: string;
}

/** Throws `validation_failed` on `code` when another of the account's coupons has it. */
async function refuseTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) === 'coupon_code_once_an_account') throw invalid('code', 'coupon_code_taken');
    throw error;
  }
}

export async function insertCoupon(
  tx: Tx,
  coupon: CouponColumns & { account_id: string; created_at: Date },
): Promise<string> {
  const { id } = await refuseTaken(() =>
    tx.insertInto('coupon').values(coupon).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

export async function updateCoupon(tx: Tx, id: string, columns: CouponColumns): Promise<void> {
  await refuseTaken(() => tx.updateTable('coupon').set(columns).where('id', '=', id).execute());
}

/** Keeps the units of a coupon that is not on all of its account's. */
export async function replaceCouponUnits(
  tx: Tx,
  couponId: string,
  unitIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('coupon_unit').where('coupon_id', '=', couponId).execute();
  if (unitIds.length === 0) return;
  await tx
    .insertInto('coupon_unit')
    .values(unitIds.map((unit_id) => ({ coupon_id: couponId, unit_id })))
    .execute();
}

/** Takes a coupon away; its uses stay with the bookings, and its code is free again. */
export async function markDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('coupon').set({ deleted_at: now }).where('id', '=', id).execute();
}
