import type { NotificationChannel, NotificationKind } from '@diyar/contract/words/notification-words';
import type { Standing } from '@diyar/contract/words/team-rights';
import type { Lang } from '@diyar/messages/messages';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import { EVENT_COLUMNS, EVENT_THINGS, type EventRow } from './notification.queries.ts';

/** A notification on its way outside, claimed by whoever sends it. */
export interface DispatchRow extends EventRow {
  id: string;
  notification_id: string;
  channel: NotificationChannel;
  /** Which claim this is, from 1; of those that may be made, which is the last. */
  attempts: number;
  most_attempts: number;
  person_id: string;
  phone: string;
  /** The e-mail address they proved; null when they took it back. */
  address: string | null;
  lang: Lang;
  at: Date;
  kind: NotificationKind;
  happened: number;
  /** How the person stands to the account now; null when they left its team. */
  standing: Standing | null;
  /** Read on the site, of an account or a person that is closed, or in the place of a message that arrived after all. */
  is_unneeded: boolean;
}

/** Claims a dispatch that waits, until `until`; undefined when it is claimed already or has ended. */
export async function claimDispatch(
  db: Reader,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<DispatchRow | undefined> {
  const { rows } = await sql<DispatchRow>`
    with d as (
      update notification_dispatch set attempts = attempts + 1, leased_until = ${until}::timestamptz
      where id = ${id} and state = 'waiting' and (leased_until is null or leased_until <= ${now}::timestamptz)
      returning id, notification_id, channel, attempts, most_attempts, replaces_id)
    select d.id, d.notification_id, d.channel, d.attempts, d.most_attempts, n.person_id, person.phone, mail.address, person.lang, event.at, n.kind, n.happened, ${EVENT_COLUMNS},
      standing_of(n.person_id, n.account_id, account.person_id) as standing,
      person.closed_at is not null or account.closed_at is not null or n.read_at is not null
        or exists (select from notification_dispatch first where first.id = d.replaces_id and first.delivered_at is not null) as is_unneeded
    from d
    join notification n on n.id = d.notification_id
    join event on event.id = n.event_id join person on person.id = n.person_id join account on account.id = n.account_id
    left join person_email mail on mail.person_id = n.person_id
    ${EVENT_THINGS}`.execute(db);
  return rows[0];
}

export async function isWaiting(reader: Reader, id: string): Promise<boolean> {
  const row = await reader
    .selectFrom('notification_dispatch')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state === 'waiting';
}

type Claim = Pick<DispatchRow, 'id' | 'attempts'>;

/**
 * Writes down that it went out: also where its claim ran out meanwhile, so that no other try follows. Returns false where that, or how it
 * ended, is known already; the provider's id of it is kept then too.
 */
export async function markSent(
  db: Reader,
  { id, providerId }: { id: string; providerId: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_first: boolean }>`
    with known as (select state from notification_dispatch where id = ${id} for update)
    update notification_dispatch d set provider_id = coalesce(${providerId}::text, provider_id), leased_until = null,
      state = case d.state when 'waiting' then 'sent' else d.state end,
      failure = case d.state when 'waiting' then null else failure end,
      ended_at = coalesce(ended_at, ${now}::timestamptz)
    from known where id = ${id} returning known.state = 'waiting' as is_first`.execute(db);
  return rows[0]?.is_first ?? false;
}

/** Ends a dispatch that nobody has to be sent, while the claim is still the newest. */
export async function endUnneeded(db: Reader, { id, attempts }: Claim, now: Date): Promise<void> {
  await sql`
    update notification_dispatch set state = 'unneeded', failure = null, ended_at = ${now}, leased_until = null
    where id = ${id} and state = 'waiting' and attempts = ${attempts}`.execute(db);
}

/** Locks a dispatch whose claim is still the newest; false when it is not, or the dispatch has ended. */
export async function lockClaimed(tx: Tx, { id, attempts }: Claim): Promise<boolean> {
  const { rows } = await sql`
    select from notification_dispatch where id = ${id} and state = 'waiting' and attempts = ${attempts} for update`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Gives a claim back after a try that failed, with why: the next may come at once. */
export async function releaseClaim(db: Reader, { id, attempts }: Claim, failure: string): Promise<void> {
  await sql`
    update notification_dispatch set leased_until = null, failure = ${failure}
    where id = ${id} and state = 'waiting' and attempts = ${attempts}`.execute(db);
}
