import { type Map as LiveMap, Marker } from 'maplibre-gl';
import { type BaseMapTexts, openBaseMap } from './base-map.ts';
import { placeElement } from './map-labels.ts';

export interface MapPlace {
  lat: number;
  lng: number;
  /** A circle instead of a pin. */
  approximate: boolean;
}

interface MapTexts extends BaseMapTexts {
  here: string;
  /** "Al Malqa, Riyadh", beside the pin. */
  name: string;
}

/** About two kilometres around the place: its district and the next ones. */
const DISTRICT_ZOOM = 13;
/** How far around an approximate place the ad may be, in metres. */
const AROUND_METRES = 1500;
export const KINGDOM_BOUNDS: [[number, number], [number, number]] = [
  [30, 13],
  [60, 35],
];

/** A circle on the ground as a ring of 64 points. */
function ringAround({ lat, lng }: MapPlace): [number, number][] {
  const dLat = AROUND_METRES / 111_320;
  const dLng = dLat / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: 65 }, (_, step): [number, number] => {
    const turn = (step / 64) * 2 * Math.PI;
    return [lng + dLng * Math.cos(turn), lat + dLat * Math.sin(turn)];
  });
}

function markApproximate(map: LiveMap, place: MapPlace): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--primary').trim();
  map.addSource('around', {
    type: 'geojson',
    data: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [ringAround(place)] },
    },
  });
  map.addLayer({
    id: 'around',
    type: 'fill',
    source: 'around',
    paint: { 'fill-color': color, 'fill-opacity': 0.22 },
  });
  map.addLayer({
    id: 'around-line',
    type: 'line',
    source: 'around',
    paint: { 'line-color': color, 'line-width': 2 },
  });
}

const PIN =
  '<svg viewBox="0 0 24 30" width="36" height="45" aria-hidden="true"><path d="M12 29s10-9.6 10-17.3A10 10 0 0 0 2 11.7C2 19.4 12 29 12 29Z" fill="var(--primary)" stroke="var(--surface)" stroke-width="2"/><circle cx="12" cy="11.5" r="3.6" fill="var(--surface)"/></svg>';

function markExact(map: LiveMap, place: MapPlace, label: string): void {
  const element = document.createElement('div');
  element.innerHTML = PIN;
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  new Marker({ element, anchor: 'bottom' }).setLngLat([place.lng, place.lat]).addTo(map);
}

/** A soft ring that is seen from afar too, where the circle on the ground is smaller than a dot. */
function markFromAfar(map: LiveMap, place: MapPlace, label: string): void {
  const element = document.createElement('div');
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  element.style.cssText =
    'width: 28px; height: 28px; border-radius: 999px; border: 2px solid var(--primary); background: color-mix(in srgb, var(--primary) 25%, transparent)';
  new Marker({ element }).setLngLat([place.lng, place.lat]).addTo(map);
}

/**
 * Puts the live map with one place into an element and returns how to take it away. Throws when the browser has no WebGL.
 * `dir` decides on which side the buttons stand; the map itself never mirrors.
 */
export function showMap(
  container: HTMLElement,
  place: MapPlace,
  options: {
    lang: 'ar' | 'en';
    dir: 'rtl' | 'ltr';
    styleUrl: string | null;
    texts: MapTexts;
    isStill?: boolean;
  },
): () => void {
  const { texts } = options;
  const { map, close } = openBaseMap(container, {
    ...options,
    place,
    view: {
      center: [place.lng, place.lat],
      zoom: DISTRICT_ZOOM,
      minZoom: 4,
      maxZoom: options.styleUrl === null ? 15 : 18,
      maxBounds: KINGDOM_BOUNDS,
    },
  });
  new Marker({ element: placeElement(texts.name), anchor: 'top', offset: [0, place.approximate ? 18 : 6] })
    .setLngLat([place.lng, place.lat])
    .addTo(map);
  if (place.approximate) {
    markFromAfar(map, place, texts.here);
    map.on('load', () => markApproximate(map, place));
  } else markExact(map, place, texts.here);
  return close;
}
