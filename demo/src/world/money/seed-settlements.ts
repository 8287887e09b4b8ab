import { instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { differencesOfSettlements } from '../../../../api/src/books/compare-settlements.ts';
import { keepDifferences } from '../../../../api/src/books/keep-differences.ts';
import { keepSettlement } from '../../../../api/src/gateway-settlements/keep-settlement.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { TRANSFER_FEE } from '../../gateway/sandbox-fees.ts';
import { findMovements } from '../../gateway/sandbox-settlement.queries.ts';
import { type SandboxSettlement, settlementsOf } from '../../gateway/sandbox-settlement.ts';

const GATEWAY = 'sandbox';

/**
 * The gateway sent what came by it to the bank, day by day, but for one payment that it still looks into: that one waits for an operator. Answers
 * how many settlements there are.
 */
export async function seedSettlements(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(today, 0));
  await withholdOne(tx, now);
  const settlements = settlementsOf(await findMovements(tx, now), now);
  for (const settlement of settlements) await keep(tx, settlement);
  const differences = await differencesOfSettlements(tx, GATEWAY, now);
  await keepDifferences(tx, { gateway: GATEWAY, book: 'settlements' }, differences, now);
  return settlements.length;
}

/** The last payment of a booking by card that is old enough to be missed. */
async function withholdOne(tx: Tx, now: Date): Promise<void> {
  await sql`
    update sandbox_gateway.payment set withheld = true where id = (
      select payment.id from payment join due on due.id = payment.due_id
      where payment.gateway = ${GATEWAY} and payment.state = 'settled' and payment.method = 'card' and due.reservation_id is not null
        and payment.closed_at < ${now}::timestamptz - interval '8 days' and payment.with_payment_id is null
        and not exists (select from refund where refund.charge_id = payment.id)
      order by payment.closed_at desc, payment.id limit 1)`.execute(tx);
}

async function keep(tx: Tx, { id, amount, lines, at }: SandboxSettlement): Promise<void> {
  const { fee, tax } = TRANSFER_FEE;
  const settlement = { id, at, net: amount - fee, fee: fee - tax, feeVat: tax };
  const told = lines.map((line) => ({
    kind: line.type,
    chargeId: line.payment.id,
    gross: line.net + line.fee,
    fee: line.fee - line.tax,
    feeVat: line.tax,
  }));
  await keepSettlement(tx, GATEWAY, { settlement, lines: told }, at);
}
