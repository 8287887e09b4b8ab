import type { RequestCard } from '@diyar/contract/finding/requests';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { placeIn } from '../ads/present-card.ts';
import type { RequestCardRow } from './request.ts';

/** A request as everyone sees it in a list. */
export function presentRequestCard(row: RequestCardRow, lang: Lang): RequestCard {
  return {
    id: String(row.number),
    kind: row.kind,
    purpose: row.purpose,
    title: row.title,
    lang: row.lang,
    category: placeIn(lang, row.category),
    city: placeIn(lang, row.city),
    districts: row.districts.map((district) => placeIn(lang, district)),
    is_drawn: row.drawn !== null,
    period: row.period,
    from: row.starts_on,
    to: row.ends_on,
    area_min: row.area_min,
    area_max: row.area_max,
    price_min: row.price_min === null ? null : money(row.price_min),
    price_max: row.price_max === null ? null : money(row.price_max),
    published_at: riyadhIso(row.published_at),
    expires_at: riyadhIso(row.expires_at),
  };
}
