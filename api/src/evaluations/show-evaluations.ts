import type { EvaluationsPage, OwnEvaluation } from '@diyar/contract/booking/evaluations';
import { riyadhIso } from '@diyar/contract/values/format';
import { EVALUATION_PARTS } from '@diyar/contract/words/evaluation-words';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  type EvaluationRow,
  findEvaluations,
  findGuest,
  findOf,
  findRatings,
  findWaiting,
  MOST,
  type Rated,
  type StayRow,
} from './evaluation.queries.ts';
import { editableUntil, publicDeparture, writableUntil } from './evaluation.ts';

interface Asked {
  accountId: string;
  lang: Lang;
  now: Date;
}

function stayOf(row: StayRow, lang: Lang) {
  const names = { ar: row.name_ar, en: row.name_en };
  const shown = names[lang] !== null ? lang : lang === 'ar' ? 'en' : 'ar';
  return {
    id: String(row.number),
    side: row.side,
    unit: { name: names[shown] ?? '', lang: shown },
    other: { name: row.other_name },
    departed_at: riyadhIso(row.ends_at),
  };
}

function partsOf(row: EvaluationRow): OwnEvaluation['parts'] {
  if (row.cleanliness === null) return null;
  const parts = EVALUATION_PARTS.map((part) => [part, row[part] ?? 0]);
  return Object.fromEntries(parts) as OwnEvaluation['parts'];
}

function isoOrNull(instant: Date | null): string | null {
  return instant === null ? null : riyadhIso(instant);
}

function presentEvaluation(row: EvaluationRow, by: 'me' | 'others', { lang, now }: Asked): OwnEvaluation {
  const written = { createdAt: row.created_at, publishedAt: row.published_at };
  return {
    ...stayOf(row, lang),
    evaluation_id: row.evaluation_id,
    rate: row.rate,
    parts: partsOf(row),
    comment: row.comment,
    photos: row.photo_ids.length,
    photo_ids: by === 'me' ? row.photo_ids : [],
    at: riyadhIso(row.created_at),
    published_at: isoOrNull(row.published_at),
    is_hidden: row.hidden_at !== null,
    editable_until: by === 'me' ? isoOrNull(editableUntil(written, now)) : null,
    reply: row.reply === null ? null : { text: row.reply, at: riyadhIso(row.replied_at ?? row.created_at) },
    can_reply: by === 'others' && row.reply === null,
  };
}

/** Whether one side of a stay may still evaluate it, and has not. */
export async function isToEvaluate(
  reader: Reader,
  stay: { id: string; state: string; endsAt: Date },
  side: 'guest' | 'host',
  now: Date,
): Promise<boolean> {
  if (stay.state !== 'finished' || now >= writableUntil(stay.endsAt)) return false;
  return (await findOf(reader, stay.id, side)) === undefined;
}

/** The average to one decimal; null without any. */
function ratingOf({ average, count }: Rated): { average: number; count: number } | null {
  return average === null ? null : { average: Math.round(average * 10) / 10, count };
}

/** Stays that wait for the account's evaluation, what it wrote, and what is public about it. */
export async function showEvaluations(reader: Reader, asked: Asked): Promise<EvaluationsPage> {
  const { accountId, lang, now } = asked;
  const [waiting, given, received, ratings] = await Promise.all([
    findWaiting(reader, accountId, publicDeparture(now)),
    findEvaluations(reader, accountId, 'me'),
    findEvaluations(reader, accountId, 'others'),
    findRatings(reader, accountId),
  ]);
  return {
    waiting: waiting.map((row) => ({ ...stayOf(row, lang), until: riyadhIso(writableUntil(row.ends_at)) })),
    given: given.slice(0, MOST).map((row) => presentEvaluation(row, 'me', asked)),
    received: received.slice(0, MOST).map((row) => presentEvaluation(row, 'others', asked)),
    has_more: { given: given.length > MOST, received: received.length > MOST },
    as_guest: ratingOf(ratings.guest),
    as_host: ratingOf(ratings.host),
  };
}

/** A hundred evaluations before one, of those that the account wrote or that are public about it. */
export async function listOlderEvaluations(
  reader: Reader,
  { list, before }: { list: 'given' | 'received'; before: string },
  asked: Asked,
): Promise<{ items: OwnEvaluation[]; has_more: boolean }> {
  const by = list === 'given' ? 'me' : 'others';
  const rows = await findEvaluations(reader, asked.accountId, by, before);
  return {
    items: rows.slice(0, MOST).map((row) => presentEvaluation(row, by, asked)),
    has_more: rows.length > MOST,
  };
}

/** The guest of a booking, for its host. Throws `not_found` for a booking of others. */
export async function showGuest(
  reader: Reader,
  { accountId, number }: { accountId: string; number: string },
): Promise<{
  name: string;
  since: string;
  stays: number;
  rating: { average: number; count: number } | null;
}> {
  const guest = await findGuest(reader, accountId, number);
  if (guest === undefined) throw new Refusal('not_found');
  const { guest: rated } = await findRatings(reader, guest.account_id);
  return { name: guest.name, since: riyadhIso(guest.since), stays: guest.stays, rating: ratingOf(rated) };
}
