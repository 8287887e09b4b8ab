import type { ListView } from '@diyar/contract/words/list-views';
import { type RawBuilder, sql } from 'kysely';
import { dueNow } from '../dues/due-now.ts';
import type { Reader } from '../platform/db/database.ts';
import type { ListedBy } from './listed-by.ts';
import { inPlace, joinPlace, lives } from './order.queries.ts';
import { hasUnread } from './unread.ts';
import { arrivesOn, leavesOn } from './visits.ts';

/** Its guest asks for a change that its advertiser has to answer. */
const asksChange = (now: Date) =>
  sql`r.id in (select reservation_id from reservation_change where state = 'asked' and wait_until > ${now})`;

/** The condition of each view. */
function conditionOf(view: ListView, { side, accountId, now, today }: ListedBy): RawBuilder<unknown> {
  switch (view) {
    case 'to_accept':
      return sql`(r.state = 'waiting_for_approval' or ${asksChange(now)})`;
    case 'arriving':
      return arrivesOn(today);
    case 'departing':
      return leavesOn(today);
    case 'upcoming':
      return side === 'guest'
        ? sql`r.state in ('processing', 'waiting_for_approval', 'active') and r.ends_at > ${now}`
        : sql`${lives(now)} and r.ends_at > ${now}`;
    case 'to_pay':
      return sql`due_now.amount > 0`;
    case 'unread':
      return hasUnread(side, accountId);
    case 'money':
      return sql`due_now.rest > 0`;
    case 'past':
      return sql`not (${lives(now)} and r.ends_at > ${now})`;
    case 'all':
      return sql`true`;
  }
}

const FOLDED = ['أإآٱىة', 'اااايه'] as const;
const folded = (text: RawBuilder<unknown>) =>
  sql`translate(lower(${text}), ${sql.lit(FOLDED[0])}, ${sql.lit(FOLDED[1])})`;

/** Finds by what a card shows, its ad's title among it. */
function searched(q: string): RawBuilder<unknown> {
  if (q === '') return sql`true`;
  const wanted = folded(sql`${q}::text`);
  const inText = (text: RawBuilder<unknown>) => sql`strpos(${folded(text)}, ${wanted}) > 0`;
  return sql`(r.number::text = ${q} or ${inText(sql`other.name`)} or ${inText(sql`u.code`)}
    or ${inText(sql`coalesce(u.name_ar, '')`)} or ${inText(sql`coalesce(u.name_en, '')`)}
    or exists (select from (select * from ad where ad.unit_id = u.id order by ad.state = 'published' desc, ad.id desc limit 1) ad
      where (${inText(sql`coalesce(ad.title_ar, '')`)} or ${inText(sql`coalesce(ad.title_en, '')`)})))`;
}

const from = (by: ListedBy, joined: RawBuilder<unknown> = sql``) => sql`
  from reservation r
  join unit u on u.id = r.unit_id
  join account other on other.id = ${by.side === 'guest' ? sql`r.host_account_id` : sql`r.guest_account_id`}
  ${dueNow(by.now)} ${joined}
  where ${by.side === 'guest' ? sql`r.guest_account_id` : sql`r.host_account_id`} = ${by.accountId}
    and ${searched(by.q)}`;

interface ListedRow {
  id: string;
  to_come: number | null;
  due: number | null;
  due_at: Date | null;
  received: number | null;
  missing: number | null;
  unread: number;
}

/** Joins what came by bank transfer of what is owed for `r` and is less than it, as `part`: `received`, and `missing` of it; for `now`. */
const partOf = (now: Date) => sql`left join lateral (
    select came.received, due.amount + coalesce(brought.amount, 0) - came.received as missing
    from due join transfer on transfer.due_id = due.id and transfer.state in ('waiting', 'review')
    left join due brought on brought.id = transfer.deposit_due_id
    cross join lateral (select sum(payment.received)::bigint as received from payment
      where payment.due_id = due.id and payment.state = 'part') came
    where due.reservation_id = r.id and due.settled_at is null and due.void_at is null and came.received > 0
      and (r.state <> 'pending' or r.hold_until > ${now})
    order by transfer.created_at desc limit 1) part on true`;

/** Ids of a page of a view, with what waits in each, in the order of every list. */
export async function findListed(
  reader: Reader,
  by: ListedBy,
  view: ListView,
  page: { limit: number; offset: number },
): Promise<ListedRow[]> {
  const read = by.side === 'guest' ? sql`thread.guest_read` : sql`thread.host_read`;
  const { rows } = await sql<ListedRow>`
    with place as (
      select r.id, place.rank, place.next, place.over_at, due_now.rest, due_now.amount, due_now.at
      ${from(by, joinPlace(by))} and ${conditionOf(view, by)}
      order by ${inPlace} limit ${page.limit} offset ${page.offset})
    select r.id, place.rest as to_come, place.amount as due, place.at as due_at, part.received, part.missing,
      (select count(*)::int from message_thread thread
        join message on message.reservation_id = thread.reservation_id and message.position > ${read}
        where thread.reservation_id = r.id and message.account_id <> ${by.accountId}) as unread
    from place join reservation r on r.id = place.id ${partOf(by.now)}
    order by ${inPlace}`.execute(reader);
  return rows;
}

/** How many bookings each view holds, and what is to come in all. */
export async function countViews(
  reader: Reader,
  by: ListedBy,
  views: readonly ListView[],
): Promise<{ counts: Map<ListView, number>; toCome: number }> {
  const columns = views.map(
    (view) => sql`count(*) filter (where ${conditionOf(view, by)})::int as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(columns)}, coalesce(sum(due_now.rest), 0)::bigint as to_come ${from(by)}`.execute(
    reader,
  );
  const [row = {}] = rows;
  return { counts: new Map(views.map((view) => [view, row[view] ?? 0])), toCome: row.to_come ?? 0 };
}
