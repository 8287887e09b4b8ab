import type { AdCard } from '@diyar/contract/ads';
import { riyadhDate } from '@diyar/contract/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { findCardRows, findOnShow } from './ad.queries.ts';
import { presentCard } from './present-card.ts';

/**
 * The cards of those among `adIds` that anyone may see at `now`, by id: published, licensed, of a public unit and with a
 * price to lead with. The others are left out.
 */
export async function cardsOnShow(
  reader: Reader,
  adIds: readonly string[],
  lang: Lang,
  now: Date,
): Promise<Map<string, AdCard>> {
  if (adIds.length === 0) return new Map();
  const today = riyadhDate(now);
  const shown = await findOnShow(reader, { ids: adIds }, today);
  const rows = shown.size === 0 ? [] : await findCardRows(reader, [...shown], today);
  return new Map(
    rows.flatMap((row) => {
      const card = presentCard(row, { lang, now, today });
      return card === undefined ? [] : [[row.id, card] as const];
    }),
  );
}
