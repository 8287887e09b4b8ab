import type { BoardItem } from '@diyar/contract/booking/board';
import type { Closure } from '@diyar/contract/booking/closures';
import { dayText } from '../../i18n/dates.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import type { Column } from './columns.ts';

/** What takes a unit, in a few words: whose booking, or which closure. */
export function useItemText(): (item: BoardItem) => string {
  const t = useTranslations('unitBoard.board');
  return (item) => {
    const text = ofItem(item);
    return item.own ? text : t('shared', { what: text });
  };
  function ofItem({ kind, reservation, closure, feed }: BoardItem): string {
    if (reservation !== null) return t('booking', { guest: reservation.guest });
    if (closure !== null && closure.note !== null) return t('closedWith', { note: closure.note });
    if (feed !== null) return t('importFrom', { feed });
    return t(`kinds.${kind}`);
  }
}

/** A column in words: a day, or an hour of it. */
export function useColumnText(): (column: Column) => string {
  const t = useTranslations('unitBoard.panel');
  const lang = useLang();
  return ({ date, time }) =>
    time === null ? dayText(date, lang) : t('from', { from: dayText(date, lang), time: ltrText(time) });
}

/** When a closure holds, in words. */
export function useRuleText(): (closure: Closure) => string {
  const t = useTranslations('unitBoard.closing');
  return ({ from, to, weekdays, season, starts, ends }) => {
    const dates = datesOf(from, to);
    const days = weekdays?.map((day) => t(`ofWeek.${String(day) as '1'}`)).join(t('and'));
    const when =
      days !== undefined
        ? t('everyWeek', { days, dates })
        : season !== null
          ? t('ofSeason', { season: t(`seasons.${season}`), dates })
          : dates;
    if (starts === null || ends === null) return when;
    return t('atHours', { when, starts: ltrText(starts), ends: ltrText(ends) });
  };
  function datesOf(from: string, to: string | null): string {
    if (to === null) return t('since', { from: ltrText(from) });
    if (to === from) return t('oneDay', { from: ltrText(from) });
    return t('dates', { from: ltrText(from), to: ltrText(to) });
  }
}
