import type { AdState } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

export interface Expired {
  id: string;
  number: number;
  account_id: string;
  from_state: AdState;
  /** Number of its licence. */
  licence: string;
}

/**
 * Ads on show or hidden whose licence ended before `today` (a Riyadh date), or was ended by the authority, become licence_expired, each with its
 * transition, in one statement. Answers their public numbers, with the state each left.
 */
export async function expireAdsBefore(tx: Tx, today: string, now: Date): Promise<Expired[]> {
  const { rows } = await sql<Expired>`
    with ended as (
      select ad.id, ad.state,
        case when licence.ended_at is null then 'licence_expired' else 'licence_ended_by_authority' end as reason
      from ad join licence on licence.id = ad.licence_id
      where ad.state in ('published', 'hidden') and (licence.expires_on < ${today}::date or licence.ended_at is not null)
      order by ad.id for update of ad
    ), expired as (
      update ad set state = 'licence_expired', updated_at = ${now} from ended where ad.id = ended.id
      returning ad.id, ad.number, ad.account_id, ad.licence_number as licence, ended.state as from_state, ended.reason
    ), kept as (
      insert into ad_transition (ad_id, from_state, to_state, mover, reason, at)
      select id, from_state, 'licence_expired', 'clock', reason, ${now} from expired
    )
    select id, number, account_id, from_state, licence from expired order by number`.execute(tx);
  return rows;
}
