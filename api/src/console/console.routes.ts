import { showDesk } from '@diyar/contract/console';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { QUEUES } from './desk.ts';
import { showDesk as queuesOf } from './show-desk.ts';

export function registerConsoleRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, showDesk, async ({ lang, now }) => ({
    queues: await queuesOf(deps.db, QUEUES, { lang, now }),
  }));
}
