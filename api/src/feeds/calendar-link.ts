import { randomBytes } from 'node:crypto';
import { riyadhIso } from '@diyar/contract/values/format';
import { mayBook } from '../accounts/standing.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import { readLetUnit } from '../unit-settings/show-settings.ts';
import {
  findLinkedUnit,
  findTakenTimes,
  insertLink,
  type LinkRow,
  revokeLink,
} from './calendar-link.queries.ts';
import { writeCalendar } from './write-calendar.ts';

/** A stay that began before is still in the calendar. */
const BACK_MS = 31 * 86_400_000;

export function presentLink({ key, created_at }: LinkRow, origin: string) {
  return { url: `${origin}/media/calendars/${key}.ics`, created_at: riyadhIso(created_at) };
}

/** Opens a link to a unit's calendar in the place of the one before, which leads nowhere from now on. Throws `not_found` and `role_forbids`. */
export async function renewCalendarLink(
  db: Database,
  unitId: string,
  { actor, now, origin }: { actor: Actor; now: Date; origin: string },
) {
  const link = { key: randomBytes(32).toString('base64url'), created_at: now };
  await transact(db, async (tx) => {
    await readLetUnit(tx, actor, unitId);
    await refuseOthers(tx, actor, mayBook);
    await revokeLink(tx, unitId, now);
    await insertLink(tx, { ...link, unit_id: unitId, person_id: actor.personId });
  });
  return presentLink(link, origin);
}

/** Takes the link to a unit's calendar back for good. Throws `not_found` where none is open, and `role_forbids`. */
export async function revokeCalendarLink(
  db: Database,
  unitId: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await transact(db, async (tx) => {
    await readLetUnit(tx, actor, unitId);
    await refuseOthers(tx, actor, mayBook);
    if (!(await revokeLink(tx, unitId, now))) throw new Refusal('not_found');
  });
}

/** The calendar that a link leads to, as iCalendar: when the unit is taken and nothing of by whom. Throws `not_found`. */
export async function calendarOf(reader: Reader, key: string, now: Date): Promise<string> {
  const unit = await findLinkedUnit(reader, key);
  if (unit === undefined) throw new Refusal('not_found');
  const from = new Date(now.getTime() - BACK_MS);
  return writeCalendar(unit.name, await findTakenTimes(reader, unit.id, from, now), now);
}
