import { isArabic, readingsOf, soundOf } from '../../text/fold-word.ts';
import { isOneTypoAway } from '../../text/nearby-words.ts';
import type { Names } from './lexicon.ts';
import { wordsOf } from './phrase-tree.ts';
import { AREA_SPELLINGS, CITY_SPELLINGS, DISTRICT_SPELLINGS } from './place-spellings.ts';
import { CATEGORY_WORDS } from './property-words.ts';
import { FILTER_WORDS } from './suggested-filters.ts';
import { linesOf } from './vocabulary.ts';

/** A name's own slug; what a filter's words are filed under (`suggested-filters.ts`); an advertiser's public number. What is said of it, and its figures, stand in the lexicon. */
export interface Named {
  kind: 'city' | 'district' | 'category' | 'filter' | 'advertiser';
  slug: string;
}

interface Entry {
  key: string;
  named: Named;
}

/** Names by how they begin: as written, and places and categories as they sound. */
export interface NameIndex {
  written: readonly Entry[];
  sounding: readonly Entry[];
  /** Apart, so that many of them do not crowd out the rest. */
  advertisers: readonly Entry[];
}

/** A name, or what is typed of one, as names are compared by their beginning. */
export function keyOf(text: string): string {
  return wordsOf(text).join(' ');
}

/** How the whole of a text sounds, word by word; a word too short to tell is left as it is. */
export function soundKeyOf(text: string): string {
  return wordsOf(text)
    .map((word) => soundOf(readingsOf(word).find((_, at, all) => at === all.length - 1) ?? word) || word)
    .join(' ');
}

/** A name is found by its beginning and by that of each later word; an Arabic one with and without its articles. */
function keysOf(text: string, everyWord: boolean): string[] {
  const words = wordsOf(text);
  const bare = words.map((word) =>
    isArabic(word) && word.startsWith('ال') && word.length > 4 ? word.slice(2) : word,
  );
  const starts = everyWord ? words.map((_, at) => at) : [0];
  return starts.flatMap((at) => [words.slice(at).join(' '), bare.slice(at).join(' ')]);
}

const inOrder = (entries: Entry[]): Entry[] =>
  entries.toSorted((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));

function unique(entries: readonly Entry[]): Entry[] {
  const seen = new Map<Named, Set<string>>();
  return entries.filter(({ key, named }) => {
    const keys = seen.get(named) ?? new Set();
    seen.set(named, keys);
    if (key === '' || keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

/** Files every city, district, category and filter under what people may begin to type of it. */
export function indexNames(names: Names): Omit<NameIndex, 'advertisers'> {
  const places = new Map(linesOf(CITY_SPELLINGS + DISTRICT_SPELLINGS.trimStart()));
  const kinds = new Map(linesOf(CATEGORY_WORDS));
  const written: Entry[] = [];
  const sounding: Entry[] = [];
  const file = (named: Named, texts: readonly string[], everyWord = false) => {
    for (const text of texts) {
      for (const key of keysOf(text, everyWord)) written.push({ key, named });
      sounding.push({ key: soundKeyOf(text), named });
    }
  };
  const areas = linesOf(AREA_SPELLINGS).map(([slugs, texts]) => ({ slugs: slugs.split(' '), texts }));
  for (const { slug, name_ar, name_en, synonyms = [] } of names.cities) {
    const around = areas.flatMap(({ slugs, texts }) => (slugs.includes(slug) ? texts : []));
    file({ kind: 'city', slug }, [name_ar, name_en, ...(places.get(slug) ?? []), ...synonyms, ...around]);
  }
  for (const { slug, name_ar, name_en, synonyms = [] } of names.districts)
    file({ kind: 'district', slug }, [name_ar, name_en, ...(places.get(slug) ?? []), ...synonyms], true);
  for (const { slug, name_ar, name_en, plural_ar, plural_en } of names.categories) {
    const texts = [name_ar, name_en, plural_ar, plural_en, ...(kinds.get(slug) ?? [])];
    file({ kind: 'category', slug }, texts);
  }
  const features = new Map(names.features.map((one) => [`features=${one.slug}`, [one.name_ar, one.name_en]]));
  for (const [key, words] of FILTER_WORDS)
    file({ kind: 'filter', slug: key }, [...(features.get(key) ?? []), ...words]);
  return { written: inOrder(unique(written)), sounding: inOrder(unique(sounding)) };
}

/** Files every advertiser under each word of the name. */
export function indexAdvertisers({ advertisers }: Names): Entry[] {
  const entries = advertisers.flatMap(({ id, name }) => {
    const named: Named = { kind: 'advertiser', slug: id };
    return keysOf(name, true).map((key) => ({ key, named }));
  });
  return inOrder(unique(entries));
}

/** The first entry whose key is not before `key`. */
function lowerBound(entries: readonly Entry[], key: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Everything with a key that begins with `key`, each once; of very many the first 2,000 in the order of the alphabet. */
export function beginningWith(entries: readonly Entry[], key: string): Named[] {
  if (key === '') return [];
  const found = new Set<Named>();
  const from = lowerBound(entries, key);
  for (let at = from; at < entries.length && at < from + 2000; at += 1) {
    const entry = entries[at];
    if (entry === undefined || !entry.key.startsWith(key)) break;
    found.add(entry.named);
  }
  return [...found];
}

/** Shorter beginnings are one typo away from nearly everything. */
const SHORTEST_SLIP = 4;

/** Everything with a key that begins with `key` but for one letter, the first of them right; nothing for a short one. */
export function nearlyBeginningWith(entries: readonly Entry[], key: string): Named[] {
  const [first = ''] = key;
  if (key.length < SHORTEST_SLIP) return [];
  const lengths = [key.length, key.length - 1, key.length + 1];
  const found = new Set<Named>();
  for (let at = lowerBound(entries, first); at < entries.length; at += 1) {
    const entry = entries[at];
    if (entry === undefined || !entry.key.startsWith(first)) break;
    if (lengths.some((length) => isOneTypoAway(entry.key.slice(0, length), key))) found.add(entry.named);
  }
  return [...found];
}
