import type { PageTexts } from '@diyar/contract/console/console-pages';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { deleteDraft, findDraft, lockPage } from './draft.queries.ts';
import { isAgreement } from './show-console-page.ts';
import { findVersions, findVersionTexts, insertVersion } from './version.queries.ts';

export interface Publication {
  /** That of the draft that was looked at. */
  revision: number;
  /** Riyadh date from which it is in force: today means at once. */
  effective_from: string;
  needs_acceptance: boolean;
  changes_ar: string;
  changes_en: string;
  reason: string;
}

/**
 * Makes a page's draft its next version. Refuses a past date, `page_unchanged` when it says what is in force already,
 * `edited_elsewhere` when the draft is another than was looked at, and acceptance of a page nobody agrees to, or without saying
 * what changes. Versions stay as they are: the next one takes their place.
 */
export function publishPage(
  db: Database,
  operator: OperatorActor,
  { slug, publication }: { slug: string; publication: Publication },
  now: Date,
): Promise<void> {
  const { effective_from, needs_acceptance } = publication;
  if (effective_from < riyadhDate(now)) throw invalid('effective_from', 'date_past');
  if (needs_acceptance) refuseAcceptance(slug, publication);
  return transact(db, async (tx) => {
    await lockPage(tx, slug);
    const draft = await findDraft(tx, slug);
    if (draft === undefined) throw new Refusal('not_found');
    if (draft.revision !== publication.revision) throw new Refusal('edited_elsewhere');
    const { title_ar, title_en, description_ar, description_en, body_ar, body_en, topic } = draft;
    const texts = { title_ar, title_en, description_ar, description_en, body_ar, body_en };
    await refuseSame(tx, { slug, texts, on: effective_from });
    const version = await insertVersion(tx, {
      ...texts,
      ...{ slug, topic, effective_from, needs_acceptance },
      changes_ar: publication.changes_ar || null,
      changes_en: publication.changes_en || null,
      operator_id: operator.operatorId,
      published_at: now,
    });
    await deleteDraft(tx, slug);
    const act = { act: 'page_published' as const, subject: { kind: 'page', id: slug } };
    const after = { version, effective_from, needs_acceptance };
    await recordAct(tx, operator, { ...act, after, reason: publication.reason }, now);
  });
}

function refuseAcceptance(slug: string, { changes_ar, changes_en }: Publication): void {
  if (!isAgreement(slug)) throw invalid('needs_acceptance', 'acceptance_of_agreements');
  if (changes_ar === '') throw invalid('changes_ar', 'required');
  if (changes_en === '') throw invalid('changes_en', 'required');
}

/** Refuses a version that would say what the one in force on its day says. */
async function refuseSame(
  tx: Tx,
  { slug, texts, on }: { slug: string; texts: PageTexts; on: string },
): Promise<void> {
  const before = (await findVersions(tx, slug)).find(({ effective_from }) => effective_from <= on);
  const said = before && (await findVersionTexts(tx, slug, before.version));
  if (said === undefined) return;
  const isSame = Object.entries(texts).every(([key, text]) => said[key as keyof PageTexts] === text);
  if (isSame) throw new Refusal('page_unchanged');
}
