import * as contract from '@diyar/contract/console/console-messages';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listUnsent, retryMessage } from './unsent-messages.ts';

/** Messages that did not go out, in the operators' console. */
export function registerConsoleMessageRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { countLostCodes: (now: Date) => Promise<number> },
): void {
  const { db, countLostCodes } = deps;

  mount(app, deps, contract.listUnsentMessages, async ({ query, lang, now }) => {
    const [list, lostCodes] = await Promise.all([listUnsent(db, { ...query, lang }), countLostCodes(now)]);
    return { ...list, lost_codes: lostCodes };
  });

  mount(app, deps, contract.retryMessage, async ({ params, operator, now }) => {
    await retryMessage(db, operator, params.id, now);
    return {};
  });
}
