import type { Point } from './bounds.ts';

/** How far off the drawn coast someone may stand and still be in the Kingdom: the shapes are simplified. */
const SHORE_DEGREES = 0.03;

export type LocationProblem = 'geoDisabled' | 'optionUnavailable' | 'outsideCountry';

type Polygons = readonly (readonly (readonly Point[])[])[];

/** Whether a place lies in the land of these outlines, or off its shore. */
export function isInside([x, y]: Point, land: Polygons): boolean {
  let inside = false;
  for (const ring of land.flat()) {
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
      if (Math.hypot(x - x1, y - y1) < SHORE_DEGREES) return true;
    }
  }
  return inside;
}

const askDevice = () =>
  new Promise<Point | LocationProblem>((answer) => {
    if (navigator.geolocation === undefined) return answer('geoDisabled');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer([coords.longitude, coords.latitude]),
      // Refused or switched off; anything else is a device that cannot tell.
      ({ code, PERMISSION_DENIED }) =>
        answer(code === PERMISSION_DENIED ? 'geoDisabled' : 'optionUnavailable'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  });

/** Where I am, or which of the brief's sentences says why not (brief 8). */
export async function findMyLocation(): Promise<Point | LocationProblem> {
  const found = await askDevice();
  if (typeof found === 'string') return found;
  try {
    const response = await fetch('/map/kingdom.geo.json');
    const { geometry } = (await response.json()) as { geometry: { coordinates: Polygons } };
    return isInside(found, geometry.coordinates) ? found : 'outsideCountry';
  } catch {
    return 'optionUnavailable';
  }
}
