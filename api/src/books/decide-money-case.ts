import type { decideMoneyCase as contract } from '@diyar/contract/console/console-money-cases';
import type { z } from 'zod';
import { recordAct } from '../audit/record-act.ts';
import type { DueSubject } from '../dues/due.ts';
import type { Payable } from '../dues/payable.ts';
import { type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { assignTo, dueToAssign, returnMoneyOf } from './case-effects.ts';
import { compareCharge } from './compare-gateway.ts';
import type { Difference } from './difference.ts';
import type { BookDeps } from './keep-proof.ts';
import {
  decideCase,
  findOwn,
  findSubjectByNumber,
  lockOpenCase,
  type MoneyCaseRow,
  proposeCase,
  requireCase,
  type Said,
} from './money-case.queries.ts';
import { decisionsOf } from './money-case.ts';

type Decision = z.infer<typeof contract.body>;

/**
 * Decides for an operator what money is that the gateway's books and ours do not agree about, once, in the audit log. Asks the gateway first, so that
 * only what still stands there moves. Above the dated limit the first word is a proposal, and another operator's, of the same decision, carries it out.
 * Throws `not_found`, `state_changed` when it is decided or no longer as it was found, `second_operator_needed` to the one who proposed, `due_unlike`
 * when nothing of exactly this amount is due, `due_not_given` when what it pays for is no longer to be had, `gateway_silent`.
 */
export async function decideMoneyCase(
  deps: BookDeps,
  operator: OperatorActor,
  { caseId, said }: { caseId: string; said: Decision },
  now: Date,
): Promise<'decided' | 'proposed'> {
  const found = await requireCase(deps.db, caseId);
  if (!decisionsOf(found).includes(said.decision)) throw invalid('decision', 'invalid');
  const difference = said.decision === 'explained' ? null : await stillDiffers(deps, found);
  return transact(deps.db, async (tx) => {
    const own = await findOwn(tx, found);
    const payable = await lockPayable(tx, deps, own?.subject, said);
    const row = await lockOpenCase(tx, caseId);
    const { decision, reason } = said;
    const effect = { row, difference, now };
    const assigned =
      decision === 'assigned' ? await dueToAssign(tx, effect, payable, own?.dueId ?? null) : null;
    const word = { decision, reason, dueId: assigned?.dueId ?? null, operatorId: operator.operatorId };
    const isProposal = await proposes(tx, row, word, now);
    if (isProposal) await proposeCase(tx, caseId, word);
    else {
      await decideCase(tx, caseId, word, now);
      if (decision === 'returned') await returnMoneyOf(tx, deps, effect);
      if (assigned !== null) await assignTo(tx, deps, assigned, effect);
    }
    const act = {
      act: isProposal ? ('money_case_proposed' as const) : ('money_case_decided' as const),
      subject: { kind: 'money_case', id: row.charge_id },
      before: null,
      after: { kind: row.kind, amount: row.amount, decision, ...(said.decision === 'assigned' && said.of) },
      reason,
    };
    await recordAct(tx, operator, act, now);
    return isProposal ? 'proposed' : 'decided';
  });
}

/** The difference as it is now. Throws `state_changed` when it is another one or none, `gateway_silent`. */
async function stillDiffers({ db, gateway }: BookDeps, found: MoneyCaseRow): Promise<Difference> {
  if (found.gateway !== gateway.name) throw new Refusal('gateway_silent');
  const difference = await compareCharge(db, gateway, found.charge_id).catch((cause: unknown) => {
    throw new Refusal('gateway_silent', { cause });
  });
  const isSame = difference?.there === found.there && difference.here === found.here;
  if (difference === undefined || !isSame) throw new Refusal('state_changed');
  return difference;
}

/** Locks what the money was or will be for, before the case; null where it is for nothing. */
async function lockPayable(
  tx: Tx,
  { payables }: BookDeps,
  own: DueSubject | undefined,
  said: Decision,
): Promise<Payable | null> {
  if (said.decision === 'explained') return null;
  if (own !== undefined) return payables[own.kind].lock(tx, own.id);
  if (said.decision === 'returned') return null;
  const id = said.of && (await findSubjectByNumber(tx, said.of));
  if (said.of === undefined || id === undefined) throw new Refusal('due_unlike');
  return payables[said.of.kind].lock(tx, id);
}

/** Whether this is a first word that another operator has to agree to; another decision than the first one's is a first word again. */
async function proposes(tx: Tx, row: MoneyCaseRow, said: Said, now: Date): Promise<boolean> {
  const limit = (await figuresAt(tx, now)).refund_second_operator_above;
  const isSame = row.proposed_decision === said.decision && row.proposed_due_id === said.dueId;
  if (row.amount <= limit || !isSame) return row.amount > limit;
  if (row.proposed_by === said.operatorId) throw new Refusal('second_operator_needed');
  return false;
}
