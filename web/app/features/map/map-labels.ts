import { type Map as LiveMap, Marker } from 'maplibre-gl';
import type { PlaceLabel } from './base-style.ts';

// A plain sans-serif: Tajawal's weights do not match beside the map (domain.md 7.4).
const HALO = 'text-shadow: 0 0 3px var(--surface), 0 0 3px var(--surface), 0 0 6px var(--surface)';
const CITY = `padding-block-start: 7px; font: 13px/1.2 sans-serif; color: var(--soft); white-space: nowrap; pointer-events: none; background: radial-gradient(circle at 50% 3px, var(--faint) 2.5px, transparent 3px); ${HALO}`;
const REGION = `font: 15px/1.2 sans-serif; color: var(--faint); opacity: 0.75; white-space: nowrap; pointer-events: none; ${HALO}`;
/** By this class names step aside for prices. */
export const NAME = 'map-name';
const PLACE =
  'padding: 2px 10px; border-radius: 999px; background: var(--surface); box-shadow: var(--shadow-1); font: 700 14px/1.6 sans-serif; color: var(--ink); white-space: nowrap; pointer-events: none';

/** A name as it stands on the map, soft around its letters so that lines under it do not cross them. */
export function nameElement(name: string, css: string): HTMLElement {
  return labelElement(name, `${css}; ${HALO}`);
}

function labelElement(name: string, css: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  element.style.cssText = css;
  element.className = NAME;
  return element;
}

/** Names that stand under prices are left out: half a word says nothing. */
export function hideCovered(map: LiveMap, above: readonly HTMLElement[]): void {
  const boxes = above.map((element) => element.getBoundingClientRect());
  for (const name of map.getContainer().querySelectorAll<HTMLElement>(`.${NAME}`)) {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const isCovered = boxes.some(
      (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    );
    name.classList.toggle('is-covered', isCovered);
  }
}

/** The name of the place itself, under its pin. */
export function placeElement(name: string): HTMLElement {
  return labelElement(name, PLACE);
}

/** How near two names may stand, in pixels; the place's own label is wider. */
const APART = { x: 64, y: 22 };
const FROM_PLACE = { x: 96, y: 56 };
/** Closer than this a region is larger than the screen, and its name would stand anywhere. */
const REGIONS_UNTIL = 6.2;

/** Names of cities as HTML, the larger first; one that would cover another, or the place, waits for a closer look. */
export function nameCities(
  map: LiveMap,
  cities: readonly PlaceLabel[],
  place?: { lng: number; lat: number },
): void {
  const named = cities.map(({ name, lng, lat }) => {
    const element = labelElement(name, CITY);
    new Marker({ element, anchor: 'top', offset: [0, -3] }).setLngLat([lng, lat]).addTo(map);
    return { element, at: [lng, lat] as [number, number] };
  });
  const thin = () => {
    const own = place === undefined ? undefined : map.project([place.lng, place.lat]);
    const shown: { x: number; y: number }[] = [];
    for (const { element, at } of named) {
      const { x, y } = map.project(at);
      const covers =
        (own !== undefined && Math.abs(own.x - x) < FROM_PLACE.x && Math.abs(own.y - y) < FROM_PLACE.y) ||
        shown.some((one) => Math.abs(one.x - x) < APART.x && Math.abs(one.y - y) < APART.y);
      element.style.visibility = covers ? 'hidden' : 'visible';
      if (!covers) shown.push({ x, y });
    }
  };
  map.on('zoom', thin);
  thin();
}

/** Names of regions, seen from afar alone. */
export function nameRegions(map: LiveMap, regions: readonly PlaceLabel[]): void {
  const elements = regions.map(({ name, lng, lat }) => {
    const element = labelElement(name, REGION);
    new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    return element;
  });
  const look = () => {
    for (const element of elements)
      element.style.visibility = map.getZoom() < REGIONS_UNTIL ? 'visible' : 'hidden';
  };
  map.on('zoom', look);
  look();
}
