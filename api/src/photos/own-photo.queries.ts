import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { PhotoFailure, PhotoRoom, PhotoState } from '../platform/db/schema.generated.ts';

/** A photo, or the upload that becomes one, as its own people see it. */
export interface OwnPhotoRow {
  id: string;
  state: PhotoState | 'uploading';
  received: number | null;
  size: number | null;
  file_key: string | null;
  placeholder: string | null;
  colour: string | null;
  failure: PhotoFailure | null;
  holds_words: boolean;
  unit_id: string | null;
  room: PhotoRoom | null;
  caption_ar: string | null;
  caption_en: string | null;
  is_main: boolean;
}

/** Which photos of an account: some by their ids, or those of a unit. */
export type OwnPhotos = { ids: readonly string[] } | { unitId: string };

/** Photos of an account: by ids in no order, with uploads that are not whole; of a unit in their order. */
export async function findOwnPhotos(
  reader: Reader,
  accountId: string,
  which: OwnPhotos,
): Promise<OwnPhotoRow[]> {
  const photos = sql`
    select id, state::text as state, null::int as received, null::int as size, file_key, placeholder, colour, failure,
      exists (select from photo_flag where photo_id = photo.id and kind = 'words') as holds_words,
      unit_id, room, caption_ar, caption_en, is_main, position
    from photo where account_id = ${accountId}`;
  if ('unitId' in which) {
    const { rows } =
      await sql<OwnPhotoRow>`${photos} and unit_id = ${which.unitId} order by position`.execute(reader);
    return rows;
  }
  const ids = sql`any(${[...which.ids]}::uuid[])`;
  const { rows } = await sql<OwnPhotoRow>`${photos} and id = ${ids}
    union all
    select id, 'uploading', received, size, null, null, null, null, false, null, null, null, null, false, null
    from photo_upload upload where account_id = ${accountId} and id = ${ids}
      and not exists (select from photo where photo.id = upload.id)`.execute(reader);
  return rows;
}

const ownUnit = (reader: Reader, accountId: string, unitId: string) =>
  reader
    .selectFrom('unit')
    .select('id')
    .where('id', '=', unitId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null);

export async function isOwnUnit(reader: Reader, accountId: string, unitId: string): Promise<boolean> {
  return (await ownUnit(reader, accountId, unitId).executeTakeFirst()) !== undefined;
}

