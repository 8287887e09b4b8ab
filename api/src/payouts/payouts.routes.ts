import * as contract from '@diyar/contract/money/payouts';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listPayouts } from './list-payouts.ts';
import { exportStatement, showStatement } from './show-statement.ts';

export function registerPayoutRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listFees, ({ query, actor }) => showStatement(db, actor.accountId, query));

  mount(app, deps, contract.exportFees, ({ query, actor, lang, now }) =>
    exportStatement(db, actor.accountId, query, { lang, now }),
  );

  mount(app, deps, contract.listPayouts, ({ query, actor, now }) =>
    listPayouts(db, actor.accountId, query, now),
  );
}
