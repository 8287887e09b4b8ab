import { riyadhDate } from '../availability/riyadh.ts';
import type { Database, Reader } from '../platform/db/database.ts';
import type { Search } from '../search/search-engine.ts';
import { type AdSight, type CardRow, findAdSight, findCardRows } from './ad.queries.ts';
import { type DetailsRow, findDetails } from './ad-details.queries.ts';
import { KeptRows } from './kept-rows.ts';

/** About 2 KB each. */
const MOST_CARDS = 20_000;
/** About 8 KB each. */
const MOST_PAGES = 2_500;

/** What the page of an ad is made of, as stored. */
export interface AdRows {
  number: number;
  /** As a stranger sees it. */
  sight: AdSight;
  card: CardRow;
  details: DetailsRow;
}

/** The rows behind the cards of ads. */
export type KeptCards = Pick<KeptRows<CardRow>, 'find'>;

/** What cards and pages of ads show, kept in this process until they change (decision 019). */
export class KeptAds {
  readonly cards: KeptCards;
  readonly #db: Database;
  readonly #search: Pick<Search, 'ask' | 'onChange'>;
  readonly #pages: KeptRows<AdRows>;

  constructor(db: Database, search: Pick<Search, 'ask' | 'onChange'>) {
    this.#db = db;
    this.#search = search;
    this.cards = new KeptRows(search, {
      most: MOST_CARDS,
      read: (numbers, today) => findCardRows(db, numbers, today),
    });
    this.#pages = new KeptRows(search, {
      most: MOST_PAGES,
      read: async (numbers, today) => {
        const found = await Promise.all(numbers.map((number) => findAdRows(db, number, today)));
        return found.filter((rows) => rows !== undefined);
      },
    });
  }

  /**
   * What the page of a public number is made of, as of a clock; undefined of what is not there. As old as a search is at most:
   * where changes cannot be heard, and of a replica, which may be behind what was told, `reader` itself is asked.
   */
  async find(
    reader: Reader,
    number: number,
    asked: { now: Date; mayHaveWritten: boolean },
  ): Promise<AdRows | undefined> {
    const today = riyadhDate(asked.now);
    if (reader !== this.#db) return await findAdRows(reader, number, today);
    try {
      await this.#search.ask(asked, () => undefined);
      return (await this.#pages.find([number], today))[0];
    } catch {
      return await findAdRows(reader, number, today);
    }
  }
}

async function findAdRows(reader: Reader, number: number, today: string): Promise<AdRows | undefined> {
  const [sight, [card], details] = await Promise.all([
    findAdSight(reader, number, null, today),
    findCardRows(reader, [number], today),
    findDetails(reader, number, today),
  ]);
  const isWhole = sight !== undefined && card !== undefined && details !== undefined;
  return isWhole ? { number, sight, card, details } : undefined;
}
