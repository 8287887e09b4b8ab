import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Since when the rule holds without a break; from when it will, where it does not yet. */
export async function sinceWhen(reader: Reader, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ effective_from: Date }>`
    with told as (
      select effective_from, value = 'true'::jsonb as holds from setting where key = 'advertiser_verification_required'
    ), last_off as (
      select max(effective_from) as at from told where not holds and effective_from <= ${now}
    )
    select min(told.effective_from) as effective_from from told, last_off
    where told.holds and (last_off.at is null or told.effective_from > last_off.at)
    having min(told.effective_from) is not null`.execute(reader);
  return rows[0]?.effective_from;
}

/** Whether an account had published an ad by an instant. */
export async function hadPublished(reader: Reader, accountId: string, by: Date): Promise<boolean> {
  const row = await reader
    .selectFrom('ad')
    .select('id')
    .where('account_id', '=', accountId)
    .where('published_at', '<', by)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
