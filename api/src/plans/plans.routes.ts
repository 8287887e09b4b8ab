import * as console from '@diyar/contract/console/console-plans';
import * as contract from '@diyar/contract/money/plans';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { addPlan, listConsolePlans, setPlan } from './set-plan.ts';
import { listPlans, showPlan } from './show-plans.ts';

export function registerPlanRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.listPlans, ({ lang, now }) => listPlans(deps.db, lang, now));

  mount(app, deps, contract.showPlan, ({ params, lang, now }) => showPlan(deps.db, params.id, lang, now));
}

/** Plans as operators set them. */
export function registerConsolePlanRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, console.listConsolePlans, ({ now }) => listConsolePlans(deps.db, now));

  mount(app, deps, console.addPlan, ({ body, operator, now }) => addPlan(deps.db, operator, body, now));

  mount(app, deps, console.setPlan, ({ params, body: { seen, ...terms }, operator, now }) =>
    setPlan(deps.db, operator, { number: params.id, terms, seen }, now),
  );
}
