import type { StyleSpecification } from 'maplibre-gl';

/** The site's colours as they stand now, light or dark. */
function tokens() {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return { sea: of('--sunken'), land: of('--surface'), line: of('--line'), border: of('--field-line') };
}

/** The colours of the layers, as the site has them now. */
export function basePaint() {
  const { sea, land, line, border } = tokens();
  return [
    ['sea', 'background-color', sea],
    ['land', 'fill-color', land],
    ['regions', 'line-color', line],
    ['border', 'line-color', border],
  ] as const;
}

/**
 * The embedded base map: land, regions and borders from our own files, in the site's colours. It needs no key, no
 * network beyond this site and no glyphs: names of cities are HTML, put there by whoever shows the map.
 */
export function baseStyle(): StyleSpecification {
  const { sea, land, line, border } = tokens();
  const file = (name: string) => new URL(`/map/${name}.geo.json`, location.origin).href;
  return {
    version: 8,
    sources: {
      kingdom: { type: 'geojson', data: file('kingdom') },
      regions: { type: 'geojson', data: file('regions') },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      { id: 'land', type: 'fill', source: 'kingdom', paint: { 'fill-color': land } },
      {
        id: 'regions',
        type: 'line',
        source: 'regions',
        paint: { 'line-color': line, 'line-width': 1, 'line-dasharray': [3, 2] },
      },
      {
        id: 'border',
        type: 'line',
        source: 'kingdom',
        paint: { 'line-color': border, 'line-width': 1.25 },
      },
    ],
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
