import { showCalendar } from '@diyar/contract/booking/stays';
import { daysBetween } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { invalid } from '../platform/http/refusal.ts';
import { loadUnit } from './load-unit.ts';
import { unitCalendar } from './unit-calendar.ts';

const MOST_DAYS = 400;

export function registerCalendarRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, showCalendar, async ({ params, query, actor, now, reply }) => {
    if (query.k !== undefined) reply.header('cache-control', 'private, no-store');
    if (query.to < query.from) throw invalid('to', 'end_before_start');
    if (daysBetween(query.from, query.to) >= MOST_DAYS) throw invalid('to', 'range_too_long');
    const viewer = { personId: actor?.personId ?? null, linkKey: query.k };
    const unit = await loadUnit(deps.db, params.id, viewer, now);
    return unitCalendar(deps.db, unit, query, now);
  });
}
