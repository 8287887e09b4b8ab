import { countView } from '@diyar/contract/site/visits';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { keepVisits } from './keep-visits.ts';
import { isProgram, visitorOf } from './visit.ts';

export function registerVisitRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { pepper: string } },
): void {
  const keeper = keepVisits(deps.db, deps.now, (error) => app.log.error(error, 'visits were not written'));
  app.addHook('preClose', () => keeper.flush());

  // The answer is the same whatever the ad, so the caller learns nothing by it.
  mount(app, deps, countView, async ({ params, actor, now, request }) => {
    const userAgent = request.headers['user-agent'];
    if (userAgent === undefined || isProgram(userAgent)) return {};
    const day = riyadhDate(now);
    const visitor = visitorOf(deps.config.pepper, day, { address: request.ip, userAgent });
    keeper.add({ number: params.id, day, visitor, at: now, personId: actor?.personId ?? null });
    return {};
  });
}
