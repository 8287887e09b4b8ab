import { purposeKinds } from '@diyar/contract/supply/letting-checks';
import { plainName } from '@diyar/contract/values/name-rule';
import type { PriceKind } from '@diyar/contract/words/period';
import type { PolicyContent, PricesContent, ServiceContent, UnitContent } from '@diyar/contract/words/supply';
import type { SERVICE_CHARGES, Tenant } from '@diyar/contract/words/unit-words';
import { keptText } from './property-row.ts';

/** What is kept of a unit's own facts. */
export interface UnitFactsRow {
  name_ar: string | null;
  name_en: string | null;
  code: string;
  area: number;
  rooms: number | null;
  baths: number | null;
  halls: number | null;
  age: number | null;
  floor: number | null;
  top_floor: boolean;
  entrances: number | null;
  guests_max: number | null;
  guests_included: number | null;
  extra_guest_price: number | null;
  tenants: Tenant[];
  privacy: 'public' | 'private';
  tourism_permit_number: string | null;
  tourism_permit_expires_on: string | null;
  last_rent: number | null;
  ejar_contract: string | null;
  description_ar: string | null;
  description_en: string | null;
  house_rules_ar: string | null;
  house_rules_en: string | null;
  features: string[];
  whole: boolean;
  space_ids: string[];
}

export interface PriceRow {
  kind: PriceKind;
  amount: number;
  active: boolean;
  payments_a_year: 1 | 2 | 4 | 12 | null;
}

export interface ServiceRow {
  id: string;
  name_ar: string;
  name_en: string;
  price: number;
  charge: (typeof SERVICE_CHARGES)[number];
  mandatory: boolean;
}

export function unitContentOf({ whole, space_ids: ids, ...facts }: UnitFactsRow): UnitContent {
  return { ...facts, spaces: { whole, ids } };
}

export function pricesContentOf(rows: readonly PriceRow[], purpose: 'rent' | 'sale' | null): PricesContent {
  const prices: PricesContent = { purpose };
  for (const { kind, amount, active } of rows) prices[kind] = { amount, active };
  return { ...prices, payments_a_year: rows.find(({ kind }) => kind === 'yearly')?.payments_a_year ?? null };
}

/** What is kept of a unit that passed its checks; `first` lends its name and area where the unit has none of its own. */
export function unitColumns(unit: UnitContent, first: { name: string; area: number } | null) {
  const [ar, en] = [plainName(unit.name_ar) || null, plainName(unit.name_en) || null];
  const isNamed = ar !== null || en !== null;
  const lent = isNamed ? null : (first?.name ?? null);
  const isLatin = lent !== null && !/\p{Script=Arabic}/u.test(lent);
  return {
    name_ar: ar ?? (isLatin ? null : lent),
    name_en: en ?? (isLatin ? lent : null),
    area: unit.area ?? first?.area ?? 0,
    rooms: unit.rooms ?? null,
    baths: unit.baths ?? null,
    halls: unit.halls ?? null,
    age: unit.age ?? null,
    floor: unit.floor ?? null,
    top_floor: unit.top_floor === true && (unit.floor ?? 1) >= 0,
    entrances: unit.entrances ?? null,
    guests_max: unit.guests_max ?? null,
    guests_included: unit.guests_included ?? null,
    extra_guest_price: unit.extra_guest_price ?? null,
    tenants: [...new Set(unit.tenants ?? [])],
    privacy: unit.privacy ?? ('public' as const),
    tourism_permit_number: keptText(unit.tourism_permit_number),
    tourism_permit_expires_on: unit.tourism_permit_expires_on ?? null,
    last_rent: unit.last_rent ?? null,
    ejar_contract: keptText(unit.ejar_contract),
    description_ar: keptText(unit.description_ar),
    description_en: keptText(unit.description_en),
    house_rules_ar: keptText(unit.house_rules_ar),
    house_rules_en: keptText(unit.house_rules_en),
  };
}

/** The prices that are kept: those of the purpose that are filled in, switched on or off. */
export function priceRows(prices: PricesContent): PriceRow[] {
  return purposeKinds(prices).flatMap((kind) => {
    const price = prices[kind];
    if (price === undefined || price.amount === null || price.amount <= 0) return [];
    const payments_a_year = kind === 'yearly' ? (prices.payments_a_year ?? null) : null;
    return [{ kind, amount: price.amount, active: price.active, payments_a_year }];
  });
}

export function serviceColumns(service: ServiceContent) {
  return {
    name_ar: keptText(service.name_ar) ?? '',
    name_en: keptText(service.name_en) ?? '',
    price: service.price ?? 0,
    charge: service.charge ?? ('per_booking' as const),
    mandatory: service.mandatory ?? false,
  };
}

/** The terms that are said; what is not said keeps what stands, or the house's own. */
export function policyColumns(policy: PolicyContent) {
  const columns = {
    down_payment_percent: policy.down_payment_percent,
    security_deposit: policy.security_deposit,
    instant: policy.instant,
    cancellation: policy.cancellation,
    arrival_time: policy.arrival_time,
    departure_time: policy.departure_time,
  };
  const said = Object.entries(columns).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(said) as { [K in keyof typeof columns]?: NonNullable<(typeof columns)[K]> };
}
