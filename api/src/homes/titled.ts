import type { Lang } from '@diyar/messages/messages';
import type { Titles } from './home.queries.ts';

/** The title in a language, or in the other where it was written in that alone. */
export function titled(row: Titles, lang: Lang): { title: string; title_lang: Lang } {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`title_${lang}`] === null ? other : lang;
  return { title: row[`title_${written}`] ?? '', title_lang: written };
}
