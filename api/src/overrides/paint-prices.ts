import type { Painted, UnitDiscount, UnitPrices } from '@diyar/contract/supply/unit-prices';
import { money } from '@diyar/contract/values/money';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import { mayPrice } from '../accounts/standing.ts';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { type Overriding, priceOn } from '../prices/overrides.ts';
import { refuseBroken } from '../properties/check-supply.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import { readUnit } from '../properties/show-properties.ts';
import { discountsErrors, paintedErrors } from './check-painted.ts';
import {
  deleteOverride,
  findOverrides,
  findOverrideUnit,
  findSeasonDates,
  lockUnitPrices,
  replaceDiscounts,
  writeOverrides,
} from './override.queries.ts';
import { paintOver } from './paint-over.ts';
import { type Asker, activePrice, showUnitPrices } from './show-unit-prices.ts';

/** More overrides of a unit than a year's weekends and seasons need. */
const MOST_OVERRIDES = 400;
const DAYS_PREVIEWED = 400;

/** Loads what another price is painted over. Throws `not_found`, `role_forbids` to viewers and editors, and every broken field. */
async function readPainted(reader: Reader, unitId: string, painted: Painted, { actor, now }: Asker) {
  const { row } = await readUnit(reader, actor, unitId);
  await refuseOthers(reader, actor, mayPrice);
  const base = activePrice(row, painted.kind);
  const minimums = await minimumPricesAt(reader, now);
  const minimum = minimums.find(
    ({ category, kind }) => category === row.property.category && kind === painted.kind,
  );
  refuseBroken(paintedErrors(painted, base, minimum, riyadhDate(now)));
  const kept = await findOverrides(reader, unitId);
  const wanted = paintOver(kept, painted);
  if (wanted.length > MOST_OVERRIDES) throw invalid('from', 'overrides_max');
  return { base: base ?? 0, kept, wanted };
}

/**
 * Puts another price on dates, weekdays or a season of a unit; what lay there gives way. Of two who paint at once the second
 * paints over what the first left.
 */
export async function paintPrices(
  db: Database,
  unitId: string,
  painted: Painted,
  asker: Asker,
): Promise<UnitPrices> {
  return transact(db, async (tx) => {
    await readUnit(tx, asker.actor, unitId);
    await lockUnitPrices(tx, unitId);
    const { wanted } = await readPainted(tx, unitId, painted, asker);
    await writeOverrides(tx, unitId, wanted, { person_id: asker.actor.personId, created_at: asker.now });
    return showUnitPrices(tx, unitId, asker);
  });
}

/** The coming 400 days that another price would change, each before and after, by the price maker's own rule. */
export async function previewPrices(reader: Reader, unitId: string, painted: Painted, asker: Asker) {
  const { base, kept, wanted } = await readPainted(reader, unitId, painted, asker);
  const seasonDates = await findSeasonDates(reader);
  const today = riyadhDate(asker.now);
  const on = (overrides: Overriding['overrides'], date: string) =>
    priceOn(base, painted.kind, { overrides, seasonDates }, date);
  const days = Array.from({ length: DAYS_PREVIEWED }, (_, day) => {
    const date = addDays(today, day);
    return { date, before: on(kept, date), after: on(wanted, date) };
  });
  return {
    days: days
      .filter(({ before, after }) => before !== after)
      .map(({ date, before, after }) => ({ date, before: money(before), after: money(after) })),
  };
}

/** Takes another price away. Throws `not_found` for others' and for one that is gone. */
export async function removeOverride(db: Database, id: string, asker: Asker): Promise<UnitPrices> {
  return transact(db, async (tx) => {
    const unitId = await findOverrideUnit(tx, id);
    if (unitId === undefined) throw new Refusal('not_found');
    await readUnit(tx, asker.actor, unitId);
    await refuseOthers(tx, asker.actor, mayPrice);
    await deleteOverride(tx, unitId, id);
    return showUnitPrices(tx, unitId, asker);
  });
}

/** Saves a unit's automatic discounts, all of them at once. */
export async function saveDiscounts(
  db: Database,
  unitId: string,
  discounts: readonly UnitDiscount[],
  asker: Asker,
): Promise<UnitPrices> {
  return transact(db, async (tx) => {
    await readUnit(tx, asker.actor, unitId);
    await refuseOthers(tx, asker.actor, mayPrice);
    refuseBroken(discountsErrors(discounts));
    await lockUnitPrices(tx, unitId);
    await replaceDiscounts(tx, unitId, discounts);
    return showUnitPrices(tx, unitId, asker);
  });
}
