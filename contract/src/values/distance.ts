interface Point {
  lat: number;
  lng: number;
}

/** The mean radius of the Earth (IUGG). */
const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/**
 * Kilometres from `near` to any place, both in degrees: along the great circle of a sphere (haversine), within 0.6 % of the ground
 * however far.
 */
export function kilometresFrom(near: Point): (place: Point) => number {
  const narrow = Math.cos(near.lat * RADIANS);
  return ({ lat, lng }) => {
    const north = Math.sin(((lat - near.lat) * RADIANS) / 2);
    const east = Math.sin(((lng - near.lng) * RADIANS) / 2);
    const chord = north * north + narrow * Math.cos(lat * RADIANS) * (east * east);
    return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
  };
}

/** The sides of a box of degrees around a point: all that is no more than so many kilometres from it stands in it. */
export function boxAround({ lat, lng }: Point, kilometres: number) {
  const north = kilometres / EARTH_KM / RADIANS;
  const reach = Math.sin(kilometres / EARTH_KM) / Math.cos(lat * RADIANS);
  // Around a pole every longitude is near.
  const east = reach < 1 ? Math.asin(reach) / RADIANS : 180;
  return { west: lng - east, south: lat - north, east: lng + east, north: lat + north };
}
