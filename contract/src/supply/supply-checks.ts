import type { Rule } from '../call/errors.ts';
import { latinDigits } from '../values/format.ts';
import { nameRule, plainName } from '../values/name-rule.ts';
import {
  DISCLOSURES,
  type LocationContent,
  type PropertyContent,
  type UnitContent,
} from '../words/supply.ts';
import type { MinimumPrice, RentFreezeNow, WizardCategory, WizardTopic } from './host-wizard.ts';

/** A field that is missing or cannot be so, with the rule it broke; `params` are of the rule's sentence. */
export interface BrokenField {
  topic: WizardTopic;
  field: string;
  rule: Rule;
  params?: { price: string };
}

/** What the checks of supply need beside what was filled in. */
export interface SupplyContext {
  categories: readonly Pick<WizardCategory, 'slug' | 'has_furnished'>[];
  minimums: readonly MinimumPrice[];
  /** Cities whose yearly rents may not rise today. */
  freezes?: readonly RentFreezeNow[];
  /** The property that a unit is added to or is of; null where the property is filled in with it. */
  property: { category: string; area: number; usage?: string; city?: string } | null;
}

/** Keeps what is broken of one topic; a field is told with the first rule it broke. */
export function brokenOf(topic: WizardTopic) {
  const broken: BrokenField[] = [];
  const refuse = (field: string, rule: Rule | false | undefined, params?: BrokenField['params']) => {
    if (rule === false || rule === undefined || broken.some((one) => one.field === field)) return;
    broken.push({ topic, field, rule, ...(params && { params }) });
  };
  return { broken, refuse };
}

/** Whether nothing is said: blanks are nothing. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The largest length and area that are kept, metres and square metres. */
const MOST_METRES = 9_999;
const MOST_AREA = 99_999_999;
/** A hundred thousand riyals for a guest, in halalas. */
const MOST_EXTRA_GUEST = 10_000_000;
/** A hundred thousand million riyals, in halalas. */
export const MOST_PRICE = 10_000_000_000_000;

/** The rule that a measure broke: missing (`required`), not above zero, or more than can be. */
export function measureRule(value: number | null | undefined, required: Rule | null, most = MOST_METRES) {
  if (value === null || value === undefined) return required ?? undefined;
  if (!Number.isFinite(value)) return 'number';
  if (value <= 0) return 'number_positive';
  return value > most ? 'number_max' : undefined;
}

/** A phone as digits alone: Arabic ones are read, blanks and marks between them are left out. */
export function plainDigits(text: string | null | undefined): string {
  return latinDigits(text ?? '').replace(/[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069-]/g, '');
}

