import type { AdCard } from '@diyar/contract/finding/ads';
import type { FoundAd, MapCluster, MapPin } from '@diyar/contract/finding/search';
import { type Map as LiveMap, Marker } from 'maplibre-gl';
import { layNames } from '../../map/map-labels.ts';
import { apart, clusterSize } from './apart.ts';
import type { FoundOnMap } from './found-on-map.ts';
import { type Direction, nextInDirection } from './next-in-direction.ts';
import { shortPrice } from './price-text.ts';

/** An ad of the list beside a map; on dates it says what the stay costs. */
export type MappedAd = AdCard & Partial<Pick<FoundAd, 'total' | 'stay'>>;

/** A price on the map, and what it is of. */
export type PinPrice = Pick<MapPin, 'price' | 'period' | 'words'>;

interface MarkerOptions {
  lang: 'ar' | 'en';
  dir: 'rtl' | 'ltr';
  /** The name for screen readers. */
  clusterText: (cluster: MapCluster) => string;
  pinText: (pin: PinPrice) => string;
  /** The period beside a price, where a search mixes several; undefined where the map says it once. */
  periodText: (pin: Omit<PinPrice, 'price'>) => string | undefined;
  onPin: (id: string) => void;
  onCluster: (cluster: MapCluster) => void;
  /** The pin under the mouse or in focus; undefined when it is left. */
  onLook: (id: string | undefined) => void;
}

interface Shown {
  marker: Marker;
  element: HTMLElement;
  /** The public number of the pin's ad. */
  id?: string;
}

