import { type Lang, LOCALE_OF } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';

/** The site's own sentences: tests look for what the catalogues say, and hold no copy of it. */
export type Words = ReturnType<typeof translatorOf>;

export function wordsOf(lang: Lang): Words {
  return translatorOf(lang);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * A sentence whose values or tags are not known beforehand, as a pattern: `around('Hold for <clock></clock>')`. On a page a number
 * and its unit have a space that does not break.
 */
export function around(sentence: string): RegExp {
  const parts = sentence
    .split(/\{\w+\}|<(\w+)><\/\1>/)
    .filter((part, place) => place % 2 === 0 && part !== undefined);
  return new RegExp(parts.map((part) => escaped(part).replaceAll(' ', '\\s')).join('.*?'), 's');
}

/** The first words of a name, as a pattern: a field "Day" and not every day of a calendar ("Friday, 27 …"). */
export function beginning(words: string): RegExp {
  return new RegExp(`^${escaped(words)}`);
}

/** A day as the calendar says it to a screen reader: "Saturday, November 21, 2026". */
export function dayName(date: string, lang: Lang): string {
  return new Intl.DateTimeFormat(LOCALE_OF[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}
