import { AdFilters } from '@diyar/contract/finding/search';
import { BEHIND_KIND } from '../search/wish/floors.ts';
import type { Lexicon } from '../search/wish/lexicon.ts';
import { parseQuery, type WishFilters } from '../search/wish/parse-query.ts';
import {
  AREA_SPELLINGS,
  CITY_SPELLINGS,
  DISTRICT_SPELLINGS,
  ORDINARY_DISTRICTS,
  REGION_SPELLINGS,
} from '../search/wish/place-spellings.ts';
import { CATEGORY_WORDS, FEATURE_WORDS } from '../search/wish/property-words.ts';
import { linesOf, VOCABULARY } from '../search/wish/vocabulary.ts';
import { foldWord, readingsOf } from '../text/fold-word.ts';

const offered = new Set([...Object.keys(AdFilters.shape), 'sort']);
const PLACES = new Set(['city', 'district']);

const spelled = [CITY_SPELLINGS, DISTRICT_SPELLINGS, REGION_SPELLINGS, AREA_SPELLINGS].flatMap((table) =>
  linesOf(table).flatMap(([, texts]) => texts),
);

/** Names of places as they are written, except those that are ordinary words: they say a place by themselves. */
function placeNames({ names }: Lexicon): ReadonlySet<string> {
  const districts = names.districts.filter(({ name_ar }) => !ORDINARY_DISTRICTS.has(name_ar));
  const written = [...names.cities, ...districts].flatMap(({ name_ar, name_en }) => [name_ar, name_en]);
  return new Set([...written, ...spelled].map(foldWord));
}

/** Words that the tables and the database's own names give a filter. */
function filterWords({ names }: Lexicon): ReadonlySet<string> {
  const tables = [CATEGORY_WORDS, FEATURE_WORDS].flatMap((table) =>
    linesOf(table).flatMap(([, texts]) => texts),
  );
  const ours = VOCABULARY.filter(({ meaning }) => meaning.kind !== 'sign').map(({ text }) => text);
  const kinds = names.categories.flatMap((one) => [one.name_ar, one.name_en, one.plural_ar, one.plural_en]);
  const features = names.features.flatMap(({ name_ar, name_en }) => [name_ar, name_en]);
  const floors = [...BEHIND_KIND.keys()].map((word) => `شقه ${word}`);
  return new Set([...tables, ...ours, ...kinds, ...features, ...floors].map(foldWord));
}

/** «بمسبح», «وحديقة», «بالرياض», and «فندقية» behind «شقة»: a word of a set, with what is written onto it. */
function said(word: string, words: ReadonlySet<string>): boolean {
  const readings = /^و?(?:بال|لل)/.test(word)
    ? readingsOf(word).flatMap((reading) => [reading, `ال${reading}`])
    : readingsOf(word);
  return words.has(`شقه ${word}`) || readings.some((reading) => words.has(reading));
}

/** The words that become a filter which they do not say, in a text around each; with that filter. */
export function strayFilters(
  lexicon: Lexicon,
  words: Iterable<string>,
  around: (word: string) => string,
): string[] {
  const [places, others] = [placeNames(lexicon), filterWords(lexicon)];
  const isStray = (word: string, [name]: [string, string]) => !said(word, PLACES.has(name) ? places : others);
  const base = readFilters(lexicon, around('').trim());
  return [...new Set(words)].flatMap((word) => {
    const filters = Object.entries(readFilters(lexicon, around(word)));
    const added = filters.filter(([name, value]) => base[name] !== value);
    const stray = added.filter((filter) => isStray(foldWord(word), filter));
    return stray.map(([name, value]) => `${word}: ${name}=${value}`);
  });
}

const readFilters = (lexicon: Lexicon, text: string): WishFilters =>
  parseQuery(text, lexicon, '2026-11-21', { offered }).filters;
