import { isSupportedCountry } from 'libphonenumber-js/max';
import type { Reader } from '../platform/db/database.ts';
import { settingsInForce } from './setting.queries.ts';

/** Countries from whose numbers guests sign in, each with how many codes go there on one day. */
export type ForeignCountries = ReadonlyMap<string, number>;

const COUNTRY = /^([A-Z]{2})=([1-9]\d{0,4})$/;

/** The countries of a text like `AE=200, KW=100`; null for any other text, for Saudi Arabia, and for a country named twice. */
export function readForeignCountries(text: string): ForeignCountries | null {
  const countries = new Map<string, number>();
  for (const part of text.split(/[\s,،]+/).filter((one) => one !== '')) {
    const [, country = '', codes] = COUNTRY.exec(part) ?? [];
    if (!isSupportedCountry(country) || country === 'SA' || countries.has(country)) return null;
    countries.set(country, Number(codes));
  }
  return countries.size === 0 ? null : countries;
}

/** The countries in force at `now`; null while nobody signs in with a foreign number. */
export async function foreignCountriesAt(reader: Reader, now: Date): Promise<ForeignCountries | null> {
  const settings = await settingsInForce(reader, now);
  return settings.foreign_sign_in === true ? readForeignCountries(String(settings.foreign_countries)) : null;
}
