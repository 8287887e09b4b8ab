import { riyadhDate } from '@diyar/contract/values/riyadh';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { doneSince, insertAnswer, isOwnOnShow } from './answer.queries.ts';
import { findVisibleRequest } from './show-requests.ts';

const DAY_MS = 86_400_000;

/**
 * Answers a request with a unit of the acting account that is on show, or that it would market the property, which businesses alone
 * may; whose it is gets an event. Throws `not_found`, `own_request`, `already_answered`, `forbidden`, `validation_failed` on
 * `unit_id` and `note`, `too_many_requests` past the account's limit of a day.
 */
export function answerRequest(
  db: Database,
  number: string,
  answer: { unitId: string | null; note: string | null },
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ id: string }> {
  return transact(db, async (tx) => {
    const { row, isOwn } = await findVisibleRequest(tx, number, { actor, now });
    if (isOwn) throw new Refusal('own_request');
    await refuseUnfit(tx, row, answer, { actor, now });
    const { request_answers_per_account_day: most } = await figuresAt(tx, now);
    await refusePast(tx, 'request_answer', actor.accountId, { most, windowMs: DAY_MS, now });
    const id = await insertAnswer(tx, {
      request_id: row.id,
      account_id: actor.accountId,
      person_id: actor.personId,
      unit_id: answer.unitId,
      note: answer.note === '' ? null : answer.note,
      at: now,
    });
    await recordEvent(tx, {
      key: 'request_answered',
      accountId: row.account_id,
      personId: actor.personId,
      params: { request: number, answer: id },
      at: now,
    });
    return { id };
  });
}

async function refuseUnfit(
  tx: Tx,
  row: { kind: 'wanted' | 'marketing'; by_message: boolean },
  { unitId, note }: { unitId: string | null; note: string | null },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  if (row.kind === 'marketing' && actor.kind !== 'business') throw new Refusal('forbidden');
  if (row.kind === 'marketing' && unitId !== null) throw invalid('unit_id', 'invalid');
  if (row.kind === 'wanted') {
    if (unitId === null) throw invalid('unit_id', 'required');
    const isOwn = await isOwnOnShow(tx, { unitId, accountId: actor.accountId }, riyadhDate(now));
    if (!isOwn) throw invalid('unit_id', 'invalid');
  }
  if (!row.by_message && (note ?? '') !== '') throw invalid('note', 'invalid');
}

/** Refuses `too_many_requests` to an account that did as much as it may within a time. */
export async function refusePast(
  tx: Tx,
  table: Parameters<typeof doneSince>[1],
  accountId: string,
  { most, windowMs, now }: { most: number; windowMs: number; now: Date },
): Promise<void> {
  const { count, first } = await doneSince(tx, table, accountId, new Date(now.getTime() - windowMs));
  if (count < most) return;
  const freeAt = (first ?? now).getTime() + windowMs;
  throw new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
  });
}
