import { showCalendar } from '@diyar/contract/booking/stays';
import { money } from '@diyar/contract/values/money';
import { daysBetween, riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { invalid } from '../platform/http/refusal.ts';
import { calendarDays, loadUnit } from './load-unit.ts';
import { priceOfNight } from './unit-prices.ts';

const MOST_DAYS = 400;

export function registerCalendarRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, showCalendar, async ({ params, query, actor, now, reply }) => {
    if (query.k !== undefined) reply.header('cache-control', 'private, no-store');
    if (query.to < query.from) throw invalid('to', 'end_before_start');
    if (daysBetween(query.from, query.to) >= MOST_DAYS) throw invalid('to', 'range_too_long');
    const viewer = { personId: actor?.personId ?? null, linkKey: query.k };
    const unit = await loadUnit(deps.db, params.id, viewer, now);
    const days = await calendarDays(deps.db, unit, query.from, query.to, now);
    const night = (date: string) => priceOfNight(unit, date, now);
    return {
      today: riyadhDate(now),
      days: days.map((day) => ({ ...day, price: moneyOrNull(night(day.date)) })),
    };
  });
}

const moneyOrNull = (amount: number | null) => (amount === null ? null : money(amount));
