import { foldArabic } from '../../text/fold-text.ts';
import { asWritten, formsOf, joinedAbd } from './name-forms.ts';
import { buildPhraseTree, type PhraseTree } from './phrase-tree.ts';
import { isOrdinaryName, isSmallCity, needByCity, needOfCity, needOfDistrict } from './place-needs.ts';
import { AREA_SPELLINGS, CITY_SPELLINGS, DISTRICT_SPELLINGS, REGION_SPELLINGS } from './place-spellings.ts';
import { linesOf, type Meaning, type Need, type Phrase, VOCABULARY } from './vocabulary.ts';

export interface KnownName {
  slug: string;
  name_ar: string;
  name_en: string;
  /** Published ads there now. */
  ads: number;
}
/** A place, with what operators say it is called too. */
interface KnownPlace extends KnownName {
  synonyms?: readonly string[];
}
export interface KnownCity extends KnownPlace {
  region: string;
  /** How well known it is: 1 is the best known. */
  rank: number;
  /** Its middle. */
  lat: number;
  lng: number;
}
export interface KnownDistrict extends KnownPlace {
  city: string;
  /** Its middle. */
  lat: number;
  lng: number;
}
export interface KnownCategory extends KnownName {
  plural_ar: string;
  plural_en: string;
}
export interface KnownAdvertiser {
  id: string;
  name: string;
  verified: boolean;
  ads: number;
}

/** All names that a typed text can contain, as the database has them now. The best known cities come first. */
export interface Names {
  cities: readonly KnownCity[];
  districts: readonly KnownDistrict[];
  categories: readonly KnownCategory[];
  features: readonly KnownName[];
  advertisers: readonly KnownAdvertiser[];
}

/** Names and our vocabulary, ready to be looked for in a text. */
export interface Lexicon {
  names: Names;
  tree: PhraseTree;
  cities: ReadonlyMap<string, KnownCity>;
  districts: ReadonlyMap<string, KnownDistrict>;
  categories: ReadonlyMap<string, KnownCategory>;
  features: ReadonlyMap<string, KnownName>;
  advertisers: ReadonlyMap<string, KnownAdvertiser>;
}

const SIDES = /^(North|South|East|West|Central|New) /;
const ARABIC_SIDES = / (ال)?(شمالي|شماليه|جنوبي|جنوبيه|شرقي|شرقيه|غربي|غربيه|وسطي|جديده)$/;

/** «النسيم» where there are only «النسيم الشرقي» and «النسيم الغربي»: both. Not for a part that is named by its city. */
function wholesOf({ cities, districts }: Names): Phrase[] {
  const taken = new Set([
    ...cities.flatMap((city) => (isSmallCity(city) ? `${city.name_en}|${city.slug}` : city.name_en)),
    ...districts.map(({ name_en, city }) => `${name_en}|${city}`),
  ]);
  const homes = bySlug(cities);
  const parts = new Map<string, KnownDistrict[]>();
  for (const district of districts) {
    const whole = district.name_en.replace(SIDES, '');
    const key = `${whole}|${district.city}`;
    if (whole === district.name_en || taken.has(whole) || taken.has(key)) continue;
    parts.set(key, [...(parts.get(key) ?? []), district]);
  }
  return [...parts.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const slugs = group.map(({ slug }) => slug);
    const meaning = { kind: 'district', slugs, city: first.city } as const;
    const arabic = foldArabic(first.name_ar).replace(ARABIC_SIDES, '');
    const needOf = needOfDistrict(new Set([asWritten(arabic)]), isOrdinaryName(arabic));
    const texts = [arabic, first.name_en.replace(SIDES, '')];
    return placePhrasesOf(texts, meaning, needByCity(homes.get(first.city), needOf));
  });
}

/** The forms of names, each with what it needs beside it to be meant. */
function placePhrasesOf(
  texts: Iterable<string>,
  meaning: Extract<Meaning, { kind: 'city' | 'district' }>,
  needOf: (form: string) => Need | undefined,
): Phrase[] {
  const forms = new Set([...texts].flatMap(formsOf).map((form) => form.toLowerCase()));
  return [...forms].map((text) => {
    const needs = needOf(text);
    return { text, meaning: needs === undefined ? meaning : { ...meaning, needs } };
  });
}

function phrasesOf(texts: Iterable<string>, meaning: Meaning): Phrase[] {
  const forms = new Set([...texts].flatMap(formsOf).map((form) => form.toLowerCase()));
  return [...forms].map((text) => ({ text, meaning }));
}

