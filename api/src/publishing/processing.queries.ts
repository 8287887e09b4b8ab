import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** Ads in processing none of whose photos is still being made. */
export async function findWithPhotosMade(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ad where state = 'processing' and deleted_at is null
      and not exists (select from photo where photo.unit_id = ad.unit_id and photo.state = 'processing')
    order by id`.execute(reader);
  return rows.map(({ id }) => id);
}

/** An ad that is still in processing, locked. */
export function lockProcessing(
  tx: Tx,
  adId: string,
): Promise<{ number: number; account_id: string } | undefined> {
  return tx
    .selectFrom('ad')
    .select(['number', 'account_id'])
    .where('id', '=', adId)
    .where('state', '=', 'processing')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether photos of an ad are still being made: nobody has seen them whole. */
export async function hasPhotosInMaking(reader: Reader, adId: string): Promise<boolean> {
  const { rows } = await sql`
    select from photo join ad on ad.unit_id = photo.unit_id
    where ad.id = ${adId} and photo.state = 'processing' limit 1`.execute(reader);
  return rows.length > 0;
}
