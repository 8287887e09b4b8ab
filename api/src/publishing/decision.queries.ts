import type { AdState } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface AdInReview {
  id: string;
  number: number;
  account_id: string;
  state: AdState;
  /** The step by which it came into its state; null for one that was never written down. */
  submission: string | null;
}

const IN_REVIEW = sql`
  select ad.id, ad.number, ad.account_id, ad.state,
    (select id from ad_transition where ad_id = ad.id and to_state = ad.state order by at desc, id desc limit 1) as submission
  from ad`;

/** An ad of a queue by its public number. */
export async function findInReview(
  reader: Reader,
  number: string,
  states: readonly AdState[],
): Promise<AdInReview | undefined> {
  const { rows } =
    await sql<AdInReview>`${IN_REVIEW} where ad.number = ${number}::bigint and ad.deleted_at is null
    and ad.state = any(${states}::ad_state[])`.execute(reader);
  return rows[0];
}

/** The same, locked: of two decisions at once the second sees what the first did. */
export async function lockInReview(tx: Tx, number: string): Promise<AdInReview | undefined> {
  await sql`select from ad where number = ${number}::bigint for update`.execute(tx);
  const { rows } =
    await sql<AdInReview>`${IN_REVIEW} where ad.number = ${number}::bigint and ad.deleted_at is null`.execute(
      tx,
    );
  return rows[0];
}

/** Locks the licence of an ad: one that the authority is ending is seen ended, or is ended after the decision. */
export async function lockLicenceOf(tx: Tx, adId: string): Promise<void> {
  await sql`select from licence where id = (select licence_id from ad where id = ${adId}) for share`.execute(
    tx,
  );
}

/** A digest of everything an operator is shown of an ad: another whenever its people changed any of it. */
export async function digestOf(reader: Reader, adId: string): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(jsonb_build_array(ad.title_ar, ad.title_en, ad.purpose, ad.licence_id, to_jsonb(unit) - 'updated_at',
      to_jsonb(property) - 'updated_at',
      (select jsonb_agg(feature_slug order by feature_slug) from unit_feature where unit_id = unit.id),
      (select jsonb_agg(jsonb_build_array(kind, amount, payments_a_year) order by kind) from unit_price where unit_id = unit.id and active),
      (select jsonb_agg(to_jsonb(service) order by id) from service where unit_id = unit.id),
      (select jsonb_agg(jsonb_build_array(id, state, position, is_main, caption_ar, caption_en, room) order by id)
        from photo where photo.unit_id = unit.id))::text) as digest
    from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
    where ad.id = ${adId}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('the ad was there a moment ago');
  return row.digest;
}
