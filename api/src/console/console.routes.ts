import { showDesk } from '@diyar/contract/console/console';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { QueueDefinition } from './queue.ts';
import { showDesk as queuesOf } from './show-desk.ts';

/** `queues`: everything that can wait for an operator, the most pressing first. */
export function registerConsoleRoutes(
  app: FastifyInstance,
  deps: BaseDeps,
  queues: readonly QueueDefinition[],
): void {
  mount(app, deps, showDesk, async ({ operator, lang, now }) => ({
    queues: await queuesOf(
      deps.db,
      queues.filter(({ right }) => operator.rights.has(right)),
      { lang, now },
    ),
  }));
}
