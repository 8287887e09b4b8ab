import type { AdDetails, StayPolicy } from '@diyar/contract/finding/ads';
import { useFormatter, useTranslations } from '../../i18n/translations.ts';
import { dailyNounOf } from '../ads/daily-noun.ts';
import { isolated } from '../ads/periods.ts';

/** Names of ISO weekdays in a row, as a sentence has them. */
function useDayNames(): (weekdays: readonly number[]) => string {
  const t = useTranslations('results');
  const format = useFormatter();
  // The first of January 2024 was a Monday.
  const nameOf = (day: number) => format.dateTime(new Date(Date.UTC(2024, 0, day, 9)), { weekday: 'long' });
  return (weekdays) => weekdays.map(nameOf).join(t('listSeparator'));
}

/** When it opens: one line for all days, or for those that have the same hours, and the days on which it does not. */
export function useHoursLines({ hours }: StayPolicy): string[] {
  const t = useTranslations('adMore.terms');
  const dayNames = useDayNames();
  const alike = [...Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`).values()];
  const closed = [1, 2, 3, 4, 5, 6, 7].filter((day) => !hours.some(({ weekday }) => weekday === day));
  const lines = alike.flatMap((days) => {
    const [first] = days;
    if (first === undefined) return [];
    const times = { opens: isolated(first.opens), closes: isolated(first.closes) };
    if (alike.length === 1) return [t('hoursText', times)];
    return [t('hoursOf', { ...times, days: dayNames(days.map(({ weekday }) => weekday)) })];
  });
  if (closed.length === 0) return lines;
  return [...lines, t(alike.length === 1 ? 'daysOff' : 'closedOn', { days: dayNames(closed) })];
}

/** On which days one arrives, where it is not on all, and until when today can be booked. */
export function useArrivalLines({ arrival_days: days, same_day_until: until }: StayPolicy): string[] {
  const t = useTranslations('adMore.terms');
  const dayNames = useDayNames();
  return [
    ...(days.length < 7 ? [t('arrivalDays', { days: dayNames(days) })] : []),
    ...(until === null ? [] : [t('sameDay', { time: isolated(until) })]),
  ];
}

/** How long a stay may be, of each period that has a limit of its own. */
export function useLengthLines(
  ad: AdDetails,
  lets: { daily: boolean; monthly: boolean; yearly: boolean },
): string[] {
  const t = useTranslations('adMore.terms');
  const { policy } = ad;
  const nights = { min: policy.min_nights, max: policy.max_nights };
  const months = { min: policy.min_months, max: policy.max_months };
  return [
    ...(lets.daily && nights.max > 1
      ? [t(dailyNounOf(ad) === 'days' ? 'daysRange' : 'nightsRange', nights)]
      : []),
    ...(lets.monthly && (months.min > 1 || months.max < 11) ? [t('monthsRange', months)] : []),
    ...(lets.yearly && policy.min_years > 1 ? [t('yearsLeast', { min: policy.min_years })] : []),
  ];
}
