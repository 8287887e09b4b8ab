import type { AdState } from '@diyar/contract/supply/host-ads';
import type { RevisionState } from '@diyar/contract/supply/revisions';
import { sql } from 'kysely';
import type { ShownPhoto } from '../../photos/photo.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Changes, RevisionContent } from '../revision.ts';

export interface QueuedRevisionRow extends Changes<RevisionContent> {
  id: string;
  account_id: string;
  property_id: string;
  unit_id: string | null;
  state: RevisionState;
  version: number;
  sent_at: Date;
  ad_number: number;
  title_ar: string | null;
  title_en: string | null;
  district: { slug: string; name_ar: string; name_en: string };
  photo: ShownPhoto | null;
  advertiser: { number: number; name: string; verified: boolean };
}

/** Each revision with the first ad on show that it changes; without one, with the newest that was. */
const SOURCE = sql`
  from revision
  cross join lateral (
    select ad.number, ad.title_ar, ad.title_en, ad.unit_id,
      ad.state in ('published', 'hidden') and ad.deleted_at is null as is_up
    from ad join unit on unit.id = ad.unit_id
    where unit.property_id = revision.property_id and (revision.unit_id is null or unit.id = revision.unit_id)
    order by (ad.state in ('published', 'hidden') and ad.deleted_at is null) desc, ad.number limit 1
  ) ad
  join property on property.id = revision.property_id
  join district on district.id = property.district_id
  join account on account.id = revision.account_id
  join person on person.id = account.person_id`;

const ROW = sql`
  select revision.id, revision.account_id, revision.property_id, revision.unit_id, revision.state, revision.version,
    revision.before, revision.after, revision.sent_at, ad.number as ad_number, ad.title_ar, ad.title_en,
    to_jsonb(district) as district,
    (select to_jsonb(photo) from photo where photo.unit_id = ad.unit_id and photo.state = 'ready'
      order by is_main desc, position limit 1) as photo,
    jsonb_build_object('number', account.number, 'name', account.name,
      'verified', account.verified_at is not null or person.identity_verified_at is not null) as advertiser`;

/** Revisions in a state, of ads on show or hidden, the one that waits longest first. */
export async function findOpen(
  reader: Reader,
  state: RevisionState,
  page: { limit: number; offset: number },
): Promise<QueuedRevisionRow[]> {
  const { rows } = await sql<QueuedRevisionRow>`${ROW} ${SOURCE}
    where revision.state = ${state} and ad.is_up
    order by revision.sent_at, revision.id limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

/** A revision by its id, whatever became of it. */
export async function findRevision(reader: Reader, id: string): Promise<QueuedRevisionRow | undefined> {
  const { rows } = await sql<QueuedRevisionRow>`${ROW} ${SOURCE} where revision.id = ${id}`.execute(reader);
  return rows[0];
}

export interface RevisedAd {
  id: string;
  number: number;
  state: AdState;
}

/** Ads that a revision changes and that are up: on show or hidden. */
export async function findRevisedAds(
  reader: Reader,
  of: { property_id: string; unit_id: string | null },
): Promise<RevisedAd[]> {
  const { rows } = await sql<RevisedAd>`
    select ad.id, ad.number, ad.state from ad join unit on unit.id = ad.unit_id
    where unit.property_id = ${of.property_id} and (${of.unit_id}::uuid is null or unit.id = ${of.unit_id}::uuid)
      and ad.deleted_at is null and ad.state in ('published', 'hidden') order by ad.id`.execute(reader);
  return rows;
}

/** Locks what a revision is of, its ads with their licences, and then the revision itself: in the order in which edits lock. */
export async function lockRevised(
  tx: Tx,
  { id, property_id, unit_id }: { id: string; property_id: string; unit_id: string | null },
): Promise<void> {
  await sql`select from property where id = ${property_id} for no key update`.execute(tx);
  if (unit_id !== null) await sql`select from unit where id = ${unit_id} for no key update`.execute(tx);
  await sql`select from ad where id in (select ad.id from ad join unit on unit.id = ad.unit_id
      where unit.property_id = ${property_id} and (${unit_id}::uuid is null or unit.id = ${unit_id}::uuid))
    order by id for update`.execute(tx);
  await sql`select from licence where id in (select licence_id from ad join unit on unit.id = ad.unit_id
      where unit.property_id = ${property_id} and (${unit_id}::uuid is null or unit.id = ${unit_id}::uuid))
    order by id for share`.execute(tx);
  await sql`select from revision where id = ${id} for update`.execute(tx);
}

export type RevisedPhotoRow = ShownPhoto & {
  state: 'processing' | 'ready' | 'refused';
  has_words: boolean;
  elsewhere: number | null;
};

/** Photos of an account by their ids, in no order, with what the checks noticed. */
export async function findRevisedPhotos(
  reader: Reader,
  accountId: string,
  ids: readonly string[],
): Promise<RevisedPhotoRow[]> {
  const { rows } = await sql<RevisedPhotoRow>`
    select id, placeholder, coalesce(colour, '#e9e2d4') as colour, is_main, state,
      exists (select from photo_flag where photo_id = photo.id and kind = 'words') as has_words,
      (select other.number from photo_flag flag join photo twin on twin.id = flag.other_photo_id
        join ad other on other.unit_id = twin.unit_id
        where flag.photo_id = photo.id and flag.kind = 'elsewhere' and other.deleted_at is null
        order by other.created_at desc limit 1) as elsewhere
    from photo where account_id = ${accountId} and id = any(${[...ids]}::uuid[])`.execute(reader);
  return rows;
}

export interface RevisionHistoryRow {
  to_state: RevisionState;
  at: Date;
  operator: string | null;
  reason: string;
}

/** Every step of a revision, the newest first. */
export async function findHistory(reader: Reader, id: string): Promise<RevisionHistoryRow[]> {
  const { rows } = await sql<RevisionHistoryRow>`
    select step.to_state, step.at, step.reason, operator.name as operator
    from revision_transition step left join operator on operator.id = step.operator_id
    where step.revision_id = ${id} order by step.at desc, step.id desc`.execute(reader);
  return rows;
}
