import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { AdState, AskedSearch } from '../search/index/one-ad.ts';
import type { AlertKind } from './judge-change.ts';

export interface SeenRow {
  number: number;
  row: AdState['row'];
  taken: AdState['taken'];
  seen_at: Date;
}

/** Up to where changes were read, and when; undefined before the first time. */
export async function findSeenUntil(
  reader: Reader,
): Promise<{ watermark: string; read_at: Date } | undefined> {
  return reader.selectFrom('seen_until').select(['watermark', 'read_at']).executeTakeFirst();
}

export async function saveSeenUntil(reader: Reader, watermark: string, now: Date): Promise<void> {
  await reader
    .insertInto('seen_until')
    .values({ watermark, read_at: now })
    .onConflict((conflict) => conflict.constraint('seen_until_pkey').doUpdateSet({ watermark, read_at: now }))
    .execute();
}

/** Two who read changes at once, or who tell of alerts, take turns until their transactions end. */
export async function lockAlerts(tx: Tx, what: 'reading' | 'telling'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts:${what}`}, 0))`.execute(tx);
}

export async function findSeen(reader: Reader, numbers: readonly number[]): Promise<Map<number, SeenRow>> {
  const { rows } = await sql<SeenRow>`
    select number, row, taken, seen_at from seen_ad where number = any(${numbers}::bigint[])`.execute(reader);
  return new Map(rows.map((row) => [row.number, row]));
}

export async function saveSeen(tx: Tx, rows: readonly SeenRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('seen_ad')
    .values(
      rows.map(({ row, taken, ...others }) => ({
        ...others,
        row: JSON.stringify(row),
        taken: JSON.stringify(taken),
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('seen_ad_pkey').doUpdateSet(({ ref }) => ({
        row: ref('excluded.row'),
        taken: ref('excluded.taken'),
        seen_at: ref('excluded.seen_at'),
      })),
    )
    .execute();
}

export async function deleteSeen(tx: Tx, numbers: readonly number[]): Promise<void> {
  if (numbers.length > 0) await tx.deleteFrom('seen_ad').where('number', 'in', numbers).execute();
}

/** Numbers of ads on show, and of those that were when alerts last looked, after a number. */
export async function findNumbersAfter(reader: Reader, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    (select number from ad where state = 'published' and number > ${after} order by number limit ${most})
    union
    (select number from seen_ad where number > ${after} order by number limit ${most})
    order by number limit ${most}`.execute(reader);
  return rows.map(({ number }) => number);
}

/** Numbers of ads on show whose discount or licence begins on a Riyadh date, or whose discount ended the day before. */
export async function findTurning(reader: Reader, day: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select ad.number from offer join offer_unit on offer_unit.offer_id = offer.id join ad on ad.unit_id = offer_unit.unit_id
    where (offer.starts_on = ${day}::date or offer.ends_on = ${day}::date - 1) and ad.state = 'published'
    union
    select ad.number from licence join ad on ad.licence_id = licence.id
    where licence.issued_on = ${day}::date and ad.state = 'published'`.execute(reader);
  return rows.map(({ number }) => number);
}

/** Ids of ads and of their advertisers, by number. */
export async function findAdsByNumber(
  reader: Reader,
  numbers: readonly number[],
): Promise<Map<number, { id: string; account_id: string }>> {
  if (numbers.length === 0) return new Map();
  const rows = await reader
    .selectFrom('ad')
    .select(['number', 'id', 'account_id'])
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ number, ...ad }) => [number, ad]));
}

/** What of a changed ad narrows the searches that are looked at one by one. */
export interface Narrowing {
  keys: string[];
  ownerId: string;
  /** Halalas: the headline price, then those by the hour, night, month and year; null where it has none. */
  prices: (number | null)[];
  district: string;
  rooms: number | null;
  /** Nothing changed but when it is taken. */
  onlyTaken: boolean;
}

export interface WatchingRow extends AskedSearch {
  id: string;
  kinds: AlertKind[];
  watched_from: Date;
}

