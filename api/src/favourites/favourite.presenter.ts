import type { AdCard } from '@diyar/contract/finding/ads';
import type { Favourite } from '@diyar/contract/finding/favourites';
import { isDayUse } from '@diyar/contract/values/day-use';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { Period } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import type { FavouriteRow } from './favourite.queries.ts';

function changeOf(row: FavouriteRow, ad: AdCard | undefined): Favourite['change'] {
  if (ad === undefined || ad.period !== row.period || ad.price.amount === row.price) return null;
  return ad.price.amount < row.price ? 'down' : 'up';
}

/** A favourite; of an ad that is no longer on show only its kind and place. */
export function presentFavourite(row: FavouriteRow, ad: AdCard | undefined, lang: Lang): Favourite {
  return {
    id: String(row.number),
    saved_at: riyadhIso(row.saved_at),
    day_use: isDayUse({ category: { slug: row.category_slug }, policy: row }),
    saved_price: { ...money(row.price), period: row.period === null ? null : Period.parse(row.period) },
    change: changeOf(row, ad),
    ad: ad ?? null,
    category: row[`category_${lang}`],
    district: row[`district_${lang}`],
    city: row[`city_${lang}`],
  };
}
