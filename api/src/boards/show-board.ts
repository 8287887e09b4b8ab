import {
  BOARD_CONFLICTS,
  BOARD_UNITS,
  type Board,
  type BoardConflict,
  type BoardItem,
  type BoardUnit,
} from '@diyar/contract/booking/board';
import { riyadhIso } from '@diyar/contract/values/format';
import { addDays, instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayBook } from '../accounts/standing.ts';
import { namesOfUnit } from '../ads/present-card.ts';
import { unitsOnShow } from '../ads/units-on-show.ts';
import { dayStates } from '../availability/calendar.ts';
import type { Range } from '../calendar/stay.ts';
import type { Reader } from '../platform/db/database.ts';
import { pageWithTotal } from '../platform/db/page-with-total.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type BoardRow, type ConflictRow, findBoard, findConflicts, type TakenRow } from './board.queries.ts';

interface Asked {
  /** The first day; today when absent. */
  from?: string | undefined;
  days: number;
  page: number;
}

/** A page of the acting account's units with all that takes them on some days, each day in the words of the ad's own calendar. */
export async function showBoard(
  reader: Reader,
  { from: asked, days, page }: Asked,
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
): Promise<Board> {
  const today = riyadhDate(now);
  const from = asked ?? today;
  const to = addDays(from, days - 1);
  // Until the second midnight after the last day: its night belongs to it.
  const window: Range = [instantOf(from, 0), instantOf(addDays(to, 2), 0)];
  const paged = { limit: BOARD_UNITS, offset: (page - 1) * BOARD_UNITS };
  const [{ rows, total }, onShow, conflicts, standing] = await Promise.all([
    pageWithTotal(paged, (part) => findBoard(reader, actor.accountId, { ...part, window }, now)),
    unitsOnShow(reader, actor.accountId, now),
    findConflicts(reader, actor.accountId, BOARD_CONFLICTS, now),
    standingOf(reader, actor),
  ]);
  return {
    today,
    from,
    to,
    units: rows.map((row) => presentUnit(row, { from, to, lang, onShow })),
    items: rows.flatMap((row) => row.taken.map((taken) => presentItem(row.id, taken))),
    conflicts: conflicts.map((row) => presentConflict(row, lang)),
    total,
    page,
    pages: Math.ceil(total / BOARD_UNITS),
    abilities: { close: mayBook(standing ?? 'viewer') },
  };
}

interface Shown {
  from: string;
  to: string;
  lang: Lang;
  /** Ids of the units that anyone finds now. */
  onShow: ReadonlySet<string>;
}

function presentUnit(row: BoardRow, { from, to, lang, onShow }: Shown): BoardUnit {
  const byHour = row.kinds.includes('hourly');
  const byNight = ['daily', 'monthly', 'yearly'].some((kind) => row.kinds.includes(kind));
  return {
    id: row.id,
    ...namesOfUnit(lang, row),
    code: row.code,
    on_show: onShow.has(row.id),
    by_hour: byHour,
    by_night: byNight,
    states: dayStates({ policy: row.policy, byHour, byNight }, row.taken, from, to),
  };
}

function presentItem(unitId: string, taken: TakenRow): BoardItem {
  const { kind, stay, own, number, state, guest, closure, note, repeats, feed } = taken;
  const isBooked = number !== null && state !== null;
  return {
    unit_id: unitId,
    kind,
    starts_at: riyadhIso(new Date(stay[0])),
    ends_at: riyadhIso(new Date(stay[1])),
    own,
    reservation: isBooked ? { id: String(number), state, guest: guest ?? '' } : null,
    closure: closure === null ? null : { id: closure, note, repeats: repeats === true },
    feed,
  };
}

function presentConflict(row: ConflictRow, lang: Lang): BoardConflict {
  return {
    unit_id: row.unit_id,
    unit: namesOfUnit(lang, row).name,
    feed: row.feed,
    reservation: String(row.number),
    starts_at: riyadhIso(row.starts_at),
    ends_at: riyadhIso(row.ends_at),
  };
}
