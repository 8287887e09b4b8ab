import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../platform/db/database.ts';
import type { Subscription } from '../platform/web-push/push-service.ts';

export interface SubscriptionRow extends Subscription {
  id: string;
}

/**
 * Keeps the subscription of a session's browser in the place of one it had, and takes a browser from the session it had before.
 * Returns false when the session has ended.
 */
export async function saveSubscription(
  tx: Tx,
  tokenHash: Buffer,
  { endpoint, p256dh, auth }: Subscription,
  now: Date,
): Promise<boolean> {
  await sql`
    delete from push_subscription s using access_token token
    where token.id = s.token_id and token.token_hash = ${tokenHash} and s.endpoint <> ${endpoint}`.execute(
    tx,
  );
  const { rows } = await sql`
    with token as (select id from access_token where token_hash = ${tokenHash} and revoked_at is null for share)
    insert into push_subscription (token_id, endpoint, p256dh, auth, created_at)
    select id, ${endpoint}, ${p256dh}, ${auth}, ${now}::timestamptz from token
    on conflict on constraint push_subscription_once_a_browser
    do update set token_id = excluded.token_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function deleteSubscriptionOf(db: Reader, tokenHash: Buffer): Promise<void> {
  await sql`
    delete from push_subscription s using access_token token
    where token.id = s.token_id and token.token_hash = ${tokenHash}`.execute(db);
}

/** The address that a session's browser is told at. */
export async function findEndpointOf(reader: Reader, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ endpoint: string }>`
    select s.endpoint from push_subscription s join access_token token on token.id = s.token_id
    where token.token_hash = ${tokenHash}`.execute(reader);
  return rows[0]?.endpoint;
}

/** The browsers of a person that do not have a message yet, in the order in which they came. */
export async function findUntold(
  reader: Reader,
  { personId, dispatchId, usedSince }: { personId: string; dispatchId: string; usedSince: Date },
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.endpoint, s.p256dh, s.auth from push_subscription s join access_token token on token.id = s.token_id
    where token.person_id = ${personId} and token.revoked_at is null and token.last_used_at > ${usedSince}
      and not exists (select from push_delivery d where d.subscription_id = s.id and d.dispatch_id = ${dispatchId})
    order by s.id`.execute(reader);
  return rows;
}

/** Writes down that a browser has a message; one that left meanwhile needs no record. */
export async function insertDelivery(
  db: Database,
  { dispatchId, subscriptionId }: { dispatchId: string; subscriptionId: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into push_delivery (dispatch_id, subscription_id, sent_at)
    select ${dispatchId}, id, ${now}::timestamptz from push_subscription where id = ${subscriptionId} for key share
    on conflict on constraint push_delivery_once do nothing`.execute(db);
}

/** Whether any browser has a message. */
export async function hasDelivery(reader: Reader, dispatchId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('push_delivery')
    .select('sent_at')
    .where('dispatch_id', '=', dispatchId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets a browser that its push service does not know any more, unless it subscribed anew meanwhile. */
export async function deleteGone(db: Reader, { id, endpoint }: SubscriptionRow): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}
