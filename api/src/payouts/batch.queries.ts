import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import { WAITS } from './payout-view.queries.ts';

export interface BatchRow {
  id: string;
  number: number;
  total: number;
  payouts: number;
  open: number;
  made_at: Date;
  made_by: string;
  operator_id: string;
  needs_second: boolean;
  agreed_by: string | null;
  exported_at: Date | null;
}

const BATCHES = sql`
  select batch.*, maker.name as made_by, second.name as agreed_by, payouts.count as payouts, payouts.open
  from payout_batch batch join operator maker on maker.id = batch.operator_id
    left join operator second on second.id = batch.second_operator_id
    cross join lateral (select count(*)::int as count, count(*) filter (where state = 'in_batch')::int as open
      from payout where payout.batch_id = batch.id) payouts`;

/** Batches with payouts that are not marked yet, the oldest first. */
export async function findOpenBatches(reader: Reader): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`${BATCHES} where payouts.open > 0 order by batch.number`.execute(
    reader,
  );
  return rows;
}

export async function findBatch(reader: Reader, number: number): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`${BATCHES} where batch.number = ${number}`.execute(reader);
  return rows[0];
}

export async function lockBatch(tx: Tx, number: number): Promise<void> {
  await sql`select from payout_batch where number = ${number} for update`.execute(tx);
}

/**
 * Locks the payouts that can go into a batch now; those another batch is taking are left to it. A report of one of their ads and a claim
 * of one of their deposits take the same ad or booking first: one that is being written is waited for, and holds its payout.
 */
export async function lockReady(tx: Tx): Promise<{ id: string; amount: number }[]> {
  const paid = sql`select r.id, r.unit_id from payout join payout_line line on line.payout_id = payout.id
    join reservation r on r.id = line.reservation_id where payout.state = 'ready'`;
  await sql`select from ad where unit_id in (select unit_id from (${paid}) paid) order by id for share`.execute(
    tx,
  );
  await sql`select from reservation where id in (select id from (${paid}) paid) order by id for share`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string; amount: number }>`
    select payout.id, payout.amount from payout
      join payout_destination destination on destination.account_id = payout.account_id
    where payout.state = 'ready' and ${WAITS} is null
    order by payout.id for update of payout skip locked`.execute(tx);
  return rows;
}

/** How many payouts wait for an operator: to be put into a batch, or to be marked; and since when the first one does. */
export async function countWaitingPayouts(reader: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(payout.made_at) as "oldestAt" from payout
      left join payout_destination destination on destination.account_id = payout.account_id
    where payout.state = 'in_batch'
      or (payout.state = 'ready' and destination.account_id is not null and ${WAITS} is null)`.execute(
    reader,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

export async function insertBatch(
  tx: Tx,
  batch: { total: number; needs_second: boolean; operator_id: string; made_at: Date },
): Promise<{ id: string; number: number }> {
  return tx.insertInto('payout_batch').values(batch).returning(['id', 'number']).executeTakeFirstOrThrow();
}

/** Puts locked payouts into a batch, with where each goes as it stands now. */
export async function putIntoBatch(tx: Tx, batchId: string, payoutIds: readonly string[]): Promise<void> {
  await sql`
    update payout set state = 'in_batch', batch_id = ${batchId}, kind = destination.kind, iban = destination.iban,
      bank_name = destination.bank_name, holder = destination.holder, wallet = destination.wallet,
      wallet_phone = destination.wallet_phone
    from payout_destination destination
    where destination.account_id = payout.account_id and payout.id = any(${payoutIds}::uuid[])`.execute(tx);
}

export async function markAgreed(
  tx: Tx,
  batchId: string,
  by: { operatorId: string; now: Date },
): Promise<void> {
  const change = { second_operator_id: by.operatorId, agreed_at: by.now };
  await tx.updateTable('payout_batch').set(change).where('id', '=', batchId).execute();
}

export async function markExported(tx: Tx, batchId: string, now: Date): Promise<void> {
  await tx.updateTable('payout_batch').set({ exported_at: now }).where('id', '=', batchId).execute();
}

export interface FileRow {
  number: number;
  amount: number;
  kind: 'bank' | 'wallet' | null;
  iban: string | null;
  bank_name: string | null;
  holder: string | null;
  wallet: string | null;
  wallet_phone: string | null;
  account_name: string;
}

/** What the bank is told of each payout of a batch. */
export async function findFileRows(reader: Reader, batchId: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select payout.number, payout.amount, payout.kind, payout.iban, payout.bank_name, payout.holder, payout.wallet,
      payout.wallet_phone, account.name as account_name
    from payout join account on account.id = payout.account_id where payout.batch_id = ${batchId}
    order by payout.number`.execute(reader);
  return rows;
}

export interface LockedPayout {
  id: string;
  accountId: string;
  amount: number;
  state: string;
  exported: boolean;
}

export async function lockPayout(tx: Tx, number: number): Promise<LockedPayout | undefined> {
  const { rows } = await sql<LockedPayout>`
    select payout.id, payout.account_id as "accountId", payout.amount, payout.state, exists (
      select from payout_batch batch where batch.id = payout.batch_id and batch.exported_at is not null) as exported
    from payout where payout.number = ${number} for update of payout`.execute(tx);
  return rows[0];
}

export async function closePayout(
  tx: Tx,
  id: string,
  change: { state: 'paid' | 'failed'; reference: string | null; failure: string | null },
  by: { operatorId: string; now: Date },
): Promise<void> {
  const closed = { ...change, operator_id: by.operatorId, closed_at: by.now };
  await tx.updateTable('payout').set(closed).where('id', '=', id).execute();
}

/** Nothing goes to where a payout failed until its advertiser saves it again; a place they saved since is left alone. */
export async function refuseDestination(tx: Tx, payoutId: string, reason: string, now: Date): Promise<void> {
  await sql`
    update payout_destination destination set refused_at = ${now}, refused_reason = ${reason}
    from payout where payout.id = ${payoutId} and destination.account_id = payout.account_id
      and (destination.kind, destination.iban, destination.holder, destination.wallet, destination.wallet_phone)
        is not distinct from (payout.kind, payout.iban, payout.holder, payout.wallet, payout.wallet_phone)`.execute(
    tx,
  );
}
