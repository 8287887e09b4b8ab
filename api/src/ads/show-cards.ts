import type { AdCard } from '@diyar/contract/ads';
import { riyadhDate } from '@diyar/contract/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { findCardRows, findOnShow } from './ad.queries.ts';
import { presentCard } from './present-card.ts';

/** The listed ads among those asked for by number, as cards in that order; whatever is not on show is left out. */
export async function showCards(
  reader: Reader,
  asked: readonly string[],
  lang: Lang,
  now: Date,
): Promise<AdCard[]> {
  const today = riyadhDate(now);
  const listed = await findOnShow(reader, { numbers: asked }, today);
  const numbers = asked.filter((number) => listed.has(number));
  if (numbers.length === 0) return [];
  const rows = await findCardRows(reader, numbers, today);
  return rows.flatMap((row) => presentCard(row, { lang, now, today }) ?? []);
}
