import { SUBJECT_COLUMNS } from '../dues/due.ts';
import type { Tx } from '../platform/db/database.ts';
import type { LedgerKind } from '../platform/db/schema.generated.ts';
import type { FoundMovement, HouseMovement, Movement, Side } from './movement.ts';

export async function insertEntry(
  tx: Tx,
  movement: Movement,
  { debit, credit }: { debit: Side; credit: Side },
): Promise<void> {
  const { subject } = movement.payable;
  await tx
    .insertInto('ledger_entry')
    .values({
      kind: movement.kind,
      debit: debit.account,
      debit_party_id: debit.partyId,
      credit: credit.account,
      credit_party_id: credit.partyId,
      amount: movement.amount,
      [SUBJECT_COLUMNS[subject.kind]]: subject.id,
      payment_id: movement.paymentId,
      refund_id: movement.refundId ?? null,
      at: movement.at,
    })
    .execute();
}

export async function insertHouseEntry(
  tx: Tx,
  { cause, amount, at }: HouseMovement,
  { debit, credit }: { debit: Side; credit: Side },
): Promise<void> {
  await tx
    .insertInto('ledger_entry')
    .values({
      kind: cause.kind,
      debit: debit.account,
      debit_party_id: debit.partyId,
      credit: credit.account,
      credit_party_id: credit.partyId,
      amount,
      reservation_id: 'reservationId' in cause ? cause.reservationId : null,
      fee_change_id: 'feeChangeId' in cause ? cause.feeChangeId : null,
      payout_id: 'payoutId' in cause ? cause.payoutId : null,
      at,
    })
    .execute();
}

export async function insertFoundEntry(
  tx: Tx,
  { kind, amount, moneyCaseId, at }: FoundMovement,
  sides: Record<'debit' | 'credit', Side['account']>,
): Promise<void> {
  await tx
    .insertInto('ledger_entry')
    .values({ kind, ...sides, amount, money_case_id: moneyCaseId, at })
    .execute();
}

export async function insertSettlementEntry(
  tx: Tx,
  entry: { kind: LedgerKind; amount: number; settlementId: string; at: Date },
  sides: Record<'debit' | 'credit', Side['account']>,
): Promise<void> {
  const { kind, amount, settlementId, at } = entry;
  await tx
    .insertInto('ledger_entry')
    .values({ kind, ...sides, amount, gateway_settlement_id: settlementId, at })
    .execute();
}
