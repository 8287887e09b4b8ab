import type { ConsoleCategory, ConsoleFeature } from '@diyar/contract/console/console-names';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import {
  type CategoryRow,
  type CategoryWords,
  findCategories,
  findFeatures,
  type KindWords,
  updateCategory,
  updateFeature,
} from './kind.queries.ts';
import { refreshTextsJob } from './name.jobs.ts';

interface Writing {
  operator: OperatorActor;
  now: Date;
}

/** Categories and features in their order, hidden ones too. */
export async function showKinds(reader: Reader) {
  const [categories, features] = await Promise.all([findCategories(reader), findFeatures(reader)]);
  return { categories: categories.map(presentCategory), features };
}

/**
 * Writes a category's names and order, and whether new properties may be of it; those there are stay. Forms and searches say so with
 * the commit, what its ads are found by soon after. Throws `not_found`. Stands in the audit log.
 */
export function saveCategory(
  db: Database,
  slug: string,
  words: CategoryWords,
  { operator, now }: Writing,
): Promise<ConsoleCategory> {
  return transact(db, async (tx) => {
    const { id, units: _, slug: __, ...before } = await oneOf(findCategories(tx, slug));
    await updateCategory(tx, id, words, now);
    const texts = ['name_ar', 'name_en', 'plural_ar', 'plural_en'] as const;
    if (texts.some((text) => before[text] !== words[text]))
      await enqueue(tx, refreshTextsJob, { of: 'category', id });
    const subject = { kind: 'category', id: slug };
    await recordAct(tx, operator, { act: 'category_written', subject, before, after: words }, now);
    return presentCategory(await oneOf(findCategories(tx, slug)));
  });
}

/** Writes a feature's names and order, and whether it is offered to units without it. Throws `not_found`. */
export function saveFeature(
  db: Database,
  slug: string,
  words: KindWords,
  { operator, now }: Writing,
): Promise<ConsoleFeature> {
  return transact(db, async (tx) => {
    const { name_ar, name_en, sort, hidden } = await oneOf(findFeatures(tx, slug));
    await updateFeature(tx, slug, words, now);
    const before = { name_ar, name_en, sort, hidden };
    const subject = { kind: 'feature', id: slug };
    await recordAct(tx, operator, { act: 'feature_written', subject, before, after: words }, now);
    return oneOf(findFeatures(tx, slug));
  });
}

async function oneOf<Row>(found: Promise<Row[]>): Promise<Row> {
  const [row] = await found;
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

const presentCategory = ({ id: _, ...category }: CategoryRow): ConsoleCategory => category;
