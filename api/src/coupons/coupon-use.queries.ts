import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { PricedCoupon } from '../prices/stay-lines.ts';
import type { Coupon } from './coupon.ts';

/** A coupon of the advertiser of a unit by its code; `accountId` is the caller's, null for a visitor. */
export async function findCoupon(
  reader: Reader,
  asked: { hostAccountId: string; unitId: string; code: string; accountId: string | null },
): Promise<Coupon | undefined> {
  const { hostAccountId, unitId, code, accountId } = asked;
  const { rows } = await sql<Coupon>`
    select id, code, type_discount, discount, starts_on::text, ends_on::text, to_jsonb(kinds) as kinds,
      paused_at is not null as paused, uses_most, uses_most_each,
      (all_units or exists (select from coupon_unit where coupon_id = coupon.id and unit_id = ${unitId})) as is_here,
      (select count(*)::int from coupon_use where coupon_id = coupon.id and returned_at is null) as used,
      (select count(*)::int from coupon_use where coupon_id = coupon.id and returned_at is null
        and account_id = ${accountId}::uuid) as used_by_caller
    from coupon where account_id = ${hostAccountId} and code = ${code} and deleted_at is null`.execute(
    reader,
  );
  return rows[0];
}

/** Inserts a use. The database refuses with `coupon_uses_within_limit` or `coupon_uses_of_account_within_limit`. */
export async function insertUse(
  tx: Tx,
  use: { couponId: string; reservationId: string; accountId: string; amount: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('coupon_use')
    .values({
      coupon_id: use.couponId,
      reservation_id: use.reservationId,
      account_id: use.accountId,
      amount: use.amount,
      at: use.at,
    })
    .execute();
}

/** Takes a use again that was given back. Refused as `insertUse` is; does nothing where there is none. */
export async function retakeUse(tx: Tx, reservationId: string): Promise<void> {
  await tx
    .updateTable('coupon_use')
    .set({ returned_at: null })
    .where('reservation_id', '=', reservationId)
    .where('returned_at', 'is not', null)
    .execute();
}

export function findCouponById(reader: Reader, id: string): Promise<PricedCoupon | undefined> {
  return reader
    .selectFrom('coupon')
    .select(['id', 'code', 'type_discount', 'discount'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateUse(tx: Tx, reservationId: string, amount: number): Promise<void> {
  await tx.updateTable('coupon_use').set({ amount }).where('reservation_id', '=', reservationId).execute();
}
