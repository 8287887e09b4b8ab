import { listRentFreezes, setRentFreeze } from '@diyar/contract/console/console-rent-freezes';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listRentFreezes as list, setRentFreeze as set } from './set-rent-freeze.ts';

export function registerConsoleRentFreezeRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, listRentFreezes, ({ lang, now }) => list(db, lang, now));

  mount(app, deps, setRentFreeze, ({ body, operator, lang, now }) => set(db, operator, body, { lang, now }));
}
