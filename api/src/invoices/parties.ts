import type { Reader } from '../platform/db/database.ts';
import { legalAddressAt } from '../settings/legal-address.ts';
import { sellerAt } from '../settings/seller.ts';
import type { NationalAddress, Party } from './invoice.ts';
import type { PartyRow } from './supply.queries.ts';

/** The marketplace as it stands at `now`; undefined while an operator has not told all of it. */
export async function marketplaceParty(reader: Reader, now: Date): Promise<Party | undefined> {
  const [ar, en, address] = await Promise.all([
    sellerAt(reader, 'ar', now),
    sellerAt(reader, 'en', now),
    legalAddressAt(reader, now),
  ]);
  if (ar === null || en === null || address === null) return undefined;
  return {
    name: { ar: ar.name, en: en.name },
    vatNumber: ar.vat_number,
    commercialRegistration: ar.commercial_registration,
    address,
  };
}

/** An account as a party of a document; the name of the law where one is told. */
export function partyOf(row: PartyRow): Party {
  const name = row.legal_name ?? row.name;
  return {
    name: { ar: name, en: name },
    vatNumber: row.vat_number,
    commercialRegistration: row.commercial_registration,
    address: addressOf(row),
  };
}

/** A party by its name alone: a consumer, or somebody not registered for VAT. */
export function namedParty(name: string): Party {
  return { name: { ar: name, en: name }, vatNumber: null, commercialRegistration: null, address: null };
}

/** Whether an account has all that a tax document must say of its seller (domain.md 4.2). */
export function isWholeSeller({ vatNumber, commercialRegistration, address }: Party): boolean {
  return vatNumber !== null && commercialRegistration !== null && address !== null;
}

function addressOf(row: PartyRow): NationalAddress | null {
  const { street, building_number, district, city, postal_code } = row;
  if (
    street === null ||
    building_number === null ||
    district === null ||
    city === null ||
    postal_code === null
  )
    return null;
  return { street, buildingNumber: building_number, district, city, postalCode: postal_code };
}
