import { openBaseMap } from './base-map.ts';
import { KINGDOM_BOUNDS } from './show-map.ts';

interface Place {
  lat: number;
  lng: number;
}

export interface PinMap {
  goTo(place: Place, zoom: number): void;
  remove(): void;
}

const WHOLE_KINGDOM = { center: [45, 24] as [number, number], zoom: 4.4 };
/** As close as the embedded map goes, and a style from elsewhere. */
const CLOSEST = { embedded: 16, elsewhere: 19 };
/** What a tap on the map comes closer by. */
const TAP_ZOOM = 2;
/** Pixels that an arrow key moves the pin by, and with Shift. */
const STEP = { small: 12, large: 96 };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A map that moves under a pin in its middle: by finger and mouse, by a tap on the place meant, by arrow keys, + and −. Tells
 * each place that somebody moved it to, and how close it was then; not where `goTo` went. Throws without WebGL.
 */
export function pinMap(
  container: HTMLElement,
  options: {
    start: (Place & { zoom: number }) | null;
    lang: 'ar' | 'en';
    dir: 'rtl' | 'ltr';
    styleUrl: string | null;
    texts: { title: string; zoomIn: string; zoomOut: string };
    onMove: (place: Place, zoom: number) => void;
  },
): PinMap {
  const { start, onMove } = options;
  const { map, close } = openBaseMap(container, {
    ...options,
    view: {
      ...(start === null
        ? WHOLE_KINGDOM
        : { center: [start.lng, start.lat] as [number, number], zoom: start.zoom }),
      minZoom: 4,
      maxZoom: options.styleUrl === null ? CLOSEST.embedded : CLOSEST.elsewhere,
      maxBounds: KINGDOM_BOUNDS,
    },
  });
  // Its own steps are a hundred pixels: too far for a house.
  map.keyboard.disable();
  const meant = { isMeant: true };
  map.getCanvas().addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? STEP.large : STEP.small;
    if (arrow !== undefined) map.panBy([arrow[0] * step, arrow[1] * step], { animate: false }, meant);
    else if (event.key === '+' || event.key === '=') map.zoomTo(map.getZoom() + 1, { animate: false }, meant);
    else if (event.key === '-') map.zoomTo(map.getZoom() - 1, { animate: false }, meant);
    else return;
    event.preventDefault();
  });
  map.on('click', ({ lngLat }) => {
    const zoom = Math.min(map.getZoom() + TAP_ZOOM, map.getMaxZoom());
    map.easeTo({ center: lngLat, zoom, duration: 250 }, meant);
  });
  map.on('moveend', (event) => {
    const { originalEvent, isMeant } = event as { originalEvent?: unknown; isMeant?: boolean };
    if (originalEvent === undefined && isMeant !== true) return;
    const { lat, lng } = map.getCenter();
    onMove({ lat, lng }, map.getZoom());
  });
  return {
    goTo: ({ lat, lng }, zoom) => map.jumpTo({ center: [lng, lat], zoom }),
    remove: close,
  };
}
