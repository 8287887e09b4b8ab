import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

interface NewAd {
  unitId: string;
  accountId: string;
  personId: string;
  purpose: 'rent' | 'sale';
  title_ar: string | null;
  title_en: string | null;
  typed_licence_number: string | null;
}

/** Makes the ad of a unit, not published, with the step that made it. */
export async function insertAd(
  tx: Tx,
  { unitId, accountId, personId, ...ad }: NewAd,
  now: Date,
): Promise<{ id: string; number: number }> {
  const row = await tx
    .insertInto('ad')
    .values({ ...ad, unit_id: unitId, account_id: accountId, created_at: now, updated_at: now })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ad_transition')
    .values({
      ad_id: row.id,
      to_state: 'not_published',
      mover: 'advertiser',
      person_id: personId,
      reason: 'made',
      at: now,
    })
    .execute();
  return row;
}

/**
 * Gives the ads of a unit its new names as titles, where they have its old ones, and the purpose while they were never
 * published. Answers the ids of the unit's ads.
 */
export async function retitleAds(
  tx: Tx,
  unitId: string,
  {
    before,
    after,
    purpose,
  }: {
    before: { name_ar: string | null; name_en: string | null };
    after: { name_ar: string | null; name_en: string | null };
    purpose: 'rent' | 'sale' | null;
  },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update ad set
      title_ar = case when title_ar is not distinct from ${before.name_ar} then ${after.name_ar} else title_ar end,
      title_en = case when title_en is not distinct from ${before.name_en} then ${after.name_en} else title_en end,
      purpose = case when state = 'not_published' then coalesce(${purpose}::ad_purpose, purpose) else purpose end,
      updated_at = ${now}
    where unit_id = ${unitId} and deleted_at is null returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
