import { listMinimumPrices, setMinimumPrice } from '@diyar/contract/console/console-minimum-prices';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listMinimumPrices as list, setMinimumPrice as set } from './set-minimum-price.ts';

export function registerConsoleMinimumPriceRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, listMinimumPrices, ({ lang, now }) => list(db, lang, now));

  mount(app, deps, setMinimumPrice, ({ body, operator, lang, now }) => {
    const { effective_from: date, ...wanted } = body;
    return set(db, operator, { ...wanted, date }, { lang, now });
  });
}
