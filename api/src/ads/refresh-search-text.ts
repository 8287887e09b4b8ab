import type { Reader } from '../platform/db/database.ts';
import { searchTextOf } from '../text/search-words.ts';
import { keepSearchTexts, searchPartsOf } from './ad-search-text.queries.ts';

/**
 * Writes anew what one or many ads are found by. To be called in the transaction that makes an ad or changes its titles,
 * licence, unit's name or code, or property's category or place.
 */
export async function refreshSearchText(reader: Reader, adIds: string | readonly string[]): Promise<void> {
  const parts = await searchPartsOf(reader, typeof adIds === 'string' ? [adIds] : adIds);
  await keepSearchTexts(
    reader,
    parts.map((row) => ({ adId: row.ad_id, text: searchTextOf(row.parts) })),
  );
}
