import { type RawBuilder, sql } from 'kysely';
import { askedOf, unacceptedOf } from '../ledger/unanswered.ts';
import type { Reader } from '../platform/db/database.ts';
import type { LedgerKind } from '../platform/db/schema.generated.ts';

export interface StatementRow {
  id: string;
  at: Date;
  kind: LedgerKind;
  reservation: number | null;
  payout: number | null;
  /** Halalas; less than none takes away. */
  amount: number;
  balance: number;
}

export interface Span {
  accountId: string;
  /** From this instant on, and before the other. */
  from?: Date;
  until?: Date;
}

/** Every movement of an advertiser's money with the balance after it; of one instant the payment comes before its fee. */
const linesOf = (accountId: string): RawBuilder<unknown> => sql`
  select entry.*, row_number() over in_order as position, (sum(entry.amount) over in_order)::bigint as balance from (
    select id, at, kind, reservation_id, payout_id, amount from ledger_entry
    where credit = 'reservation_funds' and credit_party_id = ${accountId}
    union all
    select id, at, kind, reservation_id, payout_id, -amount from ledger_entry
    where debit = 'reservation_funds' and debit_party_id = ${accountId}) entry
  window in_order as (order by entry.at, entry.kind <> 'payment_settled', entry.id)`;

const within = ({ from, until }: Span) => sql`
  true ${from === undefined ? sql`` : sql`and line.at >= ${from}`} ${until === undefined ? sql`` : sql`and line.at < ${until}`}`;

/** Lines of a span with the balance after each, as the ledger has them. */
export async function findLines(
  reader: Reader,
  span: Span,
  { limit, offset, newestFirst }: { limit: number; offset: number; newestFirst: boolean },
): Promise<StatementRow[]> {
  const order = newestFirst ? sql`line.position desc` : sql`line.position`;
  const { rows } = await sql<StatementRow>`
    select line.id, line.at, line.kind, r.number as reservation, payout.number as payout, line.amount, line.balance
    from (${linesOf(span.accountId)}) line
      left join reservation r on r.id = line.reservation_id left join payout on payout.id = line.payout_id
    where ${within(span)} order by ${order} limit ${limit} offset ${offset}`.execute(reader);
  return rows;
}

export async function countLines(reader: Reader, span: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${linesOf(span.accountId)}) line where ${within(span)}`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** Sums of an advertiser's lines by kind, of all time, and what of them is of bookings that it never accepted or of changes it has still to agree to. */
export async function sumKinds(
  reader: Reader,
  accountId: string,
): Promise<{ kind: LedgerKind; amount: number; unaccepted: number }[]> {
  const { rows } = await sql<{ kind: LedgerKind; amount: number; unaccepted: number }>`
    select line.kind, sum(line.amount)::bigint as amount,
      coalesce(sum(line.amount) filter (where line.reservation_id in ${unacceptedOf(accountId)}), 0)::bigint
        + case line.kind when 'payment_settled' then (select coalesce(sum(asked.amount), 0)::bigint from ${askedOf(accountId)} asked)
          else 0 end as unaccepted
    from (${linesOf(accountId)}) line group by line.kind`.execute(reader);
  return rows;
}
