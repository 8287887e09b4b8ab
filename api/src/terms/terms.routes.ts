import * as contract from '@diyar/contract/site/terms';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { acceptTerms } from './accept-terms.ts';
import { listDueTerms } from './due-terms.ts';

export function registerTermsRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listDueTerms, async ({ actor, lang, now }) => ({
    items: await listDueTerms(db, actor, { lang, now }),
  }));

  mount(app, deps, contract.acceptTerms, async ({ body, actor, now }) => {
    await acceptTerms(db, actor, body.accepted, now);
    return {};
  });
}
