import type { AlertEvery } from '@diyar/contract/words/search-words';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { readGround } from '../search/follow-ads.ts';
import { OneAd } from '../search/index/one-ad.ts';
import { findSeen, findUntold, lockAlerts, markTold, type UntoldRow } from './alert.queries.ts';

const ACCOUNTS_AT_ONCE = 20;

/**
 * Writes the events of alerts of searches that are told this often: one for each search told at once, one for all of an
 * account's others. An ad that has left a search's list meanwhile is not spoken of.
 */
export async function tellAlerts(db: Database, every: AlertEvery, now: Date): Promise<void> {
  while ((await transact(db, (tx) => tellSome(tx, every, now))) > 0);
}

async function tellSome(tx: Tx, every: AlertEvery, now: Date): Promise<number> {
  await lockAlerts(tx, 'telling');
  const untold = await findUntold(tx, every, ACCOUNTS_AT_ONCE);
  if (untold.length === 0) return 0;
  const fitting = await stillFitting(tx, untold, now);
  const searches = [...Map.groupBy(fitting, ({ search_id }) => search_id).values()];
  if (every === 'at_once') for (const alerts of searches) await tellSearch(tx, alerts, now);
  else
    for (const alerts of Map.groupBy(searches, ([first]) => first?.account_id ?? '').values())
      await tellDigest(tx, alerts, every, now);
  await markTold(
    tx,
    untold.map(({ id }) => id),
    now,
  );
  return untold.length;
}

/** Each ad of a search once, as what it was told last. */
async function stillFitting(tx: Tx, untold: readonly UntoldRow[], now: Date): Promise<UntoldRow[]> {
  const ground = await readGround(tx);
  const numbers = new Set(untold.map(({ ad_number }) => ad_number));
  const seen = await findSeen(tx, [...numbers]);
  const ads = new Map([...seen].map(([number, state]) => [number, new OneAd(state, ground)]));
  const spoken = new Set<string>();
  return untold.filter((alert) => {
    const key = `${alert.search_id} ${alert.ad_number}`;
    if (spoken.has(key) || ads.get(alert.ad_number)?.fits(alert, now) !== true) return false;
    spoken.add(key);
    return true;
  });
}

async function tellSearch(tx: Tx, alerts: readonly UntoldRow[], now: Date): Promise<void> {
  const [first] = alerts;
  if (first === undefined) return;
  const countOf = (kind: UntoldRow['kind']) => alerts.filter((alert) => alert.kind === kind).length;
  await recordEvent(tx, {
    key: 'search_matched',
    accountId: first.account_id,
    personId: null,
    params: {
      search: first.search_id,
      name: first.name,
      count: alerts.length,
      new: countOf('new'),
      price_drop: countOf('price_drop'),
      freed: countOf('freed'),
      ad: String(first.ad_number),
      ...(first.price !== null && { price: first.price }),
      ...(first.price_before !== null && { price_before: first.price_before }),
    },
    at: now,
  });
}

async function tellDigest(
  tx: Tx,
  searches: readonly (readonly UntoldRow[])[],
  every: AlertEvery,
  now: Date,
): Promise<void> {
  const first = searches[0]?.[0];
  if (first === undefined) return;
  await recordEvent(tx, {
    key: 'searches_digest',
    accountId: first.account_id,
    personId: null,
    params: {
      every,
      searches: searches.length,
      count: searches.reduce((sum, alerts) => sum + alerts.length, 0),
      search: first.search_id,
      name: first.name,
    },
    at: now,
  });
}
