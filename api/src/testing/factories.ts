import { createHash, randomBytes } from 'node:crypto';
import { RIGHTS_OF_STANDING } from '@diyar/contract/words/team-rights';
import type { Insertable } from 'kysely';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import type { Reader } from '../platform/db/database.ts';
import type { AdState, LicenceSource, Offer, Property } from '../platform/db/schema.generated.ts';
import type { Actor } from '../platform/http/actor.ts';
import { isAbroad } from '../platform/messaging/message-sender.ts';
import {
  idBySlug,
  insert,
  insertExtras,
  insertPolicyAndPrices,
  type NewUnit,
  nextNumber,
} from './factory-rows.ts';
import { verifyOffice } from './offices.ts';

export interface BuiltPerson {
  personId: string;
  phone: string;
  accountId: string;
  accountNumber: string;
  /** For `Authorization: Bearer`. */
  token: string;
  actor: Actor;
}

/** A person with one account (ordinary unless told) and a token that acts for it. */
export async function buildPerson(
  db: Reader,
  {
    phone = `+9665${50_000_000 + nextNumber()}`,
    kind = 'ordinary',
    name = kind === 'business' ? 'مؤسسة دار السكن' : 'سارة القحطاني',
    verified = false,
  }: { phone?: string; name?: string; kind?: 'ordinary' | 'business'; verified?: boolean } = {},
): Promise<BuiltPerson> {
  const personId = await insert(db, 'person', { phone });
  const account = await db
    .insertInto('account')
    .values({
      person_id: personId,
      kind,
      name,
      verified_at: verified && kind === 'ordinary' ? new Date('2026-01-02T09:00:00Z') : null,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  if (verified && kind === 'business') await verifyOffice(db, account.id);
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest();
  await db
    .insertInto('access_token')
    .values({ token_hash: tokenHash, person_id: personId, account_id: account.id })
    .execute();
  const isForeign = isAbroad(phone);
  const rights = new Set<string>(RIGHTS_OF_STANDING[isForeign ? 'guest' : 'owner']);
  const actor = { personId, accountId: account.id, kind, tokenHash, rights, isSuspended: false, isForeign };
  return { personId, phone, accountId: account.id, accountNumber: String(account.number), token, actor };
}

type PropertyFields = Partial<
  Omit<Insertable<Property>, 'account_id' | 'category_id' | 'city_id' | 'district_id'>
>;
export type NewProperty = PropertyFields & {
  accountId?: string;
  category?: string;
  city?: string;
  district?: string;
};

/** A property, by default a furnished apartment in Al Malqa, Riyadh; places and category by slug. */
export async function buildProperty(
  db: Reader,
  {
    accountId,
    category = 'apartment',
    city = 'riyadh',
    district = 'al-malqa-riyadh',
    ...fields
  }: NewProperty = {},
): Promise<{ propertyId: string; accountId: string }> {
  const owner = accountId ?? (await buildPerson(db, { kind: 'business' })).accountId;
  const propertyId = await insert(db, 'property', {
    name: `عقار ${nextNumber()}`,
    usage: 'residential',
    area: 120,
    furnished: 'full',
    advertiser_relation: 'owner',
    lat: 24.81,
    lng: 46.6,
    ...fields,
    account_id: owner,
    category_id: await idBySlug(db, 'category', category),
    city_id: await idBySlug(db, 'city', city),
    district_id: await idBySlug(db, 'district', district),
  });
  return { propertyId, accountId: owner };
}

const ALL_PERIODS = { hourly: 10_000, daily: 50_000, monthly: 900_000, yearly: 6_000_000 };

/** A unit let for all four periods, instant, with one space and a tourism permit, unless told otherwise. */
export async function buildUnit(
  db: Reader,
  {
    propertyId,
    accountId,
    spaces,
    policy,
    prices,
    services,
    features,
    permit,
    photos,
    ...fields
  }: NewUnit = {},
): Promise<{ unitId: string; spaceIds: string[]; propertyId: string; accountId: string }> {
  const property = await ensureProperty(db, propertyId, accountId);
  const tourism = permit === undefined ? { number: '50001234', expires_on: '2099-12-31' } : permit;
  const unitId = await insert(db, 'unit', {
    code: `U-${nextNumber()}`,
    name_ar: 'شقة بغرفتين',
    area: 120,
    rooms: 2,
    baths: 2,
    ...fields,
    property_id: property.propertyId,
    account_id: property.accountId,
    tourism_permit_number: tourism?.number ?? null,
    tourism_permit_expires_on: tourism?.expires_on ?? null,
  });
  await insertPolicyAndPrices(db, unitId, policy, prices ?? ALL_PERIODS);
  await insertExtras(
    db,
    { unitId, accountId: property.accountId },
    services ?? [],
    features ?? [],
    photos ?? 0,
  );
  const spaceIds = spaces ?? [
    await insert(db, 'space', { property_id: property.propertyId, name: 'الوحدة' }),
  ];
  await db
    .insertInto('unit_space')
    .values(spaceIds.map((space_id) => ({ unit_id: unitId, space_id })))
    .execute();
  return { unitId, spaceIds, ...property };
}

async function ensureProperty(db: Reader, propertyId?: string, accountId?: string) {
  if (propertyId === undefined) return buildProperty(db, accountId === undefined ? {} : { accountId });
  if (accountId !== undefined) return { propertyId, accountId };
  const row = await db
    .selectFrom('property')
    .select('account_id')
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow();
  return { propertyId, accountId: row.account_id };
}

export interface NewLicence {
  source?: LicenceSource;
  issued_on?: string;
  expires_on?: string;
}

async function buildLicence(db: Reader, accountId: string, licence: NewLicence): Promise<string> {
  const number = `72${String(10_000_000 + nextNumber())}`;
  return insert(db, 'licence', {
    account_id: accountId,
    number,
    broker_name: 'مؤسسة دار السكن',
    fal_number: '1200000001',
    issued_on: '2026-01-01',
    expires_on: '2099-12-31',
    url: `https://rega.gov.sa/rega-services/ads/license-verification?adLicenseNumber=${number}&idType=1`,
    source: 'registry',
    ...licence,
  });
}

export interface NewAd {
  unitId?: string;
  accountId?: string;
  state?: AdState;
  purpose?: 'rent' | 'sale';
  /** null for an ad without a licence, which cannot be published. */
  licence?: NewLicence | null;
  title_ar?: string | null;
  title_en?: string | null;
  published_at?: Date | null;
  special_until?: Date | null;
}

/** A published ad with a registry licence in force, unless told otherwise. */
export async function buildAd(
  db: Reader,
  { unitId, accountId, licence = {}, state = 'published', ...fields }: NewAd = {},
): Promise<{ adId: string; adNumber: string; unitId: string; licenceId: string | null }> {
  const unit = unitId ?? (await buildUnit(db, accountId === undefined ? {} : { accountId })).unitId;
  const { account_id } = await db
    .selectFrom('unit')
    .select('account_id')
    .where('id', '=', unit)
    .executeTakeFirstOrThrow();
  const licenceId = licence === null ? null : await buildLicence(db, account_id, licence);
  const ad = await db
    .insertInto('ad')
    .values({
      title_ar: 'شقة مفروشة في الملقا',
      title_en: 'Furnished apartment in Al Malqa',
      purpose: 'rent',
      published_at: new Date('2026-01-05T06:00:00Z'),
      ...fields,
      unit_id: unit,
      account_id: accountId ?? account_id,
      state,
      licence_id: licenceId,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await refreshSearchText(db, ad.id);
  return { adId: ad.id, adNumber: String(ad.number), unitId: unit, licenceId };
}

export interface NewOffer {
  unitIds: string[];
  accountId: string;
  fields?: Partial<Omit<Insertable<Offer>, 'account_id'>>;
}

/** An offer on units, by default 10 % off every period through all of November 2026. */
export async function buildOffer(db: Reader, { unitIds, accountId, fields }: NewOffer): Promise<string> {
  const offerId = await insert(db, 'offer', {
    name_ar: 'عرض الشتاء',
    type_discount: 'percent',
    discount: 10,
    starts_on: '2026-11-01',
    ends_on: '2026-11-30',
    kinds: ['hourly', 'daily', 'monthly', 'yearly'],
    ...fields,
    account_id: accountId,
  });
  await db
    .insertInto('offer_unit')
    .values(unitIds.map((unit_id) => ({ offer_id: offerId, unit_id })))
    .execute();
  return offerId;
}

export interface NewListing {
  host?: BuiltPerson;
  property?: NewProperty;
  /** A property of the host that is there already, instead of a new one. */
  beside?: string | undefined;
  unit?: NewUnit;
  ad?: NewAd;
}

export interface BuiltListing {
  host: BuiltPerson;
  propertyId: string;
  unitId: string;
  spaceIds: string[];
  adId: string;
  adNumber: string;
  licenceId: string | null;
}

/** A business account with a property, its one unit and the unit's published ad, at once. */
export async function buildListing(db: Reader, overrides: NewListing = {}): Promise<BuiltListing> {
  const host = overrides.host ?? (await buildPerson(db, { kind: 'business' }));
  const propertyId =
    overrides.beside ??
    (await buildProperty(db, { ...overrides.property, accountId: host.accountId })).propertyId;
  const unit = await buildUnit(db, { ...overrides.unit, propertyId, accountId: host.accountId });
  const ad = await buildAd(db, { ...overrides.ad, unitId: unit.unitId, accountId: host.accountId });
  return { host, propertyId, spaceIds: unit.spaceIds, ...ad };
}
