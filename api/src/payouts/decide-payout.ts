import type { ConsolePayout } from '@diyar/contract/console/console-payouts';
import { recordAct } from '../audit/record-act.ts';
import { recordEvent } from '../events/record-event.ts';
import { writeHouseEntry } from '../ledger/write-house-entry.ts';
import type { Tx } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { closePayout, lockPayout, refuseDestination } from './batch.queries.ts';
import { presentForConsole } from './payout.presenter.ts';
import { findLines, findPayouts } from './payout-view.queries.ts';

/** What the bank said of a payout. */
export type Outcome = { outcome: 'paid'; reference: string } | { outcome: 'failed'; reason: string };

/**
 * Marks an exported payout as paid or failed, once. What failed is owed to its advertiser again, and nothing more goes to that account until
 * they save it again. Throws `not_found`, `state_changed` when it was marked already or its file was not given. Written to the audit log.
 */
export async function decidePayout(
  tx: Tx,
  operator: Pick<OperatorActor, 'operatorId' | 'requestId'>,
  { number, said }: { number: number; said: Outcome },
  now: Date,
): Promise<ConsolePayout> {
  const payout = await lockPayout(tx, number);
  if (payout === undefined) throw new Refusal('not_found');
  if (payout.state !== 'in_batch' || !payout.exported) throw new Refusal('state_changed');
  const { id, accountId, amount } = payout;
  const isPaid = said.outcome === 'paid';
  const words = isPaid
    ? { reference: said.reference, failure: null }
    : { reference: null, failure: said.reason };
  await closePayout(tx, id, { state: said.outcome, ...words }, { operatorId: operator.operatorId, now });
  const cause = { kind: isPaid ? 'payout_paid' : 'payout_failed', payoutId: id } as const;
  await writeHouseEntry(tx, { cause, amount, hostAccountId: accountId, at: now });
  if (!isPaid) await refuseDestination(tx, id, said.reason, now);
  const params = { payout: number, amount };
  await recordEvent(tx, { key: cause.kind, accountId, personId: null, params, at: now });
  const act = {
    act: 'payout_decided' as const,
    subject: { kind: 'payout', id: String(number) },
    before: { state: 'in_batch' },
    after: { state: said.outcome, amount, ...words },
    ...(said.outcome === 'failed' && { reason: said.reason }),
  };
  await recordAct(tx, operator, act, now);
  const [row] = await findPayouts(tx, { number }, { limit: 1, offset: 0 });
  if (row === undefined) throw new Refusal('not_found');
  return presentForConsole(row, await findLines(tx, [row.id]));
}
