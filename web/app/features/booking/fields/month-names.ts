import { addDays, addMonths } from '@diyar/contract/values/riyadh';
import { type Lang, LOCALE_OF } from '@diyar/messages/messages';

const HIJRI = {
  ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn',
  en: 'en-SA-u-ca-islamic-umalqura-nu-latn',
} as const satisfies Record<Lang, string>;

/** A month of the calendar by its first day: "ديسمبر 2026", and the Hijri months it lies in, "جمادى الآخرة – رجب 1448 هـ". */
export function monthNames(firstDay: string, lang: Lang): { gregorian: string; hijri: string } {
  const month = new Intl.DateTimeFormat(LOCALE_OF[lang], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    gregorian: month.format(noonOf(firstDay)),
    hijri: hijriMonths(firstDay, addDays(addMonths(firstDay, 1), -1), lang),
  };
}

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

function hijriMonths(first: string, last: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(HIJRI[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [from, to] = [first, last].map((date) => {
    const parts = format.formatToParts(noonOf(date));
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    return { month: part('month'), year: part('year') };
  });
  const era = lang === 'ar' ? 'هـ' : 'AH';
  if (from === undefined || to === undefined) return '';
  if (from.month === to.month) return `${to.month} ${to.year} ${era}`;
  const start = from.year === to.year ? from.month : `${from.month} ${from.year}`;
  return `${start} – ${to.month} ${to.year} ${era}`;
}

/** Names of the days over the columns, Sunday first, short enough for a narrow column and still words. */
export function weekdayText(long: string, lang: Lang): string {
  return lang === 'ar' ? long.replace(/^ال/, '') : long.slice(0, 3);
}
