import { writeSettlement } from '../ledger/write-settlement.ts';
import type { GatewaySettlement, SettlementLine } from '../payments/payment-gateway.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertLines, insertSettlement } from './settlement.queries.ts';

/**
 * Keeps a settlement with its lines and writes it into the ledger, once, however often it is told; answers whether it was new. The bank gets
 * what the gateway says it sent: lines that come to another sum are left for the comparison to tell.
 */
export async function keepSettlement(
  tx: Tx,
  gateway: string,
  { settlement, lines }: { settlement: GatewaySettlement; lines: readonly SettlementLine[] },
  now: Date,
): Promise<boolean> {
  const { id: reference, at, net } = settlement;
  const all = settlement.fee + settlement.feeVat === 0 ? lines : [...lines, sendingOf(settlement)];
  const fee = all.reduce((sum, line) => sum + line.fee, 0);
  const feeVat = all.reduce((sum, line) => sum + line.feeVat, 0);
  const settlementId = await insertSettlement(tx, {
    ...{ gateway, reference, settled_at: at, taken_in_at: now },
    ...{ gross: net + fee + feeVat, fee, fee_vat: feeVat, net },
  });
  if (settlementId === undefined) return false;
  await insertLines(tx, settlementId, all);
  await writeSettlement(tx, { settlementId, net, fee, feeVat, at });
  return true;
}

/** What the gateway keeps for sending it all, as a line of its own. */
function sendingOf({ fee, feeVat }: GatewaySettlement): SettlementLine {
  return { kind: 'charge', chargeId: null, gross: 0, fee, feeVat };
}
