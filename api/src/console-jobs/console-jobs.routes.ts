import * as contract from '@diyar/contract/console/console-jobs';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listJobs } from './list-jobs.ts';
import { retryJobs } from './retry-jobs.ts';

/** Background work in the operators' console. */
export function registerConsoleJobRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listJobs, ({ query, now }) => listJobs(db, query, now));

  mount(app, deps, contract.retryJobs, ({ body, operator, now }) => retryJobs(db, operator, body.ids, now));
}