/** Locks a unit, so that of two changes to its photos the second sees what the first did; false when the account has none such. */
export async function lockOwnUnit(tx: Tx, accountId: string, unitId: string): Promise<boolean> {
  return (await ownUnit(tx, accountId, unitId).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export interface PlacedPhoto {
  id: string;
  position: number;
  room: PhotoRoom | null;
  caption_ar: string | null;
  caption_en: string | null;
}

/** Puts photos into a unit, each at its position, with what is said of it. */
export async function placePhotos(tx: Tx, unitId: string, photos: readonly PlacedPhoto[]): Promise<void> {
  await sql`
    update photo set unit_id = ${unitId}, position = placed.position, room = placed.room,
      caption_ar = nullif(placed.caption_ar, ''), caption_en = nullif(placed.caption_en, '')
    from json_populate_recordset(null::photo, ${JSON.stringify(photos)}::json) placed where placed.id = photo.id`.execute(
    tx,
  );
}

/** Makes a photo of a unit the main one. */
export async function setMainPhoto(tx: Tx, unitId: string, photoId: string): Promise<void> {
  const ofUnit = tx.updateTable('photo').where('unit_id', '=', unitId);
  await ofUnit.set({ is_main: false }).where('is_main', '=', true).where('id', '<>', photoId).execute();
  await ofUnit.set({ is_main: true }).where('id', '=', photoId).execute();
}

export interface NewPhoto {
  id: string;
  state: PhotoState;
  content_hash: Buffer | null;
  perceptual_hash: string | null;
}

/** Photos of an account that no unit or property uses, locked in the order of their ids. */
export async function lockUnusedPhotos(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<NewPhoto[]> {
  return tx
    .selectFrom('photo')
    .select(['id', 'state', 'content_hash', 'perceptual_hash'])
    .where('account_id', '=', accountId)
    .where('unit_id', 'is', null)
    .where('property_id', 'is', null)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface UnitPhoto extends NewPhoto {
  position: number;
  is_main: boolean;
}

/** The photos of a unit, in their order. */
export async function findUnitPhotos(tx: Tx, unitId: string): Promise<UnitPhoto[]> {
  const { rows } = await sql<UnitPhoto>`
    select id, state, content_hash, perceptual_hash, position, is_main
    from photo where unit_id = ${unitId} order by position`.execute(tx);
  return rows;
}

const ownPhoto = (reader: Reader, accountId: string, photoId: string) =>
  reader.selectFrom('photo').select('unit_id').where('id', '=', photoId).where('account_id', '=', accountId);

export async function isOwnPhoto(reader: Reader, accountId: string, photoId: string): Promise<boolean> {
  return (await ownPhoto(reader, accountId, photoId).executeTakeFirst()) !== undefined;
}

/** The unit of a photo; null when none uses it, undefined when the account has no such photo. */
export async function findUnitOfPhoto(
  reader: Reader,
  accountId: string,
  photoId: string,
): Promise<string | null | undefined> {
  return (await ownPhoto(reader, accountId, photoId).executeTakeFirst())?.unit_id;
}

export interface DeletedPhoto {
  unit_id: string | null;
  position: number | null;
  is_main: boolean;
  file_key: string | null;
  original_key: string | null;
}

/** Deletes a photo of an account and answers what it was; undefined when there is none. */
export async function deletePhotoRow(
  tx: Tx,
  accountId: string,
  photoId: string,
): Promise<DeletedPhoto | undefined> {
  return tx
    .deleteFrom('photo')
    .where('id', '=', photoId)
    .where('account_id', '=', accountId)
    .returning(['unit_id', 'position', 'is_main', 'file_key', 'original_key'])
    .executeTakeFirst();
}

/** Moves the photos behind a place one forward. */
export async function closeGap(tx: Tx, unitId: string, position: number): Promise<void> {
  await sql`update photo set position = position - 1 where unit_id = ${unitId} and position > ${position}`.execute(
    tx,
  );
}

/** Those of some photos of an account that a unit may show, locked in the order of their ids: its own, and unused ones. */
export async function lockUsablePhotos(
  tx: Tx,
  { accountId, unitId }: { accountId: string; unitId: string },
  ids: readonly string[],
): Promise<Pick<NewPhoto, 'id' | 'state'>[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('photo')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where((eb) =>
      eb.or([eb('unit_id', '=', unitId), eb.and([eb('unit_id', 'is', null), eb('property_id', 'is', null)])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Takes all photos but some out of a unit; nothing uses them any more, and a job forgets them. */
export async function releasePhotos(tx: Tx, unitId: string, but: readonly string[]): Promise<void> {
  await sql`update photo set unit_id = null, position = null, is_main = false
    where unit_id = ${unitId} and not (id = any(${[...but]}::uuid[]))`.execute(tx);
}

/** The photos that a unit shows or will show, in their order, as its editing page sends them; its property too. */
export async function findShownPhotos(
  reader: Reader,
  unitId: string,
): Promise<{ propertyId: string; photos: Required<WizardPhoto>[] }> {
  const { rows } = await sql<{ propertyId: string; photos: Required<WizardPhoto>[] }>`
    select property_id as "propertyId", coalesce((select jsonb_agg(jsonb_build_object('id', photo.id, 'room', room,
        'caption_ar', caption_ar, 'caption_en', caption_en, 'main', is_main) order by position)
      from photo where photo.unit_id = unit.id and state <> 'refused'), '[]') as photos
    from unit where id = ${unitId}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('the unit is locked, and there');
  return row;
}

/** What is known of photos of an account by which two are told apart, in no order. */
export async function findSeenPhotos(tx: Tx, accountId: string, ids: readonly string[]): Promise<NewPhoto[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('photo')
    .select(['id', 'state', 'content_hash', 'perceptual_hash'])
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
}
