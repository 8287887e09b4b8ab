import { mayManage, type TeamRole } from '@diyar/contract/words/team-rights';
import { signOutMember } from '../accounts/sign-out.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockManaged } from './lock-managed.ts';
import {
  deleteMember,
  endInvitations,
  findInvitations,
  findMembers,
  lockTeamAccount,
  updateRole,
} from './team.queries.ts';

/**
 * Gives a member, or somebody invited, another role. Refuses `not_found`, `role_forbids` where the role they have or the new one is
 * not the caller's to give, `state_changed` for an invitation whose time is over.
 */
export function changeRole(
  db: Database,
  actor: Actor,
  { id, role }: { id: string; role: TeamRole },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { standing } = await lockManaged(tx, actor);
    const line = await lineOf(tx, actor.accountId, id);
    if (!mayManage(standing, line.role) || !mayManage(standing, role)) throw new Refusal('role_forbids');
    if ('expires_at' in line && line.expires_at <= now) throw new Refusal('state_changed');
    if (line.role === role) return;
    await updateRole(tx, 'expires_at' in line ? 'team_invitation' : 'team_member', id, role);
    const event = { key: 'team_role_changed' as const, accountId: actor.accountId, personId: actor.personId };
    await recordEvent(tx, { ...event, params: { role, before: line.role }, at: now });
  });
}

/**
 * Removes a member, whose tokens for the account end with it, or withdraws an invitation. Refuses `not_found` (the owner is in no
 * list to be removed from), `role_forbids` for managers unless the owner asks, and `state_changed` when the line is not in the
 * state it was seen in: somebody may have accepted meanwhile.
 */
export function removeMember(
  db: Database,
  actor: Actor,
  { id, seen }: { id: string; seen: 'active' | 'invited' | undefined },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { standing } = await lockManaged(tx, actor);
    const line = await lineOf(tx, actor.accountId, id);
    if (!mayManage(standing, line.role)) throw new Refusal('role_forbids');
    const state = 'expires_at' in line ? 'invited' : 'active';
    if (seen !== undefined && seen !== state) throw new Refusal('state_changed');
    const event = { accountId: actor.accountId, personId: actor.personId, params: { role: line.role } };
    if ('expires_at' in line) {
      await endInvitations(tx, { id }, 'withdrawn', now);
      return recordEvent(tx, { ...event, key: 'team_invitation_withdrawn' as const, at: now });
    }
    await takeOut(tx, { id, personId: line.person_id, accountId: actor.accountId }, now);
    return recordEvent(tx, { ...event, key: 'team_member_removed' as const, at: now });
  });
}

/** Takes the caller out of the team they act for; their tokens for it end. Refuses `role_forbids` to the owner. */
export function leaveTeam(db: Database, actor: Actor, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    await lockTeamAccount(tx, actor);
    const members = await findMembers(tx, actor.accountId);
    const mine = members.find(({ person_id }) => person_id === actor.personId);
    if (mine === undefined) throw new Refusal('role_forbids');
    await takeOut(tx, { id: mine.id, personId: actor.personId, accountId: actor.accountId }, now);
    const event = { key: 'team_member_left' as const, accountId: actor.accountId, personId: actor.personId };
    await recordEvent(tx, { ...event, params: { role: mine.role }, at: now });
  });
}

async function takeOut(
  tx: Tx,
  { id, ...of }: { id: string; personId: string; accountId: string },
  now: Date,
): Promise<void> {
  await deleteMember(tx, id);
  await signOutMember(tx, of, now);
}

async function lineOf(tx: Tx, accountId: string, id: string) {
  const [members, invitations] = [await findMembers(tx, accountId), await findInvitations(tx, accountId)];
  const line = members.find((one) => one.id === id) ?? invitations.find((one) => one.id === id);
  if (line === undefined) throw new Refusal('not_found');
  return line;
}
