import type { AlertEvery, AlertKind } from '@diyar/contract/words/search-words';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

export interface SavedSearchRow {
  id: string;
  name: string;
  query: Record<string, string>;
  every: AlertEvery;
  kinds: AlertKind[];
  paused_at: Date | null;
  created_at: Date;
  unseen: number;
}

/** Saved searches of an account, the newest first; an ad is counted once however often it was told of. */
export async function findSearches(reader: Reader, accountId: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select id, name, query, every, array_to_json(kinds) as kinds, paused_at, created_at,
      (select count(distinct ad_id) from search_alert join ad on ad.id = search_alert.ad_id and ad.state = 'published'
        where search_id = saved_search.id and search_alert.at > looked_at) as unseen
    from saved_search where account_id = ${accountId} order by created_at desc, id desc`.execute(reader);
  return rows;
}

export interface NewSearch {
  account_id: string;
  name: string;
  query: string;
  filters: string;
  words: string[];
  every: AlertEvery;
  kinds: AlertKind[];
  keys: string[];
  dated: boolean;
  period: number | null;
  /** Halalas. */
  price_min: number | null;
  price_max: number | null;
  districts: string[];
  rooms: number[];
  watched_from: Date;
  looked_at: Date;
  created_at: Date;
}

/** Throws `search_saved_already` and `searches_full`. */
export async function insertSearch(tx: Tx, search: NewSearch): Promise<string> {
  try {
    const { id } = await tx
      .insertInto('saved_search')
      .values({ ...search, kinds: sql`${search.kinds}::alert_kind[]` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'saved_search_once_per_account') throw new Refusal('search_saved_already');
    if (constraint === 'saved_search_at_most_50') throw new Refusal('searches_full');
    throw error;
  }
}

interface Changes {
  name: string;
  every: AlertEvery;
  kinds: AlertKind[];
  paused: boolean;
}

/** Resuming watches from now on. Answers whether the account has such a search. */
export async function updateSearch(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  { name, every, kinds, paused }: Changes,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update saved_search set name = ${name}, every = ${every}::alert_every, kinds = ${kinds}::alert_kind[],
      watched_from = case when paused_at is not null and not ${paused} then ${now} else watched_from end,
      paused_at = case when ${paused} then coalesce(paused_at, ${now}) end
    where id = ${id} and account_id = ${accountId} returning id`.execute(tx);
  return rows.length > 0;
}

/** What waited to be told of a search is not told any more. */
export async function dropUntold(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('search_alert')
    .set({ told_at: now })
    .where('search_id', '=', id)
    .where('told_at', 'is', null)
    .execute();
}

export async function deleteSearch(reader: Reader, id: string, accountId: string): Promise<void> {
  await reader.deleteFrom('saved_search').where('id', '=', id).where('account_id', '=', accountId).execute();
}

/** Answers whether the account has such a search. */
export async function updateLooked(
  reader: Reader,
  id: string,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const rows = await reader
    .updateTable('saved_search')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  return rows.length > 0;
}
