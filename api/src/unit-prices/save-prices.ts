import type { CellChange, CellOutcome, PricedUnit } from '@diyar/contract/supply/host-prices';
import type { SupplyContext } from '@diyar/contract/supply/supply-checks';
import { nameWriter } from '../accounts/name-writer.ts';
import { mayPrice } from '../accounts/standing.ts';
import { daysBelowMinimum } from '../minimum-prices/days-below-minimum.ts';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { failure } from '../platform/http/answers.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { keepComplete } from '../properties/keep-complete.ts';
import { lockOwnProperty } from '../properties/lock-property.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import { readUnit } from '../properties/show-properties.ts';
import { inOrder, type JudgedUnit, judgeChange, withChange } from './judge-change.ts';
import { type Asker, findPast, readPriced } from './list-prices.ts';
import { authorOf } from './unit-price.presenter.ts';
import { markRepriced, writeDownPayment, writePrice } from './unit-price.queries.ts';

type Minimums = SupplyContext['minimums'];

/**
 * Changes prices of the acting account cell by cell, and answers what became of each: `saved`, or the refusal of that cell alone
 * (`judgeChange`; `days_min_price` where days lowered by a percent would fall below the minimum; `ad_incomplete` where a published ad would lack something; `not_found` where its unit is gone). A unit's cells
 * commit together. Refuses `role_forbids` to viewers and editors, and `not_found` when none of the units is there.
 */
export async function savePrices(
  db: Database,
  changes: readonly CellChange[],
  asker: Asker,
): Promise<{ outcomes: CellOutcome[]; units: PricedUnit[] }> {
  await refuseOthers(db, asker.actor, mayPrice);
  const minimums = await minimumPricesAt(db, asker.now);
  const byUnit = Map.groupBy(changes, ({ unit_id: id }) => id);
  const outcomes: CellOutcome[] = [];
  for (const [id, own] of byUnit) outcomes.push(...(await saveUnit(db, id, own, { asker, minimums })));
  if (outcomes.every(({ code }) => code === 'not_found')) throw new Refusal('not_found');
  return { outcomes, units: await readPriced(db, [...byUnit.keys()], asker) };
}

interface Circumstances {
  asker: Asker;
  minimums: Minimums;
}

/** Saves cells of one unit together; where its published ad would lack something, each by itself, so that one holds up no other. */
async function saveUnit(
  db: Database,
  unitId: string,
  changes: readonly CellChange[],
  circumstances: Circumstances,
): Promise<CellOutcome[]> {
  try {
    return await transact(db, (tx) => writeCells(tx, unitId, changes, circumstances));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'ad_incomplete' && error.code !== 'not_found') throw error;
    if (error.code === 'not_found' || changes.length === 1)
      return changes.map((change) => refused(change, error, circumstances.asker));
  }
  const outcomes: CellOutcome[] = [];
  for (const change of inOrder(changes))
    outcomes.push(...(await saveUnit(db, unitId, [change], circumstances)));
  return outcomes;
}

async function writeCells(
  tx: Tx,
  unitId: string,
  changes: readonly CellChange[],
  { asker, minimums }: Circumstances,
): Promise<CellOutcome[]> {
  const { actor, now } = asker;
  const { row } = await readUnit(tx, actor, unitId);
  await lockOwnProperty(tx, actor, row.property_id);
  await nameWriter(tx, actor);
  const [unit] = await readPriced(tx, [unitId], asker);
  if (unit === undefined) throw new Refusal('not_found');
  let stands = unit;
  const outcomes: CellOutcome[] = [];
  const written: CellChange[] = [];
  for (const change of inOrder(changes)) {
    const refusal = judgeChange(stands, change, minimums) ?? (await daysRefusal(tx, stands, change, now));
    if (refusal !== undefined) {
      outcomes.push(await told(tx, refused(change, refusal, asker), asker));
      continue;
    }
    stands = { ...stands, ...withChange(stands, change) };
    written.push(change);
    outcomes.push({ unit_id: unitId, field: change.field, code: 'saved', msg: '', changed: null });
  }
  if (written.length === 0) return outcomes;
  await keepComplete(tx, { unitId }, asker, async () => {
    for (const change of written) await writeCell(tx, change, now);
  });
  await markRepriced(tx, unitId, actor.personId, now);
  return outcomes;
}

/** The refusal of a price under which days that were lowered by a percent would fall below the category's minimum. */
export async function daysRefusal(
  tx: Tx,
  unit: JudgedUnit,
  change: CellChange,
  now: Date,
): Promise<Refusal | undefined> {
  const { unit_id: id, field } = change;
  const { category, cells: before } = unit;
  const after = withChange(unit, change).cells;
  const [broken] = await daysBelowMinimum(tx, id, { category, before, after }, now);
  if (broken === undefined) return undefined;
  const { rule, params } = broken;
  return new Refusal('validation_failed', { fields: [{ field, rule, ...(params && { params }) }] });
}

/** Writes a cell that was judged. */
export async function writeCell(
  tx: Tx,
  { unit_id: unitId, field, value }: Omit<CellChange, 'seen'>,
  now: Date,
): Promise<void> {
  const amount = value?.amount ?? null;
  if (field === 'down_payment_percent') {
    if (amount !== null) await writeDownPayment(tx, unitId, amount);
    return;
  }
  const price = amount === null ? null : { amount, active: value?.active ?? false };
  await writePrice(tx, { unitId, kind: field }, price, now);
}

/** What became of a cell that is not written, with the sentence of its refusal; of an ad that would lack something, of what first. */
function refused({ unit_id, field }: CellChange, refusal: Refusal, { lang }: Asker): CellOutcome {
  const { code, msg, data } = failure(refusal, lang);
  const missing = (data as { missing?: { msg: string }[] } | null)?.missing?.[0]?.msg;
  return { unit_id, field, code: code as CellOutcome['code'], msg: missing ?? msg, changed: null };
}

/** With who changed the cell, where somebody did since it was seen. */
async function told(tx: Tx, outcome: CellOutcome, { actor }: Asker): Promise<CellOutcome> {
  if (outcome.code !== 'state_changed') return outcome;
  const [last] = await findPast(tx, { unitId: outcome.unit_id, field: outcome.field }, 1);
  return { ...outcome, changed: last === undefined ? null : authorOf(last, actor.personId) };
}
