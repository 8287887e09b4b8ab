import type { LocationContent, PropertyContent, UnitContent } from '@diyar/contract/words/supply';

/** Whether a change of a field on show is looked at by an operator first, and why. */
type Rule = readonly ['first' | 'at once', string];
type Rules<T> = Readonly<Record<keyof T, Rule>>;

const FACT: Rule = ['first', 'a fact that was compared with the licence or the photos'];
const TEXT: Rule = ['first', 'a text that visitors read'];
const LAW: Rule = ['first', 'what the law asks of an ad'];
const PLACE: Rule = ['first', 'where it is'];

/*
 * The fields of a unit and a property whose ad is on show (product.md 5). Prices, services and terms are in no list: they are
 * the advertiser's own at any time, within the law, which is checked as they are saved. Photos always wait.
 */
export const UNIT_RULES: Rules<UnitContent> = {
  name_ar: TEXT,
  name_en: TEXT,
  description_ar: TEXT,
  description_en: TEXT,
  area: FACT,
  rooms: FACT,
  baths: FACT,
  halls: FACT,
  age: FACT,
  floor: FACT,
  top_floor: FACT,
  entrances: FACT,
  features: FACT,
  guests_max: FACT,
  tourism_permit_number: LAW,
  tourism_permit_expires_on: LAW,
  last_rent: ['at once', 'held against the rent freeze as it is saved; visitors do not see it'],
  ejar_contract: ['at once', 'the contract of that rent; visitors do not see it'],
  guests_included: ['at once', 'a price, as the others of the unit are'],
  extra_guest_price: ['at once', 'a price, as the others of the unit are'],
  tenants: ['at once', 'a term of the letting, as prices are: a guest confirms it when booking'],
  house_rules_ar: ['at once', 'a term of the letting: a guest confirms it when booking'],
  house_rules_en: ['at once', 'a term of the letting: a guest confirms it when booking'],
  privacy: ['at once', 'who sees the ad, not what it says'],
  code: ['at once', 'its people’s own word for the unit'],
  spaces: ['at once', 'what the calendar fills; the database refuses it while bookings lie ahead'],
};

export const PROPERTY_RULES: Rules<PropertyContent> = {
  name: TEXT,
  category: FACT,
  usage: FACT,
  furnished: FACT,
  facing: FACT,
  area: FACT,
  height: FACT,
  width: FACT,
  block_number: FACT,
  plan_number: FACT,
  plot_number: FACT,
  borders: FACT,
  deed_kind: FACT,
  relation: LAW,
  exclusive: LAW,
  disclosures: LAW,
  viewer_phone: ['at once', 'who is called: an old number would lead callers to the wrong person'],
  directions_ar: ['at once', 'told to guests who booked, to nobody else'],
  directions_en: ['at once', 'told to guests who booked, to nobody else'],
  image: ['at once', 'seen by its people alone'],
};

export const LOCATION_RULES: Rules<LocationContent> = {
  lat: PLACE,
  lng: PLACE,
  city: PLACE,
  district: PLACE,
  street: PLACE,
  street_width: FACT,
  short_address: PLACE,
  zoom: ['at once', 'how the map stood while the place was chosen; not kept'],
};

/** Names of the fields that an operator looks at first. */
export const reviewedOf = <T extends object>(rules: Rules<T>): (keyof T)[] =>
  (Object.keys(rules) as (keyof T)[]).filter((field) => rules[field][0] === 'first');
