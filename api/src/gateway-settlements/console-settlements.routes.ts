import * as contract from '@diyar/contract/console/console-settlements';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { showSettlement, showSettlements } from './show-settlements.ts';

/** What the payment gateway sent to the bank and what it kept, as operators see it. */
export function registerConsoleSettlementRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.listSettlements, ({ query }) => showSettlements(deps.db, query));
  mount(app, deps, contract.showSettlement, ({ params }) => showSettlement(deps.db, params.id));
}
