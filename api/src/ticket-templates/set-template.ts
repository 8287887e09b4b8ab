import type { TicketTemplate } from '@diyar/contract/console/ticket-templates';
import { riyadhIso } from '@diyar/contract/values/format';
import { hasUnknownMark } from '@diyar/contract/words/ticket-words';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Reader, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  findTemplates,
  insertTemplate,
  lockTemplate,
  type TemplateRow,
  type TemplateWords,
  updateTemplate,
} from './template.queries.ts';

export async function listTemplates(reader: Reader): Promise<{ items: TicketTemplate[] }> {
  return { items: (await findTemplates(reader)).map(present) };
}

/** Keeps an answer that is given often. Refuses a title in use, and a mark that stands for nothing (`template_mark`). */
export function addTemplate(
  db: Database,
  operator: OperatorActor,
  words: TemplateWords,
  now: Date,
): Promise<TicketTemplate> {
  refuseMarks(words);
  return transact(db, async (tx) => {
    const row = await insertTemplate(tx, words, now);
    const act = { act: 'ticket_template_added' as const, subject: subjectOf(row), after: wordsOf(row) };
    await recordAct(tx, operator, { ...act, before: null }, now);
    return present(row);
  });
}

interface Change {
  id: string;
  version: number;
}

/** Writes a template anew. Throws `not_found`, `state_changed` when it is not as it was read, and what `addTemplate` refuses. */
export function setTemplate(
  db: Database,
  operator: OperatorActor,
  { id, version, ...words }: Change & TemplateWords,
  now: Date,
): Promise<TicketTemplate> {
  refuseMarks(words);
  return transact(db, async (tx) => {
    const before = await lockAsRead(tx, { id, version });
    const row = await updateTemplate(tx, id, words, now);
    const act = { act: 'ticket_template_set' as const, subject: subjectOf(row) };
    await recordAct(tx, operator, { ...act, before: wordsOf(before), after: wordsOf(row) }, now);
    return present(row);
  });
}

/** Takes a template out of use for good. Throws `not_found`, and `state_changed` when it is not as it was read. */
export function retireTemplate(
  db: Database,
  operator: OperatorActor,
  change: Change,
  now: Date,
): Promise<TicketTemplate> {
  return transact(db, async (tx) => {
    const before = await lockAsRead(tx, change);
    const row = await updateTemplate(tx, change.id, { retired_at: now }, now);
    const act = { act: 'ticket_template_retired' as const, subject: subjectOf(row) };
    await recordAct(tx, operator, { ...act, before: wordsOf(before), after: null }, now);
    return present(row);
  });
}

async function lockAsRead(tx: Tx, { id, version }: Change): Promise<TemplateRow> {
  const row = await lockTemplate(tx, id);
  if (row === undefined) throw new Refusal('not_found');
  if (row.version !== version || row.retired_at !== null) throw new Refusal('state_changed');
  return row;
}

/** As `ticket_template_marks_known` of the database, told by field. */
function refuseMarks(words: TemplateWords): void {
  const fields = (['text_ar', 'text_en'] as const)
    .filter((field) => hasUnknownMark(words[field]))
    .map((field) => ({ field, rule: 'template_mark' as const }));
  if (fields.length > 0) throw new Refusal('validation_failed', { fields });
}

const subjectOf = ({ id }: TemplateRow) => ({ kind: 'ticket_template', id });

function wordsOf({ kind, title_ar, title_en, text_ar, text_en }: TemplateRow) {
  return { kind, title_ar, title_en, text_ar, text_en };
}

function present({ changed_at, retired_at, ...row }: TemplateRow): TicketTemplate {
  return { ...row, changed_at: riyadhIso(changed_at), is_retired: retired_at !== null };
}
