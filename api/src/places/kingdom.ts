import { iso1A2Code } from '@rapideditor/country-coder';

/** Whether a point lies on the Kingdom's land, by the embedded borders of the world. */
export function isInKingdom({ lat, lng }: { lat: number; lng: number }): boolean {
  return iso1A2Code([lng, lat]) === 'SA';
}
