import type { UnsentMessage } from '@diyar/contract/console/console-messages';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { sendNotificationJob } from './notification.jobs.ts';
import { sentenceOf } from './sentence.ts';
import {
  countUnsent,
  findUnsent,
  lockDispatch,
  reviveDispatch,
  type UnsentRow,
  type UnsentState,
} from './unsent.queries.ts';

/** How often a message is tried again once an operator asks for it. */
const TRIES = 8;

/** A page of the messages that did not go out, the newest first. */
export async function listUnsent(
  reader: Reader,
  { state, page, per_page, lang }: { state: UnsentState; page: number; per_page: number; lang: Lang },
) {
  const [rows, counts] = await Promise.all([
    findUnsent(reader, state, { limit: per_page, offset: (page - 1) * per_page }),
    countUnsent(reader),
  ]);
  const total = counts[state];
  return {
    items: rows.map((row) => present(row, lang)),
    ...{ total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) },
    counts: { failed: counts.failed, waiting: counts.waiting, replaced: counts.replaced },
  };
}

function present(row: UnsentRow, lang: Lang): UnsentMessage {
  const { id, state, channel, kind, failure, attempts } = row;
  return {
    ...{ id, state, channel, kind, failure, attempts },
    text: sentenceOf(row, row.happened, lang),
    to: toOf(row),
    account: { id: String(row.account_number), name: row.account_name },
    at: riyadhIso(row.at),
    failed_at: row.ended_at === null ? null : riyadhIso(row.ended_at),
  };
}

/** Where it goes; a browser has an address that says nothing. */
function toOf({ channel, phone, address }: UnsentRow): string {
  if (channel === 'push') return '—';
  return channel === 'email' ? maskedAddress(address) : masked(phone, 4);
}

/** Enough of a number or an address to tell two apart; the account's page has the rest. */
function masked(text: string, shown: number): string {
  return `…${text.slice(-shown)}`;
}

function maskedAddress(address: string | null): string {
  if (address === null) return '—';
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}…${address.slice(at)}`;
}

/**
 * Has a message that failed for good tried again at once; its notification may have been read by then, and it then stays unsent. The
 * act stands in the audit log. Throws `not_found`, and `state_changed` for one that has not failed, or not any more.
 */
export function retryMessage(db: Database, operator: OperatorActor, id: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const dispatch = await lockDispatch(tx, id);
    if (dispatch === undefined) throw new Refusal('not_found');
    if (dispatch.state !== 'failed') throw new Refusal('state_changed');
    await reviveDispatch(tx, id, { tries: TRIES, now });
    await enqueue(tx, sendNotificationJob, { dispatchId: id });
    const { channel, failure, attempts } = dispatch;
    const act = {
      act: 'message_retried' as const,
      subject: { kind: 'message', id },
      before: { state: 'failed', channel, failure, attempts },
      after: { state: 'waiting' },
    };
    await recordAct(tx, operator, act, now);
  });
}
