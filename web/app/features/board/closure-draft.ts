import type { Closure, ClosureRule } from '@diyar/contract/booking/closures';
import { addDays } from '@diyar/contract/values/riyadh';
import type { BoardView, Column } from './columns.ts';
import { firstOf, lastOf, type Selection } from './selection.ts';

export type ClosureKind = 'dates' | 'weekdays' | 'season';

/** A closure as it is filled in. */
export interface ClosureDraft {
  kind: ClosureKind;
  from: string;
  to: string;
  endless: boolean;
  weekdays: readonly number[];
  season: NonNullable<ClosureRule['season']> | '';
  byHours: boolean;
  starts: string;
  ends: string;
  note: string;
}

const EMPTY: Omit<ClosureDraft, 'from' | 'to'> = {
  kind: 'dates',
  endless: false,
  weekdays: [],
  season: '',
  byHours: false,
  starts: '08:00',
  ends: '12:00',
  note: '',
};

/** The days or the hours that were chosen on the board; none before today. */
export function draftFor(
  selection: Selection,
  columns: readonly Column[],
  { view, today }: { view: BoardView; today: string },
): ClosureDraft {
  const [first, last] = [columns[firstOf(selection)], columns[lastOf(selection)]];
  const from = first === undefined || first.date < today ? today : first.date;
  const to = last === undefined || last.date < from ? from : last.date;
  if (view === 'days') return { ...EMPTY, from, to };
  const starts = first?.time ?? EMPTY.starts;
  const after = columns[lastOf(selection) + 1]?.time ?? '24:00';
  return { ...EMPTY, from, to: from, byHours: true, starts, ends: after };
}

export function draftOf(closure: Closure): ClosureDraft {
  const { from, to, weekdays, season, starts, ends, note } = closure;
  return {
    kind: weekdays !== null ? 'weekdays' : season !== null ? 'season' : 'dates',
    from,
    to: to ?? from,
    endless: to === null,
    weekdays: weekdays ?? [],
    season: season ?? '',
    byHours: starts !== null,
    starts: starts ?? EMPTY.starts,
    ends: ends ?? EMPTY.ends,
    note: note ?? '',
  };
}

/** The rule that a draft says. */
export function ruleOf(draft: ClosureDraft): ClosureRule {
  const { kind, byHours, note } = draft;
  const isEndless = kind !== 'dates' && draft.endless;
  return {
    from: draft.from,
    to: isEndless ? null : draft.to,
    weekdays: kind === 'weekdays' ? [...draft.weekdays] : null,
    season: kind === 'season' && draft.season !== '' ? draft.season : null,
    starts: byHours ? draft.starts : null,
    ends: byHours ? draft.ends : null,
    note: note.trim() === '' ? null : note.trim(),
  };
}

/** The rule of a closure so many days later. */
export function shifted(closure: Closure, days: number): ClosureRule {
  const rule = ruleOf(draftOf(closure));
  return { ...rule, from: addDays(rule.from, days), to: rule.to === null ? null : addDays(rule.to, days) };
}
