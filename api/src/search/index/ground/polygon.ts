import type { Rule } from '@diyar/contract/call/errors';
import { invalid } from '../../../platform/http/refusal.ts';
import { type GridPoint, toGrid } from './grid.ts';

/** A closed line; the last point is joined with the first. */
export type Ring = readonly GridPoint[];

export const MOST_POLYGON_POINTS = 200;
const FEWEST_RING_POINTS = 3;
/** Far enough around the Kingdom for a finger that slips, near enough to tell `lat,lng` from `lng,lat`. */
const WEST = 30;
const EAST = 60;
const SOUTH = 10;
const NORTH = 38;
const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/;

function refusal(rule: Rule): never {
  throw invalid('polygon', rule);
}

function readPoint(text: string): GridPoint {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => NUMBER.test(part))) refusal('polygon_form');
  const [lng = 0, lat = 0] = parts.map(Number);
  if (lng < WEST || lng > EAST || lat < SOUTH || lat > NORTH) refusal('polygon_far');
  return { x: toGrid(lng), y: toGrid(lat) };
}

/** Without points that stand where the one before stands, the first after the last included. */
function withoutRepeats(points: Ring): GridPoint[] {
  return points.filter((point, at) => {
    const before = points.at(at - 1);
    return point.x !== before?.x || point.y !== before.y;
  });
}

function readRing(text: string): Ring {
  const ring = withoutRepeats(text.split(';').map(readPoint));
  if (new Set(ring.map(({ x, y }) => `${x},${y}`)).size < FEWEST_RING_POINTS) refusal('polygon_points_min');
  return ring;
}

/**
 * Reads `lng,lat;lng,lat;…`, areas joined by `|`; a ring may be closed by its first point or not. Refuses, as the field
 * `polygon`: what cannot be read, points far from the Kingdom, more than 200 points in all, an area of fewer than
 * three places.
 */
export function readPolygon(text: string): Ring[] {
  const areas = text.split('|');
  const points = areas.reduce((sum, area) => sum + area.split(';').length, 0);
  if (points > MOST_POLYGON_POINTS) refusal('polygon_points_max');
  return areas.map(readRing);
}
