import type { BookingsInTheWay, Closure, ClosureRule } from '@diyar/contract/booking/closures';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { mayBook } from '../accounts/standing.ts';
import { textIn } from '../ads/present-card.ts';
import { brokenConstraint, type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refuseBroken } from '../properties/check-supply.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import { releaseLapsedAround } from '../reservations/release-lapsed.ts';
import { closureErrors } from './check-closure.ts';
import type { DayShape } from './closed-ranges.ts';
import {
  type BookingRow,
  countClosures,
  deleteClosure,
  findBookingsIn,
  findClosures,
  findSeasonDates,
  findShapes,
  giveUpAll,
  insertClosure,
  lockSpacesAround,
  takeFree,
  updateClosure,
} from './closure.queries.ts';
import { fillAround, rangesAhead } from './fill-closures.ts';
import { type Asker, presentClosure } from './show-closures.ts';

/** More closures of a unit than a year's weekends and feasts need. */
const MOST_OF_A_UNIT = 100;

/**
 * Closes units of the acting account, all of them or none. Throws `not_found` where one is not the account's, `role_forbids` to
 * viewers and editors, every broken field, `too_many_closures`, and `closure_over_bookings` with the bookings in the way.
 */
export async function closeUnits(
  db: Database,
  { units, ...rule }: ClosureRule & { units: readonly string[] },
  asker: Asker,
): Promise<Closure[]> {
  const { actor, lang, now } = asker;
  return transactClosing(db, async (tx) => {
    await refuseOthers(tx, actor, mayBook);
    const ids = [...new Set(units)].sort();
    const shapes = await lockForClosing(tx, ids, rule, asker);
    if ((await countClosures(tx, ids, riyadhDate(now))) >= MOST_OF_A_UNIT)
      throw new Refusal('too_many_closures', { params: { max: MOST_OF_A_UNIT } });
    const made: string[] = [];
    for (const shape of shapes) {
      const id = await insertClosure(tx, shape.id, rule, { personId: actor.personId, now });
      await takeRule(tx, { id, unitId: shape.id }, rule, { shape, lang, now });
      made.push(id);
    }
    const rows = await findClosures(tx, { accountId: actor.accountId });
    return rows.filter(({ id }) => made.includes(id)).map((row) => presentClosure(row, lang));
  });
}

/** Puts another rule in the place of a closure's. Throws as `closeUnits` does; what it took before is taken again when it is refused. */
export async function changeClosure(
  db: Database,
  id: string,
  rule: ClosureRule,
  asker: Asker,
): Promise<Closure> {
  const { actor, lang, now } = asker;
  return transactClosing(db, async (tx) => {
    const before = await findOwn(tx, id, asker);
    await refuseOthers(tx, actor, mayBook);
    const [shape] = await lockForClosing(tx, [before.unit_id], rule, asker);
    if (shape === undefined) throw new Refusal('not_found');
    const current = await findOwn(tx, id, asker);
    await giveUpAll(tx, id);
    await updateClosure(tx, id, rule);
    await takeRule(tx, { id, unitId: current.unit_id }, rule, { shape, lang, now });
    await fillAround(tx, [current.unit_id], now);
    return presentClosure(await findOwn(tx, id, asker), lang);
  });
}

/** Takes a closure away; what other closures take of its days stays closed. Throws `not_found` and `role_forbids`. */
export async function openUnit(db: Database, id: string, asker: Asker): Promise<void> {
  await transactClosing(db, async (tx) => {
    const { unit_id: unitId } = await findOwn(tx, id, asker);
    await refuseOthers(tx, asker.actor, mayBook);
    await lockSpacesAround(tx, [unitId]);
    await deleteClosure(tx, id);
    await fillAround(tx, [unitId], asker.now);
  });
}

/** The exclusion constraint has the last word: what it refuses was booked or closed at this moment. */
async function transactClosing<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await transact(db, work);
  } catch (error) {
    if (brokenConstraint(error) !== 'occupancy_no_overlap') throw error;
    throw new Refusal('state_changed');
  }
}

async function findOwn(tx: Tx, id: string, { actor }: Asker) {
  const [row] = await findClosures(tx, { accountId: actor.accountId, id });
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Frees lapsed holds of the units and locks their spaces, in the order in which bookings do. */
async function lockForClosing(
  tx: Tx,
  unitIds: readonly string[],
  rule: ClosureRule,
  { actor, now }: Asker,
): Promise<(DayShape & { id: string })[]> {
  const shapes = await findShapes(tx, actor.accountId, unitIds);
  if (shapes.length !== unitIds.length) throw new Refusal('not_found');
  refuseBroken(closureErrors(rule, await findSeasonDates(tx), riyadhDate(now)));
  for (const unitId of unitIds) await releaseLapsedAround(tx, actor.accountId, unitId, now);
  await lockSpacesAround(tx, unitIds);
  // A part that was made while this waited is there now.
  await lockSpacesAround(tx, unitIds);
  return shapes;
}

async function takeRule(
  tx: Tx,
  closure: { id: string; unitId: string },
  rule: ClosureRule,
  { shape, lang, now }: { shape: DayShape; lang: Lang; now: Date },
): Promise<void> {
  const ranges = rangesAhead(rule, shape, await findSeasonDates(tx), now);
  const bookings = await findBookingsIn(tx, closure.unitId, ranges, now);
  if (bookings.length > 0) throw inTheWay(bookings, lang);
  await takeFree(tx, closure, ranges);
}

const MOST_NAMED = 5;

/** The refusal that names the bookings in the way: the first in its sentence, more in its data. */
function inTheWay(rows: readonly BookingRow[], lang: Lang): Refusal {
  const data: BookingsInTheWay = {
    reservations: rows.slice(0, MOST_NAMED).map((row) => ({
      id: String(row.number),
      start: row.start_time === null ? row.start_date : `${row.start_date}T${row.start_time}`,
      end: row.end_time === null ? row.end_date : `${row.end_date}T${row.end_time}`,
      unit: textIn(lang, row.name_ar, row.name_en)?.text ?? row.property,
    })),
    total: rows.length,
  };
  const first = rows[0];
  const params = {
    number: String(first?.number ?? ''),
    start: first?.start_date ?? '',
    end: first?.end_date ?? '',
    more: rows.length - 1,
  };
  return new Refusal('closure_over_bookings', { data, params });
}
