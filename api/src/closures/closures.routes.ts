import * as contract from '@diyar/contract/booking/closures';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { changeClosure, closeUnits, openUnit } from './close-units.ts';
import { listClosures } from './show-closures.ts';

export function registerClosureRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listClosures, ({ query, actor, lang, now }) =>
    listClosures(db, query.unit, { actor, lang, now }),
  );

  mount(app, deps, contract.closeUnits, async ({ body, actor, lang, now }) => ({
    items: await closeUnits(db, body, { actor, lang, now }),
  }));

  mount(app, deps, contract.changeClosure, ({ params, body, actor, lang, now }) =>
    changeClosure(db, params.id, body, { actor, lang, now }),
  );

  mount(app, deps, contract.openUnit, async ({ params, actor, lang, now }) => {
    await openUnit(db, params.id, { actor, lang, now });
    return {};
  });
}
