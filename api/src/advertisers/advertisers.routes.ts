import * as contract from '@diyar/contract/finding/advertisers';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { Reads } from '../platform/http/reads.ts';
import { listVerified, showAdvertiser } from './show-advertiser.ts';

export function registerAdvertiserRoutes(app: FastifyInstance, deps: BaseDeps & { reads: Reads }): void {
  mount(app, deps, contract.listAdvertisers, ({ query, lang, now, request }) =>
    deps.reads.read(request, (db) => listVerified(db, { ...query, city: query.city, lang, now })),
  );

  mount(app, deps, contract.showAdvertiser, ({ params, lang, now, request }) =>
    deps.reads.read(request, (db) => showAdvertiser(db, { number: params.id, lang, now })),
  );
}
