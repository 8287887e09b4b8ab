import type { Lang } from '@diyar/messages/messages';
import { GREGORIAN_LOCALE, partsOf } from './dates.ts';

/** A Riyadh day without its year: "الخميس 10 ديسمبر". */
export function shortDay(date: string, lang: Lang): string {
  const part = partsOf(GREGORIAN_LOCALE[lang], date, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** The month of a Riyadh day with its year: "ديسمبر 2026". */
export function monthName(date: string, lang: Lang): string {
  const part = partsOf(GREGORIAN_LOCALE[lang], date, { month: 'long', year: 'numeric' });
  return `${part('month')} ${part('year')}`;
}
