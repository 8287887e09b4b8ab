import { type ReadPhone, readPhone } from '../phones/phone.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import type { Channel } from '../platform/messaging/message-sender.ts';
import type { Figures } from '../settings/figures.ts';
import { foreignCountriesAt } from '../settings/foreign-countries.ts';
import { nthChallengeTime } from './challenge.queries.ts';
import type { Door } from './known-device.ts';

const DAY_MS = 86_400_000;

export interface AdmittedPhone extends ReadPhone {
  channel: 'sms' | 'whatsapp';
  /** How many codes go to its country on one day; null of a Saudi number. */
  codesADay: number | null;
}

/**
 * The number that a code is asked for, and the channel by which it goes there: the one asked for, or for a number abroad one that
 * reaches it. Refuses `phone_invalid`, `channel_unavailable`, and of foreign numbers `phone_foreign_off` while no guest signs in with
 * one, `phone_country_closed`, `phone_foreign_invalid`. Operators have Saudi numbers.
 */
export async function admitPhone(
  { db, channels, abroad }: { db: Database; channels: readonly Channel[]; abroad: readonly Channel[] },
  asked: { phone: string; country?: string | undefined; channel: 'sms' | 'whatsapp'; door: Door },
  now: Date,
): Promise<AdmittedPhone> {
  const { channel, country, door } = asked;
  const phone = readPhone(asked.phone, country);
  const isForeign = phone === null ? country !== undefined && country !== 'SA' : phone.country !== null;
  if (!isForeign || door === 'console') {
    if (phone === null || isForeign) throw invalid('phone', 'phone_invalid');
    if (!channels.includes(channel)) throw invalid('channel', 'channel_unavailable');
    return { ...phone, channel, codesADay: null };
  }
  const countries = await foreignCountriesAt(db, now);
  const reached = [channel, 'whatsapp' as const, 'sms' as const].find((one) => abroad.includes(one));
  if (countries === null || reached === undefined) throw invalid('phone', 'phone_foreign_off');
  if (phone?.country == null) throw invalid('phone', 'phone_foreign_invalid');
  const codesADay = countries.get(phone.country);
  if (codesADay === undefined) throw invalid('phone', 'phone_country_closed');
  return { ...phone, channel: reached, codesADay };
}

/**
 * Refuses a stranger's code to a foreign number past what goes to its country on a day, and past what one network asks for: whoever
 * earns by messages to far numbers finds an end to it. The caller holds the country's lock.
 */
export async function refuseFullCountry(
  tx: Tx,
  { country, codesADay }: AdmittedPhone,
  { addressHash, figures, limitFactor, now }: Counting,
): Promise<void> {
  if (country === null || codesADay === null) return;
  const since = new Date(now.getTime() - DAY_MS);
  const last = await nthChallengeTime(tx, { country, knownDevice: false }, since, codesADay);
  if (last !== undefined) throw tooMany(last, now, 'foreignGuests.countryFull');
  const ofNetwork = Math.ceil(figures.foreign_codes_per_address_day * limitFactor);
  if (ofNetwork === 0) return;
  const counted = { country: 'any', addressHash, knownDevice: false };
  const before = await nthChallengeTime(tx, counted, since, ofNetwork);
  if (before !== undefined) throw tooMany(before, now);
}

interface Counting {
  addressHash: Buffer;
  figures: Figures;
  limitFactor: number;
  now: Date;
}

function tooMany(time: Date, now: Date, sentence?: string): Refusal {
  const retryAfterSeconds = Math.ceil((time.getTime() + DAY_MS - now.getTime()) / 1000);
  return new Refusal('too_many_requests', { retryAfterSeconds, ...(sentence !== undefined && { sentence }) });
}
