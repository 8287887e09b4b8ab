import * as contract from '@diyar/contract/money/purchases';
import { money } from '@diyar/contract/values/money';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { openPurchase } from './open-purchase.ts';
import { showPurchase } from './show-purchase.ts';

export function registerPurchaseRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mountOnce(app, deps, contract.openPurchase, async ({ body, actor, now }, tx) => {
    const { plan_id: planId, plan_version: planVersion, period, replaces } = body;
    const wanted = { planId, planVersion, period, replaces, termsVersion: body.terms_version };
    const { number, state, amount } = await openPurchase(tx, wanted, actor, now);
    const id = String(number);
    return { id, state, payment: { path: `/dashboard/memberships/${id}`, amount: money(amount) } };
  });

  mount(app, deps, contract.showPurchase, ({ params, actor, lang, now }) =>
    showPurchase(deps.db, params.id, { actor, lang, now }),
  );
}
