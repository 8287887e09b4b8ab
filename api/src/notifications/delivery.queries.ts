import type { NotificationChannel } from '@diyar/contract/words/notification-words';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** A dispatch as a report about it finds it. */
export interface ReportedRow {
  id: string;
  channel: NotificationChannel;
  state: 'waiting' | 'sent' | 'unneeded' | 'failed' | 'replaced';
  attempts: number;
  provider_id: string | null;
  delivered_at: Date | null;
  /** The event's key. */
  key: string;
}

const lockWhere = async (tx: Tx, condition: RawBuilder<unknown>): Promise<ReportedRow | undefined> => {
  const { rows } = await sql<ReportedRow>`
    select d.id, d.channel, d.state, d.attempts, d.provider_id, d.delivered_at, event.key
    from notification_dispatch d join notification n on n.id = d.notification_id join event on event.id = n.event_id
    where ${condition} for update of d`.execute(tx);
  return rows[0];
};

export function lockReported(tx: Tx, id: string): Promise<ReportedRow | undefined> {
  return lockWhere(tx, sql`d.id = ${id}`);
}

export function lockByProviderId(tx: Tx, providerId: string): Promise<ReportedRow | undefined> {
  return lockWhere(tx, sql`d.provider_id = ${providerId}`);
}

/** Writes down that a message reached its person at `at`: whatever we knew of it, it went out. */
export async function markDelivered(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`
    update notification_dispatch set delivered_at = ${at}, leased_until = null, ended_at = coalesce(ended_at, ${at}),
      state = case state when 'replaced' then state else 'sent' end, failure = case state when 'replaced' then failure end
    where id = ${id} and delivered_at is null`.execute(tx);
}

/** Ends a message that did not arrive: gone another way, or lost. */
export async function endUndelivered(
  tx: Tx,
  id: string,
  { state, failure }: { state: 'failed' | 'replaced'; failure: string },
  now: Date,
): Promise<void> {
  await sql`
    update notification_dispatch set state = ${state}, failure = ${failure}, ended_at = ${now}, leased_until = null
    where id = ${id}`.execute(tx);
}

/** Where the newest message to a person by WhatsApp stands, of those that were tried. */
export async function lastWhatsApp(
  reader: Reader,
  personId: string,
): Promise<{ state: 'sent' | 'delivered' | 'replaced' | 'failed'; at: Date } | undefined> {
  const { rows } = await sql<{ state: 'sent' | 'delivered' | 'replaced' | 'failed'; at: Date }>`
    select case when d.delivered_at is not null then 'delivered' else d.state::text end as state, coalesce(d.delivered_at, d.ended_at) as at
    from notification n join notification_dispatch d on d.notification_id = n.id
    where n.person_id = ${personId} and d.channel = 'whatsapp' and d.state in ('sent', 'failed', 'replaced')
    order by d.ended_at desc limit 1`.execute(reader);
  return rows[0];
}
