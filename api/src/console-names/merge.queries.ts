import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { DistrictRow } from './place.queries.ts';

type Named = Pick<DistrictRow, 'id' | 'slug'>;

/**
 * Locks the properties of a district, then both districts in the order of their ids. Whoever writes something of either meanwhile waits
 * (`property_of_kept_district`).
 */
export async function lockForMerge(tx: Tx, slugs: readonly [string, string]): Promise<void> {
  await sql`
    select property.id from property join district on district.id = property.district_id
    where district.slug = ${slugs[0]} order by property.id for no key update of property`.execute(tx);
  await sql`select id from district where slug = any(${[...slugs]}::text[]) order by id for update`.execute(
    tx,
  );
}

/** Moves properties; returns how many. */
export async function moveProperties(tx: Tx, from: Named, into: Named): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('property')
    .set({ district_id: into.id })
    .where('district_id', '=', from.id)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The district ends, and its address means the other from then on, as do those that were merged into it before. */
export async function replaceDistrict(
  tx: Tx,
  from: Named,
  into: Named & { cityId: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('district_alias')
    .set({ district_id: into.id })
    .where('district_id', '=', from.id)
    .execute();
  await tx.deleteFrom('district').where('id', '=', from.id).execute();
  const alias = { slug: from.slug, former_id: from.id, district_id: into.id, city_id: into.cityId, at: now };
  await tx.insertInto('district_alias').values(alias).execute();
}

/** Moves what people asked for; returns how many requests. After `replaceDistrict`, as is all that follows. */
export async function moveRequests(tx: Tx, { id }: Named): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update request set district_ids = kept_districts(district_ids) where ${id} = any(district_ids)`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** Moves saved searches: an ad that changes finds them by the other district; returns how many. */
export async function moveSearches(tx: Tx, { slug }: Named): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update saved_search set districts = kept_district_slugs(districts) where ${slug} = any(districts)`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** Ads as alerts saw them last stand in the other district too: that they moved is news to nobody. */
export async function moveSeen(tx: Tx, from: Named, into: Named): Promise<void> {
  await sql`
    update seen_ad set row = jsonb_set(row, '{district_id}', to_jsonb(${into.id}::int))
    where row -> 'district_id' = to_jsonb(${from.id}::int)`.execute(tx);
}

/** Names by which a district is known beside its own: as many as there is room for, the first ones first. */
export async function keepSynonyms(tx: Tx, { id }: Named, synonyms: readonly string[]): Promise<void> {
  await tx
    .updateTable('district')
    .set({ synonyms: [...synonyms] })
    .where('id', '=', id)
    .execute();
}

/** Ids of the ads in a district. */
export async function findAdsIn(tx: Tx, { id }: Pick<Named, 'id'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ad.id from property join unit on unit.property_id = property.id join ad on ad.unit_id = unit.id
    where property.district_id = ${id} and ad.deleted_at is null order by ad.id`.execute(tx);
  return rows.map((row) => row.id);
}
