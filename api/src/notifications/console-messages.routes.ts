import * as contract from '@diyar/contract/console/console-messages';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listUnsent, retryMessage } from './unsent-messages.ts';

/** Messages that did not go out, in the operators' console. */
export function registerConsoleMessageRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listUnsentMessages, ({ query, lang }) => listUnsent(db, { ...query, lang }));

  mount(app, deps, contract.retryMessage, async ({ params, operator, now }) => {
    await retryMessage(db, operator, params.id, now);
    return {};
  });
}
