import { LRUCache } from 'lru-cache';
import type { AdChanges } from './ad-changes.ts';

export interface KeptOptions<Row> {
  /** How many are kept. */
  most: number;
  /** The rows of public numbers, in their order, as of a Riyadh date; without those that are gone. */
  read(numbers: readonly number[], today: string): Promise<Row[]>;
}

/** What is stored of ads, kept until they change: most people look at the same ones. */
export class KeptRows<Row extends { number: number }> {
  readonly #read: KeptOptions<Row>['read'];
  readonly #rows: LRUCache<number, Row>;
  /** What changed while rows were being read, for each reading: they may be older. */
  readonly #readings = new Set<Set<number>>();
  #today = '';

  constructor(changes: Pick<AdChanges, 'onChange'>, { most, read }: KeptOptions<Row>) {
    this.#read = read;
    this.#rows = new LRUCache({ max: most });
    changes.onChange((numbers) => {
      if (numbers === undefined) return this.#forgetAll();
      for (const number of numbers) {
        this.#rows.delete(number);
        for (const changed of this.#readings) changed.add(number);
      }
    });
  }

  /** The rows of public numbers, in their order, as of a Riyadh date; without those that are gone. */
  async find(numbers: readonly number[], today: string): Promise<Row[]> {
    if (today !== this.#today) this.#forgetAll();
    this.#today = today;
    const kept = new Map(numbers.flatMap((number) => pairOf(number, this.#rows.get(number))));
    const missing = numbers.filter((number) => !kept.has(number));
    if (missing.length > 0) for (const row of await this.#fetch(missing, today)) kept.set(row.number, row);
    return numbers.flatMap((number) => kept.get(number) ?? []);
  }

  async #fetch(numbers: readonly number[], today: string): Promise<Row[]> {
    const changed = new Set<number>();
    this.#readings.add(changed);
    try {
      const rows = await this.#read(numbers, today);
      if (this.#readings.has(changed))
        for (const row of rows) if (!changed.has(row.number)) this.#rows.set(row.number, row);
      return rows;
    } finally {
      this.#readings.delete(changed);
    }
  }

  #forgetAll(): void {
    this.#rows.clear();
    this.#readings.clear();
  }
}

function pairOf<Row>(number: number, row: Row | undefined): [number, Row][] {
  return row === undefined ? [] : [[number, row]];
}
