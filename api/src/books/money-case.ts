import type { MoneyCaseDecision, MoneyCaseKind } from '@diyar/contract/words/money-case-words';
import { z } from 'zod';

/** What may be decided about each kind; `money_case_decision_is_lawful` says the same. */
const LAWFUL: Record<MoneyCaseKind, readonly MoneyCaseDecision[]> = {
  stranger: ['returned', 'assigned', 'explained'],
  second: ['returned', 'explained'],
  wrong_amount: ['returned', 'explained'],
  unrecorded: ['assigned', 'returned', 'explained'],
  more_there: ['explained'],
  less_there: ['explained'],
  missing_there: ['explained'],
  settled_stranger: ['explained'],
  settled_otherwise: ['explained'],
  taken_back_otherwise: ['explained'],
  not_settled: ['explained'],
  settlement_sum: ['explained'],
  not_arrived: ['explained'],
};

/** What may be decided about a case. A payment whose id is not of our making's shape can be no payment of ours. */
export function decisionsOf({
  kind,
  charge_id,
}: {
  kind: MoneyCaseKind;
  charge_id: string;
}): readonly MoneyCaseDecision[] {
  const canBeOurs = z.uuid().safeParse(charge_id).success;
  return LAWFUL[kind].filter((decision) => decision !== 'assigned' || canBeOurs);
}
