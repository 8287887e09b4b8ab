import { addDays, addMonths } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';

const HIJRI_LOCALE = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-SA-u-ca-islamic-umalqura-nu-latn',
} as const satisfies Record<Lang, string>;
export const GREGORIAN_LOCALE = {
  ar: 'ar-SA-u-ca-gregory-nu-latn',
  en: 'en-SA-u-ca-gregory-nu-latn',
} as const satisfies Record<Lang, string>;

/** A date of the wire (YYYY-MM-DD) is Riyadh's day: its noon lies inside it whatever the runtime's zone. */
function instantOf(date: Date | string): Date {
  return typeof date === 'string' && date.length === 10 ? new Date(`${date}T12:00:00+03:00`) : new Date(date);
}

/** Reads the parts of a Riyadh day, or of an instant in Riyadh, one by one. */
export function partsOf(locale: string, date: Date | string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Riyadh', ...options });
  const parts = format.formatToParts(instantOf(date));
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
}

/** The Umm al-Qura date of a Riyadh day, to stand beside the Gregorian one: "11 جمادى الآخرة 1448 هـ". */
export function hijriText(date: Date | string, lang: Lang): string {
  const part = partsOf(HIJRI_LOCALE[lang], date, { day: 'numeric', month: 'long', year: 'numeric' });
  // The year and its era stay on one line.
  return `${part('day')} ${part('month')} ${part('year')}\u00a0${lang === 'ar' ? 'هـ' : 'AH'}`;
}

/** The Hijri months that a Gregorian month lies in, by its first day: "جمادى الآخرة – رجب 1448 هـ". */
export function hijriMonths(firstDay: string, lang: Lang): string {
  const at = (date: string) => {
    const part = partsOf(HIJRI_LOCALE[lang], date, { month: 'long', year: 'numeric' });
    return { month: part('month'), year: part('year') };
  };
  const [from, to] = [at(firstDay), at(addDays(addMonths(firstDay, 1), -1))];
  const era = lang === 'ar' ? 'هـ' : 'AH';
  const start = from.year === to.year ? from.month : `${from.month} ${from.year}`;
  return from.month === to.month
    ? `${to.month} ${to.year} ${era}`
    : `${start} – ${to.month} ${to.year} ${era}`;
}

/** A Riyadh day in words, for reading aloud and headings: "السبت 21 نوفمبر 2026". */
export function dayText(date: Date | string, lang: Lang): string {
  const part = partsOf(GREGORIAN_LOCALE[lang], date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
}
