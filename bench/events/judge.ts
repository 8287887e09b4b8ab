import { sql } from 'kysely';
import type { Database } from '../../api/src/platform/db/database.ts';
import type { ReadPush } from '../../api/src/testing/push-double.ts';
import { WAYS, type Way } from './people.ts';

/** What providers and readers got. */
export interface Outside {
  /** How often each event's message was taken. */
  sms: Map<number, number>;
  whatsapp: Map<number, number>;
  mails: readonly string[];
  pushes: readonly ReadPush[];
}

interface Row {
  event: number;
  notification_id: string;
  dispatch_id: string;
  channel: Way;
  state: string;
  delivered: boolean;
}

interface Judged {
  /** When each event was due, by its number. */
  began: readonly number[];
  /** When each notification was first told of in the app, by its id. */
  seen: ReadonlyMap<string, number>;
  outside: Outside;
}

/** Throws where an event is not in the app once, was lost outside, or was told twice where an id of ours forbids that; returns how long each took. */
export async function judge(db: Database, { began, seen, outside }: Judged): Promise<number[]> {
  const { rows } = await sql<Row>`
    select (event.params->>'payout')::int as event, n.id as notification_id, d.id as dispatch_id, d.channel, d.state,
      d.delivered_at is not null as delivered
    from event join notification n on n.event_id = event.id left join notification_dispatch d on d.notification_id = n.id
    where event.key = 'payout_paid' order by 1`.execute(db);
  const once = new Set(rows.map(({ event }) => event)).size;
  if (rows.length !== began.length || once !== began.length)
    throw new Error(`${rows.length} notifications of ${once} events, not of ${began.length}`);
  const unseen = rows.filter((row) => !seen.has(row.notification_id));
  if (unseen.length > 0) throw new Error(`${unseen.length} never told of in the app`);
  console.log(`  in the app: ${rows.length} of ${began.length} events, each once`);
  const counted = countsOf(outside);
  for (const way of WAYS)
    judgeWay(
      way,
      rows.filter(({ channel }) => channel === way),
      counted[way],
    );
  const undelivered = rows.filter(({ channel, delivered }) => channel === 'whatsapp' && !delivered).length;
  if (undelivered > 0) throw new Error(`${undelivered} messages by WhatsApp without their report`);
  return rows.map(({ event, notification_id }) => (seen.get(notification_id) ?? 0) - (began[event] ?? 0));
}

interface Counted {
  /** How often it was taken. */
  of: (row: Row) => number;
  /** A reader's device shows what comes again with the same id once. */
  showsOnce: boolean;
}

function countsOf({ sms, whatsapp, mails, pushes }: Outside): Record<Way, Counted> {
  const byId = (ids: readonly string[]) => Map.groupBy(ids, (id) => id);
  const mailed = byId(mails.map((mail) => /^Message-ID: <([0-9a-f-]{36})/im.exec(mail)?.[1] ?? ''));
  const pushed = byId(pushes.map(({ text }) => String(JSON.parse(text).id)));
  return {
    sms: { of: ({ event }) => sms.get(event) ?? 0, showsOnce: false },
    whatsapp: { of: ({ event }) => whatsapp.get(event) ?? 0, showsOnce: false },
    email: { of: ({ dispatch_id }) => mailed.get(dispatch_id)?.length ?? 0, showsOnce: true },
    push: { of: ({ dispatch_id }) => pushed.get(dispatch_id)?.length ?? 0, showsOnce: true },
  };
}

function judgeWay(way: Way, rows: readonly Row[], { of, showsOnce }: Counted): void {
  const lost = rows.filter((row) => of(row) === 0 || row.state !== 'sent').length;
  const twice = rows.filter((row) => of(row) > 1).length;
  const note = showsOnce ? 'with the same id, so shown once' : 'the provider takes no id of ours';
  console.log(`  ${way}: ${rows.length} sent, ${lost} lost, ${twice} taken again (${note})`);
  if (lost > 0) throw new Error(`${lost} lost by ${way}`);
}