function districtPhrases(
  district: KnownDistrict,
  city: KnownCity | undefined,
  spellings: readonly string[],
): Phrase[] {
  const texts = [district.name_ar, district.name_en, ...spellings];
  const written = new Set(texts.flatMap((text) => joinedAbd(asWritten(text))));
  return placePhrasesOf(
    texts,
    { kind: 'district', slugs: [district.slug], city: district.city },
    needByCity(city, needOfDistrict(written, isOrdinaryName(district.name_ar))),
  );
}

function placePhrases(names: Names): Phrase[] {
  const spellings = new Map(linesOf(CITY_SPELLINGS + DISTRICT_SPELLINGS.trimStart()));
  const known = new Set(names.cities.map(({ slug }) => slug));
  const homes = bySlug(names.cities);
  const regions = linesOf(REGION_SPELLINGS).flatMap(([region, texts]) => {
    const slugs = names.cities.filter((city) => city.region === region).map(({ slug }) => slug);
    return slugs.length === 0 ? [] : phrasesOf(texts, { kind: 'city', slugs, name: 'region' });
  });
  const areas = linesOf(AREA_SPELLINGS).flatMap(([cities, texts]) => {
    const slugs = cities.split(' ').filter((slug) => known.has(slug));
    return slugs.length === 0 ? [] : phrasesOf(texts, { kind: 'city', slugs, name: 'region' });
  });
  return [
    ...names.cities.flatMap((city) =>
      placePhrasesOf(
        [city.name_ar, city.name_en, ...(spellings.get(city.slug) ?? []), ...(city.synonyms ?? [])],
        { kind: 'city', slugs: [city.slug], name: 'city' },
        needOfCity(city),
      ),
    ),
    ...names.districts.flatMap((district) =>
      districtPhrases(district, homes.get(district.city), [
        ...(spellings.get(district.slug) ?? []),
        ...(district.synonyms ?? []),
      ]),
    ),
    ...regions,
    ...areas,
    ...wholesOf(names),
  ];
}

function namedPhrases(names: Names): Phrase[] {
  return [
    ...names.categories.flatMap(({ slug, name_ar, name_en, plural_ar, plural_en }) =>
      phrasesOf([name_ar, plural_ar, name_en, plural_en], { kind: 'category', slug }),
    ),
    ...names.features.flatMap(({ slug, name_ar, name_en }) =>
      phrasesOf([...name_ar.split(' / '), ...name_en.split(' / ')], { kind: 'feature', slug }),
    ),
  ];
}

const bySlug = <T extends { slug: string }>(all: readonly T[]) => new Map(all.map((one) => [one.slug, one]));

/** Makes ready what `parseQuery` and the suggestions look things up in. A word of ours for a kind or feature that is not there is left out. */
export function buildLexicon(names: Names): Lexicon {
  const maps = mapsOf(names);
  const ours = VOCABULARY.filter(
    ({ meaning }) =>
      (meaning.kind !== 'category' || maps.categories.has(meaning.slug)) &&
      (meaning.kind !== 'feature' || maps.features.has(meaning.slug)),
  );
  return {
    names,
    tree: buildPhraseTree(unique([...ours, ...namedPhrases(names), ...placePhrases(names)])),
    ...maps,
  };
}

const mapsOf = (names: Names) => ({
  cities: bySlug(names.cities),
  districts: bySlug(names.districts),
  categories: bySlug(names.categories),
  features: bySlug(names.features),
  advertisers: new Map(names.advertisers.map((advertiser) => [advertiser.id, advertiser])),
});

/** Whether two readings of the database name the same things by the same words: their figures may differ. */
export function sameNames(left: Names, right: Names): boolean {
  const wordsIn = ({ cities, districts, categories, features }: Names) =>
    JSON.stringify(
      [cities, districts, categories, features].map((all) => all.map((one) => ({ ...one, ads: 0 }))),
    );
  return wordsIn(left) === wordsIn(right);
}

/** The lexicon with newer figures; its tree is kept, which takes a tenth of a second to make. */
export function withCounts(lexicon: Lexicon, names: Names): Lexicon {
  return { names, tree: lexicon.tree, ...mapsOf(names) };
}

/** A phrase that the table and the database both give means it once. */
function unique(phrases: readonly Phrase[]): Phrase[] {
  return [
    ...new Map(
      phrases.map((phrase) => [`${phrase.text}\n${JSON.stringify(phrase.meaning)}`, phrase]),
    ).values(),
  ];
}
