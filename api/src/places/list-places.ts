import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  type City,
  type District,
  findCities,
  findCityId,
  findDistricts,
  findDistrictsWithin,
  findMerged,
  type PlacedDistrict,
} from './place.queries.ts';

/** Every city, the better known first. */
export function listCities(reader: Reader, lang: Lang): Promise<City[]> {
  return findCities(reader, lang);
}

/** Every district of a city, by name. Throws `not_found` when there is no such city. */
export async function listDistricts(reader: Reader, citySlug: string, lang: Lang): Promise<District[]> {
  const cityId = await findCityId(reader, citySlug);
  if (cityId === undefined) throw new Refusal('not_found');
  return await findDistricts(reader, cityId, lang);
}

/** Districts of a city that were merged into others. Throws `not_found` when there is no such city. */
export async function listMerged(
  reader: Reader,
  citySlug: string,
): Promise<{ slug: string; into: string }[]> {
  const cityId = await findCityId(reader, citySlug);
  if (cityId === undefined) throw new Refusal('not_found');
  return await findMerged(reader, cityId);
}

/** The id of a city by its address; undefined where there is none. */
export function findCityBySlug(reader: Reader, slug: string): Promise<number | undefined> {
  return findCityId(reader, slug);
}

/** The districts in a piece of the map, by name, without those that are not placed yet. */
export function listDistrictsWithin(
  reader: Reader,
  box: { west: number; south: number; east: number; north: number },
  lang: Lang,
): Promise<PlacedDistrict[]> {
  return findDistrictsWithin(reader, box, lang);
}
