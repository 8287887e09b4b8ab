import type { BulkOutcome } from '@diyar/contract/supply/bulk';
import type { PriceField } from '@diyar/contract/supply/price-fields';
import type { SupplyContext } from '@diyar/contract/supply/supply-checks';
import { BULK_COLUMNS } from '@diyar/contract/words/bulk-columns';
import { mayPrice } from '../accounts/standing.ts';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import type { Asker } from '../properties/show-properties.ts';
import { type NewCell, repriceUnit } from '../unit-prices/reprice-unit.ts';
import type { SentRows } from './add-units.ts';
import { findByCodes } from './bulk.queries.ts';
import { type Cells, cellsOf } from './cells.ts';
import { type Broken, plainNumber, priceCell } from './read-row.ts';
import { refusedBy, refusedFor } from './tell-outcome.ts';

interface Circumstances {
  asker: Asker;
  minimums: SupplyContext['minimums'];
  isCheck: boolean;
}

/**
 * Changes prices of units of the acting account, named by their codes, from rows of a file: each row whole, in a transaction of its
 * own, or refused with all that is wrong with it. An empty cell leaves its price as it is. With `check_only` each row is undone.
 * Refuses `role_forbids` to viewers and editors.
 */
export async function changePrices(db: Database, sent: SentRows, asker: Asker): Promise<BulkOutcome[]> {
  await refuseOthers(db, asker.actor, mayPrice);
  const rows = sent.rows.map((row) => ({ line: row.line, cells: cellsOf(sent.columns, row) }));
  const codes = rows.flatMap(({ cells }) => cells['unit.code'] ?? []);
  const [units, minimums] = await Promise.all([
    findByCodes(db, asker.actor.accountId, codes),
    minimumPricesAt(db, asker.now),
  ]);
  const circumstances = { asker, minimums, isCheck: sent.check_only };
  const outcomes: BulkOutcome[] = [];
  for (const { line, cells } of rows) {
    const unitId = units.get(cells['unit.code'] ?? '');
    outcomes.push(await changeRow(db, { line, cells, unitId }, circumstances));
  }
  return outcomes;
}

/** Undoes a row that is only checked. */
class Undone extends Error {}

async function changeRow(
  db: Database,
  { line, cells, unitId }: { line: number; cells: Cells; unitId: string | undefined },
  { asker, minimums, isCheck }: Circumstances,
): Promise<BulkOutcome> {
  const { read, broken } = readPrices(cells);
  if (unitId === undefined)
    broken.push({ field: 'unit.code', rule: cells['unit.code'] === undefined ? 'required' : 'code_unknown' });
  if (unitId === undefined || broken.length > 0) return refusedFor(line, broken, asker.lang);
  let outcome: BulkOutcome = { line, result: 'same', errors: [], warnings: [] };
  try {
    await transact(db, async (tx) => {
      const { changed, refused } = await repriceUnit(tx, { unitId, cells: read }, { asker, minimums });
      outcome = { line, result: changed ? (isCheck ? 'fine' : 'changed') : 'same', errors: [], warnings: [] };
      if (refused.length > 0) outcome = tellRefused(line, refused, asker);
      if (isCheck) throw new Undone();
    });
  } catch (error) {
    if (error instanceof Refusal)
      return refusedBy(
        line,
        error.code === 'not_found' ? invalid('unit.code', 'code_unknown') : error,
        asker.lang,
      );
    if (!(error instanceof Undone)) throw error;
  }
  return outcome;
}

/** All cells of a row that may not be written, each with its reason. */
function tellRefused(
  line: number,
  refused: Awaited<ReturnType<typeof repriceUnit>>['refused'],
  { lang }: Asker,
): BulkOutcome {
  const errors = refused.flatMap(({ field, refusal }) => {
    const column = BULK_COLUMNS.prices.find((one) => one.endsWith(`.${field}`)) ?? null;
    return refusedBy(line, refusal, lang, column).errors;
  });
  return { line, result: 'refused', errors, warnings: [] };
}

const FIELDS = BULK_COLUMNS.prices.flatMap((column) =>
  column === 'unit.code' ? [] : [{ column, field: column.split('.')[1] as PriceField }],
);

/** The prices that a row says, and what of them cannot be read. */
function readPrices(cells: Cells): { read: NewCell[]; broken: Broken[] } {
  const read: NewCell[] = [];
  const broken: Broken[] = [];
  for (const { column, field } of FIELDS) {
    const text = cells[column];
    if (text === undefined) continue;
    const value = field === 'down_payment_percent' ? percentCell(text) : priceCell(text);
    if (value === undefined) broken.push({ field: column, rule: 'number' });
    else read.push({ field, value });
  }
  return { read, broken };
}

function percentCell(text: string): NewCell['value'] | undefined {
  const amount = plainNumber(text);
  return amount === undefined ? undefined : { amount: Math.round(amount * 100) / 100, active: true };
}
