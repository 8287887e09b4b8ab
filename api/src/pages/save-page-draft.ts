import type { PageTexts } from '@diyar/contract/console/console-pages';
import { type HelpTopic, isHelpSlug, RESERVED_SLUGS } from '@diyar/contract/words/page-words';
import { recordAct } from '../audit/record-act.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { deleteDraft, findDraft, lockPage, upsertDraft } from './draft.queries.ts';

export interface WrittenDraft extends PageTexts {
  topic: HelpTopic | null;
  /** That of the draft being changed; 0 where there was none. */
  revision: number;
}

/**
 * Keeps what is being written of a page. Refuses `page_slug_taken` for an address of the site itself, `edited_elsewhere` when
 * somebody saved meanwhile, and `topic` for what is no help article, or none for one.
 */
export function savePageDraft(
  db: Database,
  operator: OperatorActor,
  { slug, draft }: { slug: string; draft: WrittenDraft },
  now: Date,
): Promise<void> {
  if (RESERVED_SLUGS.includes(slug)) throw new Refusal('page_slug_taken');
  if (isHelpSlug(slug) !== (draft.topic !== null)) throw invalid('topic', 'topic_of_help');
  return transact(db, async (tx) => {
    await lockPage(tx, slug);
    const kept = await findDraft(tx, slug);
    if ((kept?.revision ?? 0) !== draft.revision) throw new Refusal('edited_elsewhere');
    const { operatorId } = operator;
    await upsertDraft(tx, { ...draft, slug, revision: draft.revision + 1, operatorId }, now);
  });
}

/** Throws a draft away; refuses `not_found` where there is none. */
export function dropPageDraft(db: Database, operator: OperatorActor, slug: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    await lockPage(tx, slug);
    const draft = await findDraft(tx, slug);
    if (draft === undefined) throw new Refusal('not_found');
    await deleteDraft(tx, slug);
    const { title_ar, title_en } = draft;
    const act = { act: 'page_draft_dropped' as const, subject: { kind: 'page', id: slug } };
    await recordAct(tx, operator, { ...act, before: { title_ar, title_en } }, now);
  });
}
