import type { Lang } from '@diyar/messages/messages';
import { type RawBuilder, sql } from 'kysely';
import { onShow } from '../ads/on-show.ts';
import type { Reader } from '../platform/db/database.ts';
import { requestOnShow } from '../requests/fits.ts';
import type { NumberRange } from './number-range.ts';

/** An ad that anyone may find, as a sitemap lists it. */
export interface ListedAd {
  number: number;
  has_ar: boolean;
  has_en: boolean;
  changed_at: Date;
}

/** How many public numbers were given out so far to ads and to accounts; some are gone, and each was given once. */
export async function countNumbers(reader: Reader): Promise<{ ads: number; accounts: number }> {
  const { rows } = await sql<{ ads: number; accounts: number }>`
    select ad_number.last_value as ads, account_number.last_value as accounts from ad_number, account_number`.execute(
    reader,
  );
  return rows[0] ?? { ads: 0, accounts: 0 };
}

/** The first `limit` listed ads of a range of public numbers, in their order, as a statement. */
export function listedAdsQuery(
  { from, to }: NumberRange,
  limit: number,
  today: string,
): RawBuilder<ListedAd> {
  return sql<ListedAd>`
    select ad.number, ad.title_ar is not null as has_ar, ad.title_en is not null as has_en,
      greatest(ad.published_at, ad.updated_at, unit.updated_at, property.updated_at, priced.changed_at) as changed_at
    from ad
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    join licence on licence.id = ad.licence_id
    left join lateral (select max(updated_at) as changed_at from unit_price where unit_id = unit.id) priced on true
    where ad.number >= ${from} and ad.number < ${to} and ${onShow(sql.lit(today))}
    order by ad.number limit ${limit}`;
}

/** A row of `listedAdsQuery`. */
export async function findListedAds(
  reader: Reader,
  range: NumberRange,
  limit: number,
  today: string,
): Promise<ListedAd[]> {
  return (await listedAdsQuery(range, limit, today).execute(reader)).rows;
}

/** The first `limit` accounts with an ad that anyone may find, of a range of public numbers, in their order. */
export async function findListedAdvertisers(
  reader: Reader,
  { from, to }: NumberRange,
  limit: number,
  today: string,
): Promise<{ number: number }[]> {
  const { rows } = await sql<{ number: number }>`
    select account.number from account
    where account.number >= ${from} and account.number < ${to} and account.closed_at is null
      and exists (
        select from ad join unit on unit.id = ad.unit_id join licence on licence.id = ad.licence_id
        where ad.account_id = account.id and ${onShow(today)})
    order by account.number limit ${limit}`.execute(reader);
  return rows;
}

/** The newest requests on show, with the language each was written in. */
export async function findListedRequests(
  reader: Reader,
  now: Date,
  limit: number,
): Promise<{ number: number; lang: Lang; published_at: Date }[]> {
  const { rows } = await sql<{ number: number; lang: Lang; published_at: Date }>`
    select request.number, request.lang, request.published_at from request where ${requestOnShow(now)}
    order by request.published_at desc, request.id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Every district with its city, by their slugs. */
export async function findDistrictCities(reader: Reader): Promise<{ district: string; city: string }[]> {
  return await reader
    .selectFrom('district')
    .innerJoin('city', 'city.id', 'district.city_id')
    .select(['district.slug as district', 'city.slug as city'])
    .orderBy('city.slug')
    .orderBy('district.slug')
    .execute();
}

/** The content pages in force on a Riyadh day, and since when. */
export async function findContentPages(
  reader: Reader,
  today: string,
): Promise<{ slug: string; effective_from: string }[]> {
  return await reader
    .selectFrom('page_version')
    .select(['slug', (eb) => eb.fn.max('effective_from').as('effective_from')])
    .where('effective_from', '<=', today)
    .groupBy('slug')
    .orderBy('slug')
    .execute();
}
