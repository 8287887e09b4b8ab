import { isDeepStrictEqual } from 'node:util';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { readAds } from '../search/follow-ads.ts';
import { type AdState, OneAd, type SearchGround } from '../search/index/one-ad.ts';
import {
  deleteSeen,
  findAdsByNumber,
  findSeen,
  findWatching,
  insertAlerts,
  insertDrops,
  lockAlerts,
  type NewAlert,
  type SeenRow,
  saveSeen,
  type WatchingRow,
} from './alert.queries.ts';
import { type Change, type Judged, judgeChange, pastPrice } from './judge-change.ts';
import { narrowingOf } from './narrow-searches.ts';

const HEADLINE = { filters: {}, words: [] };

export interface Taking {
  ground: SearchGround;
  now: Date;
  /** The first reading of ads that are there already tells nobody. */
  isFirst?: boolean;
}

/** A changed ad: as it was seen, and as it is. */
interface Changed {
  id: string;
  ownerId: string;
  seen: SeenRow | undefined;
  state: AdState;
}

/**
 * Compares ads with what was last seen of them, and in one transaction writes whom that concerns and what was seen now: what is
 * read twice tells nothing twice.
 */
export function takeChanges(
  db: Database,
  numbers: readonly number[],
  { ground, now, isFirst = false }: Taking,
): Promise<void> {
  return transact(db, async (tx) => {
    await lockAlerts(tx, 'reading');
    const seen = await findSeen(tx, numbers);
    const states = await readAds(tx, numbers, now);
    const ads = await findAdsByNumber(tx, [...states.keys()]);
    const saved: SeenRow[] = [];
    for (const [number, state] of states) {
      const before = seen.get(number);
      const ad = ads.get(number);
      if (ad === undefined || (before !== undefined && isSame(before, state, now))) continue;
      const changed = { id: ad.id, ownerId: ad.account_id, seen: before, state };
      if (!isFirst) await tellOf(tx, changed, ground, now);
      saved.push({ number, ...state, seen_at: now });
    }
    await saveSeen(tx, saved);
    await deleteSeen(
      tx,
      [...seen.keys()].filter((number) => !states.has(number)),
    );
  });
}

/** Whether it was seen on the Riyadh day of an instant. */
function isSeenOn(seen: SeenRow, now: Date): boolean {
  return riyadhDate(seen.seen_at) === riyadhDate(now);
}

/** The days of its discounts and of its licence make another ad of it without any change. */
function isSame(seen: SeenRow, { row, taken }: AdState, now: Date): boolean {
  return isSeenOn(seen, now) && isDeepStrictEqual(seen.row, row) && isDeepStrictEqual(seen.taken, taken);
}

async function tellOf(tx: Tx, changed: Changed, ground: SearchGround, now: Date): Promise<void> {
  const { seen, state } = changed;
  const change = {
    before: new OneAd(seen, ground),
    after: new OneAd(state, ground),
    turned: seen === undefined || isSeenOn(seen, now) ? undefined : new OneAd(seen, ground),
    since: seen?.seen_at ?? now,
    now,
  };
  if (!change.after.isOnShow(now)) return;
  const isOnlyTaken =
    seen !== undefined && change.before.isOnShow(change.since) && isSameRow(seen, state, now);
  const narrowing = narrowingOf(state, change.after, { ground, now, ownerId: changed.ownerId });
  const watching = await findWatching(tx, { ...narrowing, onlyTaken: isOnlyTaken });
  await insertAlerts(tx, alertsOf(watching, changed, change));
  await tellKeepers(tx, changed, change);
}

function isSameRow(seen: SeenRow, { row }: AdState, now: Date): boolean {
  return isSeenOn(seen, now) && isDeepStrictEqual(seen.row, row);
}

/** Before a search was saved it was for nobody: what was then is judged as of its saving. */
function alertsOf(watching: readonly WatchingRow[], { id }: Changed, change: Change): NewAlert[] {
  return watching.flatMap((search): NewAlert[] => {
    const since = new Date(Math.max(search.watched_from.getTime(), change.since.getTime()));
    const judged = judgeChange(search, { ...change, since });
    if (judged === undefined || !search.kinds.includes(judged.kind)) return [];
    return [
      {
        search_id: search.id,
        ad_id: id,
        kind: judged.kind,
        cause: causeOf(judged, change.now),
        price: judged.price?.amount ?? null,
        price_before: judged.before ?? null,
        at: change.now,
      },
    ];
  });
}

/** An ad is new to a search once, and each of its prices a drop once; it may become free again as often as it is taken. */
function causeOf({ kind, price }: Judged, now: Date): number {
  if (kind === 'new') return 0;
  return kind === 'price_drop' ? (price?.amount ?? 0) : now.getTime();
}

async function tellKeepers(tx: Tx, { id, state }: Changed, change: Change): Promise<void> {
  const { after, now } = change;
  const [past, price] = [pastPrice(HEADLINE, change), after.priceIn(HEADLINE, now)];
  if (past === undefined || price === undefined || past.of !== price.of || past.amount <= price.amount)
    return;
  const told = await insertDrops(tx, { adId: id, price: price.amount, period: price.of, at: now });
  for (const accountId of told)
    await recordEvent(tx, {
      key: 'favourite_price_dropped',
      accountId,
      personId: null,
      params: {
        ad: String(state.row.number),
        price: price.amount,
        price_before: past.amount,
        period: price.of,
      },
      at: now,
    });
}
