import * as contract from '@diyar/contract/console/console-figures';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { showKeyFigures } from './show-figures.ts';

/** Key figures of the marketplace in the operators' console. */
export function registerConsoleFigureRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.showKeyFigures, ({ query, now }) => showKeyFigures(deps.db, query.by, now));
}
