import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** Ads of an account that are not closed become closed, each with its transition, in one statement. Answers those that were on show. */
export async function closeAllAds(
  tx: Tx,
  accountId: string,
  { personId, reason, now }: { personId: string; reason: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with living as (
      select id, state from ad where account_id = ${accountId} and state <> 'closed' order by id for update
    ), closed as (
      update ad set state = 'closed', updated_at = ${now} from living where ad.id = living.id
      returning ad.id, living.state as from_state
    ), kept as (
      insert into ad_transition (ad_id, from_state, to_state, mover, person_id, reason, at)
      select id, from_state, 'closed', 'advertiser', ${personId}::uuid, ${reason}, ${now} from closed
    )
    select id from closed where from_state = 'published' order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
