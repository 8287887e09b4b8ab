import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { STANDINGS, TEAM_ROLES } from '../words/team-rights.ts';
import { UserType } from './accounts.ts';

export const TeamRoleWord = z.enum(TEAM_ROLES, 'team_role_required');

/** One of an account's people, or a phone that was asked to become one. */
export const TeamLine = z.object({
  /** An invitation keeps its id when it is accepted; the owner has none. */
  id: z.uuid().nullable(),
  role: z.enum(STANDINGS),
  state: z.enum(['active', 'invited', 'expired']),
  /** Name of their own account; null before they accepted, and where they have none. */
  name: z.string().nullable(),
  /** Told to those who may manage members. */
  phone: z.string().nullable(),
  /** Since when they act for the account, or were asked to. */
  since: z.string(),
  /** Until when an invitation can be accepted. */
  expires_at: z.string().nullable(),
  is_me: z.boolean(),
  abilities: z.object({ change: z.boolean(), remove: z.boolean() }),
});
export type TeamLine = z.infer<typeof TeamLine>;

export const Team = z.object({
  /** The owner first, then by role and by when they came; who is invited last. */
  items: z.array(TeamLine),
  my_role: z.enum(STANDINGS),
  /** Roles that the caller may give; none for those who only look. */
  roles: z.array(z.enum(TEAM_ROLES)),
  /** Days until an invitation ends. */
  invitation_days: z.int(),
});
export type Team = z.infer<typeof Team>;

const LineParams = z.object({ id: z.uuid('invalid') });

export const showTeam = endpoint({
  method: 'GET',
  path: '/api/v1/team',
  summary: 'The people who act for the acting business, and who is invited; business accounts only',
  data: Team,
  caller: 'token',
  refuses: ['team_of_business'],
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/v1/team',
  summary: 'Invite a phone to the team of the acting business, with a role',
  body: z.strictObject({
    phone: z.string('phone_required').trim().min(1, 'phone_required').max(40, 'phone_invalid'),
    role: TeamRoleWord,
  }),
  data: Team,
  status: 201,
  caller: 'token',
  needs: 'members',
  refuses: ['team_of_business', 'role_forbids', 'team_full', 'too_many_requests'],
});

export const changeMemberRole = endpoint({
  method: 'PUT',
  path: '/api/v1/team/{id}',
  summary: 'Give a member, or somebody invited, another role',
  params: LineParams,
  body: z.strictObject({ role: TeamRoleWord }),
  data: Team,
  caller: 'token',
  needs: 'members',
  refuses: ['role_forbids', 'state_changed'],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v1/team/{id}',
  summary:
    'Remove a member, who is signed out of the account at once, or withdraw an invitation; with `state`, refused when it is in another by now',
  params: LineParams,
  query: z.strictObject({ state: z.enum(['active', 'invited'], 'invalid').optional() }),
  data: Team,
  caller: 'token',
  needs: 'members',
  refuses: ['role_forbids', 'state_changed'],
});

export const leaveTeam = endpoint({
  method: 'DELETE',
  path: '/api/v1/team/me',
  summary: 'Leave the team of the acting business; this token ends with it',
  data: z.object({}),
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
  refuses: ['role_forbids'],
});

/** An invitation as the one who is asked sees it. */
export const Invitation = z.object({
  id: z.uuid(),
  account: z.object({ id: z.string(), name: z.string() }),
  role: z.enum(TEAM_ROLES),
  invited_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/v1/invitations',
  summary: 'Teams that ask my phone, whichever account I act for',
  data: z.object({ items: z.array(Invitation) }),
  caller: 'token',
});

export const decideInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/{id}/decision',
  summary: 'Accept or decline an invitation to a team; who accepts may switch to its account',
  params: LineParams,
  body: z.strictObject({ decision: z.enum(['accepted', 'declined'], 'decision_required') }),
  data: z.object({ account_id: z.string(), user_type: UserType, name: z.string() }),
  status: 201,
  caller: 'token',
  needs: 'look',
  refuses: ['invitation_over'],
});
