import { createHash } from 'node:crypto';
import type { SearchData } from '@diyar/contract/site/settings';
import { PERIODS, priceKindOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { listCities } from '../places/list-places.ts';
import type { Reader } from '../platform/db/database.ts';
import type { liveExtent } from './index/live-extent.ts';
import { searchCategories, searchFeatures } from './search-data.queries.ts';

/**
 * The choices of a search form, in a language; at most 30 KB when compressed, so districts are not in it (product.md 3).
 * Its version is a hash of the rest.
 */
export async function searchData(
  reader: Reader,
  lang: Lang,
  extent: ReturnType<typeof liveExtent>,
): Promise<SearchData> {
  const translate = translatorOf(lang);
  const data = {
    cities: (await listCities(reader, lang)).map(({ region_slug: _, ...city }) => city),
    categories: await searchCategories(reader, lang),
    features: await searchFeatures(reader, lang),
    periods: PERIODS.map((id) => {
      const slug = priceKindOf(id);
      return { id, slug, name: translate(`common.period.${slug}`) };
    }),
    ranges: rangesOf(extent),
  };
  const version = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
  return { version, ...data };
}

/** Whole riyals and square metres between which every ad on show lies; all 0 without ads. */
function rangesOf(extent: ReturnType<typeof liveExtent>): SearchData['ranges'] {
  if (extent === undefined) return { price: { min: 0, max: 0 }, area: { min: 0, max: 0 } };
  const { price, area } = extent;
  return {
    price: { min: Math.floor(price.min / 100), max: Math.ceil(price.max / 100) },
    area: { min: Math.floor(area.min), max: Math.ceil(area.max) },
  };
}
