import type { FallbackChannel, NotificationChannel } from '@diyar/contract/words/notification-words';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** A person's own choices of what becomes of a message that does not arrive. */
export async function findFallbacks(
  reader: Reader,
  personId: string,
): Promise<{ channel: FallbackChannel; is_wanted: boolean }[]> {
  const { rows } = await sql<{ channel: FallbackChannel; is_wanted: boolean }>`
    select channel, is_wanted from notification_fallback where person_id = ${personId}`.execute(reader);
  return rows;
}

export async function saveFallback(
  tx: Tx,
  personId: string,
  { channel, isWanted }: { channel: FallbackChannel; isWanted: boolean },
  now: Date,
): Promise<void> {
  await sql`
    insert into notification_fallback (person_id, channel, is_wanted, changed_at)
    select id, ${channel}::message_channel, ${isWanted}::boolean, ${now}::timestamptz from person where id = ${personId} and closed_at is null
    on conflict on constraint notification_fallback_pkey do update set is_wanted = excluded.is_wanted, changed_at = excluded.changed_at`.execute(
    tx,
  );
}

interface Replacement {
  dispatchId: string;
  from: FallbackChannel;
  to: NotificationChannel;
  byDefault: boolean;
  sendAt: Date;
}

/** A message by the other way in the place of one, where its person wants that and none goes that way yet; returns its id. */
export async function insertReplacement(tx: Tx, asked: Replacement): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into notification_dispatch (notification_id, channel, send_at, replaces_id)
    select n.id, ${asked.to}::message_channel, ${asked.sendAt}::timestamptz, d.id
    from notification_dispatch d join notification n on n.id = d.notification_id
    left join notification_fallback choice on choice.person_id = n.person_id and choice.channel = ${asked.from}::message_channel
    where d.id = ${asked.dispatchId} and coalesce(choice.is_wanted, ${asked.byDefault})
    on conflict on constraint notification_dispatch_once do nothing
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** Whether what a dispatch tells goes out, or went out, by another way as well. */
export async function goesBy(
  tx: Tx,
  { dispatchId, channel }: { dispatchId: string; channel: NotificationChannel },
): Promise<boolean> {
  const { rows } = await sql`
    select from notification_dispatch d join notification_dispatch other on other.notification_id = d.notification_id
    where d.id = ${dispatchId} and other.channel = ${channel}::message_channel and other.state in ('waiting', 'sent')`.execute(
    tx,
  );
  return rows.length > 0;
}
