import type { AdState } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface Expired {
  id: string;
  number: number;
  account_id: string;
  from_state: AdState;
  /** Number of its licence. */
  licence: string;
}

const ENDED = (today: string) => sql`
  ad join licence on licence.id = ad.licence_id
  where ad.state in ('published', 'hidden') and (licence.expires_on < ${today}::date or licence.ended_at is not null)`;

/** Ads on show or hidden whose licence ended before `today` (a Riyadh date), or was ended by the authority; by their numbers. */
export async function findEnded(reader: Reader, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ad.id from ${ENDED(today)} order by ad.number`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}

/**
 * One of the ads on show or hidden whose licence ended before `today` (a Riyadh date), or was ended by the authority, becomes licence_expired, with its
 * transition, in one statement. Answers its public number, with the state it left; undefined when it is none of them any more.
 */
export async function expireAdBefore(
  tx: Tx,
  id: string,
  today: string,
  now: Date,
): Promise<Expired | undefined> {
  const { rows } = await sql<Expired>`
    with ended as (
      select ad.id, ad.state,
        case when licence.ended_at is null then 'licence_expired' else 'licence_ended_by_authority' end as reason
      from ${ENDED(today)} and ad.id = ${id} for update of ad
    ), expired as (
      update ad set state = 'licence_expired', updated_at = ${now} from ended where ad.id = ended.id
      returning ad.id, ad.number, ad.account_id, ad.licence_number as licence, ended.state as from_state, ended.reason
    ), kept as (
      insert into ad_transition (ad_id, from_state, to_state, mover, reason, at)
      select id, from_state, 'licence_expired', 'clock', reason, ${now} from expired
    )
    select id, number, account_id, from_state, licence from expired`.execute(tx);
  return rows[0];
}
