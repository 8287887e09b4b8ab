import type { OPEN_REVISIONS, RevisionEvidence } from '@diyar/contract/console/console-revisions';
import type { RevisionChange } from '@diyar/contract/supply/revisions';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Reader } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { tellMissing } from '../../publishing/missing.ts';
import { figuresAt } from '../../settings/figures.ts';
import { countOpen } from '../revision.queries.ts';
import { tellChanges } from '../tell-changes.ts';
import { findHistory, findOpen, findRevisedPhotos, findRevision } from './deciding.queries.ts';
import { obstaclesOf } from './obstacles.ts';
import { presentPoint, presentQueuedRevision, presentRevisedPhotos } from './revision.presenter.ts';

type OpenState = (typeof OPEN_REVISIONS)[number];

interface Reading {
  lang: Lang;
  now: Date;
}

/** A page of the edits that wait, or were sent back, the one that waits longest first. */
export async function listRevisions(
  reader: Reader,
  { page, per_page, state }: { page: number; per_page: number; state: OpenState },
  { lang, now }: Reading,
) {
  const [rows, waiting, patience] = await Promise.all([
    findOpen(reader, state, { limit: per_page, offset: (page - 1) * per_page }),
    countOpen(reader, state),
    figuresAt(reader, now),
  ]);
  const total = waiting.count;
  const items = rows.map((row) => presentQueuedRevision(row, { lang, patience, now }));
  return { items, total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) };
}

/** An edit before and after, with everything an operator decides by. Throws `not_found`. */
export async function showRevisionEvidence(
  reader: Reader,
  id: string,
  { lang, now }: Reading,
): Promise<RevisionEvidence> {
  const row = await findRevision(reader, id);
  if (row === undefined) throw new Refusal('not_found');
  const photoIds = [...(row.before.photos ?? []), ...(row.after.photos ?? [])].map((photo) => photo.id);
  const [patience, changes, photos, history, { obstacles, missing, ads }] = await Promise.all([
    figuresAt(reader, now),
    tellChanges(reader, row, lang),
    findRevisedPhotos(reader, row.account_id, photoIds),
    findHistory(reader, id),
    obstaclesOf(reader, row, now),
  ]);
  const t = translatorOf(lang);
  return {
    ...presentQueuedRevision(row, { lang, patience, now }),
    version: row.version,
    state: row.state,
    ads: ads.map(({ number }) => String(number)),
    fields: changes.filter(({ field }) => field !== 'photos').map(withLang),
    photos: presentRevisedPhotos(row, photos, lang),
    point: presentPoint(row),
    obstacles: obstacles.map((code) => ({ code, msg: t(`revisions.obstacles.${code}`) })),
    missing: tellMissing(missing, lang),
    history: history.map(({ to_state, at, operator, reason }) => ({
      to: to_state,
      at: riyadhIso(at),
      operator,
      reason,
    })),
  };
}

/** A text that the advertiser wrote says in which language; our own words are in the operator's. */
function withLang(change: RevisionChange): RevisionEvidence['fields'][number] {
  const written = /_(ar|en)$/.exec(change.field)?.[1];
  return { ...change, lang: written === 'ar' || written === 'en' ? written : null };
}
