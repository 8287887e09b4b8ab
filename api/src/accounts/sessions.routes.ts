import * as contract from '@diyar/contract/people/sessions';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { endSession, listSessions } from './sessions.ts';

export function registerSessionRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listSessions, async ({ actor, now }) => ({
    sessions: await listSessions(db, actor, now),
  }));

  mount(app, deps, contract.endSession, async ({ params, actor, now }) => {
    await endSession(db, params.id, actor, now);
    return {};
  });
}
