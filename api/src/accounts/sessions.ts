import type { Session } from '@diyar/contract/people/sessions';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Database, Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { findSessions, revokeSession } from './session.queries.ts';

/** The devices on which a person is signed in, whichever account each acts for: the one that asks first, then by last use. */
export async function listSessions(reader: Reader, actor: Actor, now: Date): Promise<Session[]> {
  const { token_idle_seconds: idle } = await figuresAt(reader, now);
  const rows = await findSessions(reader, actor.personId, new Date(now.getTime() - idle * 1000));
  const sessions = rows.map(({ token_hash: hash, browser, system, ...row }) => ({
    id: row.id,
    browser: browser as Session['browser'],
    system: system as Session['system'],
    account: row.name,
    created_at: riyadhIso(row.created_at),
    last_used_at: riyadhIso(row.last_used_at),
    current: hash.equals(actor.tokenHash),
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Signs one device of the person out, which ends its open streams. Refuses `not_found` when there is none such. */
export async function endSession(db: Database, id: string, actor: Actor, now: Date): Promise<void> {
  if (!(await revokeSession(db, { id, personId: actor.personId }, now))) throw new Refusal('not_found');
}
