import { showPlace as showPlaceCall } from '@diyar/contract/site/places';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { Reads } from '../platform/http/reads.ts';
import { showPlace } from './show-place.ts';

/** Where a point of the map lies. */
export function registerPlaceRoutes(app: FastifyInstance, deps: BaseDeps & { reads: Reads }): void {
  mount(app, deps, showPlaceCall, ({ query, lang, request }) =>
    deps.reads.read(request, (db) => showPlace(db, query, lang)),
  );
}
