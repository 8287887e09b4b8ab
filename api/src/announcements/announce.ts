import { riyadhDate } from '@diyar/contract/values/riyadh';
import { recordAct } from '../audit/record-act.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import {
  insertAnnouncement,
  lockAnnouncement,
  type NewAnnouncement,
  setEnded,
} from './announcement.queries.ts';

/** Puts a sentence above every page for some Riyadh days. Refuses a last day before the first or before today. */
export function announce(
  db: Database,
  operator: OperatorActor,
  wanted: NewAnnouncement,
  now: Date,
): Promise<void> {
  if (wanted.ends_on < wanted.starts_on) throw invalid('ends_on', 'end_before_start');
  if (wanted.ends_on < riyadhDate(now)) throw invalid('ends_on', 'date_past');
  return transact(db, async (tx) => {
    const { operatorId } = operator;
    const id = await insertAnnouncement(tx, { ...wanted, operatorId }, now);
    const act = { act: 'announcement_made' as const, subject: { kind: 'announcement', id } };
    await recordAct(tx, operator, { ...act, after: wanted }, now);
  });
}

/** Takes one down, for good. Refuses `not_found` where there is none, `state_changed` when it was taken down or is over. */
export function endAnnouncement(db: Database, operator: OperatorActor, id: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const row = await lockAnnouncement(tx, id);
    if (row === undefined) throw new Refusal('not_found');
    const { ended_at, ...before } = row;
    if (ended_at !== null || row.ends_on < riyadhDate(now)) throw new Refusal('state_changed');
    await setEnded(tx, id, now);
    const act = { act: 'announcement_ended' as const, subject: { kind: 'announcement', id } };
    await recordAct(tx, operator, { ...act, before }, now);
  });
}
