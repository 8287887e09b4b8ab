import type { Facing } from '../platform/db/schema.generated.ts';

/** Kinds of property by the authority's own spelling, with the Arabic word it may answer instead (domain.md 3.4). */
export const PROPERTY_TYPES = {
  Land: 'أرض',
  Floor: 'دور',
  Apartment: 'شقة',
  Villa: 'فيلا',
  Studio: 'استوديو',
  Room: 'غرفة',
  RestHouse: 'استراحة',
  Compound: 'مجمع',
  Tower: 'برج',
  Exhibition: 'معرض',
  Office: 'مكتب',
  Warehouses: 'مستودع',
  Booth: 'كشك',
  Cinema: 'سينما',
  Hotel: 'فندق',
  CarParking: 'مواقف سيارات',
  RepairShop: 'ورشة',
  Teller: 'صراف',
  Factory: 'مصنع',
  School: 'مدرسة',
  HospitalOrHealthCenter: 'مستشفى / مركز صحي',
  ElectricityStation: 'محطة كهرباء',
  TelecomTower: 'برج اتصالات',
  Station: 'محطة',
  Farm: 'مزرعة',
  Building: 'عمارة',
} as const satisfies Record<string, string>;

/** Facings by the authority's uneven spelling, each with its Arabic words. */
export const FACINGS = {
  e: ['Eastern', 'شرقية'],
  w: ['Western', 'غربية'],
  n: ['North', 'شمالية'],
  s: ['Southern', 'جنوبية'],
  ne: ['NorthEast', 'شمالية شرقية'],
  se: ['SouthEast', 'جنوبية شرقية'],
  sw: ['SouthWestern', 'جنوبية غربية'],
  nw: ['NorthWest', 'شمالية غربية'],
  three_streets: ['ThreeStreets', 'ثلاثة شوارع'],
  four_streets: ['FourStreets', 'أربعة شوارع'],
} as const satisfies Record<Facing, readonly [string, string]>;

/** The authority's spelling of a kind of property, from that or the Arabic word; null for one that is not listed. */
export function propertyTypeOf(text: string | null): string | null {
  if (text === null) return null;
  const found = Object.entries(PROPERTY_TYPES).find(([wire, arabic]) => text === wire || text === arabic);
  return found?.[0] ?? null;
}

/** A facing from the authority's spelling or the Arabic words; null for one that is not listed. */
export function facingOf(text: string | null): Facing | null {
  const found = Object.entries(FACINGS).find(([, words]) => words.some((word) => word === text));
  return (found?.[0] as Facing | undefined) ?? null;
}
