import { type Map as LiveMap, Marker } from 'maplibre-gl';
import type { PlaceLabel } from './base-style.ts';

const HALO = 'text-shadow: 0 0 3px var(--map-land), 0 0 3px var(--map-land), 0 0 6px var(--map-land)';
const CITY = `font: 500 13px/1.2 var(--font-sans); color: var(--ink); white-space: nowrap; pointer-events: none; ${HALO}`;
const REGION = `font: 15px/1.2 var(--font-sans); color: var(--faint); opacity: 0.75; white-space: nowrap; pointer-events: none; ${HALO}`;
const SEA =
  'font: 400 14px/1.2 var(--font-sans); color: var(--info); white-space: nowrap; pointer-events: none';
/** By this class names step aside for prices. */
export const NAME = 'map-name';
const PLACE =
  'padding: 2px 10px; border-radius: 999px; background: var(--surface); box-shadow: var(--shadow-1); font: 700 14px/1.6 var(--font-sans); color: var(--ink); white-space: nowrap; pointer-events: none';

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

/** Pixels by which a name may stand beside its own place when a price covers it: under it, or over it. */
const ASIDE = [0, 22, -28] as const;

/**
 * Names of cities and districts step aside for prices, and for the names before them; one that finds no room is left out:
 * half a word says nothing. All are measured before any is moved, so the browser lays the map out once.
 */
export function layNames(map: LiveMap, above: readonly HTMLElement[]): void {
  const names = [...map.getContainer().querySelectorAll<HTMLElement>(`.${NAME}`)].filter(
    ({ style }) => style.visibility !== 'hidden',
  );
  for (const { style } of names) style.translate = '';
  const taken: Box[] = above.map((element) => element.getBoundingClientRect());
  const boxes = names.map((name) => name.getBoundingClientRect());
  for (const [turn, name] of names.entries()) {
    const box = boxes[turn];
    if (box === undefined) continue;
    const ways = name.dataset.steps === undefined ? ASIDE.slice(0, 1) : ASIDE;
    const way = ways.find((aside) => !isCovered(moved(box, aside), taken));
    name.classList.toggle('is-covered', way === undefined);
    name.classList.toggle('is-aside', way !== undefined && way !== 0);
    if (way === undefined) continue;
    if (way !== 0) name.style.translate = `0 ${way}px`;
    taken.push(moved(box, way));
  }
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const moved = ({ left, right, top, bottom }: Box, down: number): Box => ({
  left,
  right,
  top: top + down,
  bottom: bottom + down,
});
const isCovered = ({ left, right, top, bottom }: Box, boxes: readonly Box[]) =>
  boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);

/** The prices that names step aside for. */
export const pricesOn = (map: LiveMap) => [
  ...map.getContainer().querySelectorAll<HTMLElement>('.map-pin, .map-cluster'),
];

/** The name of the place itself, under its pin. */
export function placeElement(name: string): HTMLElement {
  return labelElement(name, PLACE);
}

/** How near two names may stand, in pixels; the place's own label is wider. */
const APART = { x: 64, y: 22 };
export const FROM_PLACE = { x: 96, y: 56 };
/** Closer than this a region is larger than the screen, and its name would stand anywhere. */
const REGIONS_UNTIL = 6.2;
const SEAS_UNTIL = 8;

/** Names of cities as HTML, the larger first; one that would cover another, or the place, waits for a closer look. */
export function nameCities(
  map: LiveMap,
  cities: readonly PlaceLabel[],
  place?: { lng: number; lat: number },
): void {
  const named = cities.map(({ name, lng, lat }) => {
    const element = labelElement(name, CITY);
    element.classList.add('map-city');
    element.dataset.steps = '';
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
  showUntil(map, REGIONS_UNTIL, elements);
}

/** Names of the seas, in the colour of water, until their shores are all there is to see. */
export function nameSeas(map: LiveMap, seas: readonly PlaceLabel[]): void {
  const elements = seas.map(({ name, lng, lat }) => {
    const element = labelElement(name, SEA);
    new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    return element;
  });
  showUntil(map, SEAS_UNTIL, elements);
}

function showUntil(map: LiveMap, zoom: number, elements: readonly HTMLElement[]): void {
  const look = () => {
    for (const element of elements) element.style.visibility = map.getZoom() < zoom ? 'visible' : 'hidden';
  };
  map.on('zoom', look);
  look();
}
