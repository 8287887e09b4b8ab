import type { Understood } from '@diyar/contract/site/wishes';
import type { translatorOf } from '@diyar/messages/translate';
import type { Choices } from '../query/choices.ts';
import { changeSearch, listOf, type Search, searchFrom } from '../query/search.ts';

type Translate = ReturnType<typeof translatorOf>;

const HOW = { 1: 'hourly', 2: 'daily', 3: 'monthly', 4: 'yearly' } as const;

/** Whether every place, category and feature the address names exists. */
export function knowsAll(filters: Search, choices: Choices): boolean {
  const has = (places: readonly { slug: string }[], slug: string) => places.some((one) => one.slug === slug);
  return (
    listOf(filters, 'city').every((slug) => has(choices.cities, slug)) &&
    listOf(filters, 'category').every((slug) => has(choices.categories, slug)) &&
    listOf(filters, 'features').every((slug) => has(choices.features, slug)) &&
    listOf(filters, 'district').every((slug) =>
      choices.districts.length > 0
        ? has(choices.districts, slug)
        : choices.cities.some((city) => slug.endsWith(`-${city.slug}`)),
    )
  );
}

function placeOf(translate: Translate, filters: Search, choices: Choices): string {
  const separator = translate('results.listSeparator');
  const named = (slugs: readonly string[], from: readonly { slug: string; name: string }[]) =>
    slugs.map((slug) => from.find((one) => one.slug === slug)?.name ?? slug).join(separator);
  const city = named(listOf(filters, 'city'), choices.cities);
  const district = named(listOf(filters, 'district'), choices.districts);
  if (district === '') return city;
  return city === '' ? district : translate('results.districtIn', { district, city });
}

/** The filters with what the typed text says besides: what was chosen wins. */
export function withUnderstood(filters: Search, understood: Understood | null): Search {
  const said = understood?.pieces.map((piece) => searchFrom(piece.filters)) ?? [];
  const category = said.flatMap((piece) => listOf(piece, 'category'));
  return { ...Object.assign({}, ...said), ...(category.length > 0 && { category }), ...filters };
}

/** The places that the typed text names, in the words of the API; empty when others were chosen. */
function placeSaid(translate: Translate, understood: Understood | null): string {
  const pieces = understood?.pieces ?? [];
  const districts = pieces.filter((piece) => piece.filters.district !== undefined);
  const places =
    districts.length > 0 ? districts : pieces.filter((piece) => piece.filters.city !== undefined);
  return places.map(({ label }) => label).join(translate('results.listSeparator'));
}

/**
 * The search with its typed text spelled out as filters, for a form in which they can be changed; what was not understood
 * stays text. It finds the same.
 */
export function spelledOut(filters: Search, understood: Understood | null): Search {
  if (understood === null || understood.pieces.length === 0) return filters;
  const said = Map.groupBy(
    understood.pieces.flatMap((piece) => Object.entries(piece.filters)),
    ([name]) => name,
  );
  // Lists grow piece by piece; nothing else is said twice, and nothing of what was chosen outside the text.
  const joined = [...said].map(([name, values]) => [name, values.map(([, value]) => value).join(',')]);
  return changeSearch(filters, {
    ...searchFrom(Object.fromEntries(joined)),
    q: understood.rest === '' ? undefined : understood.rest,
  });
}

/** A search in words, for its heading and title: "شقق للإيجار الشهري في الملقا، الرياض". */
export function headingOf(
  translate: Translate,
  chosen: Search,
  choices: Choices,
  understood: Understood | null = null,
): string {
  const filters = withUnderstood(chosen, understood);
  const categories = listOf(filters, 'category');
  const plural = choices.categories.find(({ slug }) => slug === categories[0])?.plural;
  const period = Number(filters.period) as keyof typeof HOW;
  const purpose = (['sale', 'rent'] as const).find((one) => one === filters.purpose);
  const how = purpose === 'sale' ? purpose : (HOW[period] ?? purpose);
  const place = placeOf(translate, chosen, choices) || placeSaid(translate, understood);
  if (categories.length === 0 && how === undefined && place === '')
    return translate(filters.special === undefined ? 'results.all' : 'results.special');
  const heading = translate('results.heading', {
    what: categories.length === 1 && plural !== undefined ? plural : translate('results.anything'),
    how: how === undefined ? '' : translate(`results.how.${how}`),
    where: place === '' ? '' : translate('results.where', { place }),
  });
  return heading.replace(/\s+/g, ' ').trim();
}