export interface FoundMarkers {
  show(found: FoundOnMap): void;
  /** Brings the pin of an ad before the others; one that stands in a cluster gets a pin for the moment. */
  raise(id: string | undefined, ads: readonly MappedAd[]): void;
  /** The pin whose card is open. */
  mark(id: string | undefined): void;
  focus(id: string): void;
  /** While an area is drawn they are seen, and neither pressed nor reached by keys. */
  rest(isResting: boolean): void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const clusterKey = ({ lat, lng, count, price_min }: MapCluster) =>
  `${lat},${lng} ${count} ${price_min.amount}`;

/** Prices and clusters as buttons on the map: one stop of the Tab key for all of them, arrows go from one to the next. */
export function foundMarkers(map: LiveMap, options: MarkerOptions): FoundMarkers {
  const shown = new Map<string, Shown>();
  let raised: Shown | undefined;
  let isResting = false;
  const restAll = () => {
    for (const { element } of shown.values()) element.inert = isResting;
  };
  const pinOf = (id: string | undefined) =>
    id === undefined ? undefined : [...shown.values()].find((one) => one.id === id);
  const lower = () => {
    raised?.element.classList.remove('is-raised');
    if (raised !== undefined && raised.id === undefined) raised.marker.remove();
    raised = undefined;
  };
  return {
    show: (found) => {
      replace(map, shown, found, options);
      restAll();
    },
    raise: (id, ads) => {
      lower();
      const ad = id === undefined ? undefined : ads.find((one) => one.id === id);
      const own = pinOf(id);
      raised = own ?? (ad && passingPin(map, ad, options));
      raised?.element.classList.add('is-raised');
    },
    mark: (id) => {
      for (const one of shown.values()) {
        if (one.id !== undefined) one.element.setAttribute('aria-expanded', String(one.id === id));
      }
    },
    rest: (isNowResting) => {
      isResting = isNowResting;
      restAll();
    },
    focus: (id) => {
      const element = pinOf(id)?.element ?? map.getCanvas();
      element.focus({ preventScroll: true });
    },
  };
}

/** Puts what is found now in the place of what was; what is the same stays, with its focus. */
function replace(map: LiveMap, shown: Map<string, Shown>, found: FoundOnMap, options: MarkerOptions): void {
  const saysPeriods = options.periodText({ period: null, words: null }) !== undefined;
  const { clusters, pins } = apart(found, {
    project: ({ lng, lat }) => map.project([lng, lat]),
    pins: saysPeriods ? 'priceOfPeriod' : 'price',
  });
  // Another price is another pin: what stands on it changes.
  const pinKey = (pin: MapPin) => `${pin.id} ${pin.price.amount} ${options.periodText(pin) ?? ''}`;
  const place = (key: string, make: () => HTMLElement, at: { lng: number; lat: number }, id?: string) => {
    if (shown.has(key)) return;
    const element = make();
    element.tabIndex = -1;
    element.addEventListener('keydown', (event) => walk(map, shown, element, event));
    const marker = new Marker({ element }).setLngLat([at.lng, at.lat]).addTo(map);
    shown.set(key, { marker, element, ...(id === undefined ? {} : { id }) });
  };
  const hadFocus = removeOthers(shown, new Set([...clusters.map(clusterKey), ...pins.map(pinKey)]));
  for (const cluster of clusters) place(clusterKey(cluster), () => clusterElement(cluster, options), cluster);
  for (const pin of pins) place(pinKey(pin), () => pinElement(pin, options), pin, pin.id);
  const stops = [...shown.values()].map(({ element }) => element);
  if (!stops.some((element) => element.tabIndex === 0) && stops[0] !== undefined) stops[0].tabIndex = 0;
  layNames(map, stops);
  if (hadFocus) map.getCanvas().focus({ preventScroll: true });
}

/** Takes away what is no longer there; whether the focus was on it. */
function removeOthers(shown: Map<string, Shown>, kept: ReadonlySet<string>): boolean {
  let hadFocus = false;
  for (const [key, { marker, element }] of shown) {
    if (kept.has(key)) continue;
    hadFocus ||= element === document.activeElement;
    marker.remove();
    shown.delete(key);
  }
  return hadFocus;
}

/** The accessible name begins with the visible text, so that voice control finds it (WCAG 2.5.3). */
function nameOf(seen: string, sentence: string): string {
  return sentence.includes(seen) ? sentence : `${seen}، ${sentence}`;
}

function buttonElement(
  className: string,
  words: readonly (Node | string)[],
  sentence: string,
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.append(...words);
  element.setAttribute('aria-label', nameOf(element.textContent, sentence));
  return element;
}

function clusterElement(cluster: MapCluster, options: MarkerOptions): HTMLElement {
  const { count } = cluster;
  const text = count < 1000 ? String(count) : shortPrice(count * 100, options.lang);
  const element = buttonElement('map-cluster', [text], options.clusterText(cluster));
  element.style.setProperty('--size', `${clusterSize(count)}px`);
  element.addEventListener('click', () => options.onCluster(cluster));
  return element;
}

function pinElement(pin: MapPin, options: MarkerOptions): HTMLElement {
  const { id } = pin;
  const element = buttonElement('map-pin', pinWords(pin, options), options.pinText(pin));
  element.dir = options.dir;
  element.setAttribute('aria-expanded', 'false');
  element.dataset.pin = id;
  element.addEventListener('click', () => options.onPin(id));
  for (const event of ['pointerenter', 'focus']) element.addEventListener(event, () => options.onLook(id));
  for (const event of ['pointerleave', 'blur'])
    element.addEventListener(event, () => options.onLook(undefined));
  return element;
}

/** "85K / month": the period smaller, after the price. */
function pinWords(pin: PinPrice, options: MarkerOptions): (Node | string)[] {
  const words = options.periodText(pin);
  const price = document.createElement('bdi');
  price.textContent = shortPrice(pin.price.amount, options.lang);
  if (words === undefined) return [price];
  const per = document.createElement('small');
  per.textContent = ` ${words}`;
  return [price, per];
}

/** Where a card's ad is, while its own pin is inside a cluster. */
function passingPin(map: LiveMap, ad: MappedAd, options: MarkerOptions): Shown {
  const element = document.createElement('span');
  element.className = 'map-pin';
  element.dir = options.dir;
  const led = ad.asked_price ?? { ...ad.price, period: ad.period };
  const price = ad.total ?? led;
  element.append(...pinWords({ price, period: led.period, words: ad.stay?.words ?? null }, options));
  element.ariaHidden = 'true';
  const { lng, lat } = ad.location;
  return { element, marker: new Marker({ element }).setLngLat([lng, lat]).addTo(map) };
}

/** Arrow keys on a pin lead to the nearest one on that side. The map itself must not move at the same time. */
function walk(
  map: LiveMap,
  shown: ReadonlyMap<string, Shown>,
  from: HTMLElement,
  event: KeyboardEvent,
): void {
  const direction = ARROWS[event.key];
  if (direction === undefined) {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  const window = map.getContainer().getBoundingClientRect();
  const places = [...shown.values()].flatMap(({ element }) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const isSeen =
      middle.x > window.left && middle.x < window.right && middle.y > window.top && middle.y < window.bottom;
    return isSeen || element === from ? [{ element, ...middle }] : [];
  });
  const here = places.find(({ element }) => element === from);
  const next = here && nextInDirection(here, places, direction);
  if (next === undefined) return;
  from.tabIndex = -1;
  next.element.tabIndex = 0;
  next.element.focus({ preventScroll: true });
}
