import type { OwnRequest } from '@diyar/contract/finding/requests';
import type { RequestStep } from '@diyar/contract/words/request-words';
import type { Lang } from '@diyar/messages/messages';
import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { presentOwn } from './request.presenter.ts';
import { findRequest, lockRequest, moveRequest } from './request.queries.ts';
import { stateOf, stepsOf } from './request.ts';

const DAY_MS = 86_400_000;

/**
 * Publishes, hides or deletes a request of the acting account. Publishing one that has ended begins its days anew; hiding keeps them
 * running. Throws `not_found`, `request_held` for what an operator took off, `state_changed` for a step that its state does not take.
 */
export function stepRequest(
  db: Database,
  number: string,
  to: RequestStep,
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
): Promise<OwnRequest> {
  return transact(db, async (tx) => {
    const locked = await lockRequest(tx, number);
    const row = await findRequest(tx, number);
    if (locked?.account_id !== actor.accountId || row === undefined || row.state === 'deleted')
      throw new Refusal('not_found');
    if (to === 'published' && row.held_reason !== null) throw new Refusal('request_held');
    if (!stepsOf(row, now).includes(to)) throw new Refusal('state_changed');
    const { request_days: days } = await figuresAt(tx, now);
    const begins = to === 'published' && row.expires_at <= now;
    const expiresAt = begins ? new Date(now.getTime() + days * DAY_MS) : null;
    await moveRequest(tx, row.id, { state: to, expiresAt }, now);
    await recordEvent(tx, {
      key: `request_${to}`,
      accountId: actor.accountId,
      personId: actor.personId,
      params: { request: number, from: stateOf(row, now) },
      at: now,
    });
    const after = await findRequest(tx, number);
    if (after === undefined) throw new Error('a request that is locked is there');
    return presentOwn(after, lang, now);
  });
}
