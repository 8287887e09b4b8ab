import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { isInKingdom } from './kingdom.ts';
import { findNearestPlace, type NearestPlace } from './place.queries.ts';

/** Says whether a point lies in the Kingdom, and which city and district of ours are nearest; nothing is near to a point outside it. */
export async function showPlace(
  reader: Reader,
  point: { lat: number; lng: number },
  lang: Lang,
): Promise<{ inside: boolean; city: NearestPlace['city'] | null; district: NearestPlace['district'] }> {
  if (!(await isInKingdom(point))) return { inside: false, city: null, district: null };
  const found = await findNearestPlace(reader, point, lang);
  return { inside: true, city: found?.city ?? null, district: found?.district ?? null };
}
