import { latinDigits } from '@diyar/contract/values/format';
import { z } from 'zod';
import type { AdPurpose, Facing } from '../platform/db/schema.generated.ts';
import { facingOf, propertyTypeOf } from './wire-values.ts';

const Wire = z.union([z.string(), z.number(), z.boolean()]).nullish();

/** `advertisement` of an answer: what cannot be missing from a licence, and anything else beside it (domain.md 3.3). */
export const Advertisement = z.looseObject({
  adLicenseNumber: z.union([z.string(), z.number()]),
  adLicenseURL: z.string().min(1),
  advertiserName: z.string().min(1),
  advertisementType: z.string().min(1),
  creationDate: z.string().refine((text) => dateOf(text) !== null),
  endDate: z.string().refine((text) => dateOf(text) !== null),
  advertiserId: Wire,
  deedNumber: Wire,
  phoneNumber: Wire,
});

/** What an answer says of people, and what somebody wrote freely into it: nothing here is done with it, so none is kept. */
const OF_PEOPLE = [
  'responsibleEmployeeName',
  'responsibleEmployeePhoneNumber',
  'notes',
  'locationDescriptionOnMOJDeed',
] as const;

/**
 * Takes the advertiser's number and phone, the deed number and what else is about people out of an answer; of the deed's
 * number, four digits stay.
 */
export function withoutNumbers(advertisement: z.output<typeof Advertisement>) {
  const { advertiserId, deedNumber, phoneNumber, ...rest } = advertisement;
  const deed = textOf(deedNumber);
  const facts: Record<string, unknown> = { ...rest, deedLast4: deed === null ? null : deed.slice(-4) };
  for (const name of OF_PEOPLE) delete facts[name];
  return {
    facts,
    advertiserNumber: textOf(advertiserId),
    advertiserPhone: textOf(phoneNumber),
    deedNumber: deed,
  };
}

/** What a licence says, in our own terms. */
export interface Facts {
  number: string;
  url: string;
  /** Riyadh dates; both days belong to it. */
  issuedOn: string;
  expiresOn: string;
  purpose: AdPurpose | null;
  advertiserName: string;
  falNumber: string | null;
  deedLast4: string | null;
  /** A word of `propertyType` in domain.md 3.4; null for one we do not know. */
  propertyType: string | null;
  propertyTypeText: string | null;
  /** Square metres. */
  area: number | null;
  /** Sale price or yearly rent, in halalas. */
  price: number | null;
  rooms: number | null;
  streetWidth: number | null;
  facing: Facing | null;
  region: string | null;
  city: string | null;
  district: string | null;
  planNumber: string | null;
  plotNumber: string | null;
}

/** Reads what was kept of an answer. Numbers may be texts, and what is empty, or a coordinate of 0, is nothing. */
export function readFacts(kept: unknown): Facts {
  const facts = Advertisement.parse(kept) as Record<string, unknown>;
  const location = (facts.location ?? {}) as Record<string, unknown>;
  const text = (name: string) => textOf(facts[name]);
  const purpose = purposeOf(text('advertisementType'));
  const propertyType = propertyTypeOf(text('propertyType'));
  return {
    number: text('adLicenseNumber') ?? '',
    url: text('adLicenseURL') ?? '',
    issuedOn: dateOf(text('creationDate')) ?? '',
    expiresOn: dateOf(text('endDate')) ?? '',
    purpose,
    advertiserName: text('advertiserName') ?? '',
    falNumber: text('brokerageAndMarketingLicenseNumber'),
    deedLast4: text('deedLast4'),
    propertyType,
    propertyTypeText: text('propertyType'),
    area: numberOf(facts.propertyArea),
    price: priceOf(facts, purpose, propertyType),
    rooms: numberOf(facts.numberOfRooms),
    streetWidth: numberOf(facts.streetWidth),
    facing: facingOf(text('propertyFace')),
    region: textOf(location.region),
    city: textOf(location.city),
    district: textOf(location.district),
    planNumber: text('planNumber'),
    plotNumber: text('landNumber'),
  };
}

/** The price of land is one of a square metre, and the whole stands apart. */
function priceOf(
  facts: Record<string, unknown>,
  purpose: AdPurpose | null,
  propertyType: string | null,
): number | null {
  const price = numberOf(facts.propertyPrice);
  const whole = numberOf(facts[purpose === 'sale' ? 'landTotalPrice' : 'landTotalAnnualRent']);
  const area = numberOf(facts.propertyArea);
  const ofLand = price === null || area === null ? null : price * area;
  const riyals = propertyType === 'Land' ? (whole ?? ofLand) : price;
  return riyals === null ? null : Math.round(riyals * 100);
}

function purposeOf(text: string | null): AdPurpose | null {
  if (text === null) return null;
  if (/^(بيع|sale|sell)$/i.test(text)) return 'sale';
  return /^(إيجار|ايجار|تأجير|rent)$/i.test(text) ? 'rent' : null;
}

/** A word or number of an answer as text; null for what is empty. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  return text === '' ? null : text;
}

/** A positive number, also one written as text, with commas or Arabic digits; null for everything else. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  if (text === null) return null;
  const number = Number(
    latinDigits(text)
      .replaceAll(/[,٬\s]/g, '')
      .replace('٫', '.'),
  );
  return Number.isFinite(number) && number > 0 ? number : null;
}

/** dd/MM/yyyy, the contract's, as yyyy-MM-dd; null for what is no day of the calendar. */
export function dateOf(value: unknown): string | null {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(latinDigits(textOf(value) ?? ''));
  if (found === null) return null;
  const [, day = '', month = '', year = ''] = found;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? null : date;
}
