import { changeSearch, SEARCH_NAMES, type Search, type SearchName, textOf } from './search.ts';

/** The values of other lists are taken away one by one; rooms and baths are one choice each. */
const isOneChoice = (name: SearchName) => name === 'rooms' || name === 'baths';

/** Ranges, by their first end: one thing each. */
const LAST = { from: 'to', price_min: 'price_max', area_min: 'area_max' } as const;

/** One thing that narrows the search, or the place it is looked at from, and the search without it. */
export interface Chosen {
  name: Exclude<SearchName, 'sort' | 'page' | (typeof LAST)[keyof typeof LAST]>;
  /** The one value of a list of places, categories, features or drawn areas; a range as `from/to`; all values otherwise. */
  value: string;
  without: Search;
}

function chosenOf(search: Search, name: Chosen['name']): Chosen[] {
  if (name in LAST) {
    const most = LAST[name as keyof typeof LAST];
    if (search[name] === undefined && search[most] === undefined) return [];
    const without = changeSearch(search, { [name]: undefined, [most]: undefined });
    return [{ name, value: `${search[name] ?? ''}/${search[most] ?? ''}`, without }];
  }
  const value = search[name];
  if (value === undefined) return [];
  if (typeof value === 'string' || isOneChoice(name))
    return [
      { name, value: textOf(search, name) ?? '', without: changeSearch(search, { [name]: undefined }) },
    ];
  return value.map((one) => {
    const rest = value.filter((other) => other !== one);
    return {
      name,
      value: one,
      without: changeSearch(search, { [name]: rest.length === 0 ? undefined : rest }),
    };
  });
}

/** Everything chosen of a search but its order, as the form has it; a range of prices, areas or dates is one thing. */
export function chosenIn(search: Search): Chosen[] {
  return SEARCH_NAMES.flatMap((name) =>
    name === 'sort' || name === 'page' || name === 'to' || name === 'price_max' || name === 'area_max'
      ? []
      : chosenOf(search, name),
  );
}
