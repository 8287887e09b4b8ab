import { riyadhDate } from '@diyar/contract/values/riyadh';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type AcceptedTerms, findTermsInForce, insertAccepted } from './terms.queries.ts';

/**
 * Keeps that somebody agreed to the versions they were shown. Refuses `terms_changed` when one of them is not the one in force:
 * nobody agrees to what they have not read.
 */
export function acceptTerms(
  db: Database,
  { personId }: Pick<Actor, 'personId'>,
  accepted: readonly AcceptedTerms[],
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const slugs = accepted.map(({ slug }) => slug);
    const current = await findTermsInForce(tx, { slugs, lang: 'ar', today: riyadhDate(now) });
    const isCurrent = accepted.every(({ slug, version }) =>
      current.some((page) => page.slug === slug && page.version === version),
    );
    if (!isCurrent) throw new Refusal('terms_changed');
    await insertAccepted(tx, personId, accepted, now);
  });
}
