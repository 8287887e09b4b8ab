import type { PlaceName } from '@diyar/contract/site/places';
import type { SuggestedFilter, SuggestedPlace, Suggestions } from '@diyar/contract/site/wishes';
import type { Lang } from '@diyar/messages/messages';
import { hasSign, isFiller, type Lexeme, meant } from './lexeme.ts';
import { readText } from './lexemes.ts';
import type { KnownCity, KnownName } from './lexicon.ts';
import type { LexiconNow } from './lexicon-cache.ts';
import { beginningWith, keyOf, type Named, nearlyBeginningWith, soundKeyOf } from './name-index.ts';
import { parseTerms } from './parse-terms.ts';
import { isSmallCity } from './place-needs.ts';
import { filterUnder } from './suggested-filters.ts';
import { tokensOf } from './tokens.ts';

const MOST = { places: 6, categories: 3, filters: 4, advertisers: 3 } as const;
/** Without a text: so many of what most ads are of. */
const POPULAR = { places: 5, categories: 5 } as const;
/** So many words back a name that is being typed may have begun. */
const LONGEST_NAME = 4;
/** A city is meant before a district of as many ads. */
const CITY_WEIGHT = 3;

/** A badge counts for more than any number of ads. */
const BADGE_WEIGHT = 1e9;

/** Less than an ad: of names with as many ads that of the better-known city is meant. */
const renown = (city: KnownCity | undefined) => (city === undefined ? 0 : 1 / (city.rank + 1));

function weightOf({ lexicon }: LexiconNow, { kind, slug }: Named): number {
  switch (kind) {
    case 'city': {
      const city = lexicon.cities.get(slug);
      return ((city?.ads ?? 0) + (isSmallCity(city) ? 0 : 1) + renown(city)) * CITY_WEIGHT;
    }
    case 'district': {
      const district = lexicon.districts.get(slug);
      return (district?.ads ?? 0) + renown(lexicon.cities.get(district?.city ?? ''));
    }
    case 'filter':
      return 0;
    case 'category':
      return lexicon.categories.get(slug)?.ads ?? 0;
    case 'advertiser': {
      const advertiser = lexicon.advertisers.get(slug);
      return (advertiser?.ads ?? 0) + (advertiser?.verified ? BADGE_WEIGHT : 0);
    }
  }
}

/** Names that begin with the text; when there are none, names that sound like it. */
function named({ index }: LexiconNow, text: string): Named[] {
  const key = keyOf(text);
  const found = [...beginningWith(index.written, key), ...beginningWith(index.advertisers, key)];
  if (found.length > 0 || text.trim().length < 3) return found;
  return beginningWith(index.sounding, soundKeyOf(text));
}

/** The longest end of the text that begins a name, of one to four words, and what stands before it. */
function completed(now: LexiconNow, text: string): { before: string; found: Named[] } {
  const tokens = tokensOf(text);
  for (let words = Math.min(tokens.length, LONGEST_NAME); words > 0; words -= 1) {
    const start = tokens[tokens.length - words]?.start ?? 0;
    const end = text.slice(start);
    const found = named(now, end);
    const bare = found.length > 0 ? found : named(now, withoutPrefix(end));
    if (bare.length > 0) return { before: wishBefore(now, text.slice(0, start)), found: bare };
  }
  return { before: '', found: [] };
}

/** The same with one slip in the last word; nothing where its beginning is a name. */
function completedSlip(now: LexiconNow, text: string): { before: string; found: Named[] } {
  const start = tokensOf(text).at(-1)?.start ?? 0;
  const end = text.slice(start);
  const found = [end, withoutPrefix(end)].map((word) => nearlyBeginningWith(now.index.written, keyOf(word)));
  const first = found.find((one) => one.length > 0) ?? [];
  return { before: first.length === 0 ? '' : wishBefore(now, text.slice(0, start)), found: first };
}

/** Without a text: the cities and kinds that most ads are of. */
function popular({ lexicon }: LexiconNow, lang: Lang): Suggestions {
  const busiest = <T extends { ads: number }>(all: readonly T[], most: number) =>
    heaviest(
      all.filter(({ ads }) => ads > 0),
      most,
      ({ ads }) => ads,
    );
  const cities = busiest(lexicon.names.cities, POPULAR.places);
  const categories = busiest(lexicon.names.categories, POPULAR.categories);
  return {
    before: '',
    places: cities.map((city) => ({ ...nameOf(city, lang), city: null, ads: city.ads })),
    categories: categories.map(({ slug, plural_ar, plural_en, ads }) => ({
      slug,
      name: lang === 'ar' ? plural_ar : plural_en,
      ads,
    })),
    filters: [],
    advertisers: [],
  };
}

/** «بالمل» is the beginning of «الملقا», and «بجد» of «جدة». */
const withoutPrefix = (word: string) => word.replace(/^(?:ب|و|ل)(?=\S{2})/, '').replace(/^لل(?=\S)/, 'ال');

