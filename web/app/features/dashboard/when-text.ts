import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import type { useTranslations } from '../../i18n/translations.ts';
import { dateOf, timeOf } from '../booking/stay/stay-choice.ts';

type Translate = ReturnType<typeof useTranslations<'dashboard.home'>>;

/** When a stay is, in words: two dates, or a day and its hours; and until when it waits, if it does. */
export function whenText(
  t: Translate,
  { start, end, until = null }: { start: string; end: string; until?: string | null },
): string {
  const [from, to] = [timeOf(start), timeOf(end)];
  const waits = until === null ? null : { until: ltrText(dateTimeText(until)) };
  if (from === '') {
    const dates = { start: ltrText(start), end: ltrText(end) };
    return waits === null ? t('dates', dates) : t('datesUntil', { ...dates, ...waits });
  }
  const hours = {
    ...{ day: ltrText(dateOf(start)), start: ltrText(from), end: ltrText(to) },
    isLate: to < from ? ('yes' as const) : ('no' as const),
  };
  return waits === null ? t('hours', hours) : t('hoursUntil', { ...hours, ...waits });
}
