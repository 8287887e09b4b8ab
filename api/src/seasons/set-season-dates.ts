import type { ConsoleSeason } from '@diyar/contract/console/console-seasons';
import { addDays, daysBetween, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Season } from '@diyar/contract/words/seasons';
import { recordAct } from '../audit/record-act.ts';
import { followSeasons } from '../closures/follow-seasons.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { showSeason } from './list-seasons.ts';
import { deleteListed, insertListed, lockListed, updateListed } from './season.queries.ts';

interface Dates {
  starts_on: string;
  ends_on: string;
}
type Wanted = Dates & { reason: string };

/** No season is longer. */
const MOST_DAYS = 366;
/** Farther ahead nobody books, and nothing is announced. */
const FARTHEST_DAYS = 1_100;

/**
 * Lists dates of a season, which take the place of computed ones that begin within 20 days. Prices by season follow with the
 * commit, closures by season soon after. Refuses dates out of order, over a year long, already over, over three years ahead, or
 * upon others of the season (`season_dates_apart`). Written to the audit log in the same transaction.
 */
export function addSeasonDates(
  db: Database,
  operator: OperatorActor,
  { season, reason, ...dates }: Wanted & { season: Season },
  now: Date,
): Promise<ConsoleSeason> {
  return transact(db, async (tx) => {
    refuseOdd(dates, now);
    await insertListed(tx, { season, ...dates }, now);
    return recorded(tx, operator, { season, before: null, after: dates, reason }, now);
  });
}

/** Moves listed dates of a season, or ends them on another day. Refuses `not_found` and what `addSeasonDates` refuses. */
export function moveSeasonDates(
  db: Database,
  operator: OperatorActor,
  { id, reason, ...dates }: Wanted & { id: string },
  now: Date,
): Promise<ConsoleSeason> {
  return transact(db, async (tx) => {
    const row = await lockListed(tx, id);
    if (row === undefined) throw new Refusal('not_found');
    const { season, ...before } = row;
    refuseOdd(dates, now, before);
    await updateListed(tx, id, dates);
    return recorded(tx, operator, { season, before: datesOf(before), after: dates, reason }, now);
  });
}

/** Takes listed dates of a season away: computed ones hold again, where it has some. Refuses `not_found`. */
export function removeSeasonDates(
  db: Database,
  operator: OperatorActor,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<ConsoleSeason> {
  return transact(db, async (tx) => {
    const row = await lockListed(tx, id);
    if (row === undefined) throw new Refusal('not_found');
    await deleteListed(tx, id);
    return recorded(tx, operator, { season: row.season, before: datesOf(row), after: null, reason }, now);
  });
}

const datesOf = ({ starts_on, ends_on }: Dates): Dates => ({ starts_on, ends_on });

/** `before`: what they are moved from; a season that runs may be ended on a day that is over. */
function refuseOdd({ starts_on, ends_on }: Dates, now: Date, before?: Dates): void {
  const today = riyadhDate(now);
  if (ends_on < starts_on) throw invalid('ends_on', 'season_ends_first');
  if (daysBetween(starts_on, ends_on) >= MOST_DAYS) throw invalid('ends_on', 'season_too_long');
  if (starts_on > addDays(today, FARTHEST_DAYS)) throw invalid('starts_on', 'too_far');
  if (ends_on < today && (before === undefined || before.ends_on < today))
    throw invalid('ends_on', 'date_past');
}

async function recorded(
  tx: Tx,
  operator: OperatorActor,
  change: { season: Season; before: Dates | null; after: Dates | null; reason: string },
  now: Date,
): Promise<ConsoleSeason> {
  const { season, before, after, reason } = change;
  const subject = { kind: 'season', id: season };
  await recordAct(tx, operator, { act: 'season_dates_set' as const, subject, before, after, reason }, now);
  await followSeasons(tx);
  return showSeason(tx, season, now);
}
