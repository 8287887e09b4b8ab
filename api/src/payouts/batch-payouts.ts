import type { PayoutBatch } from '@diyar/contract/console/console-payouts';
import { writeCsv } from '@diyar/contract/values/write-csv';
import { recordAct } from '../audit/record-act.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  type BatchRow,
  type FileRow,
  findBatch,
  findFileRows,
  insertBatch,
  lockBatch,
  lockReady,
  markAgreed,
  markExported,
  putIntoBatch,
} from './batch.queries.ts';
import { presentBatch } from './payout.presenter.ts';

type Operator = Pick<OperatorActor, 'operatorId' | 'requestId'>;

/**
 * Puts every payout that can go into a new batch, with where each goes as it stands now. Of two operators at once each payout is in
 * the batch of one. Throws `state_changed` when there is nothing to put into it. Written to the audit log.
 */
export async function batchPayouts(tx: Tx, operator: Operator, now: Date): Promise<PayoutBatch> {
  const { operatorId } = operator;
  const ready = await lockReady(tx);
  if (ready.length === 0) throw new Refusal('state_changed');
  const total = ready.reduce((sum, { amount }) => sum + amount, 0);
  const { payout_second_operator_above: limit } = await figuresAt(tx, now);
  const needsSecond = total > limit;
  const batch = await insertBatch(tx, {
    total,
    needs_second: needsSecond,
    operator_id: operatorId,
    made_at: now,
  });
  await putIntoBatch(
    tx,
    batch.id,
    ready.map(({ id }) => id),
  );
  const act = {
    act: 'payout_batch_made' as const,
    subject: { kind: 'payout_batch', id: String(batch.number) },
    before: null,
    after: { payouts: ready.length, total, needs_second: needsSecond },
  };
  await recordAct(tx, operator, act, now);
  return presentBatch(await batchOf(tx, batch.number), operatorId);
}

async function batchOf(reader: Reader, number: number): Promise<BatchRow> {
  const batch = await findBatch(reader, number);
  if (batch === undefined) throw new Refusal('not_found');
  return batch;
}

/**
 * Agrees to a batch above the limit, so that its file can be given. Throws `payout_batch_not_agreed` to its own maker and
 * `state_changed` when it needs nobody, or somebody has agreed.
 */
export async function agreeToBatch(
  tx: Tx,
  operator: Operator,
  number: number,
  now: Date,
): Promise<PayoutBatch> {
  const { operatorId } = operator;
  await lockBatch(tx, number);
  const batch = await batchOf(tx, number);
  if (!batch.needs_second || batch.agreed_by !== null) throw new Refusal('state_changed');
  if (batch.operator_id === operatorId) throw new Refusal('payout_batch_not_agreed');
  await markAgreed(tx, batch.id, { operatorId, now });
  const subject = { kind: 'payout_batch', id: String(number) };
  const after = { total: batch.total };
  await recordAct(tx, operator, { act: 'payout_batch_agreed', subject, before: null, after }, now);
  return presentBatch(await batchOf(tx, number), operatorId);
}

/**
 * The file of a batch for the bank: one row a payout, the same each time it is asked for, so that a lost file pays nobody twice.
 * From the first time on its payouts can be marked. Throws `payout_batch_not_agreed` for one above the limit that nobody agreed to.
 */
export async function exportBatch(
  tx: Tx,
  operator: Operator,
  number: number,
  now: Date,
): Promise<{ name: string; text: string; rows: number }> {
  await lockBatch(tx, number);
  const batch = await batchOf(tx, number);
  if (batch.needs_second && batch.agreed_by === null) throw new Refusal('payout_batch_not_agreed');
  if (batch.exported_at === null) await markExported(tx, batch.id, now);
  const subject = { kind: 'payout_batch', id: String(number) };
  const after = { total: batch.total };
  await recordAct(tx, operator, { act: 'payout_batch_exported', subject, before: null, after }, now);
  const rows = await findFileRows(tx, batch.id);
  return { name: `diyar-payouts-${number}.csv`, text: fileOf(number, rows), rows: rows.length };
}

const HEAD = ['batch', 'payout', 'method', 'account', 'bank', 'beneficiary', 'amount', 'currency'];

function fileOf(batch: number, rows: readonly FileRow[]): string {
  return writeCsv([
    HEAD,
    ...rows.map((row) => [
      String(batch),
      String(row.number),
      row.kind ?? '',
      // A wallet's phone as the Kingdom writes it: with its plus it would read as a formula.
      row.iban ?? (row.wallet_phone ?? '').replace('+966', '0'),
      row.bank_name ?? row.wallet ?? '',
      row.holder ?? row.account_name,
      (row.amount / 100).toFixed(2),
      'SAR',
    ]),
  ]);
}
