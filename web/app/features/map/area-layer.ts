import type { GeoJSONSource, Map as LiveMap } from 'maplibre-gl';
import type { Area } from './areas.ts';
import type { Point } from './bounds.ts';

const AREAS = 'drawn-areas';
const DRAFT = 'draft-area';

type Data = Parameters<GeoJSONSource['setData']>[0];

export interface AreaLayer {
  /** The areas searched in. */
  show(areas: readonly Area[]): void;
  /** The corners set so far of an area being drawn. */
  draft(corners: readonly Point[]): void;
}

const closed = (corners: readonly Point[]) =>
  [...corners, ...corners.slice(0, 1)].map(([lng, lat]) => [lng, lat]);

function areasData(areas: readonly Area[]): Data {
  return {
    type: 'FeatureCollection',
    features: areas.map((area) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [closed(area)] },
    })),
  };
}

function draftData(corners: readonly Point[]): Data {
  const points = corners.map(([lng, lat]) => [lng, lat]);
  const line = corners.length < 3 ? points : closed(corners);
  return {
    type: 'FeatureCollection',
    features: [
      ...(line.length < 2
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: {},
              geometry: { type: 'LineString' as const, coordinates: line },
            },
          ]),
      { type: 'Feature', properties: {}, geometry: { type: 'MultiPoint', coordinates: points } },
    ],
  };
}

/** Drawn areas on a map, in the site's colour; they come back when the map changes its style. */
export function areaLayer(map: LiveMap): AreaLayer {
  let areas: readonly Area[] = [];
  let corners: readonly Point[] = [];
  const source = (id: string) => map.getSource<GeoJSONSource>(id);
  map.on('style.load', () => addLayers(map, areasData(areas), draftData(corners)));
  return {
    show: (next) => {
      areas = next;
      source(AREAS)?.setData(areasData(areas));
    },
    draft: (next) => {
      corners = next;
      source(DRAFT)?.setData(draftData(corners));
    },
  };
}

function addLayers(map: LiveMap, areas: Data, draft: Data): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--primary').trim();
  map.addSource(AREAS, { type: 'geojson', data: areas });
  map.addSource(DRAFT, { type: 'geojson', data: draft });
  map.addLayer({
    id: AREAS,
    type: 'fill',
    source: AREAS,
    paint: { 'fill-color': color, 'fill-opacity': 0.14 },
  });
  const line = { 'line-color': color, 'line-width': 2.5 };
  map.addLayer({ id: `${AREAS}-line`, type: 'line', source: AREAS, paint: line });
  map.addLayer({
    id: `${DRAFT}-line`,
    type: 'line',
    source: DRAFT,
    paint: { ...line, 'line-dasharray': [2, 1.5] },
  });
  map.addLayer({
    id: `${DRAFT}-points`,
    type: 'circle',
    source: DRAFT,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-radius': 5, 'circle-color': color },
  });
}
