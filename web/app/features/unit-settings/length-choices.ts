import { useTranslations } from '../../i18n/translations.ts';

/** Lengths of time in minutes to choose from, in words; the one that stands is among them. */
export function useMinuteOptions(minutes: readonly number[], standing: number | null, none: string) {
  const t = useTranslations('unitBoard.settings');
  const all = standing === null ? minutes : [...new Set([...minutes, standing])].toSorted((a, b) => a - b);
  return all.map((value) => ({ value: String(value), label: value === 0 ? none : textOf(value, t) }));
}

function textOf(minutes: number, t: ReturnType<typeof useTranslations<'unitBoard.settings'>>): string {
  if (minutes % 1440 === 0) return t('days', { count: minutes / 1440 });
  if (minutes % 60 === 0) return t('noticeHours', { count: minutes / 60 });
  return t('minutes', { count: minutes });
}

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** Times of the day to choose from, each half hour; the one that stands is among them. */
export function timeOptions(standing: string | null, withMidnight = false) {
  const times = withMidnight ? [...HALF_HOURS, '24:00'] : HALF_HOURS;
  const all = standing === null || times.includes(standing) ? times : [...times, standing].toSorted();
  return all.map((value) => ({ value, label: value }));
}
