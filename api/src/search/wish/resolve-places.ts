import { areaNearCity, areaNearDistrict, areaOfSides } from './city-sides.ts';
import type { Lexicon } from './lexicon.ts';
import { isSmallCity } from './place-needs.ts';
import type { Term } from './term.ts';

/** Places the caller chose outside the text: they win over it. */
export interface ChosenPlaces {
  city?: readonly string[] | undefined;
  district?: readonly string[] | undefined;
  bbox?: unknown;
  polygon?: unknown;
}

type District = Extract<NonNullable<Term['places']>[number], { kind: 'district' }>;

/** So many cities a name without one is looked for in together. */
const MOST_CITIES = 5;
/** A city with less than a quarter of the ads of the busiest one is not meant unless it is named. */
const LEAST_SHARE = 4;
/** Cities that everyone knows: of a name that they have, no other city is meant. */
const WELL_KNOWN = 6;

function adsOf(lexicon: Lexicon, { slugs }: District): number {
  return slugs.reduce((sum, slug) => sum + (lexicon.districts.get(slug)?.ads ?? 0), 0);
}

/** Districts of a name, those with most ads first; of equals those of the better-known city. */
function inOrder(lexicon: Lexicon, districts: readonly District[]): District[] {
  const rankOf = ranksOf(lexicon);
  return districts.toSorted(
    (left, right) => adsOf(lexicon, right) - adsOf(lexicon, left) || rankOf(left) - rankOf(right),
  );
}

function ranksOf(lexicon: Lexicon): (district: District) => number {
  const rank = new Map(lexicon.names.cities.map(({ slug }, at) => [slug, at]));
  return ({ city }) => rank.get(city) ?? rank.size;
}

/**
 * The districts a name means: those in a city that was chosen or named, if any are; without such a city all of the well-known
 * cities, since «النزهة» is in twelve. One that no well-known city has is looked for in all of its own.
 */
function meantDistricts(
  lexicon: Lexicon,
  districts: readonly District[],
  cities: ReadonlySet<string>,
): District[] {
  if (cities.size > 0) return districts.filter(({ city }) => cities.has(city));
  const rankOf = ranksOf(lexicon);
  const known = districts.filter((district) => rankOf(district) < WELL_KNOWN);
  const ordered = inOrder(lexicon, known.length === 0 ? districts : known);
  const most = adsOf(lexicon, ordered[0] ?? { kind: 'district', slugs: [], city: '' });
  const busy = ordered.filter((district) => adsOf(lexicon, district) * LEAST_SHARE >= most);
  const [first] = busy;
  // Another spelling of the same district, or its parts, is no other city's.
  const others = new Map(busy.map((district) => [district.city, district]));
  return first === undefined
    ? []
    : [...new Map([[first.city, first], ...others]).values()].slice(0, MOST_CITIES);
}

const districtsOf = ({ places }: Term): District[] =>
  (places ?? []).filter((place) => place.kind === 'district');

/**
 * «العقيق», «الروضة»: whether a term names a small city by a name that districts of known cities have, and nothing else names
 * a district of that city.
 */
function isOutshone(lexicon: Lexicon, term: Term, terms: readonly Term[]): boolean {
  const [first] = term.places ?? [];
  if (first?.kind !== 'city' || first.name !== 'city') return false;
  const [slug = ''] = first.slugs;
  return (
    isSmallCity(lexicon.cities.get(slug)) &&
    districtsOf(term).some(({ city }) => !isSmallCity(lexicon.cities.get(city))) &&
    !terms.some((other) => other !== term && districtsOf(other).some(({ city }) => city === slug))
  );
}

function citiesNamed(terms: readonly Term[], chosen: ChosenPlaces): ReadonlySet<string> {
  if (chosen.city !== undefined && chosen.city.length > 0) return new Set(chosen.city);
  return new Set(
    terms.flatMap(({ places }) =>
      (places ?? []).flatMap((place) => (place.kind === 'city' ? place.slugs : [])),
    ),
  );
}

/** The one city that all the named districts are in, where there is one: «حي السلامة وحي الصفا» are both Jeddah's. */
function commonCity(lexicon: Lexicon, groups: readonly (readonly District[])[]): ReadonlySet<string> {
  if (groups.length < 2) return new Set();
  const shared = (groups[0] ?? []).filter(({ city }) =>
    groups.every((group) => group.some((district) => district.city === city)),
  );
  const [best] = inOrder(lexicon, shared);
  return new Set(best === undefined ? [] : [best.city]);
}

/** Whether an area may be understood: none was chosen. */
const isOpen = ({ bbox, polygon }: ChosenPlaces) => bbox === undefined && polygon === undefined;

/** A city, a side of it («شمال الرياض») or what is around it («قريب من الدمام»), where no other area was chosen. */
function cityFilters(lexicon: Lexicon, { places, sides, isNear }: Term, chosen: ChosenPlaces) {
  const slugs = places?.[0]?.slugs ?? [];
  const rank = lexicon.names.cities.findIndex(({ slug }) => slug === slugs[0]);
  const city = lexicon.names.cities[rank];
  const named = { city: slugs.join(',') };
  if (city === undefined || !isOpen(chosen)) return named;
  if (sides !== undefined) return { ...named, polygon: areaOfSides(city, rank, sides) };
  return isNear === true && slugs.length === 1 ? { polygon: areaNearCity(city, rank) } : named;
}

/** Districts, or what is around them: «قريب من الحرم». */
function districtFilters(lexicon: Lexicon, slugs: readonly string[], isAround: boolean) {
  const districts = [...new Set(slugs)];
  if (!isAround) return { district: districts.join(',') };
  const middles = districts.flatMap((slug) => lexicon.districts.get(slug) ?? []);
  return { polygon: middles.map(areaNearDistrict).join('|') };
}

/**
 * Gives every place its filter. A district that is in none of the named cities is given back without one: it stays text.
 * A place that the caller's choice overrules keeps its words and gets no filter.
 */
export function resolvePlaces(lexicon: Lexicon, terms: readonly Term[], chosen: ChosenPlaces): Term[] {
  const sure = terms.filter((term) => !isOutshone(lexicon, term, terms));
  const groups = terms
    .filter((term) => term.places?.[0]?.kind !== 'city' || !sure.includes(term))
    .map(districtsOf)
    .filter((group) => group.length > 0);
  const named = citiesNamed(sure, chosen);
  const cities = named.size > 0 ? named : commonCity(lexicon, groups);
  return terms.flatMap((term) => {
    const [first] = term.places ?? [];
    if (first === undefined) return [term];
    const asCity = () => ({ ...term, filters: cityFilters(lexicon, term, chosen) });
    if (first.kind === 'city' && sure.includes(term)) return [asCity()];
    const slugs = meantDistricts(lexicon, districtsOf(term), cities).flatMap((district) => district.slugs);
    const isAround = term.isNear === true && isOpen(chosen);
    if (slugs.length > 0) return [{ ...term, filters: districtFilters(lexicon, slugs, isAround) }];
    return first.kind === 'city' ? [asCity()] : [];
  });
}
