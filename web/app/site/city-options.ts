import { type Lang, LOCALE_OF } from '@diyar/messages/messages';

interface City {
  slug: string;
  name: string;
  /** The name of its region. */
  region: string;
}

/** The options of a list of cities, in the order of the language's letters; cities of one name are told apart by their regions. */
export function cityOptions(cities: readonly City[], lang: Lang): { value: string; label: string }[] {
  const byName = Map.groupBy(cities, ({ name }) => name);
  const isOne = (name: string) => byName.get(name)?.length === 1;
  return cities
    .map(({ slug, name, region }) => ({ value: slug, label: isOne(name) ? name : `${name} (${region})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, LOCALE_OF[lang]));
}
