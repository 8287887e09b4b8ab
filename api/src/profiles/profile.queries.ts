import type { OpenStretch, SaveMyInfo } from '@diyar/contract/people/my-info';
import { sql } from 'kysely';
import type { Standing } from '../accounts/standing.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { AccountKind, IdentityKind, PayoutKind } from '../platform/db/schema.generated.ts';
import type { Actor } from '../platform/http/actor.ts';

export interface MyInfoRow {
  account_id: string;
  number: number;
  kind: AccountKind;
  name: string;
  vat_number: string | null;
  verified: boolean;
  standing: Standing;
  phone: string;
  identity_kind: IdentityKind | null;
  identity_last4: string | null;
  identity_country: string | null;
  identity_verified: boolean;
  version: number;
  email: string | null;
  photo_key: string | null;
  logo_key: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  about_ar: string | null;
  about_en: string | null;
  languages: string[];
  commercial_registration: string | null;
  fal_number: string | null;
  legal_name: string | null;
  viewer_phone: string | null;
  payout_kind: PayoutKind | null;
  iban: string | null;
  bank_name: string | null;
  holder: string | null;
  wallet: string | null;
  wallet_phone: string | null;
}

/** The acting account with all that its people may see; one without a saved profile reads as empty, version 0. */
export async function findMyInfo(reader: Reader, actor: Actor): Promise<MyInfoRow> {
  const { rows } = await sql<MyInfoRow>`
    select account.id as account_id, account.number, account.kind, account.name, account.vat_number,
      account.verified_at is not null as verified,
      coalesce(standing_of(person.id, account.id, account.person_id), 'viewer') as standing,
      person.phone, owner.identity_kind, owner.identity_last4, owner.identity_country,
      owner.identity_verified_at is not null or (owner.identity_hmac is not null and account.verified_at is not null) as identity_verified,
      coalesce(profile.version, 0) as version, profile.email, profile.photo_key, profile.logo_key, city.slug as city,
      profile.lat, profile.lng, profile.about_ar, profile.about_en, coalesce(profile.languages, '{}') as languages,
      profile.commercial_registration, profile.fal_number, profile.legal_name, profile.viewer_phone,
      payout.kind as payout_kind, payout.iban, payout.bank_name, payout.holder, payout.wallet, payout.wallet_phone
    from account
    join person owner on owner.id = account.person_id
    join person on person.id = ${actor.personId}
    left join account_profile profile on profile.account_id = account.id
    left join city on city.id = profile.city_id
    left join payout_destination payout on payout.account_id = account.id
    where account.id = ${actor.accountId}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('an account that acts is gone');
  return row;
}

/** When an account is open, by weekday and hour. */
export async function findOpeningHours(reader: Reader, accountId: string): Promise<OpenStretch[]> {
  const rows = await reader
    .selectFrom('opening_hours')
    .select(['weekday', 'opens_at', 'closes_at'])
    .where('account_id', '=', accountId)
    .orderBy('weekday')
    .orderBy('opens_at')
    .execute();
  return rows.map((row) => ({ weekday: row.weekday, opens: row.opens_at, closes: row.closes_at }));
}

export async function findCity(reader: Reader, slug: string): Promise<number | undefined> {
  const row = await reader.selectFrom('city').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

/** Locks the account, so that of two saves at once the second sees what the first wrote. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

/** Makes the empty profile of an account that has none; its version is 0, as one that was never saved reads. */
export async function ensureProfile(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('account_profile')
    .values({ account_id: accountId, version: 0, updated_at: now })
    .onConflict((conflict) => conflict.constraint('account_profile_pkey').doNothing())
    .execute();
}

export interface SavedProfile extends Omit<SaveMyInfo, 'version' | 'city'> {
  cityId: number | null;
}

/** Writes what everybody may read of an account and raises its version. */
export async function updateProfile(
  tx: Tx,
  accountId: string,
  saved: SavedProfile,
  now: Date,
): Promise<void> {
  const { business } = saved;
  await tx
    .updateTable('account')
    .set({ name: saved.name, ...(business !== null && { vat_number: business.vat_number }) })
    .where('id', '=', accountId)
    .execute();
  await tx
    .updateTable('account_profile')
    .set((eb) => ({
      version: eb('version', '+', 1),
      email: saved.email,
      city_id: saved.cityId,
      lat: saved.location?.lat ?? null,
      lng: saved.location?.lng ?? null,
      about_ar: saved.about_ar,
      about_en: saved.about_en,
      languages: saved.languages,
      updated_at: now,
      ...(business !== null && {
        commercial_registration: business.commercial_registration,
        fal_number: business.fal_number,
        legal_name: business.legal_name,
        viewer_phone: business.viewer_phone,
      }),
    }))
    .where('account_id', '=', accountId)
    .execute();
}

/** Puts these opening hours in the place of those an account had. */
export async function replaceOpeningHours(tx: Tx, accountId: string, hours: OpenStretch[]): Promise<void> {
  await tx.deleteFrom('opening_hours').where('account_id', '=', accountId).execute();
  if (hours.length === 0) return;
  await tx
    .insertInto('opening_hours')
    .values(
      hours.map(({ weekday, opens, closes }) => ({
        account_id: accountId,
        weekday,
        opens_at: opens,
        closes_at: closes,
      })),
    )
    .execute();
}

export type Picture = 'photo' | 'logo';

/** Names an account's picture, or none, and answers the key of the one before. The account is locked by the caller. */
export async function setPicture(
  tx: Tx,
  accountId: string,
  picture: Picture,
  key: string | null,
): Promise<string | null> {
  const column = `${picture}_key` as const;
  const before = await tx
    .selectFrom('account_profile')
    .select(column)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('account_profile')
    .set({ [column]: key })
    .where('account_id', '=', accountId)
    .execute();
  return before[column];
}

/** The numbers that an office is verified by; undefined of an account that is not. */
export function findVerifiedNumbers(
  reader: Reader,
  accountId: string,
): Promise<{ commercial_registration: string; fal_number: string | null } | undefined> {
  return reader
    .selectFrom('office_verification')
    .select(['commercial_registration', 'fal_number'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'approved')
    .executeTakeFirst();
}
