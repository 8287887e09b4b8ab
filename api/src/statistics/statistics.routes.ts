import * as contract from '@diyar/contract/supply/host-statistics';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { showHostStatistics } from './show-statistics.ts';

export function registerStatisticsRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.showHostStatistics, ({ query, actor, lang, now }) =>
    showHostStatistics(deps.db, query, { actor, lang, now }),
  );
}
