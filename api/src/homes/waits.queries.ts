import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { hasUnread } from '../reservation-lists/unread.ts';

/** As many stays to evaluate as their page lists. */
const MOST_LISTED = 100;

export interface WaitsRow {
  conflicts: number;
  unread_guest: number;
  unread_host: number;
  evaluations: number;
  cases: number;
}

/** Counts what waits for an account; stays that ended before `evaluable` are evaluated no more. */
export async function countWaits(
  reader: Reader,
  accountId: string,
  { now, evaluable }: { now: Date; evaluable: Date },
): Promise<WaitsRow> {
  const unread = (side: 'guest' | 'host') => sql`(select count(*)::int from reservation r
      where ${sql.ref(`r.${side}_account_id`)} = ${accountId} and ${hasUnread(side, accountId)})`;
  const unrated = (side: 'guest' | 'host') => sql`select from reservation r
      where ${sql.ref(`r.${side}_account_id`)} = ${accountId} and r.state = 'finished' and r.ends_at > ${evaluable}
        and not exists (select from evaluation e where e.reservation_id = r.id and e.side = ${side})`;
  const { rows } = await sql<WaitsRow>`
    select (select count(distinct r.id)::int from unit join calendar_feed feed on feed.unit_id = unit.id
        join feed_conflict met on met.feed_id = feed.id and upper(met.during) > ${now}
        join reservation r on r.id = met.reservation_id and r.state in ('processing', 'waiting_for_approval', 'active')
        where unit.account_id = ${accountId} and unit.deleted_at is null) as conflicts,
      ${unread('guest')} as unread_guest, ${unread('host')} as unread_host,
      (select count(*)::int from (${unrated('guest')} union all ${unrated('host')} limit ${MOST_LISTED}) stay) as evaluations,
      (select count(*)::int from report_case
        where reported_account_id = ${accountId} and decision is null and answered_at is null and due_at > ${now}) as cases`.execute(
    reader,
  );
  return rows[0] ?? { conflicts: 0, unread_guest: 0, unread_host: 0, evaluations: 0, cases: 0 };
}
