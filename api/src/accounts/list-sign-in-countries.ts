import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/max';
import type { Reader } from '../platform/db/database.ts';
import type { Channel } from '../platform/messaging/message-sender.ts';
import { foreignCountriesAt } from '../settings/foreign-countries.ts';

/** SMS from afar is dear and late: whoever has WhatsApp is reached by it first. */
const FIRST = ['whatsapp', 'sms'] as const;

/** The countries from whose numbers guests sign in now, with their calling codes, and how codes reach them; none while nobody does. */
export async function listSignInCountries(reader: Reader, abroad: readonly Channel[], now: Date) {
  const countries = [...((await foreignCountriesAt(reader, now))?.keys() ?? [])];
  const channels = FIRST.filter((channel) => abroad.includes(channel));
  if (countries.length === 0 || channels.length === 0) return { channels: [], countries: [] };
  return {
    channels,
    countries: countries.map((code) => ({ code, dial: getCountryCallingCode(code as CountryCode) })),
  };
}
