import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { AdToPublish } from './conditions.ts';

/** An ad as its conditions of publishing see it on a Riyadh date. */
export async function findAdToPublish(
  reader: Reader,
  adId: string,
  today: string,
): Promise<AdToPublish | undefined> {
  const { rows } = await sql<Omit<AdToPublish, 'today'>>`
    select photos.of_unit as photos,
      exists (select from unit_price where unit_id = unit.id and active) as has_price,
      case when licence.id is null then null else jsonb_build_object('in_force',
        licence.issued_on <= ${today}::date and licence.expires_on >= ${today}::date and licence.ended_at is null) end as licence,
      exists (select from licence_check where ad_id = ad.id and answered_at is null) as licence_waits,
      case when property.usage in ('residential', 'agricultural')
          and exists (select from unit_price where unit_id = unit.id and active and kind in ('hourly', 'daily'))
        then jsonb_build_object('number', unit.tourism_permit_number, 'expires_on', unit.tourism_permit_expires_on) end as permit,
      jsonb_build_object('mortgaged', property.mortgaged, 'disputed', property.disputed,
        'unregistered_rights', property.unregistered_rights) as disclosures
    from ad
    join unit on unit.id = ad.unit_id
    join property on property.id = unit.property_id
    left join licence on licence.id = ad.licence_id
    cross join lateral (
      select jsonb_build_object('ready', count(*) filter (where state = 'ready'),
        'processing', count(*) filter (where state = 'processing'),
        'has_main', coalesce(bool_or(is_main) filter (where state <> 'refused'), false)) as of_unit
      from photo where photo.unit_id = unit.id
    ) photos
    where ad.id = ${adId}`.execute(reader);
  const [row] = rows;
  return row && { ...row, today };
}
