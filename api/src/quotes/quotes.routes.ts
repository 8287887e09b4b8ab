import { makeQuote as makeQuoteCall } from '@diyar/contract/booking/stays';
import type { FastifyInstance } from 'fastify';
import { loadUnit } from '../availability/load-unit.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { makeQuote } from './make-quote.ts';

export function registerQuoteRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, makeQuoteCall, async ({ params, query, body, actor, lang, now }) => {
    const viewer = { personId: actor?.personId ?? null, linkKey: query.k };
    const unit = await loadUnit(deps.db, params.id, viewer, now);
    return makeQuote(deps.db, unit, body, lang, now, actor?.accountId ?? null);
  });
}
