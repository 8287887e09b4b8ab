import type { Lang } from '@diyar/messages/messages';
import { isArabic } from '../../text/fold-word.ts';
import type { Lexicon } from './lexicon.ts';
import type { WishFilters } from './parse-query.ts';
import { AREA_SPELLINGS, REGION_SPELLINGS } from './place-spellings.ts';
import { termLabel } from './term-label.ts';
import { linesOf, type Meaning, VOCABULARY } from './vocabulary.ts';

/** Filters that are completed while they are typed. */
const COMPLETED: ReadonlySet<string> = new Set(['purpose', 'furnished', 'tenants']);

/** What a filter's words are filed under: "furnished=full". */
function keyOf(meaning: Meaning): string | undefined {
  switch (meaning.kind) {
    case 'choice':
      return COMPLETED.has(meaning.filter) ? `${meaning.filter}=${meaning.value}` : undefined;
    case 'period':
      return `period=${meaning.period}`;
    case 'feature':
      return `features=${meaning.slug}`;
    case 'flag':
      return `${meaning.filter}=1`;
    default:
      return undefined;
  }
}

const REGION = 'region=';
const regions = linesOf(REGION_SPELLINGS + AREA_SPELLINGS.trimStart());

/** The words that begin to name a filter, by what they are filed under; of features the table's own words alone. */
export const FILTER_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...Map.groupBy(VOCABULARY, ({ meaning }) => keyOf(meaning))].flatMap(([key, phrases]) =>
    key === undefined ? [] : [[key, phrases.map(({ text }) => text)] as const],
  ),
  ...regions.map(([slug, texts]) => [`${REGION}${slug}`, texts] as const),
]);

/** The cities of a region, or those that a part of the Kingdom consists of. */
function citiesOf({ names, cities }: Lexicon, slug: string): string[] {
  const own = names.cities.filter(({ region }) => region === slug).map((city) => city.slug);
  return own.length > 0 ? own : slug.split(' ').filter((city) => cities.has(city));
}

/** "al ahsa" is written "Al Ahsa". */
const titled = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The filter that is filed under a key and its name in a language; undefined where the database has no such feature or city. */
export function filterUnder(
  key: string,
  lexicon: Lexicon,
  lang: Lang,
): { name: string; filters: WishFilters } | undefined {
  const [filter = '', value = ''] = key.split('=');
  if (!key.startsWith(REGION)) {
    if (filter === 'features' && !lexicon.features.has(value)) return undefined;
    const filters = { [filter]: value };
    return { name: termLabel(filters, lexicon, lang), filters };
  }
  const cities = citiesOf(lexicon, value);
  const texts = regions.find(([slug]) => slug === value)?.[1] ?? [];
  const name = texts.find((text) => isArabic(text) === (lang === 'ar'));
  return cities.length === 0 || name === undefined
    ? undefined
    : { name: lang === 'ar' ? name : titled(name), filters: { city: cities.join(',') } };
}
