import type { AdState } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { Advertiser } from '../authority/authority.ts';
import type { Facts } from '../authority/facts.ts';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { OurFacts } from './compare-licence.ts';
import { licenceColumns } from './licence-columns.ts';

/** The address that proves an ad's licence. */
export async function findLicenceUrl(reader: Reader, adId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('ad')
    .innerJoin('licence', 'licence.id', 'ad.licence_id')
    .select('licence.url')
    .where('ad.id', '=', adId)
    .executeTakeFirst();
  return row?.url;
}

export interface LicenceRow {
  id: string;
  number: string;
  broker_name: string;
  fal_number: string | null;
  issued_on: string;
  expires_on: string;
  url: string;
  price: number | null;
  facts: Record<string, unknown> | null;
  checked_at: string;
  ended_at: string | null;
}

export interface CheckRow {
  number: string;
  asked_at: string;
  answered_at: string | null;
  refusal: string | null;
  message: string | null;
}

/** An ad with what its licence is compared with. */
export interface LicensedAd {
  id: string;
  number: number;
  account_id: string;
  account_kind: 'ordinary' | 'business';
  /** The legal name of a business, where it told one. */
  account_name: string;
  state: AdState;
  ours: OurFacts;
  licence: LicenceRow | null;
  check: CheckRow | null;
}

/** An ad by its public number, of an account, or by its id; one that was deleted is not found. */
export async function findLicensedAd(
  reader: Reader,
  by: { accountId: string; number: string } | { adId: string },
): Promise<LicensedAd | undefined> {
  const wanted =
    'adId' in by
      ? sql`ad.id = ${by.adId}`
      : sql`ad.account_id = ${by.accountId} and ad.number = ${by.number}::bigint and ad.deleted_at is null`;
  const { rows } = await sql<LicensedAd>`
    select ad.id, ad.number, ad.account_id, account.kind as account_kind, ad.state,
      coalesce(account_profile.legal_name, account.name) as account_name,
      jsonb_build_object('purpose', ad.purpose, 'propertyType', category.rega_type,
        'category', jsonb_build_object('ar', category.name_ar, 'en', category.name_en),
        'city', jsonb_build_object('ar', city.name_ar, 'en', city.name_en),
        'district', jsonb_build_object('ar', district.name_ar, 'en', district.name_en, 'also', district.synonyms),
        'area', unit.area, 'rooms', case when category.has_rooms then unit.rooms end,
        'streetWidth', property.street_width, 'facing', property.facing,
        'planNumber', property.plan_number, 'plotNumber', property.plot_number,
        'price', (select amount from unit_price where unit_id = unit.id and active
          and kind = (case ad.purpose when 'sale' then 'main' else 'yearly' end)::price_kind)) as ours,
      case when licence.id is not null then to_jsonb(licence) - 'sealed_numbers' end as licence,
      case when licence_check.ad_id is not null then to_jsonb(licence_check) - 'sealed_advertiser' end as check
    from ad
    join account on account.id = ad.account_id
    left join account_profile on account_profile.account_id = account.id
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    join category on category.id = property.category_id
    join city on city.id = property.city_id
    join district on district.id = property.district_id
    left join licence on licence.id = ad.licence_id
    left join licence_check on licence_check.ad_id = ad.id
    where ${wanted}`.execute(reader);
  return rows[0];
}

/** Locks an ad, so that of two checks or steps at once the second sees what the first did. */
export async function lockAd(tx: Tx, adId: string): Promise<{ state: AdState } | undefined> {
  return tx
    .selectFrom('ad')
    .select('state')
    .where('id', '=', adId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface KnownAdvertiser {
  kind: 'ordinary' | 'business';
  identity_hmac: Buffer | null;
  commercial_registration: string | null;
  fal_number: string | null;
  /** The unified number of a verified office. */
  national_number: string | null;
  is_verified: boolean;
}

/** How the authority knows an account: its owner's identity, its registration and unified number, its FAL licence; of a verified office as they were verified. */
export function findAdvertiser(reader: Reader, accountId: string): Promise<KnownAdvertiser> {
  return reader
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.person_id')
    .leftJoin('account_profile', 'account_profile.account_id', 'account.id')
    .leftJoin('office_verification', (join) =>
      join
        .onRef('office_verification.account_id', '=', 'account.id')
        .on('office_verification.state', '=', 'approved'),
    )
    .select([
      'account.kind',
      'person.identity_hmac',
      'account_profile.commercial_registration',
      'account_profile.fal_number',
      'office_verification.national_number',
    ])
    .select((eb) => eb('office_verification.id', 'is not', null).$castTo<boolean>().as('is_verified'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export interface LicenceToKeep {
  accountId: string;
  facts: Facts;
  /** In the authority's own words. */
  told: Record<string, unknown>;
  advertiser: Advertiser;
  source: 'registry' | 'sandbox';
  now: Date;
}

/** Keeps an answer as the account's licence of that number, in the place of an older answer. Answers its id. */
export async function keepLicence(tx: Tx, licence: LicenceToKeep): Promise<string> {
  const { facts } = licence;
  const values = {
    ...licenceColumns(facts, licence.told),
    advertiser_kind: licence.advertiser.kind,
    source: licence.source,
    checked_at: licence.now,
    ended_at: null,
  };
  const { id } = await tx
    .insertInto('licence')
    .values({ account_id: licence.accountId, number: facts.number, ...values })
    .onConflict((conflict) => conflict.constraint('licence_once_per_account').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function sealLicence(tx: Tx, licenceId: string, sealed: Buffer): Promise<void> {
  await tx.updateTable('licence').set({ sealed_numbers: sealed }).where('id', '=', licenceId).execute();
}

/** Gives an ad its licence; refuses `licence_taken` when another live ad has the number. */
export async function attachLicence(tx: Tx, adId: string, licenceId: string, now: Date): Promise<void> {
  await refuseTaken(
    tx.updateTable('ad').set({ licence_id: licenceId, updated_at: now }).where('id', '=', adId).execute(),
  );
}

/** Runs a change of an ad; what `ad_one_live_per_licence` refuses becomes `licence_taken`. */
export async function refuseTaken<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (brokenConstraint(error) === 'ad_one_live_per_licence') throw new Refusal('licence_taken');
    throw error;
  });
}

/** Whether a live ad has a licence number: another than `adId`, or any where there is no ad yet. */
export async function isTaken(reader: Reader, number: string, adId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from ad where licence_number = ${number} and id is distinct from ${adId}::uuid and state in ('waiting_for_verification',
      'waiting_for_approval', 'changes_asked', 'processing', 'published', 'hidden') limit 1`.execute(reader);
  return rows.length > 0;
}

/** Moves an ad, with who, when and why; refuses `state_changed` when its unit has another live ad. */
export async function moveAd(
  tx: Tx,
  step: { adId: string; from: AdState; to: AdState; personId: string | null; reason: string; now: Date },
): Promise<void> {
  const change = tx
    .updateTable('ad')
    .set({ state: step.to, updated_at: step.now })
    .where('id', '=', step.adId)
    .execute();
  await refuseTaken(change).catch((error: unknown) => {
    if (brokenConstraint(error) === 'ad_one_live_per_unit') throw new Refusal('state_changed');
    throw error;
  });
  await tx
    .insertInto('ad_transition')
    .values({
      ad_id: step.adId,
      from_state: step.from,
      to_state: step.to,
      mover: step.personId === null ? 'licence' : 'advertiser',
      person_id: step.personId,
      reason: step.reason,
      at: step.now,
    })
    .execute();
}
