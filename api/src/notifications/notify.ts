import {
  type NotificationRule,
  RIGHT_OF_KIND,
  ruleOf,
  WANTED_BY_DEFAULT,
} from '@diyar/contract/notification-words';
import { STANDINGS, standingMay } from '@diyar/contract/team-rights';
import type { Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { figuresAt } from '../settings/figures.ts';
import { sendNotificationJob } from './notification.jobs.ts';
import { insertDispatches, insertNotifications } from './notification.queries.ts';
import { afterQuiet } from './quiet-hours.ts';

/** An event that was just written down. */
export interface Told {
  id: string;
  key: string;
  accountId: string | null;
  personId: string | null;
  params: Record<string, string | number>;
  at: Date;
}

/**
 * Tells the people of an account of an event, in the event's own transaction: those whose role has the right, without the one
 * who did it. What they want by phone is asked for here too, and waits for the end of Riyadh's night. An event without a
 * rule, or that concerns the house alone, is told to nobody.
 */
export async function notify(tx: Tx, event: Told): Promise<void> {
  const rule = ruleOf(event.key);
  if (rule === undefined || event.accountId === null) return;
  const right = RIGHT_OF_KIND[rule.kind];
  const people = await insertNotifications(tx, {
    eventId: event.id,
    accountId: event.accountId,
    exceptPersonId: event.personId,
    standings: STANDINGS.filter((standing) => standingMay(standing, right)),
    kind: rule.kind,
    thread: threadOf(event, rule),
    at: event.at,
  });
  if (people.length === 0 || rule.isInside) return;
  await dispatch(tx, { ...event, accountId: event.accountId }, rule, people);
}

/** News of one thing share their thread; any other has one of its own. */
function threadOf({ id, key, params }: Told, { isGrouped, by }: NotificationRule): string {
  if (!isGrouped) return id;
  return by === undefined ? key : `${key} ${params[by] ?? ''}`;
}

async function dispatch(
  tx: Tx,
  { id, accountId, at }: Told & { accountId: string },
  { kind }: NotificationRule,
  personIds: readonly string[],
): Promise<void> {
  const { quiet_from_hour: from, quiet_to_hour: to } = await figuresAt(tx, at);
  const sendAt = afterQuiet(at, { from, to });
  const byDefault = WANTED_BY_DEFAULT.sms.includes(kind);
  const asked = { eventId: id, accountId, personIds, channel: 'sms', kind, byDefault, sendAt } as const;
  for (const dispatchId of await insertDispatches(tx, asked))
    await enqueue(tx, sendNotificationJob, { dispatchId }, { runAt: sendAt, maxAttempts: 8 });
}
