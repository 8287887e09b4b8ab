import { periodOfSlug } from '@diyar/contract/site/landings';
import { listLandings as listLandingsCall, showLanding as showLandingCall } from '@diyar/contract/site/pages';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { priceKindOf } from '@diyar/contract/words/period';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { Reads } from '../platform/http/reads.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { presentAsked, presentLanding, presentSubject } from './landing.presenter.ts';
import { findAsked, findLandings, findSubject } from './landing.queries.ts';
import { createLandingsCache } from './list-landings.ts';

export function registerLandingRoutes(app: FastifyInstance, deps: BaseDeps & { reads: Reads }): void {
  const landings = createLandingsCache(deps.now);

  mount(app, deps, listLandingsCall, ({ query, lang, now, request }) =>
    deps.reads.read(request, async (db) => {
      const rows = await landings.get('all', () => findLandings(db, riyadhDate(now)));
      const asked = rows.filter(({ city }) => query.city === undefined || city.slug === query.city);
      return { items: asked.slice(0, query.limit).flatMap((row) => presentLanding(row, lang)) };
    }),
  );

  mount(app, deps, showLandingCall, ({ params, lang, now, request }) =>
    deps.reads.read(request, async (db) => {
      const period = periodOfSlug(params.period);
      const subject = period && (await findSubject(db, { ...params, period }));
      if (period === undefined || subject === undefined) throw new Refusal('not_found');
      const asked = await findAsked(db, { ...params, kind: priceKindOf(period) }, riyadhDate(now));
      return { ...presentSubject(subject, period, lang), prices: presentAsked(asked) };
    }),
  );
}
