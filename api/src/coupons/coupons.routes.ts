import * as contract from '@diyar/contract/supply/host-discounts';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { createCoupon, deleteCoupon, listCoupons, saveCoupon } from './manage-coupons.ts';

export function registerCouponRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listCoupons, ({ actor, lang, now }) => listCoupons(db, { actor, lang, now }));

  mount(app, deps, contract.createCoupon, ({ body, actor, lang, now }) =>
    createCoupon(db, body, { actor, lang, now }),
  );

  mount(app, deps, contract.saveCoupon, ({ params, body, actor, lang, now }) =>
    saveCoupon(db, params.id, body, { actor, lang, now }),
  );

  mount(app, deps, contract.deleteCoupon, async ({ params, actor, lang, now }) => {
    await deleteCoupon(db, params.id, { actor, lang, now });
    return {};
  });
}
