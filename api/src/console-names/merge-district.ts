import type { ConsoleDistrict } from '@diyar/contract/console/console-names';
import type { Lang } from '@diyar/messages/messages';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { recordAct } from '../audit/record-act.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid } from '../platform/http/refusal.ts';
import {
  findAdsIn,
  keepSynonyms,
  lockForMerge,
  moveProperties,
  moveRequests,
  moveSearches,
  moveSeen,
  replaceDistrict,
} from './merge.queries.ts';
import type { DistrictRow } from './place.queries.ts';
import { presentDistrict, requireDistrict } from './show-places.ts';

/** `district_synonyms_at_most_20`. */
const MOST_SYNONYMS = 20;

/**
 * Merges a district into another of its city (decision 076): properties with their ads, requests and saved searches move, and the
 * address and the names that it had mean the other from then on. Refuses `not_found`, itself, and a district of another city. Of
 * merges at once each sees what the others did: a district that is gone is `not_found`. Stands in the audit log.
 */
export function mergeDistrict(
  db: Database,
  operator: OperatorActor,
  { slug, into, reason }: { slug: string; into: string; reason: string },
  { lang, now }: { lang: Lang; now: Date },
): Promise<ConsoleDistrict> {
  if (slug === into) throw invalid('into', 'merge_into_itself');
  return transact(db, async (tx) => {
    await lockForMerge(tx, [slug, into]);
    const [from, target] = [await requireDistrict(tx, slug), await requireDistrict(tx, into)];
    if (from.city.id !== target.city.id) throw invalid('into', 'district_elsewhere');
    const properties = await moveProperties(tx, from, target);
    await replaceDistrict(tx, from, { ...target, cityId: target.city.id }, now);
    const [requests, searches] = [await moveRequests(tx, from), await moveSearches(tx, from)];
    await moveSeen(tx, from, target);
    await keepSynonyms(tx, target, synonymsOf(target, from));
    await refreshSearchText(tx, await findAdsIn(tx, target));
    const { name_ar, name_en, synonyms } = from;
    await recordAct(
      tx,
      operator,
      {
        act: 'district_merged',
        subject: { kind: 'district', id: slug },
        before: { name_ar, name_en, synonyms },
        after: { into, properties, requests, searches },
        reason,
      },
      now,
    );
    return presentDistrict(await requireDistrict(tx, into), lang);
  });
}

/** All that both were called, without what the kept one is called anyway. */
function synonymsOf(kept: DistrictRow, gone: DistrictRow): string[] {
  const all = new Set([...kept.synonyms, gone.name_ar, gone.name_en, ...gone.synonyms]);
  return [...all].filter((one) => one !== kept.name_ar && one !== kept.name_en).slice(0, MOST_SYNONYMS);
}
