import { takeDeposit, takeDepositWith } from '../deposits/take-deposit.ts';
import type { Payable } from '../dues/payable.ts';
import { isDeposit, isDueSettled, isDueVoid } from '../dues/read-due.ts';
import { requestRefund } from '../ledger/return-money.ts';
import { writeLedger } from '../ledger/write-ledger.ts';
import type { Tx } from '../platform/db/database.ts';
import type { RefundReason } from '../platform/db/schema.generated.ts';
import { closePart, insertBankPayment, lockParts } from './receipt.queries.ts';
import type { TransferRow } from './transfer.ts';

export interface Received {
  payable: Payable;
  transfer: TransferRow;
  receiptId: string;
  /** Halalas. */
  amount: number;
  now: Date;
}

const BY_BANK = { through: 'bank' } as const;

/**
 * Writes down money that came by bank for a due, of a locked payable. Enough, with the parts that came before: the due is
 * settled, and what is too much goes back (`wrong_amount`). Too little: a part, which waits while the payable does. When what it pays for can no longer be
 * given, or another payment gave it, all goes back, parts too (`late`, `second`).
 */
export async function receiveTransfer(tx: Tx, received: Received): Promise<'settled' | 'part' | 'returned'> {
  const { payable, transfer, amount, now } = received;
  if (await isDueSettled(tx, transfer.dueId)) return giveBack(tx, received, 'second');
  if (await isDueVoid(tx, transfer.dueId)) return giveBack(tx, received, 'late');
  const withIt = transfer.deposit?.dueId;
  if (withIt !== undefined && (await isDueSettled(tx, withIt))) return giveBack(tx, received, 'second');
  const parts = await lockParts(tx, transfer.dueId);
  const missing = transfer.due - parts.reduce((sum, part) => sum + (part.received ?? 0), 0);
  if (amount < missing) {
    if (!payable.byTransfer.isOpen(now)) return giveBack(tx, received, 'late');
    await insertSurplus(tx, received, amount, 'part');
    return 'part';
  }
  const reason = await payable.settle(tx, now, transfer.dueId);
  if (reason !== undefined) return giveBack(tx, received, reason);
  await settle(tx, received, parts);
  if (amount > missing) {
    const paymentId = await insertSurplus(tx, received, amount - missing, 'surplus');
    await requestRefund(tx, { paymentId, amount: amount - missing, reason: 'wrong_amount', now });
  }
  return 'settled';
}

/** One settled payment of the whole due, and one of the deposit that is paid with it; the parts that came before are counted in it. */
async function settle(
  tx: Tx,
  { payable, transfer, receiptId, now }: Received,
  parts: readonly { id: string; received: number | null }[],
): Promise<void> {
  const { dueId, due, deposit } = transfer;
  const amount = due - (deposit?.amount ?? 0);
  const paymentId = await insertBankPayment(tx, { dueId, receiptId, amount, state: 'settled', now });
  if (await isDeposit(tx, dueId))
    await takeDeposit(tx, { payable, dueId, amount, paymentId, now, ...BY_BANK });
  else await writeLedger(tx, { kind: 'payment_settled', amount, payable, paymentId, at: now, ...BY_BANK });
  if (deposit !== null)
    await takeDepositWith(tx, { payable, ...deposit, withPaymentId: paymentId, now, ...BY_BANK });
  for (const part of parts) {
    await closePart(tx, part.id, 'counted');
    const counted = { kind: 'part_counted', amount: part.received ?? 0 } as const;
    await writeLedger(tx, { ...counted, payable, paymentId: part.id, at: now, ...BY_BANK });
  }
}

/** Money that is its payer's until something is given for it: a part, or what goes back. */
async function insertSurplus(
  tx: Tx,
  { payable, transfer, receiptId, now }: Received,
  amount: number,
  state: 'part' | 'surplus',
): Promise<string> {
  const paymentId = await insertBankPayment(tx, { dueId: transfer.dueId, receiptId, amount, state, now });
  await writeLedger(tx, { kind: 'surplus_received', amount, payable, paymentId, at: now, ...BY_BANK });
  return paymentId;
}

async function giveBack(tx: Tx, received: Received, reason: RefundReason): Promise<'returned'> {
  const { transfer, amount, now } = received;
  const paymentId = await insertSurplus(tx, received, amount, 'surplus');
  await requestRefund(tx, { paymentId, amount, reason, now });
  await returnParts(tx, transfer.dueId, reason, now);
  return 'returned';
}

/** Gives back the parts that came for a due whose payable is locked. */
export async function returnParts(tx: Tx, dueId: string, reason: RefundReason, now: Date): Promise<void> {
  for (const { id, received } of await lockParts(tx, dueId)) {
    await closePart(tx, id, 'surplus');
    await requestRefund(tx, { paymentId: id, amount: received ?? 0, reason, now });
  }
}
