import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** How many evaluations are shown at once, newest first. */
export const A_PAGE = 20;

export interface GuestEvaluationRow {
  id: string;
  rate: number;
  comment: string | null;
  photos: number;
  author: string;
  at: Date | string;
  reply: string | null;
}

/** Public evaluations of a unit by its guests, newest first: a page, and one more where there are more. */
export const newestEvaluations = (
  unitId: RawBuilder<unknown>,
  before: RawBuilder<unknown> = sql`true`,
): RawBuilder<GuestEvaluationRow> => sql`
  select evaluation.id, evaluation.rate, evaluation.comment, writer.name as author, evaluation.created_at as at,
    evaluation.reply, (select count(*) from evaluation_photo photo where photo.evaluation_id = evaluation.id) as photos
  from evaluation join account writer on writer.id = evaluation.author_account_id
  where evaluation.unit_id = ${unitId} and evaluation.side = 'guest' and evaluation.shown_at is not null and ${before}
  order by evaluation.created_at desc, evaluation.id desc limit ${A_PAGE + 1}`;

/** Those of an ad's unit that are older than one of them, by its id; the newest without one. */
export async function findEvaluationsBefore(
  reader: Reader,
  adId: string,
  before: string | undefined,
): Promise<GuestEvaluationRow[]> {
  const older = sql`(evaluation.created_at, evaluation.id) < (
    select created_at, id from evaluation last where last.id = ${before}::uuid)`;
  const unitId = sql`(select unit_id from ad where ad.id = ${adId})`;
  const { rows } = await newestEvaluations(unitId, before === undefined ? undefined : older).execute(reader);
  return rows;
}
