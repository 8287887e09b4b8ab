import type { DueTerms } from '@diyar/contract/site/terms';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { agreementsOf } from '../accounts/account.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { findAccepted, findNeededTerms, findTermsInForce, type NeededTerms } from './terms.queries.ts';

type Who = Pick<Actor, 'personId' | 'kind'>;

/**
 * Returns which of the needed versions somebody has not agreed to, nor to a later one: those of the agreements of the kind of
 * account they act for.
 */
export async function missingOf(
  reader: Reader,
  who: Who,
  needed: readonly NeededTerms[],
): Promise<NeededTerms[]> {
  const own = new Set(agreementsOf(who.kind));
  const theirs = needed.filter(({ slug }) => own.has(slug));
  if (theirs.length === 0) return [];
  const accepted = new Map((await findAccepted(reader, who.personId)).map((one) => [one.slug, one]));
  return theirs.filter((needed) => isBefore(accepted.get(needed.slug), needed));
}

function isBefore(accepted: NeededTerms | undefined, needed: NeededTerms): boolean {
  if (accepted === undefined || accepted.effective_from < needed.effective_from) return true;
  return accepted.effective_from === needed.effective_from && accepted.version < needed.version;
}

/** What somebody has to accept before their next act, as it is in force now. */
export async function listDueTerms(
  reader: Reader,
  who: Who,
  { lang, now }: { lang: Lang; now: Date },
): Promise<DueTerms[]> {
  const today = riyadhDate(now);
  const slugs = (await missingOf(reader, who, await findNeededTerms(reader, today))).map(({ slug }) => slug);
  return slugs.length === 0 ? [] : await findTermsInForce(reader, { slugs, lang, today });
}
