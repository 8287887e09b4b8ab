import { type GeoJSONSource, type Map as LiveMap, Marker } from 'maplibre-gl';
import { callApi } from '../../api/client.ts';
import { DISTRICTS } from './base-style.ts';
import { type Bounds, boundsText } from './bounds.ts';
import { tintsOf } from './district-tints.ts';
import { DRAWING, isDrawing } from './drawing-mode.ts';
import { FROM_PLACE, layNames, NAME, nameElement, pricesOn } from './map-labels.ts';

/** From afar they would be one heap. */
const FROM_ZOOM = 8.95;
/** District names also show while an area is drawn from afar: a few names are better than none. */
const FROM_ZOOM_DRAWING = 8;
/** From here on names are larger and may stand closer: there are few in sight. */
const NEAR_ZOOM = 12.5;
const LOOK = 'color: var(--soft); white-space: nowrap; pointer-events: none';
const DISTRICT = {
  far: `${LOOK}; font: 12px/1.3 var(--font-sans)`,
  near: `${LOOK}; font: 14px/1.3 var(--font-sans)`,
};
/** The share of its sides that is asked about beyond what the map shows. */
const MARGIN = 0.15;
/** Air around a name, in pixels: from afar only the districts with most ads are named. */
const AIR = { far: 14, near: 6 };

interface Place {
  name: string;
  lat: number;
  lng: number;
}

/**
 * Names and tints of the districts in sight, in the page's language, those with most ads first; asked for when the map rests,
 * since they are nobody's first wish.
 */
export function nameDistricts(
  map: LiveMap,
  lang: 'ar' | 'en',
  signal: AbortSignal,
  /** The one place shown, which names itself. */
  place?: { lng: number; lat: number },
): void {
  const tint = tinter(map);
  let named: Marker[] = [];
  let asking = new AbortController();
  const isNear = () => map.getZoom() >= (isDrawing(map) ? FROM_ZOOM_DRAWING : FROM_ZOOM);
  const show = (places: readonly Place[]) => {
    for (const marker of named) marker.remove();
    named = placeNames(
      map,
      places.filter((one) => !isBeside(map, one, place)),
    );
    if (places.length > 0) tint(places);
  };
  const renew = () => {
    asking.abort();
    if (!isNear()) {
      show([]);
      return;
    }
    asking = new AbortController();
    const { signal: now } = asking;
    const bbox = boundsText(around(map));
    callApi('GET /api/v1/districts', { query: { bbox }, lang, signal: now })
      .then(({ items }) => {
        if (!now.aborted) show(items);
      })
      // Without names the map still shows.
      .catch(() => undefined);
  };
  map.on('moveend', renew);
  map.getContainer().addEventListener(DRAWING, renew, { signal });
  // Labels would run into each other while the map zooms out, so they go at once.
  map.on('zoom', () => {
    if (!isNear()) show([]);
  });
  signal.addEventListener('abort', () => asking.abort());
  renew();
}

/** Sets the tints, at once or when the map has its style. */
function tinter(map: LiveMap): (places: readonly Place[]) => void {
  let last: readonly Place[] = [];
  const set = () => map.getSource<GeoJSONSource>(DISTRICTS)?.setData(tintsOf(last));
  map.on('style.load', set);
  return (places) => {
    last = places;
    set();
  };
}

function isBeside(map: LiveMap, one: Place, place: { lng: number; lat: number } | undefined): boolean {
  if (place === undefined) return false;
  const [from, to] = [map.project([one.lng, one.lat]), map.project([place.lng, place.lat])];
  return Math.abs(from.x - to.x) < FROM_PLACE.x && Math.abs(from.y - to.y) < FROM_PLACE.y;
}

/** The first of the names first; one that would cover another, a city's or a price is left out. */
function placeNames(map: LiveMap, places: readonly Place[]): Marker[] {
  const container = map.getContainer();
  const distance = map.getZoom() < NEAR_ZOOM ? 'far' : 'near';
  const taken = [...container.querySelectorAll(`.${NAME}`)]
    .filter((element) => getComputedStyle(element).visibility === 'visible')
    .map((element) => element.getBoundingClientRect());
  const markers = places.map(({ name, lng, lat }) => {
    const element = nameElement(name, DISTRICT[distance]);
    element.dataset.steps = '';
    return new Marker({ element }).setLngLat([lng, lat]).addTo(map);
  });
  const kept = markers.filter((marker) => {
    const own = marker.getElement().getBoundingClientRect();
    if (taken.some((other) => touches(own, other, AIR[distance]))) return false;
    taken.push(own);
    return true;
  });
  for (const marker of markers) if (!kept.includes(marker)) marker.remove();
  layNames(map, pricesOn(map));
  return kept;
}

function touches(one: DOMRect, other: DOMRect, air: number): boolean {
  return (
    one.left - air < other.right &&
    one.right + air > other.left &&
    one.top - air < other.bottom &&
    one.bottom + air > other.top
  );
}

/** What the map shows and a little around it, so that a tint does not end with the district's middle out of sight. */
function around(map: LiveMap): Bounds {
  const bounds = map.getBounds();
  const [wide, high] = [bounds.getEast() - bounds.getWest(), bounds.getNorth() - bounds.getSouth()];
  return [
    bounds.getWest() - wide * MARGIN,
    bounds.getSouth() - high * MARGIN,
    bounds.getEast() + wide * MARGIN,
    bounds.getNorth() + high * MARGIN,
  ];
}