/**
 * Searches that a changed ad may fit: by its keys, and by the price where no dates decide it. Never fewer than those it fits;
 * nobody is told of their own ads.
 */
export async function findWatching(reader: Reader, ad: Narrowing): Promise<WatchingRow[]> {
  const price = sql`(${ad.prices}::bigint[])[coalesce(period, 0) + 1]`;
  const { rows } = await sql<WatchingRow>`
    select id, filters, words, kinds, watched_from from saved_search
    where paused_at is null and keys && ${ad.keys}::text[] and account_id <> ${ad.ownerId}
      and ${ad.onlyTaken ? sql`dated` : sql`true`}
      and (districts = '{}' or ${ad.district} = any(districts))
      and (rooms = '{}' or ${ad.rooms}::smallint = any(rooms))
      and (dated or ((price_max is null or price_max >= ${price}) and (price_min is null or price_min <= ${price})))
    order by watched_from`.execute(reader);
  return rows;
}

export interface NewAlert {
  search_id: string;
  ad_id: string;
  kind: AlertKind;
  cause: number;
  price: number | null;
  price_before: number | null;
  at: Date;
}

/** Writes alerts; one that was written before stays as it is, and one of a search deleted meanwhile is none. */
export async function insertAlerts(tx: Tx, alerts: readonly NewAlert[]): Promise<void> {
  if (alerts.length === 0) return;
  // As one text: a change may concern thousands, and parameters one by one take three times as long.
  await sql`
    insert into search_alert (search_id, ad_id, kind, cause, price, price_before, at)
    select alert.search_id, alert.ad_id, alert.kind, alert.cause, alert.price, alert.price_before, alert.at
    from json_populate_recordset(null::search_alert, ${JSON.stringify(alerts)}::json) alert
    join saved_search search on search.id = alert.search_id
    for key share of search
    on conflict on constraint search_alert_once do nothing`.execute(tx);
}

/** Accounts that keep an ad and have not been told of this price, which is below the one they saved it at; each once. */
export async function insertDrops(
  tx: Tx,
  drop: { adId: string; price: number; period: number; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    insert into favourite_drop (account_id, ad_id, price, at)
    select account_id, ad_id, ${drop.price}, ${drop.at} from favourite
    where ad_id = ${drop.adId} and price > ${drop.price} and coalesce(period, 0) = ${drop.period}
    order by account_id
    on conflict on constraint favourite_drop_told_once do nothing
    returning account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

export interface UntoldRow extends AskedSearch {
  id: string;
  account_id: string;
  search_id: string;
  name: string;
  ad_number: number;
  kind: AlertKind;
  price: number | null;
  price_before: number | null;
}

/** Alerts nobody was told of, of searches told this often: all of some accounts. `lockAlerts` comes before. */
export async function findUntold(tx: Tx, every: string, accounts: number): Promise<UntoldRow[]> {
  const untold: RawBuilder<unknown> = sql`search.every = ${every}::alert_every and search.paused_at is null
    and exists (select from search_alert where search_alert.search_id = search.id and told_at is null)`;
  const { rows } = await sql<UntoldRow>`
    with told as (
      select search.* from saved_search search
      where ${untold} and search.account_id in (
        select distinct search.account_id from saved_search search where ${untold} order by 1 limit ${accounts}))
    select alert.id, told.account_id, alert.search_id, told.name, told.filters, told.words, ad.number as ad_number, alert.kind,
      alert.price, alert.price_before
    from told join search_alert alert on alert.search_id = told.id and alert.told_at is null join ad on ad.id = alert.ad_id
    order by told.account_id, told.id, alert.at desc, alert.id`.execute(tx);
  return rows;
}

export async function markTold(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  // As one array: an `in` takes a parameter an id, and a week's alerts are more than a statement may have.
  await sql`update search_alert set told_at = ${now} where id = any(${ids}::uuid[])`.execute(tx);
}
