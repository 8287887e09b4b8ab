import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { Ad, AdTransition, Property, Unit, UnitPolicy } from '../platform/db/schema.generated.ts';
import type { DemoFill, ImportDemonstration } from './import-demonstration.ts';
import type { District } from './import-places.ts';
import { freshIds, insertAll, type Rows } from './insert-all.ts';
import type { Listing } from './listing.ts';
import { nameAr, nameEn, titleAr, titleEn } from './listing-title.ts';

/** A row that will be imported: what it says, where it is, and what the demonstration adds, if it does. */
export interface NewListing {
  key: Buffer;
  listing: Listing;
  cityId: number;
  district: District;
  categoryId: number;
  demo: DemoFill | null;
}

interface Inserting {
  /** One id a row, or nothing: drafts. */
  licences: readonly string[];
  demo: ImportDemonstration | null;
  now: Date;
}

interface Ids {
  property: string;
  space: string;
  unit: string;
  ad: string;
}

/** Without a demonstration the row's own words decide; what it lacks is left empty for the advertiser. */
function propertyRow(accountId: string, now: Date, row: NewListing, ids: Ids): Insertable<Property> {
  const { listing, district, demo } = row;
  const streetWidth = listing.streetWidth ?? demo?.streetWidth ?? null;
  return {
    id: ids.property,
    account_id: accountId,
    name: nameAr(listing, district.name_ar),
    category_id: row.categoryId,
    usage: 'residential',
    city_id: row.cityId,
    district_id: district.id,
    street: streetWidth === null ? null : `شارع ${streetWidth} م`,
    street_width: streetWidth,
    facing: listing.facing,
    area: listing.area,
    height: demo?.height ?? null,
    width: demo?.width ?? null,
    furnished: listing.furnished ? 'full' : 'none',
    // An account that imports a file lets for others unless it says otherwise.
    advertiser_relation: demo?.relation ?? 'marketer',
    exclusive: false,
    lat: district.lat,
    lng: district.lng,
    location_approximate: true,
    import_hash: row.key,
    demo_fields: demo?.fields ?? [],
    created_at: now,
    updated_at: now,
  };
}

function unitRow(
  accountId: string,
  now: Date,
  { listing, key, demo, district }: NewListing,
  ids: Ids,
): Insertable<Unit> {
  return {
    id: ids.unit,
    property_id: ids.property,
    account_id: accountId,
    code: `CSV-${key.toString('hex').slice(0, 12).toUpperCase()}`,
    name_ar: nameAr(listing, district.name_ar),
    name_en: demo === null ? null : nameEn(listing, district.name_en),
    description_ar: listing.description,
    area: listing.area,
    rooms: listing.rooms,
    baths: listing.baths,
    halls: listing.halls,
    age: listing.age,
    created_at: now,
    updated_at: now,
  };
}

function policyRow(unitId: string, demo: DemoFill | null): Insertable<UnitPolicy> {
  const own = { unit_id: unitId, cancellation: 'moderate', horizon_days: 365 } as const;
  return demo === null ? own : { ...own, down_payment_percent: demo.downPaymentPercent };
}

function adRow(
  accountId: string,
  now: Date,
  row: NewListing,
  ids: Ids,
  licenceId: string | null,
): Insertable<Ad> {
  const published = licenceId !== null;
  return {
    id: ids.ad,
    unit_id: ids.unit,
    account_id: accountId,
    licence_id: licenceId,
    purpose: 'rent',
    title_ar: titleAr(row.listing, row.district.name_ar),
    title_en: row.demo === null ? null : titleEn(row.listing, row.district.name_en),
    state: published ? 'published' : 'not_published',
    published_at: published ? now : null,
    created_at: now,
    updated_at: now,
  };
}

function transitionRows(adId: string, published: boolean, now: Date): Insertable<AdTransition>[] {
  const made = {
    ad_id: adId,
    from_state: null,
    to_state: 'not_published',
    reason: 'imported',
    at: now,
  } as const;
  if (!published) return [made];
  // No membership, queue or operator stands behind this ad, and no step of the graph leads here; its reason says so.
  const shown = { from_state: null, to_state: 'published', reason: 'demo_licence' } as const;
  return [made, { ...shown, ad_id: adId, at: now }];
}

/** All rows of one listing; `licence` is null for a draft, which has no photos. */
function rowsOf(
  accountId: string,
  { now, demo: demonstration }: Inserting,
  row: NewListing,
  ids: Ids,
  licence: string | null,
): Rows {
  const { listing, demo } = row;
  const photos = {
    accountId,
    unitId: ids.unit,
    category: listing.category,
    features: listing.features,
    seed: listing.seed.slice(0, 16),
    count: demo?.photoCount ?? 0,
  };
  return {
    property: [propertyRow(accountId, now, row, ids)],
    space: [{ id: ids.space, property_id: ids.property, name: 'العقار كله' }],
    unit: [unitRow(accountId, now, row, ids)],
    unit_space: [{ unit_id: ids.unit, space_id: ids.space }],
    unit_feature: listing.features.map((slug) => ({ unit_id: ids.unit, feature_slug: slug })),
    unit_policy: [policyRow(ids.unit, demo)],
    unit_price: [{ unit_id: ids.unit, kind: 'yearly', amount: listing.yearly, updated_at: now }],
    photo: demonstration?.photos(photos) ?? [],
    ad: [adRow(accountId, now, row, ids, licence)],
    ad_transition: transitionRows(ids.ad, licence !== null, now),
  };
}

/**
 * Writes the listings: property, unit with its one space, policy, yearly price (the monthly one stays off), photos where
 * a demonstration has them, and ad: a draft or, with a licence, published. Answers with the ads' ids.
 */
export async function insertListings(
  tx: Tx,
  accountId: string,
  rows: readonly NewListing[],
  inserting: Inserting,
): Promise<string[]> {
  const fresh = await freshIds(tx, rows.length * 4);
  const id = (n: number) => fresh[n] as string;
  const ids = rows.map((_, n) => {
    const first = n * 4;
    return { property: id(first), space: id(first + 1), unit: id(first + 2), ad: id(first + 3) };
  });
  await insertAll(
    tx,
    rows.map((row, n) => rowsOf(accountId, inserting, row, ids[n] as Ids, inserting.licences[n] ?? null)),
  );
  return ids.map(({ ad }) => ad);
}
