import type { EvaluationPart } from '@diyar/contract/words/evaluation-words';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

export interface StayRow {
  reservation_id: string;
  number: number;
  side: 'guest' | 'host';
  state: string;
  unit_id: string;
  name_ar: string | null;
  name_en: string | null;
  other_name: string;
  ends_at: Date;
}

export type EvaluationRow = StayRow &
  Record<EvaluationPart, number | null> & {
    evaluation_id: string;
    rate: number;
    comment: string | null;
    photo_ids: string[];
    created_at: Date;
    published_at: Date | null;
    hidden_at: Date | null;
    reply: string | null;
    replied_at: Date | null;
  };

/** A stay of the account with its side of it. */
const STAY = sql`
  r.id as reservation_id, r.number, mine.side, r.state, r.unit_id, r.ends_at, u.name_ar, u.name_en, other.name as other_name`;
const FROM = (accountId: string) => sql`
  from reservation r
  join unit u on u.id = r.unit_id
  cross join lateral (
    select (case when r.guest_account_id = ${accountId} then 'guest' else 'host' end)::evaluation_side as side) mine
  join account other on other.id = case mine.side when 'guest' then r.host_account_id else r.guest_account_id end`;
const MINE = (accountId: string) =>
  sql`(r.guest_account_id = ${accountId} or r.host_account_id = ${accountId})`;
const PARTS = sql`e.cleanliness, e.accuracy, e.location, e.communication, e.value`;
const EVALUATION = sql`e.id as evaluation_id, e.rate, e.comment, array(select photo.id from evaluation_photo photo where photo.evaluation_id = e.id order by position) as photo_ids, ${PARTS}, e.created_at, e.published_at, e.hidden_at, e.reply, e.replied_at`;
export const MOST = 100;

/** A stay of the account's by number; locked, so that two sides who write at once see each other. */
export async function lockStay(tx: Tx, accountId: string, number: string): Promise<StayRow | undefined> {
  const { rows } = await sql<StayRow>`
    select ${STAY} ${FROM(accountId)}
    where r.number = ${Number(number)} and ${MINE(accountId)} for no key update of r`.execute(tx);
  return rows[0];
}

/** Finished stays the account may still evaluate, the one whose time ends first first. */
export async function findWaiting(reader: Reader, accountId: string, since: Date): Promise<StayRow[]> {
  const { rows } = await sql<StayRow>`
    select ${STAY} ${FROM(accountId)}
    where ${MINE(accountId)} and r.state = 'finished' and r.ends_at > ${since}
      and not exists (select from evaluation e where e.reservation_id = r.id and e.side = mine.side)
    order by r.ends_at limit ${MOST}`.execute(reader);
  return rows;
}

/** Evaluations of the account's stays, the newest first: its own, or public ones of the other side; before one of them, and one more than `MOST` where there are more. */
export async function findEvaluations(
  reader: Reader,
  accountId: string,
  by: 'me' | 'others',
  before?: string,
): Promise<EvaluationRow[]> {
  const older =
    before === undefined
      ? sql`true`
      : sql`(e.created_at, e.id) < (select created_at, id from evaluation last where last.id = ${before}::uuid)`;
  const side = by === 'me' ? sql`e.side = mine.side` : sql`e.side <> mine.side and e.shown_at is not null`;
  const { rows } = await sql<EvaluationRow>`
    select ${STAY}, ${EVALUATION} ${FROM(accountId)}
    join evaluation e on e.reservation_id = r.id and ${side}
    where ${MINE(accountId)} and ${older}
    order by e.created_at desc, e.id desc limit ${MOST + 1}`.execute(reader);
  return rows;
}

export interface Rated {
  average: number | null;
  count: number;
}

/** Reads the public evaluations of an account: of its units, and of it as a guest. */
export async function findRatings(reader: Reader, accountId: string): Promise<{ host: Rated; guest: Rated }> {
  const { rows } = await sql<{ side: 'guest' | 'host'; average: number | null; count: number }>`
    select e.side, avg(e.rate)::float8 as average, count(*)::int as count
    from evaluation e join reservation r on r.id = e.reservation_id
    where e.shown_at is not null and ((e.side = 'guest' and r.host_account_id = ${accountId})
      or (e.side = 'host' and r.guest_account_id = ${accountId}))
    group by e.side`.execute(reader);
  const of = (side: string) => rows.find((row) => row.side === side) ?? { average: null, count: 0 };
  return { host: of('guest'), guest: of('host') };
}

