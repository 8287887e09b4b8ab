import { userTypeOf } from '@diyar/contract/people/accounts';
import * as contract from '@diyar/contract/people/team';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { changeRole, leaveTeam, removeMember } from './change-member.ts';
import { decideInvitation, listInvitations } from './decide-invitation.ts';
import { inviteMember } from './invite-member.ts';
import { showTeam } from './show-team.ts';

export function registerTeamRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.showTeam, ({ actor, now }) => showTeam(db, actor, now));

  mount(app, deps, contract.inviteMember, async ({ body, actor, now }) => {
    await inviteMember(db, actor, body, now);
    return showTeam(db, actor, now);
  });

  mount(app, deps, contract.changeMemberRole, async ({ params, body, actor, now }) => {
    await changeRole(db, actor, { id: params.id, role: body.role }, now);
    return showTeam(db, actor, now);
  });

  mount(app, deps, contract.removeMember, async ({ params, query, actor, now }) => {
    await removeMember(db, actor, { id: params.id, seen: query.state }, now);
    return showTeam(db, actor, now);
  });

  mount(app, deps, contract.leaveTeam, async ({ actor, now }) => {
    await leaveTeam(db, actor, now);
    return {};
  });

  mount(app, deps, contract.listInvitations, async ({ actor, now }) => ({
    items: await listInvitations(db, actor, now),
  }));

  mount(app, deps, contract.decideInvitation, async ({ params, body, actor, now }) => {
    const account = await decideInvitation(db, actor, { id: params.id, decision: body.decision }, now);
    const { number, name } = account;
    return { account_id: String(number), user_type: userTypeOf('business'), name };
  });
}
