import { riyadhDate } from '@diyar/contract/values/riyadh';
import { fillAround, lockAround } from '../closures/fill-closures.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Tx } from '../platform/db/database.ts';
import type { FeedSpan } from './calendar-text.ts';
import {
  findHeldFeed,
  findOwnTakings,
  findSpans,
  giveUpUnsaid,
  type HeldFeed,
  markGood,
  replaceConflicts,
  replaceSpans,
  takeFree,
} from './feed.queries.ts';
import { conflictsOf, rangesOf } from './feed-ranges.ts';
import type { Validators } from './feed-source.ts';

/** What a good reading said; nothing new where the site said that it is as before. */
export type Said = { spans: readonly FeedSpan[]; validators: Validators } | null;

/**
 * Makes a unit be taken for exactly what a feed says, as far as it is free: bookings and closures stay as they are, and each
 * booking that the feed meets is a conflict, told once as `feed_conflict`. Also takes what was given back since the reading before.
 * Does nothing when the feed was removed meanwhile.
 */
export async function takeFeed(tx: Tx, id: string, said: Said, now: Date): Promise<void> {
  const seen = await findHeldFeed(tx, id);
  if (seen === undefined) return;
  await lockAround(tx, seen.unit_id);
  const feed = await findHeldFeed(tx, id);
  if (feed === undefined) return;
  if (said !== null) await replaceSpans(tx, id, said.spans);
  const spans = said?.spans ?? (await findSpans(tx, id));
  const ranges = rangesOf(spans, feed.shape).filter(({ during }) => during[1] > now.getTime());
  const isGivenBack = await giveUpUnsaid(tx, id, ranges, now);
  await takeFree(tx, feed, ranges);
  if (isGivenBack) await fillAround(tx, [feed.unit_id], now);
  await tellConflicts(tx, feed, spans, now);
  await markGood(tx, id, now, said?.validators);
}

async function tellConflicts(tx: Tx, feed: HeldFeed, spans: readonly FeedSpan[], now: Date): Promise<void> {
  const own = await findOwnTakings(tx, feed.unit_id, now);
  const conflicts = conflictsOf(spans, own, { shape: feed.shape, mayEcho: feed.may_echo });
  const isNew = new Set(await replaceConflicts(tx, feed.id, conflicts, now));
  for (const { reservation, during } of conflicts) {
    if (!isNew.has(reservation.id)) continue;
    await recordEvent(tx, {
      key: 'feed_conflict',
      accountId: feed.account_id,
      personId: null,
      params: {
        name: feed.name,
        unit: feed.unit_id,
        reservation: reservation.number,
        from: riyadhDate(new Date(during[0])),
        until: riyadhDate(new Date(during[1])),
      },
      at: now,
    });
  }
}
