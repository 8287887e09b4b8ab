import { LoadingCache } from '../platform/cache/loading-cache.ts';
import type { AdChanges } from './ad-changes.ts';

export interface KeptOptions<Row> {
  /** How many are kept. */
  most: number;
  /** The rows of public numbers, in their order, as of a Riyadh date; without those that are gone. */
  read(numbers: readonly number[], today: string): Promise<Row[]>;
}

/** Stored rows of ads, kept in memory until they change: most people look at the same ones. */
export class KeptRows<Row extends { number: number }> {
  readonly #read: KeptOptions<Row>['read'];
  readonly #rows: LoadingCache<number, Row | undefined>;
  #today = '';

  constructor(changes: Pick<AdChanges, 'onChange'>, { most, read }: KeptOptions<Row>) {
    this.#read = read;
    this.#rows = new LoadingCache({ most, isKept: (row) => row !== undefined });
    changes.onChange((numbers) => {
      if (numbers === undefined) this.#rows.forgetAll();
      else this.#rows.forget(numbers);
    });
  }

  /** The rows of public numbers, in their order, as of a Riyadh date; without those that are gone. */
  async find(numbers: readonly number[], today: string): Promise<Row[]> {
    if (today !== this.#today) this.#rows.forgetAll();
    this.#today = today;
    const found = await this.#rows.getMany(numbers, async (missing) => {
      const rows = new Map((await this.#read(missing, today)).map((row) => [row.number, row]));
      return (number) => rows.get(number);
    });
    return found.filter((row) => row !== undefined);
  }
}
