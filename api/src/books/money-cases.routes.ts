import * as contract from '@diyar/contract/console/console-money-cases';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { decideMoneyCase } from './decide-money-case.ts';
import type { BookDeps } from './keep-proof.ts';
import { showMoneyCases } from './show-money-cases.ts';

/** Money about which the gateway's books and ours do not agree, as operators decide it. */
export function registerMoneyCaseRoutes(app: FastifyInstance, deps: BaseDeps & BookDeps): void {
  mount(app, deps, contract.listMoneyCases, ({ query, operator, now }) =>
    showMoneyCases(deps.db, { view: query.view, operatorId: operator.operatorId, now }),
  );

  mount(app, deps, contract.decideMoneyCase, async ({ params, body, operator, now }) => ({
    outcome: await decideMoneyCase(deps, operator, { caseId: params.id, said: body }, now),
  }));
}
