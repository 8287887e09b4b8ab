import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Earned, PayoutLine } from './payout.ts';

/** Guests' open reports about the ads of the booked unit, and an open claim of its deposit: until it is decided, the booking's money stays. */
const OPEN_CASE = sql`(exists (
  select from report join report_case one on one.id = report.case_id join ad on ad.id = one.ad_id
  where ad.unit_id = r.unit_id and report.account_id = r.guest_account_id and one.decision is null)
  or exists (select from deposit where deposit.reservation_id = r.id and deposit.state = 'claimed'))`;

/** Accounts to whom the ledger owes money, whose destination takes it and who have no payout waiting for a batch. */
export async function findPayable(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select owed.id from (
      select party as id, sum(amount) as amount from (
        select credit_party_id as party, amount from ledger_entry where credit = 'reservation_funds'
        union all select debit_party_id, -amount from ledger_entry where debit = 'reservation_funds') side
      group by party) owed
    join payout_destination destination on destination.account_id = owed.id and destination.refused_at is null
    where owed.amount > 0 and not exists (select from payout where payout.account_id = owed.id and payout.state = 'ready')
    order by owed.id`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Makes payouts of one account wait for each other, and its bookings stay as they are until the transaction ends. */
export async function lockMoneyOf(tx: Tx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
  await sql`
    select from reservation where host_account_id = ${accountId} and state in ('active', 'finished', 'canceled')
    order by id for no key update`.execute(tx);
}

/** Halalas that the ledger owes an account and that are in no payout. */
export async function findBalance(reader: Reader, accountId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select (coalesce(sum(amount) filter (where credit = 'reservation_funds' and credit_party_id = ${accountId}), 0)
      - coalesce(sum(amount) filter (where debit = 'reservation_funds' and debit_party_id = ${accountId}), 0))::bigint as balance
    from ledger_entry where credit_party_id = ${accountId} or debit_party_id = ${accountId}`.execute(reader);
  return rows[0]?.balance ?? 0;
}

/**
 * Bookings of an account whose money is due at `now`, or was in a payout before, the earliest arrival first: a stay when so
 * many seconds have passed since its arrival, of a stay of months each month so long after it begins. Of a home's lease only the
 * down payment is ours, and is one part. What was paid for a change waits until its advertiser agrees to it. Bookings whose guest has an
 * open report, or whose deposit is claimed, wait.
 */
export async function findEarned(
  reader: Reader,
  accountId: string,
  { afterSeconds, now }: { afterSeconds: number; now: Date },
): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    select r.id as "reservationId", money.received - asked.pay as received, money.refunded, fee.amount as fee, fee.vat, given.claimed, split.parts,
      case when r.state = 'finished' then split.parts else passed.parts end as "partsDue", before.amount as "paidBefore"
    from reservation r
      cross join lateral reservation_money(r.id) money
      cross join lateral (select coalesce(sum(change.pay), 0)::bigint as pay from reservation_change change
        where change.reservation_id = r.id and change.state = 'asked') asked
      cross join lateral (
        select coalesce(sum(case direction when 'taken' then amount else -amount end), 0)::bigint as amount,
          coalesce(sum(case direction when 'taken' then vat else -vat end), 0)::bigint as vat
        from fee_change where fee_change.reservation_id = r.id) fee
      cross join lateral (select coalesce((select claimed from deposit where deposit.reservation_id = r.id), 0)::bigint as claimed) given
      cross join lateral (
        select case when r.period < 3 or r.state = 'canceled' or r.terms -> 'rest' ->> 'through' = 'ejar' then 1
          else greatest(1, ((extract(year from r.end_date) - extract(year from r.start_date)) * 12
            + extract(month from r.end_date) - extract(month from r.start_date))::int) end as parts) split
      cross join lateral (
        select count(*)::int as parts from generate_series(0, split.parts - 1) begun
        where (r.starts_at at time zone 'Asia/Riyadh' + make_interval(months => begun)) at time zone 'Asia/Riyadh'
          + make_interval(secs => ${afterSeconds}) <= ${now}) passed
      cross join lateral (
        select coalesce(sum(line.amount), 0)::bigint as amount from payout_line line join payout on payout.id = line.payout_id
        where line.reservation_id = r.id and payout.state <> 'failed') before
    where r.host_account_id = ${accountId} and r.state in ('active', 'finished', 'canceled')
      and (r.starts_at + make_interval(secs => ${afterSeconds}) <= ${now} or before.amount <> 0)
      and money.received > 0 and not ${OPEN_CASE}
    order by r.starts_at, r.id`.execute(reader);
  return rows;
}

/** How many bookings of an account have money that waits for a decision about their guest's report or a claim. */
export async function countHeld(reader: Reader, accountId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from reservation r
    where r.host_account_id = ${accountId} and r.state in ('active', 'finished', 'canceled') and ${OPEN_CASE}`.execute(
    reader,
  );
  return rows[0]?.held ?? 0;
}

export async function insertPayout(
  tx: Tx,
  accountId: string,
  lines: readonly PayoutLine[],
  now: Date,
): Promise<{ id: string; amount: number }> {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const { id } = await tx
    .insertInto('payout')
    .values({ account_id: accountId, amount, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map((line) => ({
    payout_id: id,
    reservation_id: line.reservationId,
    received: line.received,
    refunded: line.refunded,
    fee: line.fee,
    vat: line.vat,
    claimed: line.claimed,
    parts_due: line.partsDue,
    parts: line.parts,
    paid_before: line.paidBefore,
    amount: line.amount,
  }));
  await tx.insertInto('payout_line').values(rows).execute();
  return { id, amount };
}
