import type { AdCard } from '@diyar/contract/finding/ads';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { findCardRows, findOnShow } from './ad.queries.ts';
import { presentCard } from './present-card.ts';

/** Ads by their ids, or by their public numbers. */
type AskedAds = { ids: readonly string[] } | { numbers: readonly string[] };

/**
 * The cards of those among some ads that anyone may see at `now`, by what they were asked for with: published, licensed, of
 * a public unit and with a price to lead with. The others are left out.
 */
export async function cardsOnShow(
  reader: Reader,
  asked: AskedAds,
  lang: Lang,
  now: Date,
): Promise<Map<string, AdCard>> {
  const today = riyadhDate(now);
  const wanted = 'ids' in asked ? asked.ids : asked.numbers;
  const shown = wanted.length === 0 ? [] : [...(await findOnShow(reader, asked, today))];
  const rows = shown.length === 0 ? [] : await findCardRows(reader, shown, today);
  return new Map(
    rows.flatMap((row) => {
      const card = presentCard(row, { lang, now, today });
      return card === undefined ? [] : [['ids' in asked ? row.id : card.id, card] as const];
    }),
  );
}
