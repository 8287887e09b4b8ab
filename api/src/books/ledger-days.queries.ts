import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface DayRow {
  date: string;
  received: number;
  refunded: number;
  earned: number;
  gateway_fees: number;
  paid_out: number;
  held: number;
  owed: number;
}

/** The last so many Riyadh days up to `today`, the newest first: what moved on each, and what was held and owed at its end. Halalas. */
export async function findDays(reader: Reader, today: string, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with side as (
      select (at at time zone 'Asia/Riyadh')::date as day, kind, credit as account, amount from ledger_entry
      union all
      select (at at time zone 'Asia/Riyadh')::date, kind, debit, -amount from ledger_entry
    ), moved as (
      select day,
        coalesce(-sum(amount) filter (where account in ('gateway', 'bank') and kind in ('payment_settled', 'surplus_received', 'part_counted', 'deposit_held', 'found_received')), 0) as received,
        coalesce(sum(amount) filter (where account in ('gateway', 'bank') and kind in ('refund_paid', 'found_returned')), 0) as refunded,
        coalesce(sum(amount) filter (where account in ('fee_income', 'membership_income')), 0) as earned,
        coalesce(-sum(amount) filter (where account in ('gateway_fees', 'input_tax')), 0) as gateway_fees,
        coalesce(sum(amount) filter (where account = 'bank' and kind = 'payout_paid'), 0) as paid_out,
        coalesce(sum(amount) filter (where account in ('reservation_funds', 'deposits_held')), 0) as held,
        coalesce(sum(amount) filter (where account in ('payouts_payable', 'refunds_payable', 'suspense')), 0) as owed
      from side group by day
    ), before as (
      select coalesce(sum(held), 0) as held, coalesce(sum(owed), 0) as owed from moved where day <= ${today}::date - ${days}::int
    )
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(received, 0)::bigint as received, coalesce(refunded, 0)::bigint as refunded,
      coalesce(earned, 0)::bigint as earned, coalesce(gateway_fees, 0)::bigint as gateway_fees, coalesce(paid_out, 0)::bigint as paid_out,
      (before.held + sum(coalesce(moved.held, 0)) over (order by d))::bigint as held,
      (before.owed + sum(coalesce(moved.owed, 0)) over (order by d))::bigint as owed
    from generate_series(${today}::date - ${days}::int + 1, ${today}::date, interval '1 day') d
      left join moved on moved.day = d::date cross join before
    order by d desc`.execute(reader);
  return rows;
}

/** Advertisers for whom money is held, the most first. */
export async function findHeldFor(
  reader: Reader,
  limit: number,
): Promise<{ number: number; name: string; amount: number }[]> {
  const { rows } = await sql<{ number: number; name: string; amount: number }>`
    select account.number, account.name, sum(side.amount)::bigint as amount from (
      select credit_party_id as party, amount from ledger_entry where credit = 'reservation_funds'
      union all select debit_party_id, -amount from ledger_entry where debit = 'reservation_funds') side
    join account on account.id = side.party
    group by account.number, account.name having sum(side.amount) <> 0
    order by amount desc, account.number limit ${limit}`.execute(reader);
  return rows;
}
