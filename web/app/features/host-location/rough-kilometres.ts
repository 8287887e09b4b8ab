import type { Place } from './read-place.ts';

const DEGREE_KM = 111.32;

/** Kilometres between two places on flat ground, within a hundredth inside one region; enough to say that a pin is far off. */
export function roughKilometres(one: Place, other: Place): number {
  const north = one.lat - other.lat;
  const east = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east) * DEGREE_KM;
}
