import { type Columns, forEachPrice, MEANT, type Meant } from './columns.ts';
import type { DayPrices } from './day-prices.ts';
import { Order } from './order.ts';

/** The sorts that stand ready; "nearest" depends on where one stands. */
export const READY_SORTS = ['best', 'newest', 'area', 'rating', ...MEANT] as const;
export type ReadySort = (typeof READY_SORTS)[number];

/** Sort keys of the slots. */
interface Keys extends Pick<DayPrices, 'prices' | 'priced'> {
  columns: Columns;
  score: { values: Float64Array };
}

/** An order for each sort, without slots. */
export function readyOrders(
  { columns, prices, priced, score }: Keys,
  mostMoved: number,
): Record<ReadySort, Order> {
  const madeOf = (slot: number) => columns.made.values[slot] ?? 0;
  const by = (column: { values: Float64Array }) =>
    new Order({ keyOf: (slot) => column.values[slot] ?? 0, madeOf, descending: true, mostMoved });
  const byPrice = (meant: Meant) =>
    new Order({
      keyOf: (slot) => prices[meant].values[slot] ?? 0,
      madeOf,
      holds: (slot) => priced[meant].has(slot),
      mostMoved,
    });
  return {
    best: by(score),
    newest: by(columns.publishedAt),
    area: by(columns.area),
    rating: by(columns.worth),
    ...forEachPrice(byPrice),
  };
}
