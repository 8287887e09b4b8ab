import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { PayoutState } from '../platform/db/schema.generated.ts';

export interface PayoutRow {
  id: string;
  number: number;
  state: PayoutState;
  amount: number;
  made_at: Date;
  closed_at: Date | null;
  kind: 'bank' | 'wallet' | null;
  bank_name: string | null;
  iban: string | null;
  wallet: string | null;
  wallet_phone: string | null;
  reference: string | null;
  failure: string | null;
  account_number: number;
  account_name: string;
  batch: number | null;
  exported: boolean;
  waits: 'no_destination' | 'destination_failed' | 'report' | 'claim' | null;
}

/** Why a payout that waits cannot go into a batch; null when it can. */
export const WAITS = sql`case
  when payout.state <> 'ready' then null
  when destination.account_id is null then 'no_destination'
  when destination.refused_at is not null then 'destination_failed'
  when exists (
    select from payout_line line join reservation r on r.id = line.reservation_id
      join ad on ad.unit_id = r.unit_id join report_case one on one.ad_id = ad.id
      join report on report.case_id = one.id and report.account_id = r.guest_account_id
    where line.payout_id = payout.id and one.decision is null) then 'report'
  when exists (
    select from payout_line line join deposit on deposit.reservation_id = line.reservation_id
    where line.payout_id = payout.id and deposit.state = 'claimed') then 'claim' end`;

export interface PayoutFilter {
  accountId?: string;
  state?: PayoutState;
  number?: number;
}

function chosen({ accountId, state, number }: PayoutFilter): RawBuilder<unknown> {
  return sql`true
    ${accountId === undefined ? sql`` : sql`and payout.account_id = ${accountId}`}
    ${state === undefined ? sql`` : sql`and payout.state = ${state}::payout_state`}
    ${number === undefined ? sql`` : sql`and payout.number = ${number}`}`;
}

/** Payouts of a filter, newest first; those that wait the oldest first. */
export async function findPayouts(
  reader: Reader,
  filter: PayoutFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<PayoutRow[]> {
  const isWaiting = filter.state === 'ready' || filter.state === 'in_batch';
  const { rows } = await sql<PayoutRow>`
    select payout.*, account.number as account_number, account.name as account_name, batch.number as batch,
      batch.exported_at is not null as exported, ${WAITS} as waits
    from payout join account on account.id = payout.account_id
      left join payout_batch batch on batch.id = payout.batch_id
      left join payout_destination destination on destination.account_id = payout.account_id
    where ${chosen(filter)}
    order by ${isWaiting ? sql`payout.made_at, payout.id` : sql`coalesce(payout.closed_at, payout.made_at) desc, payout.id desc`}
    limit ${limit} offset ${offset}`.execute(reader);
  return rows;
}

export async function countPayouts(reader: Reader, filter: PayoutFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payout where ${chosen(filter)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export async function countByState(reader: Reader): Promise<Record<PayoutState, number>> {
  const rows = await reader
    .selectFrom('payout')
    .select(['state', (of) => of.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  return { ready: 0, in_batch: 0, paid: 0, failed: 0, ...counts };
}

export interface LineRow {
  payout_id: string;
  reservation: number;
  received: number;
  refunded: number;
  fee: number;
  vat: number;
  claimed: number;
  parts_due: number;
  parts: number;
  paid_before: number;
  amount: number;
}

/** The lines of these payouts, in the order of their bookings. */
export async function findLines(reader: Reader, payoutIds: readonly string[]): Promise<LineRow[]> {
  if (payoutIds.length === 0) return [];
  const { rows } = await sql<LineRow>`
    select line.*, r.number as reservation from payout_line line join reservation r on r.id = line.reservation_id
    where line.payout_id = any(${payoutIds}::uuid[]) order by r.starts_at, r.id`.execute(reader);
  return rows;
}

/** Where an account's payouts go now, and why the last one there failed. */
export async function findDestination(reader: Reader, accountId: string) {
  return reader
    .selectFrom('payout_destination')
    .select(['kind', 'iban', 'bank_name', 'wallet', 'wallet_phone', 'refused_reason'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
