import * as contract from '@diyar/contract/console/console-accounts';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { decideAccount } from './decide-account.ts';
import { findConsoleAccounts, showConsoleAccount } from './show-accounts.ts';

/** Finding, looking at and suspending accounts in the operators' console. */
export function registerConsoleAccountRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.findConsoleAccounts, ({ query }) =>
    findConsoleAccounts(db, { ...query, suspended: query.suspended === '1' }),
  );

  mount(app, deps, contract.showConsoleAccount, ({ params }) => showConsoleAccount(db, params.id));

  mount(app, deps, contract.decideAccount, async ({ params, body, operator, now }) => {
    await decideAccount(db, operator, { number: params.id, ...body }, now);
    return showConsoleAccount(db, params.id);
  });
}
