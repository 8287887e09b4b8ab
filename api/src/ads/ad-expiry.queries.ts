import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/**
 * Ads on show or hidden whose licence ended before `today` (a Riyadh date) become licence_expired, each with its
 * transition, in one statement. Answers their public numbers.
 */
export async function expireAdsBefore(tx: Tx, today: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    with ended as (
      select ad.id, ad.state from ad join licence on licence.id = ad.licence_id
      where ad.state in ('published', 'hidden') and licence.expires_on < ${today}::date
      order by ad.id for update of ad
    ), expired as (
      update ad set state = 'licence_expired', updated_at = ${now} from ended where ad.id = ended.id
      returning ad.id, ad.number, ended.state as from_state
    ), kept as (
      insert into ad_transition (ad_id, from_state, to_state, mover, reason, at)
      select id, from_state, 'licence_expired', 'clock', 'licence_expired', ${now} from expired
    )
    select number from expired order by number`.execute(tx);
  return rows.map((row) => row.number);
}
