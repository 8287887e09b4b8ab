import type { Lexicon } from './lexicon.ts';
import type { Term } from './term.ts';

/** Places the caller chose outside the text: they win over it. */
export interface ChosenPlaces {
  city?: readonly string[] | undefined;
  district?: readonly string[] | undefined;
}

type District = Extract<NonNullable<Term['places']>[number], { kind: 'district' }>;

function adsOf(lexicon: Lexicon, { slugs }: District): number {
  return slugs.reduce((sum, slug) => sum + (lexicon.districts.get(slug)?.ads ?? 0), 0);
}

/**
 * Which district a name means that several cities have: the one in a city that was chosen or named; without one, that with
 * the most ads; of equals that of the better-known city. Undefined when none is in the named city.
 */
function meantDistrict(
  lexicon: Lexicon,
  districts: readonly District[],
  cities: ReadonlySet<string>,
): District | undefined {
  const rank = new Map(lexicon.names.cities.map(({ slug }, at) => [slug, at]));
  const there = cities.size === 0 ? districts : districts.filter(({ city }) => cities.has(city));
  const rankOf = ({ city }: District) => rank.get(city) ?? rank.size;
  return there.toSorted(
    (left, right) => adsOf(lexicon, right) - adsOf(lexicon, left) || rankOf(left) - rankOf(right),
  )[0];
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
  const best = meantDistrict(lexicon, shared, new Set());
  return new Set(best === undefined ? [] : [best.city]);
}

/**
 * Gives every place its filter. A district that is in none of the named cities is given back without one: it stays text.
 * A place that the caller's choice overrules keeps its words and gets no filter.
 */
export function resolvePlaces(lexicon: Lexicon, terms: readonly Term[], chosen: ChosenPlaces): Term[] {
  const groups = terms
    .map(({ places }) => (places ?? []).filter((place) => place.kind === 'district'))
    .filter((group) => group.length > 0);
  const named = citiesNamed(terms, chosen);
  const cities = named.size > 0 ? named : commonCity(lexicon, groups);
  return terms.flatMap((term) => {
    const [first] = term.places ?? [];
    if (first === undefined) return [term];
    if (first.kind === 'city') return [{ ...term, filters: { city: first.slugs.join(',') } }];
    const districts = (term.places ?? []).filter((place) => place.kind === 'district');
    const district = meantDistrict(lexicon, districts, cities);
    return district === undefined ? [] : [{ ...term, filters: { district: district.slugs.join(',') } }];
  });
}
