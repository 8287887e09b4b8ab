import { riyadhDate } from '@diyar/contract/values/riyadh';
import { type Database, transact } from '../platform/db/database.ts';
import { insertShares, insertViews, rollUpBefore } from './visit.queries.ts';
import type { Visit } from './visit.ts';

/** Visits wait this long for others to be written with. */
const GATHER_MS = 2000;
/** Most visits that wait at once; a flood beyond them is not counted, and delays no page. */
const MOST_WAITING = 5000;

export interface VisitKeeper {
  /** Takes a visit down, to be written a moment later. */
  add(visit: Visit): void;
  /** Writes what waits; the server does it before it stops. */
  flush(): Promise<void>;
}

/**
 * Gathers visits and writes them together, out of the way of those who look. A process that dies loses what waited, two
 * seconds at most: figures that decide nothing. `onError` hears of a write that failed.
 */
export function keepVisits(db: Database, now: () => Date, onError: (error: unknown) => void): VisitKeeper {
  let waiting: Visit[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const visits = waiting;
    waiting = [];
    const today = riyadhDate(now());
    const views = visits.filter(({ kind }) => kind === 'view');
    const shares = visits.filter(({ kind }) => kind === 'share');
    // Apart, so that each takes its rows in order.
    if (views.length > 0) await transact(db, (tx) => insertViews(tx, views, today));
    if (shares.length > 0) await transact(db, (tx) => insertShares(tx, shares, today));
  };
  const add = (visit: Visit) => {
    if (waiting.length >= MOST_WAITING) return;
    waiting.push(visit);
    timer ??= setTimeout(() => void flush().catch(onError), GATHER_MS).unref();
  };
  return { add, flush };
}

/** Keeps of past days their numbers alone; `now` decides the day in Riyadh. */
export function rollUpVisits(db: Database, now: Date): Promise<void> {
  return transact(db, (tx) => rollUpBefore(tx, riyadhDate(now)));
}
