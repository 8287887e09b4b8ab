import type { NotificationChannel, NotificationKind } from '@diyar/contract/words/notification-words';
import type { Standing } from '@diyar/contract/words/team-rights';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

/** An event to be told to an account's people. */
export interface NewNotifications {
  event_id: string;
  account_id: string | null;
  /** The person who caused the event is not told of it. */
  except_person_id: string | null;
  standings: readonly Standing[];
  kind: NotificationKind;
  thread: string;
  at: Date;
}

/**
 * A notification of each event for each person of its open account who stands so to it; one that is unread of the same thread
 * counts the news instead (`notification_one_unread_per_thread`). Returns their ids with the events'.
 */
export async function insertNotifications(
  tx: Tx,
  told: readonly NewNotifications[],
): Promise<{ id: string; event_id: string }[]> {
  const { rows } = await sql<{ id: string; event_id: string }>`
    insert into notification as n (person_id, account_id, event_id, kind, thread, at)
    select person.person_id, told.account_id, told.event_id, told.kind, told.thread, told.at
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) told (event_id uuid, account_id uuid, except_person_id uuid,
      standings text[], kind notification_kind, thread text, at timestamptz)
    join account on account.id = told.account_id and account.closed_at is null
    cross join lateral (
      select account.person_id, standing_of(account.person_id, account.id, account.person_id) as standing
      union all
      select member.person_id, member.role::text from team_member member where member.account_id = account.id) person
    where person.standing = any(told.standings) and person.person_id is distinct from told.except_person_id
    on conflict (person_id, account_id, thread) where read_at is null
    do update set happened = n.happened + 1, event_id = excluded.event_id, at = greatest(n.at, excluded.at)
    returning n.id, n.event_id`.execute(tx);
  return rows;
}

interface NewDispatches {
  notificationIds: readonly string[];
  channel: NotificationChannel;
  /** Whether those who have not chosen are told by this way. */
  byDefault: boolean;
  /** The same of those with a foreign number. */
  byDefaultAbroad: boolean;
  sendAt: Date;
}

/** A way outside for each notification whose person wants it, can be reached so, and has none yet; returns their ids. */
export async function insertDispatches(tx: Tx, asked: NewDispatches): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into notification_dispatch (notification_id, channel, send_at)
    select n.id, ${asked.channel}::message_channel, ${asked.sendAt}::timestamptz
    from notification n join person on person.id = n.person_id
    left join notification_choice choice on choice.person_id = n.person_id
      and choice.kind = n.kind and choice.channel = ${asked.channel}::message_channel
    where n.id = any(${asked.notificationIds}::uuid[])
      and coalesce(choice.is_wanted, case when is_foreign_phone(person.phone) then ${asked.byDefaultAbroad}::boolean else ${asked.byDefault}::boolean end)
      and (${asked.channel} <> 'email' or exists (select from person_email mail where mail.person_id = n.person_id))
      and (${asked.channel} <> 'push' or exists (
        select from push_subscription s join access_token token on token.id = s.token_id where token.person_id = n.person_id))
    on conflict on constraint notification_dispatch_once do nothing
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** An event as it is told of, with the names that its sentence takes. */
export interface EventRow {
  key: string;
  params: Record<string, string | number>;
  account_id: string;
  /** Of the account told, in the booking that the event is about. */
  side: 'guest' | 'host' | null;
  unit_ar: string | null;
  unit_en: string | null;
  other_name: string | null;
  /** What an operator wrote to many. */
  text_ar: string | null;
  text_en: string | null;
}

export interface NotificationRow extends EventRow {
  id: string;
  kind: NotificationKind;
  happened: number;
  at: Date;
  read_at: Date | null;
}

export const EVENT_COLUMNS = sql`
  event.key, event.params, event.account_id,
  case event.account_id when booked.guest_account_id then 'guest' when booked.host_account_id then 'host' end as side,
  unit.name_ar as unit_ar, unit.name_en as unit_en, other.name as other_name,
  broadcast.text_ar, broadcast.text_en`;
/** The booking, unit, other side and operators' notice that an event names; events that name none are kept. */
export const EVENT_THINGS = sql`
  left join reservation booked on booked.number = (event.params->>'reservation')::bigint
  left join ad on ad.number = (event.params->>'ad')::bigint
  left join broadcast on broadcast.id = (event.params->>'broadcast')::uuid
  left join unit on unit.id = coalesce(booked.unit_id, ad.unit_id)
  left join account other on other.id = case event.account_id
    when booked.guest_account_id then booked.host_account_id else booked.guest_account_id end`;

