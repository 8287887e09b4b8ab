import type { MoneyCase } from '@diyar/contract/console/console-money-cases';
import { riyadhIso } from '@diyar/contract/values/format';
import { type Money, money } from '@diyar/contract/values/money';
import type { MoneyCaseView } from '@diyar/contract/words/money-case-words';
import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import type { Reader } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { countCases, findCases, type ShownCase } from './case-views.queries.ts';
import { decisionsOf } from './money-case.ts';

/** Money about which the gateway's books and ours do not agree. */
export const MONEY_CASES_QUEUE: QueueDefinition = {
  key: 'money_cases',
  right: 'transfers',
  title: (lang) => translatorOf(lang)('consoleMoneyCases.title'),
  waiting: countCases,
};

/** Cases of a view as one operator sees them, and above which amount two decide one. */
export async function showMoneyCases(
  reader: Reader,
  { view, operatorId, now }: { view: MoneyCaseView; operatorId: string; now: Date },
): Promise<{ items: MoneyCase[]; second_above: Money }> {
  const figures = await figuresAt(reader, now);
  const rows = await findCases(reader, view, now);
  return {
    items: rows.map((row) => present(row, operatorId)),
    second_above: money(figures.refund_second_operator_above),
  };
}

const moneyOrNull = (amount: number | null) => (amount === null ? null : money(amount));

function present(row: ShownCase, operatorId: string): MoneyCase {
  const { id, kind, gateway, charge_id, card_last4: last4, card_company: company } = row;
  const method = row.method === 'bank_transfer' ? null : row.method;
  return {
    ...{ id, kind, fits: row.fits, twin: row.twin },
    amount: money(row.amount),
    found_at: riyadhIso(row.found_at),
    there: {
      ...{ gateway, charge_id, method },
      left: moneyOrNull(row.there),
      lines: kind === 'settlement_sum' ? moneyOrNull(row.here) : null,
      card: last4 === null ? null : { company, last4 },
    },
    here: presentHere(row),
    decisions: row.decision === null ? [...decisionsOf(row)] : [],
    proposed: presentProposed(row, operatorId),
    decided: presentDecided(row),
    sending: presentSending(row),
  };
}

function presentHere(row: ShownCase): MoneyCase['here'] {
  const { own, began_at: began, asked } = row;
  if (own === null || began === null || asked === null) return null;
  return {
    of: own,
    began_at: riyadhIso(began),
    asked: money(asked),
    left: moneyOrNull(row.here),
    is_due_paid: row.is_due_paid === true,
  };
}

function presentProposed(row: ShownCase, operatorId: string): MoneyCase['proposed'] {
  const { proposed_decision: decision, proposed_reason: reason, proposed_of: of, proposer: by } = row;
  if (row.decision !== null || decision === null || reason === null || by === null) return null;
  return { decision, of, reason, by, mine: row.proposed_by === operatorId };
}

function presentDecided(row: ShownCase): MoneyCase['decided'] {
  const { decision, reason, of, decider: by, decided_at: at } = row;
  if (decision === null || reason === null || by === null || at === null) return null;
  return { decision, reason, of, by, at: riyadhIso(at) };
}

function presentSending(row: ShownCase): MoneyCase['sending'] {
  if (row.decision !== 'returned' || row.kind !== 'stranger') return null;
  const { sent_at: sentAt, failures: times, failure } = row;
  return {
    sent_at: sentAt === null ? null : riyadhIso(sentAt),
    failed: sentAt !== null || failure === null ? null : { times, said: failure },
  };
}
