import { type Point, rounded } from './bounds.ts';

/** A drawn area: its corners, without the first again at the end. */
export type Area = readonly Point[];

/** An address carries at most 200 points (product.md 3): five areas of forty. */
export const MOST_AREAS = 5;
const MOST_CORNERS = 40;
export const FEWEST_CORNERS = 3;
const CORNER_DECIMALS = 5;
/** Corners further off are no search's; a finger that slips stays within. */
const REACH = { lng: [30, 60], lat: [10, 38] } as const;

/** The areas that are written `lng,lat;lng,lat;…`, one text each; what is no area is left out. */
export function readAreas(texts: readonly string[] = []): Area[] {
  return texts.flatMap((text) => {
    const corners = text.split(';').map((pair): Point => {
      const [lng = Number.NaN, lat = Number.NaN] = pair.split(',').map(Number);
      return [lng, lat];
    });
    const isArea =
      corners.length >= FEWEST_CORNERS && corners.flat().every((degrees) => Number.isFinite(degrees));
    return isArea ? [corners] : [];
  });
}

/** An area as `readAreas` reads it. */
export function areaText(corners: Area): string {
  return corners
    .map(([lng, lat]) => `${rounded(lng, CORNER_DECIMALS)},${rounded(lat, CORNER_DECIMALS)}`)
    .join(';');
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}

/** Douglas and Peucker's simplification of an open line; its ends stay. */
function simplifiedLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const offs = line.map((point) => distance(point, first, last));
  const most = Math.max(...offs);
  if (most <= tolerance) return [first, last];
  const farthest = offs.indexOf(most);
  const before = simplifiedLine(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifiedLine(line.slice(farthest), tolerance)];
}

function withinReach([lng, lat]: Point): Point {
  return [
    Math.min(REACH.lng[1], Math.max(REACH.lng[0], lng)),
    Math.min(REACH.lat[1], Math.max(REACH.lat[0], lat)),
  ];
}

/**
 * A line drawn by hand as an area of at most forty corners, none nearer to its neighbours' line than `tolerance` degrees;
 * undefined when it encloses nothing.
 */
export function areaOf(line: readonly Point[], tolerance: number): Area | undefined {
  const drawn = line
    .map(withinReach)
    .filter(([lng, lat], at, all) => lng !== all[at - 1]?.[0] || lat !== all[at - 1]?.[1]);
  let coarse = tolerance;
  let corners = simplifiedRing(drawn, coarse);
  while (corners.length > MOST_CORNERS) {
    coarse = coarse * 1.5 + 1e-6;
    const coarser = simplifiedRing(corners, coarse);
    // A scribble has no outline to come down to: some of its points stand for all.
    corners = coarser.length < FEWEST_CORNERS ? everySo(corners, MOST_CORNERS) : coarser;
  }
  return corners.length < FEWEST_CORNERS ? undefined : corners;
}

/** Closed, so that the way back to the beginning is simplified too; cut where it is farthest from there. */
function simplifiedRing(ring: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = ring;
  if (first === undefined) return ring;
  const offs = ring.map((point) => distance(point, first, first));
  const half = offs.indexOf(Math.max(...offs));
  const there = simplifiedLine(ring.slice(0, half + 1), tolerance);
  const back = simplifiedLine([...ring.slice(half), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function everySo(points: readonly Point[], count: number): readonly Point[] {
  return points.filter(
    (_, at) => Math.floor((at * count) / points.length) !== Math.floor(((at - 1) * count) / points.length),
  );
}
