import type { PageTexts } from '@diyar/contract/console/console-pages';
import type { HelpTopic } from '@diyar/contract/words/page-words';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface DraftRow extends PageTexts {
  slug: string;
  topic: HelpTopic | null;
  revision: number;
  saved_at: Date;
  operator: string;
}

export async function findDraft(reader: Reader, slug: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select page_draft.*, operator.name as operator
    from page_draft join operator on operator.id = page_draft.operator_id where slug = ${slug}`.execute(
    reader,
  );
  return rows[0];
}

/** Makes whoever writes or publishes a page wait for each other. */
export async function lockPage(tx: Tx, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page:${slug}`}, 0))`.execute(tx);
}

/** Writes the draft in the place of the one before; the page is locked by the caller. */
export async function upsertDraft(
  tx: Tx,
  draft: PageTexts & { slug: string; topic: HelpTopic | null; revision: number; operatorId: string },
  now: Date,
): Promise<void> {
  const { operatorId, ...texts } = draft;
  const row = { ...texts, operator_id: operatorId, saved_at: now };
  await tx
    .insertInto('page_draft')
    .values(row)
    .onConflict((conflict) => conflict.constraint('page_draft_pkey').doUpdateSet(row))
    .execute();
}

export async function deleteDraft(tx: Tx, slug: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('page_draft').where('slug', '=', slug).executeTakeFirst();
  return numDeletedRows > 0n;
}
