import { createHash } from 'node:crypto';
import { addDays, instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import { feeOfPayment, feeOfRefund, TRANSFER_FEE } from './sandbox-fees.ts';
import type { SandboxPaymentRow } from './sandbox-payment.ts';

/** Money that came to the sandbox or left it. */
export interface SandboxMovement {
  type: 'payment' | 'refund';
  payment: Pick<SandboxPaymentRow, 'id' | 'amount' | 'source_type' | 'company'>;
  /** Halalas that moved. */
  amount: number;
  at: Date;
}

/** A line in the terms of Moyasar: the amount is net of the fee, less than none of a refund. */
interface SettledLine extends SandboxMovement {
  fee: number;
  tax: number;
  net: number;
}

export interface SandboxSettlement {
  id: string;
  /** Halalas of all lines; the fee for the transfer goes off them. */
  amount: number;
  lines: SettledLine[];
  at: Date;
}

const SETTLED_AT_MINUTE = 6 * 60;

/**
 * Settlements of what moved, given in order: one for each day of Riyadh, made at six the next morning. A day on which more went back than came is settled with
 * the next one. Nothing of them is kept: what has moved stays, and so do they.
 */
export function settlementsOf(movements: readonly SandboxMovement[], now: Date): SandboxSettlement[] {
  const days = Map.groupBy(movements, ({ at }) => riyadhDate(at));
  const made: SandboxSettlement[] = [];
  let lines: SettledLine[] = [];
  for (const [day, moved] of days) {
    const at = new Date(instantOf(addDays(day, 1), SETTLED_AT_MINUTE));
    if (at > now) break;
    lines = [...lines, ...moved.map(settle)];
    const amount = lines.reduce((sum, { net }) => sum + net, 0);
    if (amount <= TRANSFER_FEE.fee) continue;
    made.push({ id: idOf(day), amount, lines, at });
    lines = [];
  }
  return made;
}

function settle(movement: SandboxMovement): SettledLine {
  const isIn = movement.type === 'payment';
  const { fee, tax } = isIn ? feeOfPayment(movement.payment) : feeOfRefund();
  return { ...movement, fee, tax, net: (isIn ? movement.amount : -movement.amount) - fee };
}

/** The same id for a day each time: a UUID of its name. */
function idOf(day: string): string {
  const hash = createHash('sha256').update(`sandbox settlement ${day}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
