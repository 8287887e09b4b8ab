import { type Lang, LOCALE_OF } from '@diyar/messages/messages';
import type { SelectOption } from '../ui/select.tsx';

interface City {
  slug: string;
  name: string;
  /** The name of its region. */
  region: string;
}

/** So many of the best known stand before all others. */
const BEST_KNOWN = 10;

/**
 * The options of a list of cities, which come the better known first: those, then all others in the order of the language's letters.
 * Cities of one name are told apart by their regions.
 */
export function cityOptions(
  cities: readonly City[],
  lang: Lang,
  groups: { bestKnown: string; others: string },
): SelectOption[] {
  const byName = Map.groupBy(cities, ({ name }) => name);
  const isOne = (name: string) => byName.get(name)?.length === 1;
  const options = cities.map(({ slug, name, region }, place) => ({
    value: slug,
    label: isOne(name) ? name : `${name} (${region})`,
    group: place < BEST_KNOWN ? groups.bestKnown : groups.others,
  }));
  const others = options
    .slice(BEST_KNOWN)
    .toSorted((one, other) => one.label.localeCompare(other.label, LOCALE_OF[lang]));
  return [...options.slice(0, BEST_KNOWN), ...others];
}
