import type { TicketKind } from '@diyar/contract/people/tickets';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';

export interface TemplateWords {
  kind: TicketKind | null;
  title_ar: string;
  title_en: string;
  text_ar: string;
  text_en: string;
}

export interface TemplateRow extends TemplateWords {
  id: string;
  version: number;
  changed_at: Date;
  retired_at: Date | null;
}

const COLUMNS = [
  ...['id', 'kind', 'title_ar', 'title_en', 'text_ar', 'text_en'],
  ...['version', 'changed_at', 'retired_at'],
] as (
  | 'id'
  | 'kind'
  | 'title_ar'
  | 'title_en'
  | 'text_ar'
  | 'text_en'
  | 'version'
  | 'changed_at'
  | 'retired_at'
)[];

/** Those in use by their Arabic title, then the retired, the latest first. */
export function findTemplates(reader: Reader): Promise<TemplateRow[]> {
  return reader
    .selectFrom('ticket_template')
    .select(COLUMNS)
    .orderBy(sql`retired_at desc nulls first`)
    .orderBy('title_ar')
    .limit(500)
    .execute();
}

export function lockTemplate(tx: Tx, id: string): Promise<TemplateRow | undefined> {
  return tx.selectFrom('ticket_template').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Keeps a template. Refuses a title that another in use has, and marks that stand for nothing. */
export function insertTemplate(tx: Tx, words: TemplateWords, now: Date): Promise<TemplateRow> {
  return named(
    tx
      .insertInto('ticket_template')
      .values({ ...words, created_at: now, changed_at: now })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
  );
}

/** Writes a template anew, or retires it, as its next version; refuses what `insertTemplate` refuses. */
export function updateTemplate(
  tx: Tx,
  id: string,
  changes: Partial<TemplateWords> & { retired_at?: Date },
  now: Date,
): Promise<TemplateRow> {
  return named(
    tx
      .updateTable('ticket_template')
      .set((eb) => ({ ...changes, version: eb('version', '+', 1), changed_at: now }))
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
  );
}

async function named(writing: Promise<TemplateRow>): Promise<TemplateRow> {
  try {
    return await writing;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'ticket_template_title_ar_once') throw invalid('title_ar', 'template_title_taken');
    if (broken === 'ticket_template_title_en_once') throw invalid('title_en', 'template_title_taken');
    throw error;
  }
}