export interface NewEvaluation {
  rate: number;
  comment: string | null;
  parts: Record<EvaluationPart, number> | undefined;
}

/** Writes a side's evaluation and answers its id. Refuses `not_available` for a stay that is not finished, `state_changed` when there is one. */
export async function insertEvaluation(
  tx: Tx,
  stay: StayRow,
  by: { accountId: string; personId: string },
  { rate, comment, parts }: NewEvaluation,
  now: Date,
): Promise<string> {
  const at = { reservation_id: stay.reservation_id, side: stay.side, unit_id: stay.unit_id };
  const writer = { author_account_id: by.accountId, person_id: by.personId, created_at: now };
  try {
    const row = await tx
      .insertInto('evaluation')
      .values({ ...at, ...writer, rate, comment, ...parts })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'evaluation_of_finished_stay') throw new Refusal('not_available');
    if (broken === 'evaluation_one_per_side') throw new Refusal('state_changed');
    throw error;
  }
}

/** The evaluation of one side of a stay. */
export function findOf(
  reader: Reader,
  reservationId: string,
  side: 'guest' | 'host',
): Promise<
  | { id: string; created_at: Date; published_at: Date | null; shown_at: Date | null; reply: string | null }
  | undefined
> {
  return reader
    .selectFrom('evaluation')
    .select(['id', 'created_at', 'published_at', 'shown_at', 'reply'])
    .where('reservation_id', '=', reservationId)
    .where('side', '=', side)
    .executeTakeFirst();
}

/** Changes an evaluation. Refuses `not_available` when it became public meanwhile. */
export async function updateEvaluation(
  tx: Tx,
  id: string,
  { rate, comment, parts }: NewEvaluation,
  now: Date,
): Promise<void> {
  try {
    await tx
      .updateTable('evaluation')
      .set({ rate, comment, ...parts, edited_at: now })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (brokenConstraint(error) === 'evaluation_public_for_good') throw new Refusal('not_available');
    throw error;
  }
}

export async function insertReply(tx: Tx, id: string, reply: string, now: Date): Promise<void> {
  await tx.updateTable('evaluation').set({ reply, replied_at: now }).where('id', '=', id).execute();
}

/** An evaluation that became public: whom it is about, and the booking it is of. */
export interface PublishedRow {
  number: number;
  account_id: string;
}

/** Makes a stay's evaluations public when both sides wrote. */
export async function publishIfBoth(tx: Tx, reservationId: string, now: Date): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    update evaluation e set published_at = ${now} from reservation r
    where e.reservation_id = ${reservationId} and e.published_at is null and r.id = e.reservation_id
      and (select count(*) from evaluation both_of where both_of.reservation_id = ${reservationId}) = 2
    returning r.number, case e.side when 'guest' then r.host_account_id else r.guest_account_id end as account_id`.execute(
    tx,
  );
  return rows;
}

/** Locks an evaluation that is not public though its stay ended before an instant, but those of `without`. */
export async function lockUnpublished(
  tx: Tx,
  departure: Date,
  without: readonly string[],
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select e.id from evaluation e join reservation r on r.id = e.reservation_id
    where e.published_at is null and r.ends_at <= ${departure} and e.id <> all(${without}::uuid[])
    order by e.id limit 1 for update of e skip locked`.execute(tx);
  return rows[0];
}

/** Makes a locked evaluation public. */
export async function publishOne(tx: Tx, id: string, now: Date): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    update evaluation e set published_at = ${now} from reservation r where e.id = ${id} and r.id = e.reservation_id
    returning r.number, case e.side when 'guest' then r.host_account_id else r.guest_account_id end as account_id`.execute(
    tx,
  );
  return rows;
}

interface GuestRow {
  account_id: string;
  name: string;
  since: Date;
  stays: number;
}

/** The guest of a booking of the host's units. */
export async function findGuest(
  reader: Reader,
  hostAccountId: string,
  number: string,
): Promise<GuestRow | undefined> {
  const { rows } = await sql<GuestRow>`
    select guest.id as account_id, guest.name, guest.created_at as since,
      (select count(*)::int from reservation past where past.guest_account_id = guest.id and past.state = 'finished') as stays
    from reservation r join account guest on guest.id = r.guest_account_id
    where r.number = ${Number(number)} and r.host_account_id = ${hostAccountId}`.execute(reader);
  return rows[0];
}
