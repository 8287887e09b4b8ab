import type { AdvertiserCard, AdvertiserProfile } from '@diyar/contract/finding/advertisers';
import { userTypeOf } from '@diyar/contract/people/accounts';
import type { Spoken } from '@diyar/contract/people/my-info';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import type { AdvertiserRow, ProfileRow } from './advertiser.queries.ts';

/** The average of evaluations by stars, to one decimal; null without any. */
export function ratingOf(rates: readonly number[]): AdvertiserCard['rating'] {
  const count = rates.reduce((sum, some) => sum + some, 0);
  if (count === 0) return null;
  const stars = rates.reduce((sum, some, place) => sum + some * (place + 1), 0);
  return { average: Math.round((stars / count) * 10) / 10, count };
}

function cityOf(row: AdvertiserRow, lang: Lang): AdvertiserCard['city'] {
  const name = row[`city_${lang}`];
  return row.city_slug === null || name === null ? null : { slug: row.city_slug, name };
}

/** An advertiser in a list: what everyone may know. */
export function presentAdvertiser(row: AdvertiserRow, lang: Lang): AdvertiserCard {
  return {
    id: String(row.number),
    user_type: userTypeOf(row.kind),
    name: row.name,
    verified: row.verified_at !== null,
    verified_at: row.verified_at && riyadhIso(row.verified_at),
    city: cityOf(row, lang),
    picture: row.picture_key,
    ads: row.ads,
    rating: ratingOf(row.rates),
  };
}

/** What an advertiser did, as it was measured; null where it was too seldom to say. */
export interface Measured {
  answerMinutes: number | null;
  acceptedPercent: number | null;
  cancelledPercent: number | null;
}

/** An advertiser's page. What they wrote stands in the language asked for, or in the other when only that was written. */
export function presentProfile(
  row: ProfileRow,
  lang: Lang,
  { answerMinutes, acceptedPercent, cancelledPercent }: Measured,
): AdvertiserProfile {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`about_${lang}`] === null ? other : lang;
  const about = row[`about_${written}`];
  return {
    ...presentAdvertiser(row, lang),
    since: riyadhIso(row.created_at),
    about,
    about_lang: about === null ? null : written,
    // Written by the contract's own list alone.
    languages: row.languages as Spoken[],
    opening_hours: row.opening_hours,
    answer_minutes: answerMinutes === null ? null : Math.round(answerMinutes),
    accepted_percent: acceptedPercent,
    cancelled_percent: cancelledPercent,
    rates: row.rates,
  };
}
