import { riyadhDate } from '@diyar/contract/values/riyadh';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { clockOf, LoadingCache } from '../platform/cache/loading-cache.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { missingOf } from './due-terms.ts';
import { findNeededTerms, type NeededTerms } from './terms.queries.ts';

/**
 * Refuses `terms_changed`, with the pages in `data.terms`, to who has not accepted a version of the terms that people have to
 * accept. Costs nothing while there is none, and one look at a person's consents otherwise.
 */
export function termsGate({ db, now: clock }: BaseDeps): (actor: Actor, now: Date) => Promise<void> {
  const needed = new LoadingCache<string, NeededTerms[]>({
    most: 2,
    lifetime: LIFETIMES.neededTerms,
    clock: clockOf(clock),
  });
  return async (actor, now) => {
    const today = riyadhDate(now);
    const missing = await missingOf(db, actor, await needed.get(today, () => findNeededTerms(db, today)));
    if (missing.length > 0) throw new Refusal('terms_changed', { data: { terms: missing } });
  };
}
