import type { matchBankLine } from '@diyar/contract/console/console-bank-lines';
import type { z } from 'zod';
import { recordAct } from '../audit/record-act.ts';
import type { Payables } from '../dues/payable.ts';
import { payRefundIn } from '../payments/pay-refund.ts';
import { decidePayout } from '../payouts/decide-payout.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { receiveByLine } from '../transfers/receive-by-line.ts';
import { sendBankRefundIn } from '../transfers/send-bank-refund.ts';
import {
  closeLine,
  type LineEnd,
  type LineRow,
  lockOpenLine,
  requirePayout,
  requireRefund,
  requireSettlement,
  requireTransfer,
} from './bank-line.queries.ts';

export type Match = z.infer<typeof matchBankLine.body>;
export type MatchOutcome = z.infer<typeof matchBankLine.data>['outcome'];

interface Matching {
  line: LineRow;
  operator: OperatorActor;
  now: Date;
}

interface Decided {
  end: LineEnd;
  outcome: MatchOutcome;
}

/**
 * Decides for an operator what a line of a statement is, as the thing's own page would: with all its checks, and in the audit log. A line is
 * decided once, and for one thing. Money that was confirmed by hand before is the line's, and no more is written down. Where another operator has to agree it stays open until they do. Throws `not_found`, `state_changed`,
 * `line_unlike` for a thing of another amount or way, `forbidden` for a payout without the right to them, and what the decision itself refuses.
 */
export function matchLine(
  { db, payables }: { db: Database; payables: Payables },
  operator: OperatorActor,
  { lineId, match }: { lineId: string; match: Match },
  now: Date,
): Promise<MatchOutcome> {
  return transact(db, async (tx) => {
    const line = await lockOpenLine(tx, lineId);
    const { end, outcome } = await decide(tx, payables, { line, operator, now }, match);
    if (outcome !== 'proposed') await closeLine(tx, line.id, end, { operatorId: operator.operatorId, now });
    const act = {
      act: 'bank_line_matched' as const,
      subject: { kind: 'bank_line', id: line.bank_reference },
      before: null,
      after: { amount: line.amount, outcome, [match.kind]: match.id },
    };
    await recordAct(tx, operator, act, now);
    return outcome;
  });
}

function decide(tx: Tx, payables: Payables, matching: Matching, match: Match): Promise<Decided> {
  if (match.kind === 'transfer') return receive(tx, payables, matching, match);
  if (match.kind === 'payout') return payOut(tx, matching, Number(match.id));
  if (match.kind === 'settlement') return arrive(tx, matching, match.id);
  return sendBack(tx, payables, matching, match.id);
}

async function receive(
  tx: Tx,
  payables: Payables,
  { line, operator, now }: Matching,
  { id: reference, expected }: Extract<Match, { kind: 'transfer' }>,
): Promise<Decided> {
  if (line.amount < 0) throw new Refusal('line_unlike');
  const transferId = await requireTransfer(tx, reference);
  const read = { received: line.amount, bankReference: line.bank_reference };
  const found = { transferId, lineId: line.id, bookedOn: line.booked_on, read, expected, now };
  const { receiptId, outcome } = await receiveByLine(tx, payables, operator, found);
  if (outcome === 'refused') throw new Error('a confirmed receipt was refused');
  return { end: { receipt_id: receiptId }, outcome };
}

async function payOut(tx: Tx, { line, operator, now }: Matching, number: number): Promise<Decided> {
  if (!operator.rights.has('payouts')) throw new Refusal('forbidden');
  const payout = await requirePayout(tx, number);
  if (line.amount !== -payout.amount) throw new Refusal('line_unlike');
  const said = { outcome: 'paid', reference: line.bank_reference } as const;
  await decidePayout(tx, operator, { number, said }, now);
  return { end: { payout_id: payout.id }, outcome: 'paid' };
}

/** What the gateway sent has arrived: the ledger has it already. */
async function arrive(tx: Tx, { line }: Matching, settlementId: string): Promise<Decided> {
  const { net } = await requireSettlement(tx, settlementId);
  if (line.amount !== net) throw new Refusal('line_unlike');
  return { end: { gateway_settlement_id: settlementId }, outcome: 'arrived' };
}

async function sendBack(
  tx: Tx,
  payables: Payables,
  { line, operator, now }: Matching,
  refundId: string,
): Promise<Decided> {
  const refund = await requireRefund(tx, refundId);
  if (line.amount !== -refund.amount) throw new Refusal('line_unlike');
  const sent = { refundId, bankReference: line.bank_reference, now };
  const end = { refund_id: refundId };
  if (!refund.isOfBank) return { end, outcome: await payRefundIn(tx, payables, operator, sent) };
  await sendBankRefundIn(tx, payables, operator, sent);
  return { end, outcome: 'paid' };
}
