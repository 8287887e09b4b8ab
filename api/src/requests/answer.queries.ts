import { sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** What a constraint says of an answer that it refuses. */
const REFUSED_BY = {
  request_answer_once_per_unit: 'already_answered',
  request_answer_once_to_market: 'already_answered',
  request_answer_while_on_show: 'not_found',
  request_answer_of_others: 'own_request',
  request_answer_fits_kind: 'not_found',
} as const;

export interface NewAnswer {
  request_id: string;
  account_id: string;
  person_id: string;
  unit_id: string | null;
  note: string | null;
  at: Date;
}

/** Writes an answer. Throws `already_answered`, `own_request`, and `not_found` where the request is no longer on show. */
export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<string> {
  try {
    const row = await tx
      .insertInto('request_answer')
      .values(answer)
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint !== undefined && Object.hasOwn(REFUSED_BY, constraint))
      throw new Refusal(REFUSED_BY[constraint as keyof typeof REFUSED_BY]);
    throw error;
  }
}

/** Whether a unit is the account's and stands on show on a Riyadh date. */
export async function isOwnOnShow(
  reader: Reader,
  { unitId, accountId }: { unitId: string; accountId: string },
  today: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from ad join unit on unit.id = ad.unit_id and unit.deleted_at is null
    join licence on licence.id = ad.licence_id
    where unit.id = ${unitId} and ad.account_id = ${accountId} and ad.deleted_at is null and ${onShow(today)}`.execute(
    reader,
  );
  return rows.length > 0;
}

/** Answers or taps of an account since an instant: how many and when the first; its others wait until we commit. */
export async function doneSince(
  tx: Tx,
  table: 'request_answer' | 'request_contact',
  accountId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${accountId}`}, 0))`.execute(tx);
  return tx
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('first')])
    .where('account_id', '=', accountId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
}

export interface AnswerRow {
  id: string;
  at: Date;
  note: string | null;
  account_number: number;
  account_name: string;
  account_verified_at: Date | null;
  unit_id: string | null;
  ad_id: string | null;
}

/** Answers to a request of accounts that are open, the newest first. */
export async function findAnswers(reader: Reader, requestId: string, most: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select request_answer.id, request_answer.at, request_answer.note, request_answer.unit_id,
      account.number as account_number, account.name as account_name, account.verified_at as account_verified_at,
      (select ad.id from ad where ad.unit_id = request_answer.unit_id and ad.state = 'published'
        and ad.deleted_at is null limit 1) as ad_id
    from request_answer join account on account.id = request_answer.account_id and account.closed_at is null
    where request_answer.request_id = ${requestId}
    order by request_answer.at desc, request_answer.id desc limit ${most}`.execute(reader);
  return rows;
}

/** The number of who asked, and of the account that answered: of who shows things for it, else of its owner. */
export async function findPhoneOf(reader: Reader, accountId: string): Promise<string> {
  const row = await reader
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .leftJoin('account_profile', 'account_profile.account_id', 'account.id')
    .select(({ fn }) => fn.coalesce('account_profile.viewer_phone', 'person.phone').as('phone'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.phone;
}

/** The account that gave an answer to a request. */
export async function findAnswerer(
  reader: Reader,
  requestId: string,
  answerId: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('request_answer')
    .select('account_id')
    .where('id', '=', answerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.account_id;
}

export async function insertContact(
  tx: Tx,
  contact: {
    request_id: string;
    answer_id: string | null;
    account_id: string;
    channel: 'phone' | 'whatsapp';
    at: Date;
  },
): Promise<void> {
  await tx.insertInto('request_contact').values(contact).execute();
}
