import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import {
  findOf,
  insertEvaluation,
  insertReply,
  lockStay,
  type NewEvaluation,
  publishIfBoth,
  type StayRow,
  updateEvaluation,
} from './evaluation.queries.ts';
import { editableUntil, writableUntil } from './evaluation.ts';
import { releasePhotos, takePhotos } from './evaluation-photo.queries.ts';
import { tellPublished } from './publish-evaluations.ts';

interface Asked {
  actor: Actor;
  /** The reservation's. */
  number: string;
  now: Date;
}

async function requireStay(tx: Tx, { actor, number }: Asked): Promise<StayRow> {
  const stay = await lockStay(tx, actor.accountId, number);
  if (stay === undefined) throw new Refusal('not_found');
  return stay;
}

/** Gives an evaluation its photos, in their order; a host's has none. */
async function givePhotos(
  tx: Tx,
  { actor }: Asked,
  { id, stay, photos }: { id: string; stay: StayRow; photos: readonly string[] },
): Promise<void> {
  if (stay.side === 'host' && photos.length > 0) throw invalid('photos', 'unknown_field');
  const of = { id, reservationId: stay.reservation_id, accountId: actor.accountId, photos };
  if (!(await takePhotos(tx, of))) throw invalid('photos', 'photo_required');
}

/** A guest rates the parts too, a host never does. */
function requireParts({ side }: StayRow, { parts }: NewEvaluation): void {
  if (side === 'guest' && parts === undefined) throw invalid('parts', 'required');
  if (side === 'host' && parts !== undefined) throw invalid('parts', 'unknown_field');
}

/**
 * Writes the caller's side of a finished stay, once, within 14 days of departure. When both sides wrote, both become public.
 * Throws `not_found`, `not_available` for a stay that is not finished or too long ago, `state_changed` when it is written already.
 */
export async function writeEvaluation(
  tx: Tx,
  asked: Asked,
  written: NewEvaluation & { photos: readonly string[] },
): Promise<void> {
  const { actor, now } = asked;
  const { photos } = written;
  const stay = await requireStay(tx, asked);
  if (stay.state !== 'finished' || now >= writableUntil(stay.ends_at)) throw new Refusal('not_available');
  requireParts(stay, written);
  const id = await insertEvaluation(tx, stay, actor, written, now);
  await givePhotos(tx, asked, { id, stay, photos });
  await tellPublished(tx, await publishIfBoth(tx, stay.reservation_id, now), now);
}

/**
 * Changes the caller's evaluation, and its photos where they are said: those it has and new ones, in their order. Throws `not_found`,
 * `not_available` after 48 hours and once it is public.
 */
export async function editEvaluation(
  tx: Tx,
  asked: Asked,
  written: NewEvaluation & { photos: readonly string[] | undefined },
): Promise<void> {
  const { now } = asked;
  const stay = await requireStay(tx, asked);
  const mine = await findOf(tx, stay.reservation_id, stay.side);
  if (mine === undefined) throw new Refusal('not_found');
  const of = { createdAt: mine.created_at, publishedAt: mine.published_at };
  if (editableUntil(of, now) === null) throw new Refusal('not_available');
  requireParts(stay, written);
  await updateEvaluation(tx, mine.id, written, now);
  const { photos } = written;
  if (photos === undefined) return;
  await releasePhotos(tx, mine.id);
  await givePhotos(tx, asked, { id: mine.id, stay, photos });
}

/** Answers the other side's public evaluation, once. Throws `not_found`, `not_available` while it is not public, `state_changed`. */
export async function replyToEvaluation(tx: Tx, asked: Asked, text: string): Promise<void> {
  const stay = await requireStay(tx, asked);
  const theirs = await findOf(tx, stay.reservation_id, stay.side === 'guest' ? 'host' : 'guest');
  // Answers for one that is not shown as if there were none.
  if (theirs === undefined || theirs.shown_at === null) throw new Refusal('not_available');
  if (theirs.reply !== null) throw new Refusal('state_changed');
  await insertReply(tx, theirs.id, text, asked.now);
}
