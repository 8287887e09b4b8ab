import type { CellValue } from '@diyar/contract/supply/host-prices';
import { type PriceField, sameCell } from '@diyar/contract/supply/price-fields';
import type { SupplyContext } from '@diyar/contract/supply/supply-checks';
import { nameWriter } from '../accounts/name-writer.ts';
import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { keepComplete } from '../properties/keep-complete.ts';
import { lockOwnProperty } from '../properties/lock-property.ts';
import { readUnit } from '../properties/show-properties.ts';
import { inOrder, type JudgedUnit, judgeChange, withChange } from './judge-change.ts';
import { type Asker, readPriced } from './list-prices.ts';
import { daysRefusal, writeCell } from './save-prices.ts';
import { markRepriced } from './unit-price.queries.ts';

/** A price of a unit as it is to be; `off` keeps its amount and switches it off. */
export interface NewCell {
  field: PriceField;
  value: CellValue | 'off';
}

/** A cell that may not be written, and why. */
export interface RefusedCell {
  field: PriceField;
  refusal: Refusal;
}

/**
 * Writes prices of a unit of the acting account together, and answers whether anything changed; or nothing of them, where one may
 * not be written (`judgeChange`), and answers which. Throws `not_found`, and `ad_incomplete` where a published ad would lack
 * something.
 */
export async function repriceUnit(
  tx: Tx,
  { unitId, cells }: { unitId: string; cells: readonly NewCell[] },
  { asker, minimums }: { asker: Asker; minimums: SupplyContext['minimums'] },
): Promise<{ changed: boolean; refused: RefusedCell[] }> {
  const { actor, now } = asker;
  const { row } = await readUnit(tx, actor, unitId);
  await lockOwnProperty(tx, actor, row.property_id);
  await nameWriter(tx, actor);
  const [unit] = await readPriced(tx, [unitId], asker);
  if (unit === undefined) throw new Refusal('not_found');
  const changes = cells.map(({ field, value }) => changeOf(unit, field, value));
  const refused: RefusedCell[] = [];
  let stands: JudgedUnit = unit;
  for (const change of inOrder(changes)) {
    const refusal =
      judgeChange(stands, change, minimums) ??
      (await daysRefusal(tx, stands, { ...change, unit_id: unitId }, now));
    if (refusal !== undefined) refused.push({ field: change.field, refusal });
    else stands = withChange(stands, change);
  }
  const written = changes.filter(({ seen, value }) => !sameCell(seen, value));
  if (refused.length > 0 || written.length === 0) return { changed: false, refused };
  await keepComplete(tx, { unitId }, asker, async () => {
    for (const { field, value } of written) await writeCell(tx, { unit_id: unitId, field, value }, now);
  });
  await markRepriced(tx, unitId, actor.personId, now);
  return { changed: true, refused };
}

function changeOf(unit: JudgedUnit, field: PriceField, value: NewCell['value']) {
  const seen = unit.cells[field] ?? null;
  if (value !== 'off') return { field, seen, value };
  return { field, seen, value: seen === null ? null : { ...seen, active: false } };
}
