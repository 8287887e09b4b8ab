import { riyadhDate } from '@diyar/contract/riyadh';
import { type Database, transact } from '../platform/db/database.ts';
import { expireAdsBefore } from './ad-expiry.queries.ts';

/**
 * Takes off every ad whose licence's last Riyadh day has passed at `now` (product.md 5), and answers their numbers.
 * Running it twice changes nothing.
 */
export function expireAds(db: Database, now: Date): Promise<number[]> {
  return transact(db, (tx) => expireAdsBefore(tx, riyadhDate(now), now));
}
