import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type CaseLine, findCase, findReporters, lockCase, setAnswer, setAppeal } from './case.queries.ts';
import { answerUntil } from './report.ts';

interface Written {
  actor: Actor;
  /** The case number. */
  number: string;
  text: string;
  now: Date;
}

/**
 * Keeps the reported's answer, once, in the time for it and while the case is open. Throws `not_found` for a case that is not about
 * the caller, `report_answer_late` after that time, `state_changed` when it was answered or decided.
 */
export function answerCase(db: Database, { actor, number, text, now }: Written): Promise<void> {
  return transact(db, async (tx) => {
    const found = await findCase(tx, number);
    if (found?.reported_account_id !== actor.accountId) throw new Refusal('not_found');
    const one = await lockCase(tx, found.id);
    if (one.answered_at !== null || one.decision !== null) throw new Refusal('state_changed');
    if (now >= answerUntil(one)) throw new Refusal('report_answer_late');
    await setAnswer(tx, one.id, text, now);
  });
}

/**
 * Keeps an appeal, once, by the one decided against: the reported, or a reporter whose report was dismissed. Throws `not_found`
 * for a case of others, `not_available` by the other side and too late, `state_changed` when it was appealed.
 */
export function appealCase(db: Database, { actor, number, text, now }: Written): Promise<void> {
  return transact(db, async (tx) => {
    const found = await findCase(tx, number);
    if (found === undefined) throw new Refusal('not_found');
    const isParty = found.reported_account_id === actor.accountId;
    if (!isParty && !(await findReporters(tx, found.id)).includes(actor.accountId))
      throw new Refusal('not_found');
    const one = await lockCase(tx, found.id);
    if (one.appealed_at !== null) throw new Refusal('state_changed');
    if (!isInTime(one, now)) throw new Refusal('not_available');
    await setAppeal(tx, one.id, { appeal: text, accountId: actor.accountId }, now);
  });
}

function isInTime({ appeal_until }: CaseLine, now: Date): boolean {
  return appeal_until !== null && now < appeal_until;
}
