import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as LiveMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { baseStyle, cityLabels } from './base-style.ts';
import { nameCities } from './map-labels.ts';
import { KINGDOM_BOUNDS } from './show-map.ts';

setWorkerUrl(workerUrl);

export interface Place {
  lat: number;
  lng: number;
}

export interface PickMap {
  /** Where the middle of the map is, and how close it looks. */
  middle(): Place & { zoom: number };
  goTo(place: Place): void;
  remove(): void;
}

const WHOLE_KINGDOM = { center: [45, 24] as [number, number], zoom: 4.4 };
/** As close as a place must be looked at to be meant. */
export const CLOSE_ENOUGH = 10;
const STREET_ZOOM = 13;

/** A map whose middle is the place being chosen; it moves by finger, mouse and arrow keys. Throws without WebGL. */
export function pickMap(
  container: HTMLElement,
  place: Place | null,
  options: {
    lang: 'ar' | 'en';
    dir: 'rtl' | 'ltr';
    texts: { title: string; zoomIn: string; zoomOut: string };
  },
): PickMap {
  const { texts, lang, dir } = options;
  const map = new LiveMap({
    container,
    style: baseStyle(),
    ...(place === null
      ? WHOLE_KINGDOM
      : { center: [place.lng, place.lat] as [number, number], zoom: STREET_ZOOM }),
    minZoom: 4,
    maxZoom: 16,
    maxBounds: KINGDOM_BOUNDS,
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': texts.title,
      'NavigationControl.ZoomIn': texts.zoomIn,
      'NavigationControl.ZoomOut': texts.zoomOut,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(
    new NavigationControl({ showCompass: false }),
    dir === 'rtl' ? 'bottom-left' : 'bottom-right',
  );
  const leaving = new AbortController();
  cityLabels(lang, leaving.signal)
    .then((cities) => nameCities(map, cities))
    // Without names the map still moves.
    .catch(() => undefined);
  return {
    middle: () => {
      const { lat, lng } = map.getCenter();
      return { lat, lng, zoom: map.getZoom() };
    },
    goTo: ({ lat, lng }) => map.jumpTo({ center: [lng, lat], zoom: STREET_ZOOM }),
    remove: () => {
      leaving.abort();
      map.remove();
    },
  };
}
