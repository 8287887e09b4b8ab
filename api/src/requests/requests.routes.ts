import { decideRequest as decideCall, listConsoleRequests } from '@diyar/contract/finding/request-answers';
import * as contract from '@diyar/contract/finding/requests';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import type { Reads } from '../platform/http/reads.ts';
import { isProgram, visitorOf } from '../visits/visit.ts';
import { decideRequest, listWaitingRequests } from './console-requests.ts';
import { countRequestView } from './count-request-view.ts';
import { createRequest } from './create-request.ts';
import { listOwnRequests, listRequests, showRequest } from './show-requests.ts';
import { stepRequest } from './step-request.ts';

export function registerRequestRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { reads: Reads; config: { pepper: string } },
): void {
  const { db, reads } = deps;

  mount(app, deps, contract.listRequests, ({ query, lang, now, request }) =>
    reads.read(request, (reader) => listRequests(reader, query, { lang, now })),
  );

  mountOnce(app, deps, contract.createRequest, ({ body, actor, now }, tx) =>
    createRequest(tx, body, { actor, now }),
  );

  mount(app, deps, contract.showRequest, ({ params, actor, lang, now, request }) =>
    reads.read(request, (reader) => showRequest(reader, params.id, { actor, lang, now })),
  );

  // The answer is the same whatever the request, so the caller learns nothing by it.
  mount(app, deps, contract.countRequestView, async ({ params, actor, now, request }) => {
    const userAgent = request.headers['user-agent'];
    if (userAgent === undefined || isProgram(userAgent)) return {};
    const from = { address: request.ip, userAgent };
    const visitor = visitorOf(deps.config.pepper, riyadhDate(now), from);
    await countRequestView(db, { number: params.id, visitor, personId: actor?.personId ?? null, now });
    return {};
  });

  mount(app, deps, contract.stepRequest, ({ params, body, actor, lang, now }) =>
    stepRequest(db, params.id, body.to, { actor, lang, now }),
  );

  mount(app, deps, contract.listOwnRequests, ({ query, actor, lang, now }) =>
    listOwnRequests(db, query, { actor, lang, now }),
  );
}

/** The operators' part. */
export function registerConsoleRequestRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, listConsoleRequests, async ({ lang, now }) => ({
    items: await listWaitingRequests(db, lang, now),
  }));

  mount(app, deps, decideCall, async ({ params, body, operator, now }) => {
    await decideRequest(db, operator, { number: params.id, ...body }, now);
    return {};
  });
}
