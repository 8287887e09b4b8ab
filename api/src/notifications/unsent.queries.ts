import type { NotificationChannel, NotificationKind } from '@diyar/contract/words/notification-words';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import { EVENT_COLUMNS, EVENT_THINGS, type EventRow } from './notification.queries.ts';

export type UnsentState = 'failed' | 'waiting' | 'replaced';

export interface UnsentRow extends EventRow {
  id: string;
  state: UnsentState;
  channel: NotificationChannel;
  kind: NotificationKind;
  happened: number;
  phone: string;
  address: string | null;
  account_number: number;
  account_name: string;
  failure: string;
  attempts: number;
  at: Date;
  ended_at: Date | null;
}

/** A message that waits for its first try is no news to an operator. */
const unsent = (state: UnsentState): RawBuilder<unknown> =>
  state === 'waiting' ? sql`d.state = 'waiting' and d.failure is not null` : sql`d.state = ${sql.lit(state)}`;

export async function findUnsent(
  reader: Reader,
  state: UnsentState,
  page: { limit: number; offset: number },
): Promise<UnsentRow[]> {
  const { rows } = await sql<UnsentRow>`
    select d.id, d.state, d.channel, n.kind, n.happened, person.phone, mail.address, account.number as account_number,
      account.name as account_name, d.failure, d.attempts, event.at, d.ended_at, ${EVENT_COLUMNS}
    from notification_dispatch d join notification n on n.id = d.notification_id join event on event.id = n.event_id
    join person on person.id = n.person_id join account on account.id = n.account_id
    left join person_email mail on mail.person_id = n.person_id ${EVENT_THINGS}
    where ${unsent(state)} order by coalesce(d.ended_at, d.send_at) desc, d.id desc limit ${page.limit} offset ${page.offset}`.execute(
    reader,
  );
  return rows;
}

/** How many there are of each state, and since when the first failed. */
export async function countUnsent(
  reader: Reader,
): Promise<Record<UnsentState, number> & { oldestAt: Date | null }> {
  const { rows } = await sql<Record<UnsentState, number> & { oldestAt: Date | null }>`
    select (select count(*)::int from notification_dispatch d where ${unsent('failed')}) as failed,
      (select count(*)::int from notification_dispatch d where ${unsent('waiting')}) as waiting,
      (select count(*)::int from notification_dispatch d where ${unsent('replaced')}) as replaced,
      (select min(ended_at) from notification_dispatch d where ${unsent('failed')}) as "oldestAt"`.execute(
    reader,
  );
  return rows[0] ?? { failed: 0, waiting: 0, replaced: 0, oldestAt: null };
}

export interface FailedRow {
  channel: NotificationChannel;
  failure: string;
  attempts: number;
}

/** Locks a dispatch; undefined when there is none such. */
export async function lockDispatch(tx: Tx, id: string): Promise<(FailedRow & { state: string }) | undefined> {
  const { rows } = await sql<FailedRow & { state: string }>`
    select state, channel, failure, attempts from notification_dispatch where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Lets a dispatch that failed be tried again, as often as at first. */
export async function reviveDispatch(
  tx: Tx,
  id: string,
  { tries, now }: { tries: number; now: Date },
): Promise<void> {
  await sql`
    update notification_dispatch
    set state = 'waiting', ended_at = null, send_at = ${now}, most_attempts = attempts + ${tries}::smallint
    where id = ${id}`.execute(tx);
}
