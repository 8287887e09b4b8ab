import { userTypeOf } from '@diyar/contract/people/accounts';
import type { MyInfo, OpenStretch, Spoken, Wallet } from '@diyar/contract/people/my-info';
import { profileAbilities } from './profile.policy.ts';
import type { MyInfoRow } from './profile.queries.ts';

/** The fields of the acting account that its own people see: of the identity number and the IBAN their ends alone. */
export function presentMyInfo(row: MyInfoRow, hours: OpenStretch[]): MyInfo {
  const abilities = profileAbilities(row.standing);
  return {
    id: String(row.number),
    user_type: userTypeOf(row.kind),
    phone: row.phone,
    version: row.version,
    name: row.name,
    photo: row.photo_key,
    logo: row.logo_key,
    email: row.email,
    city: row.city,
    location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    about_ar: row.about_ar,
    about_en: row.about_en,
    // Written by the contract's own list alone.
    languages: row.languages as Spoken[],
    business: row.kind === 'business' ? presentBusiness(row, hours) : null,
    identity: abilities.own ? presentIdentity(row) : null,
    payout: abilities.own ? presentPayout(row) : null,
    abilities,
  };
}

function presentBusiness(row: MyInfoRow, hours: OpenStretch[]): MyInfo['business'] {
  return {
    commercial_registration: row.commercial_registration,
    fal_number: row.fal_number,
    vat_number: row.vat_number,
    legal_name: row.legal_name,
    viewer_phone: row.viewer_phone,
    opening_hours: hours,
  };
}

function presentIdentity(row: MyInfoRow): MyInfo['identity'] {
  const { identity_kind: kind, identity_last4: last4, identity_country: country } = row;
  if (kind === null || last4 === null) return null;
  return { kind, last4, country, verified: row.identity_verified };
}

function presentPayout(row: MyInfoRow): MyInfo['payout'] {
  if (row.payout_kind === 'bank') {
    const { bank_name, holder, iban } = row;
    return { kind: 'bank', bank_name: bank_name ?? '', holder: holder ?? '', iban_last4: lastFour(iban) };
  }
  if (row.payout_kind === null) return null;
  return { kind: 'wallet', wallet: row.wallet as Wallet, phone_last4: lastFour(row.wallet_phone) };
}

function lastFour(text: string | null): string {
  return text?.slice(-4) ?? '';
}
