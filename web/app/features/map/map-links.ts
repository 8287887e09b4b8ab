import type { MapPlace } from './show-map.ts';

/** Where other sites show a place: a pin on one that is exact, the surroundings of one that is not. */
export function mapLinks({ lat, lng, approximate }: MapPlace): { google: string; apple: string } {
  const at = `${lat},${lng}`;
  return approximate
    ? { google: `https://www.google.com/maps/@${at},14z`, apple: `https://maps.apple.com/?ll=${at}&z=14` }
    : {
        google: `https://www.google.com/maps/search/?api=1&query=${at}`,
        apple: `https://maps.apple.com/?ll=${at}&q=${at}`,
      };
}