/** «شقة في» is a wish for a flat; «ابغى في» is none. */
function wishBefore({ lexicon }: LexiconNow, text: string): string {
  const { lexemes, tokens } = readText(text, lexicon);
  let last = lexemes.length;
  while (last > 0 && isFiller(lexemes[last - 1]) && !isCurrency(lexemes, last - 1)) last -= 1;
  if (last === 0) return '';
  const end = tokens[(lexemes[last - 1]?.end ?? 1) - 1]?.end ?? 0;
  return text.slice(0, end).trim();
}

/** The riyals of «1000 ريال», which belong to the price. */
const isCurrency = (lexemes: readonly Lexeme[], at: number) => at > 0 && hasSign(lexemes[at], 'currency');

/** Filters that are said in more than a name: a number and its unit, or a bound. */
const MEASURED = /^(?:price|area|rooms|baths|guests|age)(?:_|$)/;

/** «تحت 1000 ريال», "3 rooms", «10 ليالي»: whether the last word already says what was measured, and begins no name. */
function endsMeasure({ lexicon }: LexiconNow, text: string): boolean {
  const { lexemes } = readText(text, lexicon);
  const last = lexemes.length - 1;
  const term = parseTerms(lexemes).find(({ from, to }) => from < last && last < to);
  if (term === undefined) return false;
  const isCounted = lexemes.slice(term.from, last).some((lexeme) => meant(lexeme, 'number') !== undefined);
  return isCounted || Object.keys(term.filters).some((name) => MEASURED.test(name));
}

function nameOf({ slug, name_ar, name_en }: KnownName, lang: Lang): PlaceName {
  return { slug, name: lang === 'ar' ? name_ar : name_en };
}

function placeOf({ lexicon }: LexiconNow, { kind, slug }: Named, lang: Lang): SuggestedPlace[] {
  const city = kind === 'city' ? lexicon.cities.get(slug) : undefined;
  if (city !== undefined) return [{ ...nameOf(city, lang), city: null, ads: city.ads }];
  const district = kind === 'district' ? lexicon.districts.get(slug) : undefined;
  const home = lexicon.cities.get(district?.city ?? '');
  if (district === undefined || home === undefined) return [];
  return [{ ...nameOf(district, lang), city: nameOf(home, lang), ads: district.ads }];
}

function categoryOf({ lexicon }: LexiconNow, { kind, slug }: Named, lang: Lang): Suggestions['categories'] {
  const category = kind === 'category' ? lexicon.categories.get(slug) : undefined;
  if (category === undefined) return [];
  const { plural_ar, plural_en, ads } = category;
  return [{ slug, name: lang === 'ar' ? plural_ar : plural_en, ads }];
}

function advertiserOf({ lexicon }: LexiconNow, { kind, slug }: Named): Suggestions['advertisers'] {
  const advertiser = kind === 'advertiser' ? lexicon.advertisers.get(slug) : undefined;
  return advertiser === undefined ? [] : [advertiser];
}

function filterOf({ lexicon }: LexiconNow, { slug }: Named, lang: Lang): SuggestedFilter[] {
  const found = filterUnder(slug, lexicon, lang);
  return found === undefined ? [] : [{ ...found, ads: 0 }];
}

const NONE: Suggestions = { before: '', places: [], categories: [], filters: [], advertisers: [] };

/**
 * Suggestions that continue the text, for the list under a search box: places, categories, filters, advertisers (verified ones
 * first); in each group the one with the most ads first. Reads memory alone. An empty text has the cities and kinds with most ads;
 * one that ends in a measure has none.
 */
export function suggest(now: LexiconNow, text: string, lang: Lang): Suggestions {
  if (text.trim() === '') return popular(now, lang);
  if (endsMeasure(now, text)) return NONE;
  const exact = completed(now, text);
  const { before, found } = exact.found.length > 0 ? exact : completedSlip(now, text);
  const leading = (kinds: readonly Named['kind'][], most: number) =>
    heaviest(
      found.filter(({ kind }) => kinds.includes(kind)),
      most,
      (one) => weightOf(now, one),
    );
  return {
    before,
    places: leading(['city', 'district'], MOST.places).flatMap((one) => placeOf(now, one, lang)),
    categories: leading(['category'], MOST.categories).flatMap((one) => categoryOf(now, one, lang)),
    filters: leading(['filter'], MOST.filters).flatMap((one) => filterOf(now, one, lang)),
    advertisers: leading(['advertiser'], MOST.advertisers).flatMap((one) => advertiserOf(now, one)),
  };
}

/** The first few by weight, of equal ones those that stand first: two letters begin thousands of names. */
function heaviest<T>(all: readonly T[], most: number, weigh: (one: T) => number): T[] {
  const first: { one: T; weight: number }[] = [];
  for (const one of all) {
    const weight = weigh(one);
    const lightest = first[most - 1];
    if (lightest !== undefined && weight <= lightest.weight) continue;
    const at = first.findIndex((other) => other.weight < weight);
    first.splice(at < 0 ? first.length : at, 0, { one, weight });
    first.length = Math.min(first.length, most);
  }
  return first.map(({ one }) => one);
}
