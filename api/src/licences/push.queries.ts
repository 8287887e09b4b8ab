import type { AdState } from '@diyar/contract/supply/host-ads';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

export async function keepPush(
  tx: Tx,
  push: {
    number: string;
    statusCode: string | null;
    statusName: string | null;
    endsIt: boolean;
    adsTakenOff: number;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('authority_push')
    .values({
      licence_number: push.number,
      status_code: push.statusCode,
      status_name: push.statusName,
      ends_it: push.endsIt,
      ads_taken_off: push.adsTakenOff,
      at: push.now,
    })
    .execute();
}

/** Notes on every account's licence of a number when the authority ended it; null when it holds again. */
export async function setEnded(tx: Tx, number: string, endedAt: Date | null): Promise<void> {
  await sql`
    update licence set ended_at = case when ${endedAt}::timestamptz is null then null else coalesce(ended_at, ${endedAt}) end
    where id in (select id from licence where number = ${number} order by id for update)`.execute(tx);
}

export interface TakenOff {
  id: string;
  number: number;
  account_id: string;
  from_state: AdState;
}

/** Ads of a licence number that are on show or hidden become licence_expired, each with its transition, in one statement. */
export async function takeOffAds(tx: Tx, number: string, reason: string, now: Date): Promise<TakenOff[]> {
  const { rows } = await sql<TakenOff>`
    with ended as (
      select id, state from ad where licence_number = ${number} and state in ('published', 'hidden')
      order by id for update
    ), taken as (
      update ad set state = 'licence_expired', updated_at = ${now} from ended where ad.id = ended.id
      returning ad.id, ad.number, ad.account_id, ended.state as from_state
    ), kept as (
      insert into ad_transition (ad_id, from_state, to_state, mover, reason, at)
      select id, from_state, 'licence_expired', 'licence', ${reason}, ${now} from taken
    )
    select id, number, account_id, from_state from taken order by id`.execute(tx);
  return rows;
}
