import type { Understood } from '@diyar/contract/site/wishes';
import { translatorOf } from '@diyar/messages/translate';
import { data, redirect } from 'react-router';
import { apiOf } from '../../../api/loader-api.ts';
import { langOf } from '../../../i18n/lang.ts';
import { paths } from '../../../site/paths.ts';
import { type Bounds, zoomFor } from '../../map/bounds.ts';
import type { FoundOnMap } from '../on-map/found-on-map.ts';
import { mapQueryOf } from '../on-map/map-query.ts';
import { type Choices, landingsBeside, loadChoices, queryOf } from '../query/choices.ts';
import { isTidy, listOf, parseSearch, printSearch, type Search } from '../query/search.ts';
import type { FoundAds } from './found-ads.ts';
import { headingOf, knowsAll, spelledOut, withUnderstood } from './heading.ts';
import { insteadOf } from './instead-of.ts';
import { extentOf, fitTo, widerThan } from './search-extent.ts';

/** Which face of the search a page leads with. */
export type Face = 'list' | 'map';

/** A window the still map may be in: what is gathered there is far enough apart in most. */
const STILL_WINDOW = { width: 420, height: 420 };

/**
 * The ads an address asks for, and the piece of the map they are on. A form sent without JavaScript is led to its tidy
 * address; an unknown place is 404.
 */
export async function loadSearch(context: Parameters<typeof apiOf>[0], url: URL, face: Face) {
  const lang = langOf(url.pathname);
  const filters = parseSearch(url.searchParams);
  const addressOf = (search: Search) => paths(lang)[face === 'map' ? 'map' : 'results'](printSearch(search));
  if (!isTidy(url.searchParams, filters)) throw redirect(addressOf(filters));
  const api = apiOf(context, lang);
  const [choices, found] = await Promise.all([
    loadChoices(api, filters),
    api('GET /api/v1/ads', { query: queryOf(filters) }),
  ]);
  if (choices.merged.length > 0) throw redirect(addressOf(unmerged(filters, choices.merged)), 301);
  if (!knowsAll(filters, choices)) throw data({ code: 'not_found' }, { status: 404 });
  const named = extentOf(withUnderstood(filters, found.understood), {
    cities: choices.cities,
    items: found.items,
    total: found.total,
  });
  const { extent, onMap } = await mapOf(api, filters, { face, named, items: found.items });
  const form = await formOf(api, filters, { choices, understood: found.understood });
  const translate = translatorOf(lang);
  const heading = headingOf(translate, filters, choices, found.understood);
  const landings = face === 'map' ? [] : await landingsBeside(api, translate, lang, filters);
  const instead =
    found.total > 0
      ? { ways: [], close: [] }
      : await insteadOf(api, filters, { form, understood: found.understood, translate });
  const name = face === 'map' ? translate('map.title', { heading }) : heading;
  const shown = {
    filters,
    choices,
    form,
    found: { ...found, landings, ...instead } satisfies FoundAds,
    extent,
    onMap,
    heading: name,
    title: found.page === 1 ? name : `${name}، ${translate('results.page', { page: found.page })}`,
    description: translate(face === 'map' ? 'map.description' : 'results.description', { heading }),
  };
  const pastEnd = found.items.length === 0 && found.page > 1;
  return data(shown, {
    status: pastEnd ? 404 : 200,
    ...(filters.near && { headers: { 'Cache-Control': 'private, no-store' } }),
  });
}

/** The search with the districts that others were merged into in their place, each once. */
function unmerged(filters: Search, merged: Choices['merged']): Search {
  const into = new Map(merged.map((one) => [one.slug, one.into]));
  const district = [...new Set(listOf(filters, 'district').map((slug) => into.get(slug) ?? slug))];
  return { ...filters, district };
}

/** The search as the form of all filters begins with it, and what that offers: districts of a city that was only typed too. */
async function formOf(
  api: ReturnType<typeof apiOf>,
  filters: Search,
  { choices, understood }: { choices: Choices; understood: Understood | null },
) {
  const spelled = spelledOut(filters, understood);
  if (spelled === filters) return { filters, choices };
  const { districts, features } = await loadChoices(api, spelled);
  return { filters: spelled, choices: { ...choices, districts, features } };
}

interface Shown {
  face: Face;
  /** The piece of the map that the search is about. */
  named: Bounds;
  items: FoundAds['items'];
}

/** Clusters stand for ads around them: so much closer they say where these are. */
const FINER = 2;

/** The extent of a map and the ads drawn on it first. Beside the list these are its own ads, whose places are known. */
async function mapOf(api: ReturnType<typeof apiOf>, filters: Search, { face, named, items }: Shown) {
  if (face === 'list') return { extent: named, onMap: { clusters: [], pins: items.map(pinOf) } };
  const ask = (piece: Bounds, closer = 0): Promise<FoundOnMap> =>
    api('GET /api/v1/ads/map', {
      query: mapQueryOf(filters, piece, zoomFor(piece, STILL_WINDOW) + closer),
    });
  if (filters.bbox !== undefined || filters.polygon !== undefined)
    return { extent: named, onMap: await ask(named) };
  const { clusters, pins } = await ask(widerThan(named), FINER);
  const extent = fitTo(
    named,
    [...clusters, ...pins].map(({ lng, lat }) => [lng, lat] as const),
  );
  return { extent, onMap: await ask(extent) };
}

/** The data of both the list and the map of a search. */
export type ShownSearch = Awaited<ReturnType<typeof loadSearch>>['data'];

function pinOf(ad: FoundAds['items'][number]): FoundOnMap['pins'][number] {
  const { location, asked_price, price, period, total, stay } = ad;
  return {
    id: ad.id,
    lat: location.lat,
    lng: location.lng,
    price: total ?? asked_price ?? price,
    period: stay?.period ?? (asked_price === null ? period : asked_price.period),
    words: stay?.words ?? null,
  };
}
