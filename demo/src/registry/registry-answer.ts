import { addDays } from '@diyar/contract/values/riyadh';
import { FACINGS, PROPERTY_TYPES } from '../../../api/src/authority/wire-values.ts';
import type { RegistryCase } from './cases.ts';
import type { LicensedThing } from './licensed-thing.queries.ts';

export interface Asked {
  number: string;
  advertiserId: string;
  /** Riyadh's. */
  today: string;
}

/** dd/MM/yyyy, the contract's. */
const wireDate = (date: string) => date.split('-').reverse().join('/');

const LIFE_DAYS: Partial<Record<RegistryCase, number>> = { expired: -1, ends_soon: 6 };

/** The thing as the licence of a case states it: like the ad's, or unlike it in one fact. */
export function statedBy(name: RegistryCase, thing: LicensedThing): LicensedThing {
  const { purpose, price, area, property_type } = thing;
  if (name === 'other_purpose') return { ...thing, purpose: purpose === 'sale' ? 'rent' : 'sale' };
  if (name === 'price_differs') return { ...thing, price: Math.round((price ?? 50_000) * 1.2) };
  if (name === 'area_differs') return { ...thing, area: Math.round(area * 1.25) };
  if (name === 'other_type')
    return { ...thing, property_type: property_type === 'Villa' ? 'Apartment' : 'Villa' };
  return thing;
}

/** `advertisement` of an inquiry (domain.md 3.3): words in Arabic, numbers as texts, an empty place of what nobody said. */
export function advertisementOf(
  name: RegistryCase,
  stated: LicensedThing,
  { number, advertiserId, today }: Asked,
): Record<string, unknown> {
  return {
    advertiserId,
    adLicenseNumber: number,
    adLicenseURL: `/_dev/licences/${number}`,
    adSource: 'REGA',
    advertiserName: stated.advertiser,
    phoneNumber: '0500000000',
    brokerageAndMarketingLicenseNumber: stated.licence?.fal_number ?? '1200000001',
    advertisementType: stated.purpose === 'sale' ? 'بيع' : 'إيجار',
    channels: ['LicensedPlatform'],
    creationDate: wireDate(stated.licence?.issued_on ?? addDays(today, -30)),
    endDate: wireDate(stated.licence?.expires_on ?? addDays(today, LIFE_DAYS[name] ?? 335)),
    notes: '',
    ...deedOf(number),
    ...propertyOf(stated),
    location: locationOf(stated),
  };
}

const text = (value: string | number | null) => (value === null ? '' : String(value));

const deedOf = (number: string) => ({
  deedNumber: `3100${number.padStart(8, '0').slice(-8)}`,
  titleDeedTypeName: 'صك إلكتروني',
  isConstrained: false,
  isPawned: false,
  isHalted: false,
  isTestment: false,
  rerConstraints: [],
  rerBorders: [],
  borders: null,
});

/** Of land the price is one of a square metre. */
function propertyOf({ purpose, property_type, price, area, ...stated }: LicensedThing) {
  const isLand = property_type === 'Land';
  const whole = isLand ? price : null;
  return {
    propertyType: arabicType(property_type),
    propertyArea: text(area),
    propertyPrice: text(isLand && price !== null ? price / area : price),
    landTotalPrice: text(purpose === 'sale' ? whole : null),
    landTotalAnnualRent: text(purpose === 'rent' ? whole : null),
    numberOfRooms: text(stated.rooms),
    streetWidth: text(stated.street_width),
    propertyAge: 'FiveYears',
    propertyFace: stated.facing === null ? '' : FACINGS[stated.facing][0],
    propertyUsages: ['سكني'],
    propertyUtilities: ['كهرباء', 'مياه'],
    planNumber: text(stated.plan_number),
    landNumber: text(stated.plot_number),
    obligationsOnTheProperty: 'لا يوجد',
    guaranteesAndTheirDuration: 'لا يوجد',
    complianceWithTheSaudiBuildingCode: true,
  };
}

/** The registry often knows no point, and no number of the building. */
const locationOf = ({ region, city, district, street }: LicensedThing) => ({
  region,
  city,
  district,
  street: text(street),
  postalCode: '',
  buildingNumber: '',
  additionalNumber: '',
  longitude: '0',
  latitude: '',
});

function arabicType(type: string): string {
  return type in PROPERTY_TYPES ? PROPERTY_TYPES[type as keyof typeof PROPERTY_TYPES] : type;
}
