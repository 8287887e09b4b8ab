import { expect, test } from 'vitest';
import { referenceNames } from '../../testing/reference-names.ts';
import { foldWord, isArabic } from '../../text/fold-word.ts';
import { buildLexicon, sameNames, withCounts } from './lexicon.ts';
import { parseQuery } from './parse-query.ts';
import {
  CITY_SPELLINGS,
  DISTRICT_SPELLINGS,
  ORDINARY_DISTRICTS,
  REGION_SPELLINGS,
} from './place-spellings.ts';
import { CATEGORY_WORDS, FEATURE_WORDS } from './property-words.ts';
import { linesOf } from './vocabulary.ts';

const names = referenceNames();
const slugsOf = (table: string) => linesOf(table).map(([slug]) => slug);
const known = (all: readonly { slug: string }[]) => new Set(all.map(({ slug }) => slug));

test.each([
  ['cities', CITY_SPELLINGS, known(names.cities)],
  ['districts', DISTRICT_SPELLINGS, known(names.districts)],
  ['regions', REGION_SPELLINGS, new Set(names.cities.map(({ region }) => region))],
  ['categories', CATEGORY_WORDS, known(names.categories)],
  ['features', FEATURE_WORDS, known(names.features)],
])('every line of our %s is about one that exists', (_, table, slugs) => {
  expect(slugsOf(table).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('every category has words of its own', () => {
  const ours = new Set(slugsOf(CATEGORY_WORDS));
  expect(names.categories.filter(({ slug }) => !ours.has(slug))).toEqual([]);
});

/** A district's name as people type it: with «حي» where a city or an ordinary word has the same name. */
function typedName(name: string, isCity: boolean): string {
  if (isArabic(foldWord(name))) return isCity || ORDINARY_DISTRICTS.has(name) ? `حي ${name}` : name;
  return isCity ? `${name} district` : name;
}

test('every district of the reference is understood by its own name and city, in both languages', () => {
  const lexicon = buildLexicon(names);
  const offered = new Set(['city', 'district']);
  const cityOf = new Map(names.cities.map((city) => [city.slug, city]));
  const filtersOf = (text: string) => parseQuery(text, lexicon, '2026-11-21', { offered }).filters;
  const missed = names.districts.flatMap((district) =>
    (['name_ar', 'name_en'] as const).flatMap((name) => {
      const isCity = names.cities.some((city) => city[name] === district[name]);
      const typed = typedName(district[name], isCity || filtersOf(district[name]).city !== undefined);
      const text = `${typed} ${cityOf.get(district.city)?.[name]}`;
      return filtersOf(text).district?.split(',').includes(district.slug) === true ? [] : [text];
    }),
  );
  expect(missed).toEqual([]);
});

test('new figures keep the words; a new name makes new ones', () => {
  const busy = referenceNames({ riyadh: 7 });
  expect(sameNames(names, busy)).toBe(true);
  const lexicon = withCounts(buildLexicon(names), busy);
  expect(lexicon.cities.get('riyadh')?.ads).toBe(7);
  expect(sameNames(names, { ...names, features: [] })).toBe(false);
});
