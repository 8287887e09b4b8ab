import { z } from 'zod';
import { DEED_KINDS, SERVICE_CHARGES, TENANTS } from './unit-words.ts';

export const USAGES = ['residential', 'commercial', 'mixed', 'agricultural', 'industrial'] as const;
export const FACINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'three_streets', 'four_streets'] as const;
export const FURNISHED = ['full', 'part', 'none', 'not_applicable'] as const;
export const RELATIONS = ['owner', 'agent', 'marketer'] as const;
/** Into how many payments the rent of a year is split. */
export const PAYMENTS_A_YEAR = [1, 2, 4, 12] as const;
/** What the law asks an advertiser to disclose of a property (domain.md 3). */
export const DISCLOSURES = ['mortgage', 'dispute', 'unregistered_rights'] as const;

export const MOST_SERVICES = 20;

/** A text as far as it is typed; null and empty are nothing. */
const text = (longest: number) => z.string('invalid').max(longest, 'text_max').nullable().optional();
const number = z.number('number').nullable().optional();
const whole = z.int('number').nullable().optional();
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, 'invalid').nullable().optional();
const slug = text(100);

export const Side = z.strictObject({
  /** What lies there: a street, a plot. */
  next_to: text(200),
  /** Metres. */
  length: number,
});

const Disclosure = z.strictObject({ applies: z.boolean('invalid'), details: text(1000) });

/**
 * What is said of a property, all of it optional: as far as it is filled in the wizard, and as it is sent to be saved. Which
 * of it must be there, and how it must look, `supplyErrors` says alone.
 */
export const PropertyContent = z.strictObject({
  name: text(150),
  category: slug,
  /** Its usage: the brief's "real estate type". */
  usage: choice(USAGES),
  furnished: choice(FURNISHED),
  relation: choice(RELATIONS),
  exclusive: z.boolean('invalid').nullable().optional(),
  facing: choice(FACINGS),
  /** Square metres. */
  area: number,
  /** Metres; labelled الطول / Length. */
  height: number,
  width: number,
  block_number: text(30),
  plan_number: text(30),
  plot_number: text(30),
  borders: z
    .strictObject({ n: Side.optional(), e: Side.optional(), s: Side.optional(), w: Side.optional() })
    .nullable()
    .optional(),
  deed_kind: choice(DEED_KINDS),
  disclosures: z
    .strictObject({
      mortgage: Disclosure.optional(),
      dispute: Disclosure.optional(),
      unregistered_rights: Disclosure.optional(),
    })
    .optional(),
  /** Who shows it to those who want to see it: 10 to 11 digits; before the account's own viewer. */
  viewer_phone: text(40),
  /** How to get there and in; told to guests who booked, to nobody else. */
  directions_ar: text(2000),
  directions_en: text(2000),
  /** A photo of its own. */
  image: z.uuid('invalid').nullable().optional(),
});
export type PropertyContent = z.infer<typeof PropertyContent>;

export const LocationContent = z.strictObject({
  lat: z.number('number').min(-90, 'invalid').max(90, 'invalid').nullable().optional(),
  lng: z.number('number').min(-180, 'invalid').max(180, 'invalid').nullable().optional(),
  /** How close the map was when the place was chosen; null where it was pasted or comes from the device. */
  zoom: number,
  city: slug,
  district: slug,
  street: text(150),
  /** Metres. */
  street_width: number,
  /** Short code of the national address: four letters, four digits. */
  short_address: text(20),
});
export type LocationContent = z.infer<typeof LocationContent>;

export const UnitContent = z.strictObject({
  name_ar: text(150),
  name_en: text(150),
  /** Unique among the units of the advertiser; a free one is chosen where none is given. */
  code: text(40),
  area: number,
  rooms: whole,
  baths: whole,
  halls: whole,
  /** Years. */
  age: whole,
  /** 0 is the ground floor, below it are basements. */
  floor: whole,
  /** It is on the last floor of its building. */
  top_floor: z.boolean('invalid').nullable().optional(),
  entrances: whole,
  guests_max: whole,
  /** So many guests are in the price. */
  guests_included: whole,
  /** Halalas for each guest above them: for each night, or once for hours. */
  extra_guest_price: whole,
  tenants: z.array(z.enum(TENANTS, 'invalid')).max(TENANTS.length, 'invalid').optional(),
  /** Private: only by its link, in no list. */
  privacy: choice(['public', 'private']),
  tourism_permit_number: text(40),
  tourism_permit_expires_on: z.iso.date('invalid').nullable().optional(),
  /** Yearly rent of its last contract in Ejar, in halalas; nothing where it was never let. Shown to nobody but its people and operators. */
  last_rent: whole,
  /** Number of that contract. */
  ejar_contract: text(30),
  description_ar: text(5000),
  description_en: text(5000),
  house_rules_ar: text(2000),
  house_rules_en: text(2000),
  features: z.array(z.string('invalid').max(100, 'text_max')).max(100, 'invalid').optional(),
  /**
   * What of the property is let with it: the whole of it, or parts, those that are there by their ids and those that are to be
   * made by their names. Nothing said: the whole of it.
   */
  spaces: z
    .strictObject({
      whole: z.boolean('invalid'),
      ids: z.array(z.uuid('invalid')).max(100, 'invalid').optional(),
      made: z.array(z.string('invalid').max(100, 'text_max')).max(50, 'invalid').optional(),
    })
    .optional(),
});
export type UnitContent = z.infer<typeof UnitContent>;

const Price = z.strictObject({
  /** Halalas; null while it is not filled. */
  amount: z.int('number').nullable(),
  active: z.boolean('invalid'),
});

export const PricesContent = z.strictObject({
  purpose: choice(['rent', 'sale']),
  main: Price.optional(),
  per_meter: Price.optional(),
  hourly: Price.optional(),
  daily: Price.optional(),
  monthly: Price.optional(),
  yearly: Price.optional(),
  payments_a_year: z
    .union([z.literal(1), z.literal(2), z.literal(4), z.literal(12)], 'invalid')
    .nullable()
    .optional(),
});
export type PricesContent = z.infer<typeof PricesContent>;

export const ServiceContent = z.strictObject({
  /** Of a service that is there; one without is made. */
  id: z.uuid('invalid').optional(),
  name_ar: text(100),
  name_en: text(100),
  /** Halalas. */
  price: whole,
  charge: choice(SERVICE_CHARGES),
  mandatory: z.boolean('invalid').optional(),
});
export type ServiceContent = z.infer<typeof ServiceContent>;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string('invalid').regex(TIME, 'invalid').nullable().optional();

export const PolicyContent = z.strictObject({
  down_payment_percent: number,
  /** Halalas. */
  security_deposit: whole,
  instant: z.boolean('invalid').nullable().optional(),
  cancellation: choice(['flexible', 'moderate', 'strict']),
  arrival_time: time,
  departure_time: time,
});
export type PolicyContent = z.infer<typeof PolicyContent>;

export const LicenceContent = z.strictObject({ number: text(40) });
export type LicenceContent = z.infer<typeof LicenceContent>;

/** A unit with all that belongs to it, as the wizard fills it and as it is sent to be saved. */
export const UnitParts = {
  unit: UnitContent.optional(),
  prices: PricesContent.optional(),
  services: z.array(ServiceContent).max(MOST_SERVICES, 'invalid').optional(),
  policy: PolicyContent.optional(),
};
