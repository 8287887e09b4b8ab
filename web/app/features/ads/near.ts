import { kilometresFrom } from '@diyar/contract/values/distance';
import { createContext } from 'react';

/** Where the ads below are looked at from, as the address says it (`lat,lng`); undefined where nobody asked. */
export const NearContext = createContext<string | undefined>(undefined);

/** How far a place is from a text `lat,lng`, in whole kilometres. */
export function wholeKilometres(near: string, place: { lat: number; lng: number }): number {
  const [lat = 0, lng = 0] = near.split(',').map(Number);
  return Math.round(kilometresFrom({ lat, lng })(place));
}
