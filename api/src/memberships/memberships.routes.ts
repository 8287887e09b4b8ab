import * as contract from '@diyar/contract/money/memberships';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listMemberships, listUses } from './show-memberships.ts';

export function registerMembershipRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listMemberships, ({ query, actor, lang }) =>
    listMemberships(db, query, actor, lang),
  );

  mount(app, deps, contract.listMembershipUses, ({ params, query, actor, lang }) =>
    listUses(db, { ...query, id: params.id }, actor, lang),
  );
}
