import type { Map as LiveMap } from 'maplibre-gl';

/** Name of the event on the map's element when drawing an area begins or ends. */
export const DRAWING = 'drawing';
const CLASS = 'is-drawing';

export const isDrawing = (map: LiveMap): boolean => map.getContainer().classList.contains(CLASS);

export function setDrawing(map: LiveMap, isOn: boolean): void {
  map.getContainer().classList.toggle(CLASS, isOn);
  map.getContainer().dispatchEvent(new Event(DRAWING));
}
