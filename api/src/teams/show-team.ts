import type { Team, TeamLine } from '@diyar/contract/people/team';
import { riyadhIso } from '@diyar/contract/values/format';
import { mayManage, type Standing, standingMay, TEAM_ROLES } from '@diyar/contract/words/team-rights';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { findInvitations, findMembers, findTeamAccount } from './team.queries.ts';
import type { InvitationRow, MemberRow, TeamAccount } from './team.ts';

/**
 * The people who act for the acting business, and who is invited; phones and invitations are told to those who may manage
 * members. Refuses `team_of_business` for an individual's account.
 */
export async function showTeam(reader: Reader, actor: Actor, now: Date): Promise<Team> {
  const account = await findTeamAccount(reader, actor);
  if (account === undefined || account.standing === null) throw new Refusal('invalid_token');
  if (account.kind !== 'business') throw new Refusal('team_of_business');
  const { standing } = account;
  const manages = standingMay(standing, 'members');
  const [members, invitations, figures] = await Promise.all([
    findMembers(reader, actor.accountId),
    manages ? findInvitations(reader, actor.accountId) : [],
    figuresAt(reader, now),
  ]);
  return {
    items: [
      ownerLine(account, actor, manages),
      ...members.map((member) => memberLine(member, { actor, standing, manages })),
      ...invitations.map((invitation) => invitationLine(invitation, standing, now)),
    ],
    my_role: standing,
    roles: TEAM_ROLES.filter((role) => mayManage(standing, role)),
    invitation_days: figures.team_invitation_days,
  };
}

const NOTHING = { change: false, remove: false };

function ownerLine(account: TeamAccount, actor: Actor, manages: boolean): TeamLine {
  return {
    id: null,
    role: 'owner',
    state: 'active',
    expires_at: null,
    abilities: NOTHING,
    name: account.owner_name ?? account.name,
    phone: manages ? account.owner_phone : null,
    since: riyadhIso(account.created_at),
    is_me: account.owner_id === actor.personId,
  };
}

function memberLine(
  member: MemberRow,
  { actor, standing, manages }: { actor: Actor; standing: Standing; manages: boolean },
): TeamLine {
  const may = mayManage(standing, member.role);
  return {
    id: member.id,
    role: member.role,
    state: 'active',
    name: member.name,
    expires_at: null,
    phone: manages ? member.phone : null,
    since: riyadhIso(member.added_at),
    is_me: member.person_id === actor.personId,
    abilities: { change: may, remove: may },
  };
}

function invitationLine(invitation: InvitationRow, standing: Standing, now: Date): TeamLine {
  const { id, role, phone, created_at, expires_at } = invitation;
  const isOver = expires_at <= now;
  const may = mayManage(standing, role);
  return {
    id,
    role,
    phone,
    name: null,
    is_me: false,
    state: isOver ? 'expired' : 'invited',
    since: riyadhIso(created_at),
    expires_at: riyadhIso(expires_at),
    abilities: { change: may && !isOver, remove: may },
  };
}
