import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { FeeAmount, FeeSubject, FeeTerms } from './fee.ts';

export interface BookingRow extends FeeSubject {
  id: string;
  hostAccountId: string;
  createdAt: Date;
  categoryId: number;
  period: number;
}

/** A reservation with what its fee depends on, its money as it stands. */
export async function findBooking(reader: Reader, reservationId: string): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    select r.id, r.host_account_id as "hostAccountId", r.created_at as "createdAt", property.category_id as "categoryId", r.period,
      r.state, r.total, r.down_payment as "downPayment", r.terms -> 'rest' ->> 'through' = 'ejar' as "isLease",
      (money.received - money.refunded)::bigint as kept,
      coalesce((r.terms ->> 'kept_for_changes')::bigint, 0) as "keptForChanges",
      coalesce((select sum(step.refund) from reservation_transition step
        where step.reservation_id = r.id and step.event = 'give_back'), 0)::bigint as "givenBack"
    from reservation r join unit on unit.id = r.unit_id join property on property.id = unit.property_id
      cross join lateral reservation_money(r.id) money
    where r.id = ${reservationId}`.execute(reader);
  return rows[0];
}

/** The share in force at an instant, in hundredths of a percent: of the category's period, the category, the period, or all; 0 when none is set. */
export async function findShare(
  reader: Reader,
  of: { categoryId: number; period: number },
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ share: number }>`
    select newest.basis_points as share from (
      select distinct on (category_id, period) category_id, period, basis_points from fee_rate
      where effective_from <= ${at} and coalesce(category_id, ${of.categoryId}) = ${of.categoryId}
        and coalesce(period, ${of.period}) = ${of.period}
      order by category_id, period, effective_from desc) newest
    where newest.basis_points is not null
    order by newest.category_id is null, newest.period is null limit 1`.execute(reader);
  return rows[0]?.share ?? 0;
}

/** The fee of a reservation as it was agreed; undefined while none was taken. */
export async function findFee(reader: Reader, reservationId: string): Promise<FeeTerms | undefined> {
  const row = await reader
    .selectFrom('fee')
    .select(['basis_points', 'vat_basis_points'])
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row && { basisPoints: row.basis_points, vatBasisPoints: row.vat_basis_points };
}

export async function insertFee(tx: Tx, reservationId: string, terms: FeeTerms, now: Date): Promise<void> {
  await tx
    .insertInto('fee')
    .values({
      reservation_id: reservationId,
      basis_points: terms.basisPoints,
      vat_basis_points: terms.vatBasisPoints,
      taken_at: now,
    })
    .execute();
}

/** What of a reservation's fee was taken so far and not returned. */
export async function findTaken(reader: Reader, reservationId: string): Promise<FeeAmount> {
  const { rows } = await sql<FeeAmount>`
    select coalesce(sum(case direction when 'taken' then amount else -amount end), 0)::bigint as amount,
      coalesce(sum(case direction when 'taken' then vat else -vat end), 0)::bigint as vat
    from fee_change where reservation_id = ${reservationId}`.execute(reader);
  return rows[0] ?? { amount: 0, vat: 0 };
}

export async function insertFeeChange(
  tx: Tx,
  change: FeeAmount & { reservationId: string; direction: 'taken' | 'returned'; base: number; at: Date },
): Promise<string> {
  const { reservationId, ...rest } = change;
  const row = await tx
    .insertInto('fee_change')
    .values({ reservation_id: reservationId, ...rest })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
