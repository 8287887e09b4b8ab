import { openBaseMap } from './base-map.ts';
import { KINGDOM_BOUNDS } from './show-map.ts';

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
    styleUrl: string | null;
    texts: { title: string; zoomIn: string; zoomOut: string };
  },
): PickMap {
  const { map, close } = openBaseMap(container, {
    ...options,
    view: {
      ...(place === null
        ? WHOLE_KINGDOM
        : { center: [place.lng, place.lat] as [number, number], zoom: STREET_ZOOM }),
      minZoom: 4,
      maxZoom: options.styleUrl === null ? 16 : 18,
      maxBounds: KINGDOM_BOUNDS,
    },
  });
  return {
    middle: () => {
      const { lat, lng } = map.getCenter();
      return { lat, lng, zoom: map.getZoom() };
    },
    goTo: ({ lat, lng }) => map.jumpTo({ center: [lng, lat], zoom: STREET_ZOOM }),
    remove: close,
  };
}
