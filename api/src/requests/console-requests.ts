import type { ConsoleRequest } from '@diyar/contract/finding/request-answers';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findWaiting, markLookedAt, type WaitingRow, wasLookedAt } from './console-request.queries.ts';
import { presentRequestCard } from './present-request-card.ts';
import { findRequest, lockRequest } from './request.queries.ts';
import { stateOf } from './request.ts';

/** As many requests as an operator looks at before asking again. */
const MOST_WAITING = 50;

/** Requests that no operator has looked at yet, the one that waits longest first. */
export async function listWaitingRequests(reader: Reader, lang: Lang, now: Date): Promise<ConsoleRequest[]> {
  return (await findWaiting(reader, MOST_WAITING, now)).map((row) => presentWaiting(row, lang, now));
}

function presentWaiting(row: WaitingRow, lang: Lang, now: Date): ConsoleRequest {
  return {
    ...presentRequestCard(row, lang),
    description: row.description,
    state: stateOf(row, now),
    account: {
      id: String(row.owner_number),
      name: row.owner_name,
      requests: row.owner_requests,
      held: row.owner_held,
    },
    answers: row.answers,
  };
}

/**
 * Leaves a request on show, or hides it with a reason that its people read; in the audit log. Throws `not_found`, `state_changed` when
 * it was looked at or taken off meanwhile.
 */
export function decideRequest(
  db: Database,
  operator: OperatorActor,
  asked: { number: string; decision: 'kept' | 'hidden'; reason: string | null },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const locked = await lockRequest(tx, asked.number);
    const row = await findRequest(tx, asked.number);
    if (locked === undefined || row === undefined) throw new Refusal('not_found');
    if (row.state !== 'published' || (await wasLookedAt(tx, row.id))) throw new Refusal('state_changed');
    const reason = asked.decision === 'hidden' ? asked.reason : null;
    await markLookedAt(tx, row.id, reason, now);
    if (reason !== null)
      await recordEvent(tx, {
        key: 'request_held',
        accountId: row.account_id,
        personId: null,
        params: { request: asked.number },
        at: now,
      });
    const act = {
      act: 'request_decided' as const,
      subject: { kind: 'request', id: row.id },
      before: { state: row.state },
      after: { decision: asked.decision },
      ...(asked.reason !== null && { reason: asked.reason }),
    };
    await recordAct(tx, operator, act, now);
  });
}
