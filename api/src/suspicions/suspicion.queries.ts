import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Suspected } from './suspicion.ts';

export interface WaitingAd {
  id: string;
  number: string;
  /** All that its advertiser wrote of it. */
  texts: string[];
  /** Numbers that an ad may name: its licence's. */
  own_numbers: string[];
  has_copied_photos: boolean;
  account_since: Date;
}

/** Ads that wait for approval and were not looked at since they came to wait, or since an instant; the longest waiting first. */
export async function findUnscored(reader: Reader, since: Date, most: number): Promise<WaitingAd[]> {
  const { rows } = await sql<WaitingAd>`
    select ad.id, ad.number::text as number, account.created_at as account_since,
      array_remove(array[ad.title_ar, ad.title_en, unit.description_ar, unit.description_en, unit.house_rules_ar, unit.house_rules_en], null) as texts,
      array_remove(array[licence.number, unit.tourism_permit_number], null) as own_numbers,
      exists (select from photo join photo_flag on photo_flag.photo_id = photo.id
        where photo.unit_id = unit.id and photo_flag.kind = 'elsewhere') as has_copied_photos
    from ad
    join unit on unit.id = ad.unit_id
    join account on account.id = ad.account_id
    left join licence on licence.id = ad.licence_id
    left join ad_suspicion known on known.ad_id = ad.id
    cross join lateral (
      select coalesce(max(at), ad.updated_at) as at from ad_transition where ad_id = ad.id and to_state = ad.state) entered
    where ad.state = 'waiting_for_approval' and ad.deleted_at is null
      and (known.ad_id is null or known.scored_at < greatest(entered.at, ${since}))
    order by entered.at, ad.id limit ${most}`.execute(reader);
  return rows;
}

/** Keeps what is suspicious about an ad, instead of what was. */
export async function keepSuspicion(
  tx: Tx,
  adId: string,
  { reasons, score, belowPercent }: Suspected,
  now: Date,
): Promise<void> {
  const kept = { reasons, score, below_percent: belowPercent, scored_at: now };
  await tx
    .insertInto('ad_suspicion')
    .values({ ad_id: adId, ...kept })
    .onConflict((conflict) => conflict.constraint('ad_suspicion_pkey').doUpdateSet(kept))
    .execute();
}
