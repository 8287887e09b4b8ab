import { riyadhDate } from '@diyar/contract/values/riyadh';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import type { Database, Reader } from '../platform/db/database.ts';
import { type AdSight, type CardRow, findAdSight, findCardRows } from './ad.queries.ts';
import type { AdChanges } from './ad-changes.ts';
import { type DetailsRow, findDetails } from './ad-details.queries.ts';
import { KeptRows } from './kept-rows.ts';

/** About 2 KB each. */
const MOST_CARDS = 20_000;
/** About 3 KB each. */
const MOST_PAGES = 2_500;

/** The stored parts of an ad's page. */
export interface AdRows {
  number: number;
  /** As a stranger sees it. */
  sight: AdSight;
  card: CardRow;
  details: DetailsRow;
}

type Feature = DetailsRow['features'][number];

/** The stored fields of an ad that its card shows. */
export type AdCardRow = CardRow;

/** The rows behind the cards of ads. */
export type KeptCards = Pick<KeptRows<CardRow>, 'find'>;

/** The rows behind cards and pages of ads, kept in this process until they change (decision 019). */
export class KeptAds {
  readonly cards: KeptCards;
  readonly #db: Database;
  readonly #changes: AdChanges;
  readonly #pages: KeptRows<AdRows>;
  /** Each feature once, by all that is said of it: half of what is kept of an ad would be the same few. */
  readonly #features = new Map<string, Feature>();

  constructor(db: Database, changes: AdChanges) {
    this.#db = db;
    this.#changes = changes;
    this.cards = new KeptRows(changes, {
      most: MOST_CARDS,
      read: (numbers, today) => findCardRows(db, numbers, today),
    });
    this.#pages = new KeptRows(changes, {
      most: MOST_PAGES,
      read: async (numbers, today) => {
        const one = (number: number) =>
          findAdRows(db, number, today, (asked) => this.cards.find(asked, today));
        const found = await Promise.all(numbers.map(one));
        return found.flatMap((rows) => (rows === undefined ? [] : this.#sharing(rows)));
      },
    });
  }

  #sharing(rows: AdRows): AdRows {
    const features = rows.details.features.map((feature) => {
      const said = JSON.stringify(feature);
      const known = this.#features.get(said) ?? feature;
      this.#features.set(said, known);
      return known;
    });
    return { ...rows, details: { ...rows.details, features } };
  }

  /**
   * The stored parts of the page of a public number, as of a clock; undefined when there is no such ad. Reads `reader` for a
   * caller who may just have written, while changes arrive late, and where it is a replica, which may be behind them.
   */
  async find(
    reader: Reader,
    number: number,
    { now, mayHaveWritten }: { now: Date; mayHaveWritten: boolean },
  ): Promise<AdRows | undefined> {
    const today = riyadhDate(now);
    const isKept =
      reader === this.#db && !mayHaveWritten && this.#changes.hasToldWithin(LIFETIMES.changesOfAds);
    if (isKept) return (await this.#pages.find([number], today))[0];
    return await findAdRows(reader, number, today, (asked) => findCardRows(reader, asked, today));
  }
}

async function findAdRows(
  reader: Reader,
  number: number,
  today: string,
  findCards: (numbers: readonly number[]) => Promise<CardRow[]>,
): Promise<AdRows | undefined> {
  const [sight, [card], details] = await Promise.all([
    findAdSight(reader, number, null, today),
    findCards([number]),
    findDetails(reader, number, today),
  ]);
  const isWhole = sight !== undefined && card !== undefined && details !== undefined;
  return isWhole ? { number, sight, card, details } : undefined;
}
