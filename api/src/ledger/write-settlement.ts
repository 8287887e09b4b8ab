import type { Tx } from '../platform/db/database.ts';
import { insertSettlementEntry } from './ledger.queries.ts';
import type { SettlementMovement } from './movement.ts';

/**
 * Writes down what the gateway owes no more by a settlement: what went to the bank, what it kept as its fee, and the VAT of that,
 * which is reclaimed; once a settlement (`ledger_entry_written_once`). `settlement-proof.queries.ts` says the same in SQL.
 */
export async function writeSettlement(tx: Tx, movement: SettlementMovement): Promise<void> {
  const { settlementId, net, fee, feeVat, at } = movement;
  const parts = [
    { kind: 'gateway_settlement', account: 'bank', amount: net },
    { kind: 'gateway_fee', account: 'gateway_fees', amount: fee },
    { kind: 'gateway_fee_vat', account: 'input_tax', amount: feeVat },
  ] as const;
  for (const { kind, account, amount } of parts) {
    if (amount === 0) continue;
    const entry = { kind, amount: Math.abs(amount), settlementId, at };
    const sides =
      amount > 0
        ? ({ debit: account, credit: 'gateway' } as const)
        : ({ debit: 'gateway', credit: account } as const);
    await insertSettlementEntry(tx, entry, sides);
  }
}
