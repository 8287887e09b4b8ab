import { LRUCache } from 'lru-cache';
import type { Database } from '../platform/db/database.ts';
import type { Search } from '../search/search-engine.ts';
import { type CardRow, findCardRows } from './ad.queries.ts';

/** About 2 KB each. */
const MOST_CARDS = 20_000;

/** Rows behind cards, kept until their ad changes: most searches lead to the same ads. */
export class KeptCards {
  readonly #db: Database;
  readonly #cards = new LRUCache<number, CardRow>({ max: MOST_CARDS });
  /** What changed while rows were being read, for each reading: they may be older. */
  readonly #readings = new Set<Set<number>>();
  #today = '';

  constructor(db: Database, search: Pick<Search, 'onChange'>) {
    this.#db = db;
    search.onChange((numbers) => {
      if (numbers === undefined) return this.#forgetAll();
      for (const number of numbers) {
        this.#cards.delete(number);
        for (const changed of this.#readings) changed.add(number);
      }
    });
  }

  /** The rows behind the cards of public numbers, in their order, as of a Riyadh date; without those that are gone. */
  async find(numbers: readonly number[], today: string): Promise<CardRow[]> {
    if (today !== this.#today) this.#forgetAll();
    this.#today = today;
    const kept = new Map(numbers.flatMap((number) => pairOf(number, this.#cards.get(number))));
    const missing = numbers.filter((number) => !kept.has(number));
    if (missing.length > 0) for (const row of await this.#read(missing, today)) kept.set(row.number, row);
    return numbers.flatMap((number) => kept.get(number) ?? []);
  }

  async #read(numbers: readonly number[], today: string): Promise<CardRow[]> {
    const changed = new Set<number>();
    this.#readings.add(changed);
    try {
      const rows = await findCardRows(this.#db, numbers, today);
      if (this.#readings.has(changed))
        for (const row of rows) if (!changed.has(row.number)) this.#cards.set(row.number, row);
      return rows;
    } finally {
      this.#readings.delete(changed);
    }
  }

  #forgetAll(): void {
    this.#cards.clear();
    this.#readings.clear();
  }
}

function pairOf(number: number, row: CardRow | undefined): [number, CardRow][] {
  return row === undefined ? [] : [[number, row]];
}
