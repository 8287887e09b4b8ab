import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Reader } from '../platform/db/database.ts';
import { addSearches } from './search-counts.queries.ts';

/**
 * Counts searches by Riyadh day, of nobody in particular. What a process counted is written every few seconds and when it ends; one that
 * is killed loses those seconds, which figures over days can bear and every search would pay for.
 */
export class SearchCounts {
  readonly #db: Reader;
  #days = new Map<string, { searches: number; withoutResults: number }>();

  constructor(db: Reader) {
    this.#db = db;
  }

  note(total: number, now: Date): void {
    const day = riyadhDate(now);
    const counted = this.#days.get(day) ?? { searches: 0, withoutResults: 0 };
    counted.searches += 1;
    if (total === 0) counted.withoutResults += 1;
    this.#days.set(day, counted);
  }

  /** Writes what was counted since the last time; what cannot be written is kept for the next. */
  async write(): Promise<void> {
    const counted = [...this.#days];
    this.#days = new Map();
    for (const [at, [day, counts]] of counted.entries()) {
      try {
        await addSearches(this.#db, day, counts);
      } catch (error) {
        for (const [kept, more] of counted.slice(at)) this.#putBack(kept, more);
        throw error;
      }
    }
  }

  #putBack(day: string, { searches, withoutResults }: { searches: number; withoutResults: number }): void {
    const since = this.#days.get(day) ?? { searches: 0, withoutResults: 0 };
    this.#days.set(day, {
      searches: since.searches + searches,
      withoutResults: since.withoutResults + withoutResults,
    });
  }
}
