import * as contract from '@diyar/contract/console/console-ads';
import { REVIEW_STATES } from '@diyar/contract/words/ad-review-words';
import type { FastifyInstance } from 'fastify';
import { KeptLevels } from '../ads/kept-levels.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { countWaitingRevisions } from '../revisions/count-waiting.ts';
import { decideAd } from './decide-ad.ts';
import { listCounts, listQueue, showEvidence } from './show-queue.ts';

const [APPROVAL, VERIFICATION] = ['waiting_for_approval', 'waiting_for_verification'] as const;

/** The operators' queues of ads and of licences. */
export function registerConsoleAdRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;
  const levels = new KeptLevels({ now: () => deps.now().getTime() });

  mount(app, deps, contract.listQueuedAds, async ({ query, lang, now }) => {
    const { state, city, flagged, ...page } = query;
    const filter = { state, city, flagged: flagged === '1' };
    const [list, counts, revisions] = await Promise.all([
      listQueue(db, filter, page, { lang, now }),
      listCounts(db, state, lang),
      countWaitingRevisions(db),
    ]);
    return { ...list, ...counts, revisions: revisions.count };
  });

  mount(app, deps, contract.showQueuedAd, ({ params, lang, now }) =>
    showEvidence(db, levels, { number: params.id, states: REVIEW_STATES }, { lang, now }),
  );

  mount(app, deps, contract.decideAd, async ({ params, body, operator, lang, now }) => ({
    state: await decideAd(db, operator, { ...body, number: params.id, queue: APPROVAL }, { lang, now }),
  }));

  mount(app, deps, contract.listQueuedLicences, ({ query, lang, now }) =>
    listQueue(db, { state: VERIFICATION }, query, { lang, now }),
  );

  mount(app, deps, contract.showQueuedLicence, ({ params, lang, now }) =>
    showEvidence(db, levels, { number: params.id, states: [VERIFICATION] }, { lang, now }),
  );

  mount(app, deps, contract.decideLicence, async ({ params, body, operator, lang, now }) => ({
    state: await decideAd(db, operator, { ...body, number: params.id, queue: VERIFICATION }, { lang, now }),
  }));
}
