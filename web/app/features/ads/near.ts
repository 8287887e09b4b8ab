import { createContext } from 'react';

/** Where the ads below are looked at from, as the address says it (`lat,lng`); undefined where nobody asked. */
export const NearContext = createContext<string | undefined>(undefined);

const KM_PER_DEGREE = 111.195;

/** How far a place is from a text `lat,lng`, in whole kilometres: on a plane that touches the ground there, good within the Kingdom. */
export function kilometresFrom(near: string, place: { lat: number; lng: number }): number {
  const [lat = 0, lng = 0] = near.split(',').map(Number);
  const narrow = Math.cos((lat * Math.PI) / 180);
  return Math.round(Math.hypot(place.lat - lat, (place.lng - lng) * narrow) * KM_PER_DEGREE);
}
