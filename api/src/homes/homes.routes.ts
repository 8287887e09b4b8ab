import * as contract from '@diyar/contract/supply/home';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { showHome } from './show-home.ts';

export function registerHomeRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.showHome, ({ actor, lang, now }) => showHome(deps.db, { actor, lang, now }));
}
