import type { AdCard } from '@diyar/contract/finding/ads';
import { readAreas } from '../../map/areas.ts';
import { around, type Bounds, KINGDOM, type Point, readBounds } from '../../map/bounds.ts';
import { listOf, onlyCity, type Search } from '../query/search.ts';

/** A city with its surroundings, and what is left free around a few places; in degrees. */
const CITY_DEGREES = 0.22;
const ROOM_DEGREES = 0.02;

interface Extents {
  cities: readonly { slug: string; lat: number; lng: number }[];
  items: readonly AdCard[];
  total: number;
}

/** The piece of the map that a search is about: what it names, else where all it found is, else the whole Kingdom. */
export function extentOf(filters: Search, { cities, items, total }: Extents): Bounds {
  const places = items.map(({ location: { lng, lat } }): Point => [lng, lat]);
  const chosen = new Set(listOf(filters, 'city'));
  const named = cities.filter(({ slug }) => chosen.has(slug)).map(({ lng, lat }): Point => [lng, lat]);
  const home = cities.find(({ slug }) => slug === onlyCity(filters, cities));
  const isSmall = filters.district !== undefined || (total > 0 && total <= items.length);
  return (
    readBounds(filters.bbox) ??
    around(readAreas(filters.polygon).flat(), ROOM_DEGREES) ??
    (isSmall ? around(places, ROOM_DEGREES) : undefined) ??
    around(named, CITY_DEGREES) ??
    around(home === undefined ? [] : [[home.lng, home.lat]], CITY_DEGREES) ??
    KINGDOM
  );
}

/** Share of the map left free on each side around the found ads. */
const ROOM_SHARE = 0.05;

/** Where a search that names a city looks for what it finds: ads of a city stand around it too. */
export function widerThan([west, south, east, north]: Bounds): Bounds {
  const [wide, high] = [(east - west) / 2, (north - south) / 2];
  return [west - wide, south - high, east + wide, north + high];
}

/** The piece a map begins with: all that is found with some room; `extent` where nothing is. */
export function fitTo(extent: Bounds, places: readonly Point[]): Bounds {
  const [west, south, east, north] = around(places) ?? extent;
  const room = Math.max(ROOM_DEGREES, Math.max(east - west, north - south) * ROOM_SHARE);
  return around(places, room) ?? extent;
}
