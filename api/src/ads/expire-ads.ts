import { riyadhDate } from '@diyar/contract/values/riyadh';
import { tellAuthority } from '../compliance/tell-authority.ts';
import { tellEnd } from '../licences/remind-of-ends.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { expireAdsBefore } from './ad-expiry.queries.ts';

/**
 * Takes off every ad whose licence's last Riyadh day has passed at `now` (product.md 5), tells the authority and
 * their accounts, and answers their numbers.
 * Running it twice changes nothing.
 */
export function expireAds(db: Database, now: Date): Promise<number[]> {
  return transact(db, async (tx) => {
    const expired = await expireAdsBefore(tx, riyadhDate(now), now);
    const shown = expired.filter(({ from_state }) => from_state === 'published');
    await tellAuthority(
      tx,
      shown.map(({ id }) => id),
      'cancel',
      now,
    );
    for (const ad of expired) await tellEnd(tx, ad, now);
    return expired.map(({ number }) => number);
  });
}
