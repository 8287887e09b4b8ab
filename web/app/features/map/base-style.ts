import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';

/**
 * A colour of the style sheet as the site has it now, light or dark; a variable's own text may be a choice of both. Asked for in the
 * head: an element put into the body has the browser style the whole page anew (30 ms on a fast phone, for each colour).
 */
function colorOf(name: string): string {
  const probe = document.createElement('i');
  probe.style.cssText = `display: none; color: var(${name})`;
  document.head.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Closer than this a border known to 400 metres would be wrong, and what lies beyond it no longer looks another. */
const BORDERS = { from: 7.5, until: 10 };
const fading = (near: number | string, far: number | string) => between(BORDERS, far, near);

const between = (
  zoom: { from: number; until: number },
  far: number | string,
  near: number | string,
): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], zoom.from, far, zoom.until, near];

/** Built-up areas are drawn for a look from afar; nearer, the districts' tints take their place. */
const TINTS = { from: 8.4, until: 9.8 };

/** The colours of the layers, as the site has them now. */
export function basePaint() {
  const [land, urban, sea] = [colorOf('--map-land'), colorOf('--map-urban'), colorOf('--map-sea')];
  const [sage = sea, clay = sea, mist = sea, sand = urban] = [
    '--map-sage',
    '--map-clay',
    '--map-mist',
    '--map-urban',
  ].map(colorOf);
  const tint: ExpressionSpecification = ['match', ['get', 'tone'], 0, sage, 1, clay, 2, mist, sand];
  return [
    ['abroad', 'background-color', fading(land, colorOf('--map-abroad'))],
    ['land', 'fill-color', land],
    ['regions', 'line-color', colorOf('--line')],
    ['border', 'line-color', colorOf('--field-line')],
    ['urban', 'fill-color', urban],
    [DISTRICTS, 'circle-color', tint],
    ['sea', 'fill-color', sea],
    ['home', 'fill-color', land],
  ] as const;
}

/** Source and layer of the districts' tints; `nameDistricts` fills it. */
export const DISTRICTS = 'districts';
/** Pixels of a metre on the ground at zoom 9 and 17, in the middle of the Kingdom. */
const PIXELS_OF_METRE = { 9: 0.0072, 17: 1.843 };

/** A tint has no edge: where one district ends and the next begins is not known. */
const TINT = {
  'circle-radius': [
    'interpolate',
    ['exponential', 2],
    ['zoom'],
    ...Object.entries(PIXELS_OF_METRE).flatMap(([zoom, pixels]) => [
      Number(zoom),
      ['*', ['get', 'metres'], pixels],
    ]),
  ],
  'circle-blur': 0.45,
  'circle-opacity': between(TINTS, 0, 0.75),
  'circle-pitch-alignment': 'map',
} as const;

/**
 * The embedded base map: sea, land, built-up areas, regions and borders from our own files, in the site's colours. It needs
 * no key, no network beyond this site and no glyphs: names are HTML, put there by whoever shows the map.
 */
export function baseStyle(): StyleSpecification {
  const file = (name: string) => new URL(`/map/${name}.geo.json`, location.origin).href;
  const ofGround = (kind: string) => ({ source: 'ground', filter: ['==', ['get', 'kind'], kind] });
  const layers = [
    { id: 'abroad', type: 'background' },
    { id: 'land', type: 'fill', source: 'kingdom' },
    {
      id: 'regions',
      type: 'line',
      source: 'regions',
      paint: { 'line-width': 1, 'line-dasharray': [3, 2], 'line-opacity': fading(0, 1) },
    },
    {
      id: 'border',
      type: 'line',
      source: 'kingdom',
      paint: { 'line-width': 1.25, 'line-opacity': fading(0, 0.8) },
    },
    {
      id: 'urban',
      type: 'fill',
      ...ofGround('urban'),
      paint: { 'fill-antialias': false, 'fill-opacity': between(TINTS, 1, 0.35) },
    },
    { id: DISTRICTS, type: 'circle', source: DISTRICTS, paint: TINT },
    { id: 'sea', type: 'fill', ...ofGround('sea') },
    { id: 'home', type: 'fill', ...ofGround('home') },
  ] as unknown as StyleSpecification['layers'];
  const colors = basePaint();
  return {
    version: 8,
    sources: {
      kingdom: { type: 'geojson', data: file('kingdom') },
      regions: { type: 'geojson', data: file('regions') },
      ground: { type: 'geojson', data: file('ground') },
      [DISTRICTS]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: layers.map((layer) => ({
      ...layer,
      paint: {
        ...layer.paint,
        ...Object.fromEntries(
          colors.flatMap(([id, name, color]) => (id === layer.id ? [[name, color]] : [])),
        ),
      },
    })) as StyleSpecification['layers'],
  };
}

export interface PlaceLabel {
  name: string;
  lng: number;
  lat: number;
}

interface CityFile {
  features: {
    properties: { name_ar: string; name_en: string; rank: number };
    geometry: { coordinates: [number, number] };
  }[];
}

/** The cities to be named on the map, largest first, in a language. */
export async function cityLabels(lang: 'ar' | 'en', signal: AbortSignal): Promise<PlaceLabel[]> {
  const response = await fetch('/map/cities.geo.json', { signal });
  const { features } = (await response.json()) as CityFile;
  return features
    .toSorted((one, other) => one.properties.rank - other.properties.rank)
    .map(({ properties, geometry: { coordinates } }) => ({
      name: nameIn(lang, properties),
      lng: coordinates[0],
      lat: coordinates[1],
    }));
}

interface GroundFile {
  features: {
    properties: { kind: string; name_ar?: string; name_en?: string };
    geometry: { coordinates: [number, number] };
  }[];
}

/** The seas to be named. */
export async function seaLabels(lang: 'ar' | 'en', signal: AbortSignal): Promise<PlaceLabel[]> {
  const response = await fetch('/map/ground.geo.json', { signal });
  const { features } = (await response.json()) as GroundFile;
  return features.flatMap(({ properties: { name_ar, name_en }, geometry: { coordinates } }) =>
    name_ar === undefined || name_en === undefined
      ? []
      : [{ name: nameIn(lang, { name_ar, name_en }), lng: coordinates[0], lat: coordinates[1] }],
  );
}

interface RegionFile {
  features: {
    properties: { name_ar: string; name_en: string };
    geometry: { coordinates: [number, number][][][] };
  }[];
}

/** The regions to be named, each in the middle of its mainland. */
export async function regionLabels(lang: 'ar' | 'en', signal: AbortSignal): Promise<PlaceLabel[]> {
  const response = await fetch('/map/regions.geo.json', { signal });
  const { features } = (await response.json()) as RegionFile;
  return features.map(({ properties, geometry }) => {
    const rings = geometry.coordinates.map(([outer = []]) => outer);
    const mainland = rings.reduce((largest, ring) => (ring.length > largest.length ? ring : largest), []);
    const middle = (axis: 0 | 1) => {
      const values = mainland.map((point) => point[axis]);
      return (Math.min(...values) + Math.max(...values)) / 2;
    };
    return { name: nameIn(lang, properties), lng: middle(0), lat: middle(1) };
  });
}

function nameIn(lang: 'ar' | 'en', names: { name_ar: string; name_en: string }): string {
  return lang === 'ar' ? names.name_ar : names.name_en;
}
