import type { HostAdDetails } from '@diyar/contract/supply/host-ads';
import type { HostRevision } from '@diyar/contract/supply/revisions';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Reader } from '../platform/db/database.ts';
import { findLastStep, findNewest, findOpenOfAd } from './revision.queries.ts';
import type { RevisedThing, RevisionContent } from './revision.ts';
import { isOpen } from './revision.ts';
import { tellChanges } from './tell-changes.ts';

/**
 * The newest edit of a thing as its own people see it, and what it makes of the thing while it is open. An edit that was
 * refused is told until the next; one that was approved, taken back or absorbed is not.
 */
export async function showRevision(
  reader: Reader,
  of: Pick<RevisedThing, 'propertyId' | 'unitId'>,
  lang: Lang,
): Promise<{ revision: HostRevision | null; pending: RevisionContent }> {
  const row = await findNewest(reader, of);
  if (row === undefined || !(isOpen(row.state) || row.state === 'refused'))
    return { revision: null, pending: {} };
  const [changes, last] = await Promise.all([tellChanges(reader, row, lang), findLastStep(reader, row.id)]);
  const t = translatorOf(lang);
  const isDecided = row.state !== 'waiting';
  const revision: HostRevision = {
    id: row.id,
    version: row.version,
    state: row.state,
    sent_at: riyadhIso(row.sent_at),
    changes,
    asked: isDecided
      ? (last?.asked ?? []).map(({ field, text }) => ({ field, name: t(`publishing.fields.${field}`), text }))
      : [],
    // A decision without words keeps its own name as the reason.
    reason: isDecided && last !== undefined && last.reason !== row.state ? last.reason : null,
  };
  return { revision, pending: isOpen(row.state) ? row.after : {} };
}

/** Open edits that would show on an ad. */
export async function openRevisionsOf(reader: Reader, adId: string): Promise<HostAdDetails['revisions']> {
  const rows = await findOpenOfAd(reader, adId);
  return rows.map(({ unit_id, state }) => ({ of: unit_id === null ? 'property' : 'unit', state }));
}
