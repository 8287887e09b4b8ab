import { riyadhDate } from '@diyar/contract/values/riyadh';
import { tellAuthority } from '../compliance/tell-authority.ts';
import { tellEnd } from '../licences/remind-of-ends.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { expireAdBefore, findEnded } from './ad-expiry.queries.ts';

/**
 * Takes off every ad whose licence's last Riyadh day has passed at `now` (product.md 5), tells the authority and
 * their accounts, and answers their numbers. Running it twice changes nothing; one that fails holds up no other.
 */
export async function expireAds(db: Database, now: Date): Promise<number[]> {
  const numbers: number[] = [];
  await eachAlone(await findEnded(db, riyadhDate(now)), async (id) => {
    const number = await transact(db, (tx) => expireAd(tx, id, now));
    if (number !== undefined) numbers.push(number);
    return number !== undefined;
  });
  return numbers;
}

/** Takes one ad off when its licence is over, and answers its number; undefined when it is not, or was taken off before. */
export async function expireAd(tx: Tx, id: string, now: Date): Promise<number | undefined> {
  const expired = await expireAdBefore(tx, id, riyadhDate(now), now);
  if (expired === undefined) return undefined;
  if (expired.from_state === 'published') await tellAuthority(tx, [id], 'cancel', now);
  await tellEnd(tx, expired, now);
  return expired.number;
}
