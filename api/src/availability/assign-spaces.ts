import type { UnitContent } from '@diyar/contract/words/supply';
import type { Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import {
  extendWholeUnits,
  findSpacesOf,
  insertSpaces,
  isTakenFrom,
  lockSpacesOfProperty,
  replaceUnitSpaces,
} from './space.queries.ts';

interface Assigning {
  unitId: string;
  propertyId: string;
  /** Nothing said: the whole property. */
  spaces: UnitContent['spaces'];
  /** The name of the one part that a property without parts gets. */
  name: string;
  now: Date;
}

/**
 * Gives a unit what of its property is let with it: the whole, or parts that are there or are made here. A part that is made is
 * a part of every unit that is the whole property too, and taken as long as those are. The property is locked by the caller.
 * Refuses parts of another property (`spaces_unknown`), and `unit_has_bookings` where a unit that is taken would change.
 */
export async function assignSpaces(
  tx: Tx,
  { unitId, propertyId, spaces, name, now }: Assigning,
): Promise<void> {
  const before = await lockSpacesOfProperty(tx, propertyId);
  const whole = spaces?.whole ?? true;
  const chosen = [...new Set(spaces?.ids ?? [])];
  if (!whole && chosen.some((id) => !before.includes(id))) throw invalid('unit.spaces', 'spaces_unknown');
  const names = (spaces?.made ?? []).map((made) => made.trim()).filter((made) => made !== '');
  if (whole && before.length + names.length === 0) names.push(name);
  const had = await findSpacesOf(tx, unitId);
  const made = await insertSpaces(tx, propertyId, names);
  if (made.length > 0) await extendWholeUnits(tx, propertyId, made);
  const ids = whole ? [...before, ...made] : [...chosen, ...made];
  // A unit that is whole and stays so has its new parts by now.
  const isSame = whole === had.whole && (whole || sameIds(ids, had.ids));
  if (isSame && had.ids.length > 0) return;
  if (had.ids.length > 0 && (await isTakenFrom(tx, unitId, now))) throw new Refusal('unit_has_bookings');
  await replaceUnitSpaces(tx, unitId, { whole, ids });
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