/** A short code of the national address as it is kept. */
export function plainShortAddress(text: string | null | undefined): string {
  return latinDigits(text ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
}

/** What a property lacks to be complete, or says wrongly (brief 3 and 5; image and block number may be missing). */
export function propertyErrors(property: PropertyContent = {}, context: SupplyContext): BrokenField[] {
  const { broken, refuse } = brokenOf('property');
  const category = context.categories.find(({ slug }) => slug === property.category);
  refuse('property.name', nameRule(property.name, { min: 4, max: 150 }));
  refuse('property.category', isBlank(property.category) && 'category_required');
  refuse('property.category', category === undefined && 'category_unknown');
  if (category?.has_furnished !== false)
    refuse('property.furnished', isBlank(property.furnished) && 'furnished_required');
  refuse('property.usage', isBlank(property.usage) && 'usage_required');
  refuse('property.relation', isBlank(property.relation) && 'relation_required');
  refuse('property.facing', isBlank(property.facing) && 'add_facing');
  refuse('property.area', measureRule(property.area, 'area_required', MOST_AREA));
  refuse('property.height', measureRule(property.height, 'height_required'));
  refuse('property.width', measureRule(property.width, 'width_required'));
  for (const [side, border] of Object.entries(property.borders ?? {}))
    refuse(`property.borders.${side}.length`, measureRule(border?.length, null));
  for (const kind of DISCLOSURES) {
    const said = property.disclosures?.[kind];
    const isSilent = said?.applies === true && isBlank(said.details);
    refuse(`property.disclosures.${kind}.details`, isSilent && 'disclosure_details');
  }
  const phone = plainDigits(property.viewer_phone);
  refuse('property.viewer_phone', phone !== '' && !/^\d{10,11}$/.test(phone) && 'viewer_phone');
  return broken;
}

/** How close the map must be for a place to be chosen on it. */
export const CLOSE_ENOUGH = 14;

/** Near enough to the Kingdom to be looked at closely: the database keeps no place beyond. */
const KINGDOM = { south: 16, north: 32.4, west: 34.3, east: 55.8 };

/** What a location lacks, or says wrongly; whether it lies within the borders to the metre, the server says. */
export function locationErrors(location: LocationContent = {}): BrokenField[] {
  const { broken, refuse } = brokenOf('location');
  const { lat, lng, zoom } = location;
  if (lat === null || lat === undefined || lng === null || lng === undefined)
    refuse('location.lat', 'location_required');
  else {
    const isNear = lat >= KINGDOM.south && lat <= KINGDOM.north && lng >= KINGDOM.west && lng <= KINGDOM.east;
    refuse('location.lat', !isNear && 'outside_kingdom');
    refuse('location.lat', typeof zoom === 'number' && zoom < CLOSE_ENOUGH && 'zoom_in');
  }
  refuse('location.city', isBlank(location.city) && 'add_city');
  refuse('location.district', isBlank(location.district) && 'add_district');
  refuse('location.street', isBlank(location.street) && 'add_street');
  refuse('location.street_width', measureRule(location.street_width, 'street_width_required', 999));
  const code = plainShortAddress(location.short_address);
  refuse('location.short_address', code !== '' && !/^[A-Z]{4}\d{4}$/.test(code) && 'short_address_form');
  return broken;
}

const COUNTS = {
  rooms: { least: 0, most: 999 },
  baths: { least: 0, most: 999 },
  halls: { least: 0, most: 999 },
  age: { least: 0, most: 500 },
  floor: { least: -9, most: 200 },
  entrances: { least: 0, most: 99 },
  guests_max: { least: 1, most: 9_999 },
} as const;
const DETAILS = Object.keys(COUNTS) as (keyof typeof COUNTS)[];

/** How many details are said of a unit: its rooms and the like, and its features (brief 5: at least two). */
export function detailsOf(unit: UnitContent): number {
  return DETAILS.filter((detail) => !isBlank(unit[detail])).length + (unit.features?.length ?? 0);
}

/**
 * What a unit lacks to be complete, or says wrongly (brief 3 and 5). The first unit of a property may take its name and area
 * from it.
 */
export function unitErrors(unit: UnitContent = {}, context: SupplyContext): BrokenField[] {
  const { broken, refuse } = brokenOf('unit');
  const isFirst = context.property === null;
  for (const field of ['name_ar', 'name_en'] as const)
    if (!isBlank(unit[field])) refuse(`unit.${field}`, nameRule(unit[field], { min: 4, max: 150 }));
  const isNamed = plainName(unit.name_ar) !== '' || plainName(unit.name_en) !== '';
  refuse('unit.name_ar', !isFirst && !isNamed && 'name_required');
  refuse('unit.area', measureRule(unit.area, isFirst ? null : 'area_required', MOST_AREA));
  for (const detail of DETAILS) {
    const value = unit[detail];
    if (isBlank(value)) continue;
    const { least, most } = COUNTS[detail];
    refuse(`unit.${detail}`, Number(value) < least && (least === 1 ? 'number_positive' : 'number'));
    refuse(`unit.${detail}`, Number(value) > most && 'number_max');
  }
  refuse('unit.guests_included', guestsRule(unit));
  refuse('unit.extra_guest_price', extraGuestRule(unit));
  refuse('unit.features', detailsOf(unit) < 2 && 'two_details');
  const isDescribed = !isBlank(unit.description_ar) || !isBlank(unit.description_en);
  refuse('unit.description_ar', !isDescribed && 'description_required');
  refuse('unit.last_rent', !isBlank(unit.last_rent) && Number(unit.last_rent) <= 0 && 'number_positive');
  refuse('unit.last_rent', Number(unit.last_rent ?? 0) > MOST_PRICE && 'price_max');
  const { spaces } = unit;
  const parts = (spaces?.ids?.length ?? 0) + (spaces?.made?.filter((name) => !isBlank(name)).length ?? 0);
  refuse('unit.spaces', spaces?.whole === false && parts === 0 && 'spaces_required');
  return broken;
}

/** What is wrong with how many guests the price includes: it goes with the price of each above them. */
function guestsRule({ guests_included: included, guests_max: most, extra_guest_price: price }: UnitContent) {
  if (isBlank(included)) return isBlank(price) ? undefined : 'required';
  if (Number(included) < 1) return 'number_positive';
  return Number(included) > Number(most ?? 9_999) ? 'guests_included_max' : undefined;
}

function extraGuestRule({ guests_included: included, extra_guest_price: price }: UnitContent) {
  if (isBlank(price)) return isBlank(included) ? undefined : 'price_required';
  if (Number(price) <= 0) return 'number_positive';
  return Number(price) > MOST_EXTRA_GUEST ? 'price_max' : undefined;
}
