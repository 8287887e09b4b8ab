import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** At how many days before its end an account is told, and at the end itself. */
export type DaysBefore = 30 | 7 | 0;

export interface Reminded {
  account_id: string;
  ad_number: number;
  licence_number: string;
  expires_on: string;
}

/**
 * Claims the reminders that are due: of licences of live ads that end after `after` and up to `until`, two Riyadh dates, and were not
 * told of at this distance. Answers each once: of two who claim at once the second finds it taken (`licence_reminder_once`).
 */
export async function claimReminders(
  tx: Tx,
  { daysBefore, after, until, now }: { daysBefore: DaysBefore; after: string; until: string; now: Date },
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    with due as (
      select licence.id, licence.expires_on, licence.number as licence_number, ad.account_id, ad.number as ad_number
      from licence join ad on ad.licence_id = licence.id and ad.deleted_at is null and is_live(ad.state)
      where licence.expires_on > ${after}::date and licence.expires_on <= ${until}::date and licence.ended_at is null
    ), claimed as (
      insert into licence_reminder (licence_id, expires_on, days_before, at)
      select distinct id, expires_on, ${daysBefore}::smallint, ${now}::timestamptz from due
      on conflict on constraint licence_reminder_once do nothing
      returning licence_id, expires_on
    )
    select due.account_id, due.ad_number, due.licence_number, due.expires_on
    from claimed join due on due.id = claimed.licence_id and due.expires_on = claimed.expires_on
    order by due.ad_number`.execute(tx);
  return rows;
}

/** Claims that the end of an ad's licence is told; false when it was told already. */
export async function claimEnd(tx: Tx, adId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into licence_reminder (licence_id, expires_on, days_before, at)
    select licence.id, licence.expires_on, 0, ${now}::timestamptz
    from ad join licence on licence.id = ad.licence_id where ad.id = ${adId}
    on conflict on constraint licence_reminder_once do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
