import type { GeoJSONSource } from 'maplibre-gl';

export interface TintedPlace {
  lat: number;
  lng: number;
}

const DEGREE_METRES = 111_320;
/** A tint reaches a little over the middle between two neighbours, and is never a dot or half a city. */
const REACH = 0.85;
const RADIUS = { least: 500, most: 2600 };
const TONES = 4;

/** Metres between two places near each other. */
function apart(one: TintedPlace, other: TintedPlace): number {
  const shorter = Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * shorter) * DEGREE_METRES;
}

/** Soft circles around the middles of districts, as wide as their neighbours are near; neighbours differ in tone mostly. */
export function tintsOf(places: readonly TintedPlace[]): Parameters<GeoJSONSource['setData']>[0] {
  return {
    type: 'FeatureCollection',
    features: places.map((place) => {
      const nearest = places.reduce(
        (least, other) => (other === place ? least : Math.min(least, apart(place, other))),
        RADIUS.most,
      );
      const metres = Math.min(RADIUS.most, Math.max(RADIUS.least, nearest * REACH));
      // By its place alone: it keeps its tone while the map moves.
      const tone = Math.abs(Math.round(place.lat * 1000) * 7 + Math.round(place.lng * 1000) * 3) % TONES;
      return {
        type: 'Feature',
        properties: { metres, tone },
        geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
      };
    }),
  };
}
