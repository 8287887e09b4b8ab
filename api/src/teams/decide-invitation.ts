import type { Invitation } from '@diyar/contract/people/team';
import { riyadhIso } from '@diyar/contract/values/format';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Reader, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  type AskedRow,
  endInvitations,
  findAsked,
  findOneAsked,
  insertMember,
  lockTeamAccount,
} from './team.queries.ts';

/** Teams that ask the caller's phone at `now`, the newest first. */
export async function listInvitations(reader: Reader, actor: Actor, now: Date): Promise<Invitation[]> {
  const rows = await findAsked(reader, actor.personId, now);
  return rows.map((row) => ({
    id: row.id,
    account: { id: String(row.account_number), name: row.account_name },
    role: row.role,
    invited_at: riyadhIso(row.created_at),
    expires_at: riyadhIso(row.expires_at),
  }));
}

/**
 * Accepts or declines an invitation to the caller's phone and answers whose it was; who is of that account already keeps their
 * place. Refuses `not_found` for those of others, `invitation_over` once it was decided or withdrawn, or its time is over.
 */
export function decideInvitation(
  db: Database,
  actor: Actor,
  { id, decision }: { id: string; decision: 'accepted' | 'declined' },
  now: Date,
): Promise<{ number: number; name: string }> {
  return transact(db, async (tx) => {
    const seen = await findOneAsked(tx, actor.personId, { id, now });
    if (seen === undefined) throw new Refusal('not_found');
    const of = { personId: actor.personId, accountId: seen.account_id };
    const { standing } = (await lockTeamAccount(tx, of)) ?? { standing: null };
    // Reads again what others changed meanwhile, the role included.
    const asked = await findOneAsked(tx, actor.personId, { id, now });
    if (asked?.is_open !== true) throw new Refusal('invitation_over');
    await endInvitations(tx, { id }, decision, now);
    const answer = { number: asked.account_number, name: asked.account_name };
    // It reached them by a number they got since: who is of the account already keeps their place in it.
    if (decision === 'accepted' && standing !== null) return answer;
    if (decision === 'accepted') await join(tx, asked, actor, now);
    const event = { key: `team_invitation_${decision}` as const, accountId: asked.account_id };
    await recordEvent(tx, { ...event, personId: actor.personId, params: { role: asked.role }, at: now });
    return answer;
  });
}

async function join(tx: Tx, asked: AskedRow, actor: Actor, now: Date): Promise<void> {
  const { id, account_id, role, invited_by: added_by } = asked;
  await insertMember(tx, { id, account_id, person_id: actor.personId, role, added_by, added_at: now });
}
