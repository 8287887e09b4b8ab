import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as LiveMap, type MapOptions, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import './map.css';
import { basePaint, baseStyle, cityLabels, regionLabels, seaLabels } from './base-style.ts';
import { nameDistricts } from './district-labels.ts';
import { nameCities, nameRegions, nameSeas } from './map-labels.ts';

setWorkerUrl(workerUrl);

export interface BaseMapTexts {
  title: string;
  zoomIn: string;
  zoomOut: string;
  /** Units of the scale; without them there is none. */
  kilometres?: string;
  metres?: string;
}

export interface BaseMapOptions {
  lang: 'ar' | 'en';
  /** Decides on which side the buttons stand; the map itself never mirrors. */
  dir: 'rtl' | 'ltr';
  /** A style from elsewhere; null: the embedded base map. */
  styleUrl: string | null;
  texts: BaseMapTexts;
  /** A picture of a place, which no finger or key moves. */
  isStill?: boolean;
  /** The one place shown: no city's name covers it, and regions are named around it. */
  place?: { lng: number; lat: number };
  view: Pick<
    MapOptions,
    'center' | 'zoom' | 'bounds' | 'fitBoundsOptions' | 'minZoom' | 'maxZoom' | 'maxBounds'
  >;
}

/** A live map in an element, with its names, buttons and colours. Throws when the browser has no WebGL. */
export function openBaseMap(
  container: HTMLElement,
  options: BaseMapOptions,
): { map: LiveMap; close: () => void } {
  const { texts, dir, styleUrl } = options;
  const map = new LiveMap({
    container,
    style: styleUrl ?? baseStyle(),
    ...options.view,
    interactive: options.isStill !== true,
    attributionControl: styleUrl === null ? false : { compact: true },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': texts.title,
      'NavigationControl.ZoomIn': texts.zoomIn,
      'NavigationControl.ZoomOut': texts.zoomOut,
      ...(texts.kilometres === undefined ? {} : { 'ScaleControl.Kilometers': texts.kilometres }),
      ...(texts.metres === undefined ? {} : { 'ScaleControl.Meters': texts.metres }),
    },
  });
  if (options.isStill !== true) {
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
  }
  const [end, start] =
    dir === 'rtl' ? (['bottom-left', 'bottom-right'] as const) : (['bottom-right', 'bottom-left'] as const);
  if (options.isStill !== true) map.addControl(new NavigationControl({ showCompass: false }), end);
  if (texts.kilometres !== undefined) map.addControl(new ScaleControl({ maxWidth: 96 }), start);
  const leaving = new AbortController();
  if (styleUrl === null) dressEmbedded(map, options, leaving.signal);
  else dressOutside(map, options, leaving.signal);
  return {
    map,
    close: () => {
      leaving.abort();
      map.remove();
    },
  };
}

/** Names as HTML in the page's language, and colours that follow the site's. */
function dressEmbedded(map: LiveMap, { lang, place }: BaseMapOptions, signal: AbortSignal): void {
  Promise.all([cityLabels(lang, signal), regionLabels(lang, signal), seaLabels(lang, signal)])
    .then(([cities, regions, seas]) => {
      nameCities(map, cities, place);
      nameRegions(map, regions);
      nameSeas(map, seas);
      nameDistricts(map, lang, signal, place);
    })
    // Without names the map still shows.
    .catch(() => undefined);
  const recolour = () => {
    for (const [layer, property, color] of basePaint()) {
      if (map.getLayer(layer) !== undefined) map.setPaintProperty(layer, property, color);
    }
  };
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolour, { signal });
  const theme = new MutationObserver(recolour);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => theme.disconnect());
}

/** A style from elsewhere names places in the page's language; when it does not come, the embedded one takes its place. */
function dressOutside(map: LiveMap, options: BaseMapOptions, signal: AbortSignal): void {
  let hasCome = false;
  map.once('style.load', () => {
    hasCome = true;
    for (const layer of map.getStyle().layers) {
      if (layer.type !== 'symbol' || !JSON.stringify(layer.layout?.['text-field'] ?? '').includes('name'))
        continue;
      map.setLayoutProperty(layer.id, 'text-field', [
        'coalesce',
        ['get', `name:${options.lang}`],
        ['get', 'name'],
      ]);
    }
  });
  map.once('error', () => {
    if (hasCome || signal.aborted) return;
    hasCome = true;
    map.setStyle(baseStyle());
    dressEmbedded(map, options, signal);
  });
}
