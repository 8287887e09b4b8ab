import * as contract from '@diyar/contract/console/console-seasons';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listSeasons } from './list-seasons.ts';
import { addSeasonDates, moveSeasonDates, removeSeasonDates } from './set-season-dates.ts';

export function registerConsoleSeasonRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listSeasons, ({ now }) => listSeasons(db, now));

  mount(app, deps, contract.addSeasonDates, ({ body, operator, now }) =>
    addSeasonDates(db, operator, body, now),
  );

  mount(app, deps, contract.moveSeasonDates, ({ params, body, operator, now }) =>
    moveSeasonDates(db, operator, { ...body, id: params.id }, now),
  );

  mount(app, deps, contract.removeSeasonDates, ({ params, body, operator, now }) =>
    removeSeasonDates(db, operator, { ...body, id: params.id }, now),
  );
}
