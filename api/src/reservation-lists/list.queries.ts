import type { ListView } from '@diyar/contract/words/list-views';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { ListedBy } from './listed-by.ts';

/** A hold whose time is over reads as lapsed, whether or not anything has released it yet. */
const isHeld = (now: Date) => sql`(r.state = 'pending' and r.hold_until > ${now})`;
/** Paid, or about to be: what is to come or goes on. */
const lives = (now: Date) =>
  sql`(${isHeld(now)} or r.state in ('processing', 'waiting_for_approval', 'active'))`;
/** Stays of which something may still be to come through Diyar; for all others nothing is summed. */
const OWES = sql`(r.state in ('active', 'waiting_for_approval') and r.terms -> 'rest' ->> 'through' = 'diyar')`;
/**
 * Halalas still to be paid through Diyar for a confirmed stay: its total and what was kept for parts taken off, without what was paid for it. What was
 * paid for a change that waits for an answer is not paid for the stay as it is.
 */
const TO_COME = sql`
  case when ${OWES}
    then greatest(r.total + coalesce((r.terms ->> 'kept_for_changes')::bigint, 0) - paid.amount, 0) else 0 end`;
const PAID = sql`
  left join lateral (
    select (coalesce(sum(payment.received - coalesce(
        (select sum(refund.amount) from refund where refund.payment_id = payment.id), 0)), 0)
      - coalesce((select sum(c.pay) from reservation_change c where c.reservation_id = r.id and c.state = 'asked'), 0))::bigint as amount
    from due join payment on payment.due_id = due.id and payment.state = 'settled'
    where ${OWES} and due.reservation_id = r.id and due.kind <> 'security_deposit') paid on true`;

/** The condition of each view; `dayStart` and `dayEnd` bound Riyadh's day. */
function conditionOf(view: ListView, { side, now, dayStart, dayEnd }: ListedBy): RawBuilder<unknown> {
  switch (view) {
    case 'to_accept':
      return sql`r.state = 'waiting_for_approval'`;
    case 'arriving':
      return sql`r.state = 'active' and r.starts_at >= ${dayStart} and r.starts_at < ${dayEnd}`;
    case 'departing':
      return sql`r.state in ('active', 'finished') and r.ends_at >= ${dayStart} and r.ends_at < ${dayEnd}`;
    case 'upcoming':
      return side === 'guest'
        ? sql`r.state in ('processing', 'waiting_for_approval', 'active') and r.ends_at > ${now}`
        : sql`r.state = 'active' and r.starts_at > ${now}`;
    case 'to_pay':
      return sql`(${isHeld(now)} or (${lives(now)} and ${TO_COME} > 0))`;
    case 'money':
      return sql`${TO_COME} > 0`;
    case 'past':
      return sql`not (${lives(now)} and r.ends_at > ${now})`;
    case 'all':
      return sql`true`;
  }
}

/** Views that are read in the order of what comes first; the others newest first. */
const SOONEST_FIRST: readonly ListView[] = ['to_accept', 'arriving', 'upcoming', 'to_pay', 'money'];

const FOLDED = ['أإآٱىة', 'اااايه'] as const;
const folded = (text: RawBuilder<unknown>) =>
  sql`translate(lower(${text}), ${sql.lit(FOLDED[0])}, ${sql.lit(FOLDED[1])})`;

function searched(q: string): RawBuilder<unknown> {
  if (q === '') return sql`true`;
  const wanted = folded(sql`${q}::text`);
  const inText = (text: RawBuilder<unknown>) => sql`strpos(${folded(text)}, ${wanted}) > 0`;
  return sql`(r.number::text = ${q} or ${inText(sql`other.name`)} or ${inText(sql`u.code`)}
    or ${inText(sql`coalesce(u.name_ar, '')`)} or ${inText(sql`coalesce(u.name_en, '')`)})`;
}

const from = (by: ListedBy) => sql`
  from reservation r
  join unit u on u.id = r.unit_id
  join account other on other.id = ${by.side === 'guest' ? sql`r.host_account_id` : sql`r.guest_account_id`}
  ${PAID}
  where ${by.side === 'guest' ? sql`r.guest_account_id` : sql`r.host_account_id`} = ${by.accountId}
    and ${searched(by.q)}`;

interface ListedRow {
  id: string;
  to_come: number;
  unread: number;
}

/** Ids of a page of a view, with what waits in each. */
export async function findListed(
  reader: Reader,
  by: ListedBy,
  view: ListView,
  page: { limit: number; offset: number },
): Promise<ListedRow[]> {
  const read = by.side === 'guest' ? sql`thread.guest_read` : sql`thread.host_read`;
  const order = SOONEST_FIRST.includes(view) ? sql`r.starts_at, r.id` : sql`r.created_at desc, r.id desc`;
  const { rows } = await sql<ListedRow>`
    select r.id, (${TO_COME})::bigint as to_come,
      (select count(*)::int from message_thread thread
        join message on message.reservation_id = thread.reservation_id and message.position > ${read}
        where thread.reservation_id = r.id and message.account_id <> ${by.accountId}) as unread
    ${from(by)} and ${conditionOf(view, by)}
    order by ${order} limit ${page.limit} offset ${page.offset}`.execute(reader);
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
    select ${sql.join(columns)}, coalesce(sum(${TO_COME}), 0)::bigint as to_come ${from(by)}`.execute(reader);
  const [row = {}] = rows;
  return { counts: new Map(views.map((view) => [view, row[view] ?? 0])), toCome: row.to_come ?? 0 };
}
