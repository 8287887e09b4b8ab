/** A longitude and a latitude in degrees, in the order of GeoJSON. */
export type Point = readonly [lng: number, lat: number];
/** A piece of the map: west, south, east and north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The whole Kingdom with a little around it. */
export const KINGDOM: Bounds = [34.2, 16, 56, 32.4];

/** Four decimals are eleven metres, five one. */
const DECIMALS = 4;
/** A piece of the map is never smaller than about a kilometre: one ad alone has no extent. */
const SMALLEST = 0.01;
/** Pixels of a map tile at zoom 0. */
const WORLD_PIXELS = 512;

export const rounded = (degrees: number, decimals = DECIMALS): number => Number(degrees.toFixed(decimals));

/** `bbox` of an address; undefined when it says nothing that is a piece of the map. */
export function readBounds(text: string | undefined): Bounds | undefined {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const isPiece = numbers.length === 4 && west < east && south < north;
  return isPiece ? [west, south, east, north] : undefined;
}

export function boundsText(bounds: Bounds): string {
  return bounds.map((degrees) => rounded(degrees)).join(',');
}

/** The intersection of two bounds; undefined when they share nothing. */
export function shared(one: Bounds, other: Bounds): Bounds | undefined {
  const west = Math.max(one[0], other[0]);
  const south = Math.max(one[1], other[1]);
  const east = Math.min(one[2], other[2]);
  const north = Math.min(one[3], other[3]);
  return west < east && south < north ? [west, south, east, north] : undefined;
}

/** The piece that holds all points, with `margin` degrees around it; undefined without a point. */
export function around(points: readonly Point[], margin = 0): Bounds | undefined {
  if (points.length === 0) return undefined;
  const side = (axis: 0 | 1): [number, number] => {
    const values = points.map((point) => point[axis]);
    const [least, most] = [Math.min(...values) - margin, Math.max(...values) + margin];
    const missing = Math.max(0, SMALLEST - (most - least)) / 2;
    return [least - missing, most + missing];
  };
  const [[west, east], [south, north]] = [side(0), side(1)];
  return [west, south, east, north];
}

/** Web Mercator: where a point lies on a world one unit wide, from its north-western corner. */
export function mercator([lng, lat]: Point): { x: number; y: number } {
  const turn = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return { x: (lng + 180) / 360, y: (1 - turn / Math.PI) / 2 };
}

/** How close a window of so many pixels looks when it just holds a piece of the map. */
export function zoomFor(
  [west, south, east, north]: Bounds,
  window: { width: number; height: number },
): number {
  const [from, to] = [mercator([west, north]), mercator([east, south])];
  const scale = Math.min(window.width / (to.x - from.x), window.height / (to.y - from.y));
  return Math.log2(scale / WORLD_PIXELS);
}
