import type { ConsolePayout, PayoutBatch } from '@diyar/contract/console/console-payouts';
import type { Payout } from '@diyar/contract/money/payouts';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { BatchRow } from './batch.queries.ts';
import type { LineRow, PayoutRow } from './payout-view.queries.ts';

type Way = Pick<PayoutRow, 'kind' | 'bank_name' | 'iban' | 'wallet' | 'wallet_phone'>;

/** Where money goes, by its name and the end of its number; null for nowhere. */
export function presentWay(way: Way | undefined): Payout['to'] {
  if (way === undefined || way.kind === null) return null;
  const { kind } = way;
  const [name, number] = kind === 'bank' ? [way.bank_name, way.iban] : [way.wallet, way.wallet_phone];
  return { kind, name: name ?? '', last4: (number ?? '').slice(-4) };
}

const isoOf = (at: Date | null) => (at === null ? null : riyadhIso(at));

/** A payout as its advertiser sees it, with what it gives of each booking. */
export function presentPayout(row: PayoutRow, lines: readonly LineRow[]): Payout {
  return {
    id: String(row.number),
    state: row.state,
    amount: money(row.amount),
    made_at: riyadhIso(row.made_at),
    closed_at: isoOf(row.closed_at),
    to: presentWay(row),
    reference: row.reference,
    failure: row.failure,
    lines: lines.map((line) => ({
      reservation: String(line.reservation),
      received: money(line.received),
      refunded: money(line.refunded),
      fee: money(line.fee),
      vat: money(line.vat),
      claimed: money(line.claimed),
      parts_due: line.parts_due,
      parts: line.parts,
      paid_before: money(line.paid_before),
      amount: money(line.amount),
    })),
  };
}

export function presentForConsole(row: PayoutRow, lines: readonly LineRow[]): ConsolePayout {
  return {
    ...presentPayout(row, lines),
    account: { id: String(row.account_number), name: row.account_name },
    batch: row.batch === null ? null : String(row.batch),
    waits: row.waits,
    exported: row.exported,
  };
}

/** A batch as one operator sees it: agreeing is another operator's than its maker's. */
export function presentBatch(row: BatchRow, operatorId: string): PayoutBatch {
  const isAgreed = !row.needs_second || row.agreed_by !== null;
  return {
    id: String(row.number),
    total: money(row.total),
    payouts: row.payouts,
    open: row.open,
    made_at: riyadhIso(row.made_at),
    made_by: row.made_by,
    needs_second: row.needs_second,
    agreed_by: row.agreed_by,
    exported_at: isoOf(row.exported_at),
    abilities: { agree: !isAgreed && row.operator_id !== operatorId, export: isAgreed },
  };
}
