import type { Insertable } from 'kysely';
import type { SettlementLine } from '../payments/payment-gateway.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { GatewaySettlement } from '../platform/db/schema.generated.ts';

/** Keeps a settlement; undefined when it is kept already (`gateway_settlement_once`). */
export async function insertSettlement(
  tx: Tx,
  settlement: Insertable<GatewaySettlement>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('gateway_settlement')
    .values(settlement)
    .onConflict((conflict) => conflict.constraint('gateway_settlement_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const LINES_AT_ONCE = 1000;

export async function insertLines(
  tx: Tx,
  settlementId: string,
  lines: readonly SettlementLine[],
): Promise<void> {
  const rows = lines.map(({ kind, chargeId, gross, fee, feeVat }, line) => {
    return { settlement_id: settlementId, line, kind, charge_id: chargeId, gross, fee, fee_vat: feeVat };
  });
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE)
    await tx
      .insertInto('gateway_settlement_line')
      .values(rows.slice(at, at + LINES_AT_ONCE))
      .execute();
}

/** Those of a gateway's settlements that are kept. */
export async function findKept(
  reader: Reader,
  gateway: string,
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const rows = await reader
    .selectFrom('gateway_settlement')
    .select('reference')
    .where('gateway', '=', gateway)
    .where('reference', 'in', references)
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** When a gateway made the last settlement that is kept, and when the first payment by it began. */
export async function findReach(
  reader: Reader,
  gateway: string,
): Promise<{ last: Date | null; first: Date | null }> {
  const last = await reader
    .selectFrom('gateway_settlement')
    .select((of) => of.fn.max('settled_at').as('at'))
    .where('gateway', '=', gateway)
    .executeTakeFirst();
  const first = await reader
    .selectFrom('payment')
    .select((of) => of.fn.min('created_at').as('at'))
    .where('gateway', '=', gateway)
    .executeTakeFirst();
  return { last: last?.at ?? null, first: first?.at ?? null };
}
