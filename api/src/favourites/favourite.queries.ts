import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface FavouriteRow {
  ad_id: string;
  number: number;
  price: number;
  period: number | null;
  saved_at: Date;
  /** HH:mm, of a daily stay. */
  departure_time: string;
  category_slug: string;
  category_ar: string;
  category_en: string;
  district_ar: string;
  district_en: string;
  city_ar: string;
  city_en: string;
}

/** A page of what an account keeps, the newest saved first. */
export async function findFavourites(
  reader: Reader,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select favourite.ad_id, ad.number, favourite.price, favourite.period, favourite.saved_at,
      left(unit_policy.departure_time::text, 5) as departure_time, category.slug as category_slug, category.name_ar as category_ar, category.name_en as category_en,
      district.name_ar as district_ar, district.name_en as district_en, city.name_ar as city_ar, city.name_en as city_en
    from favourite
    join ad on ad.id = favourite.ad_id
    join unit on unit.id = ad.unit_id
    join unit_policy on unit_policy.unit_id = unit.id
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    join district on district.id = property.district_id
    join city on city.id = property.city_id
    where favourite.account_id = ${accountId}
    order by favourite.saved_at desc, favourite.ad_id
    limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

export async function countFavourites(reader: Reader, accountId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('favourite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The public numbers of what an account keeps, the newest saved first. */
export async function findFavouriteNumbers(
  reader: Reader,
  accountId: string,
  most: number,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('favourite')
    .innerJoin('ad', 'ad.id', 'favourite.ad_id')
    .select('ad.number')
    .where('favourite.account_id', '=', accountId)
    .orderBy('favourite.saved_at', 'desc')
    .orderBy('favourite.ad_id')
    .limit(most)
    .execute();
  return rows.map(({ number }) => String(number));
}

/** The ids of ads by their public numbers; unknown numbers are left out. */
export async function findAdIds(reader: Reader, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await reader
    .selectFrom('ad')
    .select(['id', 'number'])
    .where('number', 'in', numbers.map(Number))
    .execute();
  return new Map(rows.map(({ id, number }) => [String(number), id]));
}

export interface NewFavourite {
  account_id: string;
  ad_id: string;
  price: number;
  period: number | null;
  saved_at: Date;
}

/** Keeps ads; what is kept already stays as it was saved. Written in the order of the ads, so that two never wait for each other. */
export async function insertFavourites(tx: Tx, favourites: readonly NewFavourite[]): Promise<void> {
  if (favourites.length === 0) return;
  await tx
    .insertInto('favourite')
    .values(favourites.toSorted((one, other) => (one.ad_id < other.ad_id ? -1 : 1)))
    .onConflict((conflict) => conflict.constraint('favourite_once_per_account').doNothing())
    .execute();
}

export async function deleteFavourite(tx: Tx, accountId: string, number: string): Promise<void> {
  await tx
    .deleteFrom('favourite')
    .where('account_id', '=', accountId)
    .where('ad_id', '=', (eb) => eb.selectFrom('ad').select('id').where('number', '=', Number(number)))
    .execute();
}
