import { countShare, countView } from '@diyar/contract/site/visits';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { keepVisits } from './keep-visits.ts';
import { isProgram, type Visit, visitorOf } from './visit.ts';

export function registerVisitRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { pepper: string } },
): void {
  const keeper = keepVisits(deps.db, deps.now, (error) => app.log.error(error, 'visits were not written'));
  app.addHook('preClose', () => keeper.flush());

  // The answer is the same whatever the ad, so the caller learns nothing by it.
  const count = (visit: Omit<Visit, 'day' | 'visitor'>, request: FastifyRequest) => {
    const userAgent = request.headers['user-agent'];
    if (userAgent === undefined || isProgram(userAgent)) return {};
    const day = riyadhDate(visit.at);
    const visitor = visitorOf(deps.config.pepper, day, { address: request.ip, userAgent });
    keeper.add({ ...visit, day, visitor });
    return {};
  };
  mount(app, deps, countView, async ({ params: { id }, actor, now, request }) =>
    count({ kind: 'view', number: id, at: now, personId: actor?.personId ?? null }, request),
  );
  mount(app, deps, countShare, async ({ params: { id }, actor, now, request }) =>
    count({ kind: 'share', number: id, at: now, personId: actor?.personId ?? null }, request),
  );
}
