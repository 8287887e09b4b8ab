import type { Reader } from '../platform/db/database.ts';
import { settingsInForce } from './setting.queries.ts';

/** The national address of the marketplace in its parts, in Arabic, as tax documents write it. */
export interface LegalAddress {
  street: string;
  buildingNumber: string;
  district: string;
  city: string;
  postalCode: string;
}

/** The address at an instant; null while any part of it was not told. */
export async function legalAddressAt(reader: Reader, at: Date): Promise<LegalAddress | null> {
  const settings = await settingsInForce(reader, at);
  const told = (key: string) => String(settings[key] ?? '');
  const address = {
    street: told('legal_street'),
    buildingNumber: told('legal_building_number'),
    district: told('legal_district'),
    city: told('legal_city'),
    postalCode: told('legal_postal_code'),
  };
  return Object.values(address).some((part) => part === '') ? null : address;
}
