import type { RentFreezeNow } from '@diyar/contract/supply/host-wizard';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import { type Clock, LoadingCache } from '../platform/cache/loading-cache.ts';
import type { Reader } from '../platform/db/database.ts';
import { rentFreezesOn } from './rent-freezes-on.ts';

/** The freezes of today, and of yesterday while somebody still asks. */
const MOST_DAYS = 2;

/** The rent freezes of a day, kept for a minute: every page of an ad asks. */
export class KeptFreezes {
  readonly #days: LoadingCache<string, RentFreezeNow[]>;

  constructor(clock: Clock) {
    this.#days = new LoadingCache({ most: MOST_DAYS, lifetime: LIFETIMES.rentFreezes, clock });
  }

  /** The freezes that hold on a Riyadh day. */
  find(reader: Reader, day: string): Promise<RentFreezeNow[]> {
    return this.#days.get(day, () => rentFreezesOn(reader, day));
  }
}
