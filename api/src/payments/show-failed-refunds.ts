import type { FailedRefund } from '@diyar/contract/console/console-refunds';
import { riyadhIso } from '@diyar/contract/values/format';
import { type Money, money } from '@diyar/contract/values/money';
import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import type { Reader } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { countFailed, type FailedRow, findFailed } from './failed-refund.queries.ts';

/** Refunds to cards that the gateway did not take in time. */
export const REFUNDS_QUEUE: QueueDefinition = {
  key: 'refunds',
  right: 'transfers',
  title: (lang) => translatorOf(lang)('consoleRefunds.title'),
  waiting: async (reader, now) => {
    const { refund_failed_after_seconds: seconds } = await figuresAt(reader, now);
    return countFailed(reader, before(now, seconds));
  },
};

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Those refunds as one operator sees them, and above which amount two pay one otherwise. */
export async function listFailedRefunds(
  reader: Reader,
  operatorId: string,
  now: Date,
): Promise<{ items: FailedRefund[]; second_above: Money }> {
  const figures = await figuresAt(reader, now);
  const rows = await findFailed(reader, before(now, figures.refund_failed_after_seconds));
  return {
    items: rows.map((row) => presentFailed(row, operatorId)),
    second_above: money(figures.refund_second_operator_above),
  };
}

function presentFailed(row: FailedRow, operatorId: string): FailedRefund {
  const { id, payer, phone, reason, charge_id, gateway, card_company: company, card_last4: last4 } = row;
  return {
    ...{ id, payer, phone, reason },
    subject: { kind: row.kind, number: String(row.number) },
    amount: money(row.amount),
    asked_at: riyadhIso(row.created_at),
    failed:
      row.failed_at === null
        ? null
        : { times: row.failures, at: riyadhIso(row.failed_at), said: row.failure ?? '' },
    payment: {
      ...{ charge_id, gateway },
      received: money(row.received),
      paid_at: riyadhIso(row.paid_at),
      card: company === null || last4 === null ? null : { company, last4 },
    },
    taken:
      row.taken_at === null
        ? null
        : { by: row.taker ?? '', at: riyadhIso(row.taken_at), reason: row.otherwise_reason ?? '' },
    proposed:
      row.proposed_reference === null
        ? null
        : {
            bank_reference: row.proposed_reference,
            by: row.proposer ?? '',
            mine: row.proposed_by === operatorId,
          },
  };
}
