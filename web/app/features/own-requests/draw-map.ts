import { areaLayer } from '../map/area-layer.ts';
import { areaText } from '../map/areas.ts';
import { openBaseMap } from '../map/base-map.ts';
import { type Drawing, drawArea } from '../map/draw-area.ts';
import { KINGDOM_BOUNDS } from '../map/show-map.ts';

const CITY_ZOOM = 10.5;
const WHOLE_KINGDOM = { center: [45, 24] as [number, number], zoom: 4.4 };

export interface DrawMap {
  /** Takes the last corner away, or begins anew once the area is finished. */
  undo(): void;
  finish(): void;
  remove(): void;
}

interface DrawMapOptions {
  /** The middle of the city drawn in; the whole Kingdom without one. */
  around: { lat: number; lng: number } | null;
  lang: 'ar' | 'en';
  dir: 'rtl' | 'ltr';
  styleUrl: string | null;
  texts: { title: string; zoomIn: string; zoomOut: string };
  /** The area as text, null while there is none; `isTooSmall` where what was drawn encloses nothing. */
  onArea: (area: string | null, isTooSmall: boolean) => void;
}

/** A map on which one area is drawn, anew as often as one likes. Throws without WebGL. */
export function openDrawMap(container: HTMLElement, options: DrawMapOptions): DrawMap {
  const { around, onArea, ...base } = options;
  const { map, close } = openBaseMap(container, {
    ...base,
    view: {
      ...(around === null
        ? WHOLE_KINGDOM
        : { center: [around.lng, around.lat] as [number, number], zoom: CITY_ZOOM }),
      minZoom: 4,
      maxZoom: options.styleUrl === null ? 16 : 18,
      maxBounds: KINGDOM_BOUNDS,
    },
  });
  const areas = areaLayer(map);
  let drawing: Drawing | undefined;
  const begin = (isTooSmall: boolean) => {
    drawing?.stop();
    areas.show([]);
    onArea(null, isTooSmall);
    drawing = drawArea(map, areas, {
      onCorners: () => undefined,
      onKeys: () => undefined,
      onCancel: () => undefined,
      onDone: (area) => {
        if (area === undefined) return begin(true);
        drawing?.stop();
        drawing = undefined;
        areas.show([area]);
        onArea(areaText(area), false);
      },
    });
  };
  begin(false);
  return {
    undo: () => (drawing === undefined ? begin(false) : drawing.undo()),
    finish: () => drawing?.finish(),
    remove: () => {
      drawing?.stop();
      close();
    },
  };
}
