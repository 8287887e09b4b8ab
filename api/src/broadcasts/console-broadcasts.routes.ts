import * as contract from '@diyar/contract/console/console-broadcasts';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { countAudience, listBroadcasts, sendBroadcast } from './send-broadcast.ts';

/** Notices to groups of accounts in the operators' console. */
export function registerConsoleBroadcastRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listBroadcasts, ({ query, lang }) => listBroadcasts(db, query, lang));

  mount(app, deps, contract.countAudience, ({ query }) => countAudience(db, query));

  mount(app, deps, contract.sendBroadcast, ({ body, operator, lang, now }) =>
    sendBroadcast(db, operator, body, { lang, now }),
  );
}
