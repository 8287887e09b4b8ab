import { type Map as LiveMap, Marker } from 'maplibre-gl';
import { callApi } from '../../api/client.ts';
import { boundsText } from './bounds.ts';
import { DRAWING, isDrawing } from './drawing-mode.ts';
import { hideCovered, NAME, nameElement } from './map-labels.ts';

/** From afar they would be one heap; from near their places, known to two kilometres, would be wrong. */
const FROM_ZOOM = 9.7;
/** District names also show while an area is drawn from afar: a few names are better than none. */
const FROM_ZOOM_DRAWING = 8.5;
const UNTIL_ZOOM = 14;
const DISTRICT = 'font: 12px/1.2 sans-serif; color: var(--soft); white-space: nowrap; pointer-events: none';

interface Place {
  name: string;
  lat: number;
  lng: number;
}

/** Names of the districts in sight, in the page's language; asked for when the map rests, since it is nobody's first wish. */
export function nameDistricts(map: LiveMap, lang: 'ar' | 'en', signal: AbortSignal): void {
  let named: Marker[] = [];
  let asking = new AbortController();
  const isNear = () => {
    const from = isDrawing(map) ? FROM_ZOOM_DRAWING : FROM_ZOOM;
    return map.getZoom() >= from && map.getZoom() <= UNTIL_ZOOM;
  };
  const show = (places: readonly Place[]) => {
    for (const marker of named) marker.remove();
    named = placeNames(map, places);
  };
  const renew = () => {
    asking.abort();
    if (!isNear()) {
      show([]);
      return;
    }
    asking = new AbortController();
    const { signal: now } = asking;
    const bounds = map.getBounds();
    const bbox = boundsText([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
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

/** The first of the names first; one that would cover another, a city's or a price is left out. */
function placeNames(map: LiveMap, places: readonly Place[]): Marker[] {
  const container = map.getContainer();
  const taken = [...container.querySelectorAll(`.${NAME}`)]
    .filter((element) => getComputedStyle(element).visibility === 'visible')
    .map((element) => element.getBoundingClientRect());
  const markers = places.map(({ name, lng, lat }) =>
    new Marker({ element: nameElement(name, DISTRICT) }).setLngLat([lng, lat]).addTo(map),
  );
  const kept = markers.filter((marker) => {
    const own = marker.getElement().getBoundingClientRect();
    if (taken.some((other) => touches(own, other))) return false;
    taken.push(own);
    return true;
  });
  for (const marker of markers) if (!kept.includes(marker)) marker.remove();
  hideCovered(map, [...container.querySelectorAll<HTMLElement>('.map-pin, .map-cluster')]);
  return kept;
}

const AIR = 6;

function touches(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left - AIR < other.right &&
    one.right + AIR > other.left &&
    one.top - AIR < other.bottom &&
    one.bottom + AIR > other.top
  );
}