/** Whose notifications: a person's, in the account they act for. */
export interface Reading {
  personId: string;
  accountId: string;
  /** Older ones are not told any more. */
  since: Date;
  /** Those that their rights in the account let them read now. */
  kinds: readonly NotificationKind[];
}

const mine = ({ personId, accountId, since, kinds }: Reading) =>
  sql`n.person_id = ${personId} and n.account_id = ${accountId} and n.at > ${since} and n.kind = any(${kinds}::notification_kind[])`;

export async function findNotifications(
  reader: Reader,
  reading: Reading,
  asked: { unread: boolean; kind: NotificationKind | undefined; limit: number; offset: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.happened, n.at, n.read_at, ${EVENT_COLUMNS}
    from notification n join event on event.id = n.event_id ${EVENT_THINGS}
    where ${mine(reading)} and (not ${asked.unread} or n.read_at is null)
      and (${asked.kind ?? null}::notification_kind is null or n.kind = ${asked.kind ?? null}::notification_kind)
    order by n.at desc, n.id desc limit ${asked.limit} offset ${asked.offset}`.execute(reader);
  return rows;
}

/** How many there are, read and unread, of each kind. */
export async function countNotifications(
  reader: Reader,
  reading: Reading,
): Promise<{ kind: NotificationKind; total: number; unread: number }[]> {
  const { rows } = await sql<{ kind: NotificationKind; total: number; unread: number }>`
    select n.kind, count(*)::int as total, (count(*) filter (where n.read_at is null))::int as unread
    from notification n where ${mine(reading)} group by n.kind order by n.kind`.execute(reader);
  return rows;
}

export async function countUnread(reader: Reader, reading: Reading): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notification n where ${mine(reading)} and n.read_at is null`.execute(
    reader,
  );
  return rows[0]?.unread ?? 0;
}

/** Marks one as read, or with `andBefore` all up to it. Returns false when the person has no such notification. */
export async function markRead(
  tx: Tx,
  { personId, accountId }: Pick<Reading, 'personId' | 'accountId'>,
  { id, andBefore }: { id: string; andBefore: boolean },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with asked as (
      select at, id from notification where id = ${id} and person_id = ${personId} and account_id = ${accountId}),
    marked as (
      update notification n set read_at = greatest(${now}::timestamptz, n.at) from asked
      where n.person_id = ${personId} and n.account_id = ${accountId} and n.read_at is null
        and (n.id = asked.id or (${andBefore} and (n.at, n.id) <= (asked.at, asked.id))))
    select exists (select from asked) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

export async function findChoices(
  reader: Reader,
  personId: string,
): Promise<{ kind: NotificationKind; channel: NotificationChannel; is_wanted: boolean }[]> {
  const { rows } = await sql<{ kind: NotificationKind; channel: NotificationChannel; is_wanted: boolean }>`
    select kind, channel, is_wanted from notification_choice where person_id = ${personId}`.execute(reader);
  return rows;
}

/** Keeps a choice; returns false when the person is gone. */
export async function saveChoice(
  tx: Tx,
  personId: string,
  { kind, channel, isWanted }: { kind: NotificationKind; channel: NotificationChannel; isWanted: boolean },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_choice (person_id, kind, channel, is_wanted, changed_at)
    select id, ${kind}::notification_kind, ${channel}::message_channel, ${isWanted}::boolean, ${now}::timestamptz
    from person where id = ${personId} and closed_at is null
    on conflict on constraint notification_choice_pkey do update set is_wanted = excluded.is_wanted, changed_at = excluded.changed_at
    returning person_id`.execute(tx);
  return rows.length > 0;
}

/** Whether a person subscribed a browser. */
export async function hasBrowser(reader: Reader, personId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('push_subscription')
    .innerJoin('access_token', 'access_token.id', 'token_id')
    .select('token_id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a person proved an e-mail address. */
export async function hasMailAddress(reader: Reader, personId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('person_email')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasForeignPhone(reader: Reader, personId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('person')
    .select(sql<boolean>`is_foreign_phone(phone)`.as('is_foreign'))
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.is_foreign ?? false;
}
