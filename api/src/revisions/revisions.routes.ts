import * as contract from '@diyar/contract/supply/revisions';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { resendRevision } from './resend-revision.ts';
import { withdrawRevision } from './withdraw-revision.ts';

/** Edits of ads on show that wait for review, as their own people have them; they come with the unit or property itself. */
export function registerRevisionRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.withdrawRevision, async ({ params, body, actor, now }) => {
    await withdrawRevision(deps.db, { id: params.id, version: body.version }, actor, now);
    return {};
  });

  mount(app, deps, contract.resendRevision, async ({ params, body, actor, now }) => {
    await resendRevision(deps.db, { id: params.id, version: body.version }, actor, now);
    return {};
  });
}
