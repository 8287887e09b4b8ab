import type { Lang } from '@diyar/messages/messages';
import { findVisibleAd } from '../ads/show-ad.ts';
import { showAdvertiser } from '../advertisers/show-advertiser.ts';
import { requireBooking } from '../messages/show-thread.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findAdvertiserId, findMessageId, findShownEvaluation } from './thing.queries.ts';

/** A thing as its reporter names it: ads and advertisers by number, an evaluation by id, a message by its place in a booking. */
export type Named =
  | { kind: 'ad'; number: string; lang: Lang }
  | { kind: 'account'; number: string; lang: Lang }
  | { kind: 'evaluation'; id: string }
  | { kind: 'message'; reservation: string; position: number };

/** The id of what is named. Throws `not_found` when the caller may not know of it, and what `findVisibleAd` throws. */
export async function findThing(
  tx: Tx,
  { named, actor, now }: { named: Named; actor: Actor; now: Date },
): Promise<string> {
  const id = await idOf(tx, named, { actor, now });
  if (id === undefined) throw new Refusal('not_found');
  return id;
}

async function idOf(
  tx: Tx,
  named: Named,
  { actor, now }: { actor: Actor; now: Date },
): Promise<string | undefined> {
  if (named.kind === 'ad')
    return (
      await findVisibleAd(tx, { number: named.number, linkKey: undefined, actor, lang: named.lang, now })
    ).id;
  if (named.kind === 'account') {
    await showAdvertiser(tx, { number: named.number, lang: named.lang, now });
    return findAdvertiserId(tx, named.number);
  }
  if (named.kind === 'evaluation') return findShownEvaluation(tx, named.id, actor.accountId);
  const booking = await requireBooking(tx, { actor, number: named.reservation });
  return findMessageId(tx, booking.reservationId, named.position);
}
