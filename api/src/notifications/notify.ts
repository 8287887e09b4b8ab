import {
  NOTIFICATION_CHANNELS,
  type NotificationRule,
  RIGHT_OF_KIND,
  ruleOf,
  WANTED_BY_DEFAULT,
} from '@diyar/contract/words/notification-words';
import { STANDINGS, standingMay } from '@diyar/contract/words/team-rights';
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
 * who did it. What they want by phone and e-mail is asked for here too, and waits for the end of Riyadh's night. An event without a
 * rule, or that concerns the house alone, is told to nobody.
 */
export async function notify(tx: Tx, event: Told): Promise<void> {
  const rule = ruleOf(event.key);
  if (rule === undefined || event.accountId === null) return;
  const right = RIGHT_OF_KIND[rule.kind];
  const told = await insertNotifications(tx, {
    eventId: event.id,
    accountId: event.accountId,
    exceptPersonId: event.personId,
    standings: STANDINGS.filter((standing) => standingMay(standing, right)),
    kind: rule.kind,
    thread: threadOf(event, rule),
    at: event.at,
  });
  if (told.length > 0 && !rule.isInside) await dispatch(tx, rule, told, event.at);
}

/** News of one thing share their thread; any other has one of its own. */
function threadOf({ id, key, params }: Told, { isGrouped, by }: NotificationRule): string {
  if (!isGrouped) return id;
  return by === undefined ? key : `${key} ${params[by] ?? ''}`;
}

async function dispatch(
  tx: Tx,
  { kind, isPassing, isUrgent }: NotificationRule,
  notificationIds: readonly string[],
  at: Date,
): Promise<void> {
  const { quiet_from_hour: from, quiet_to_hour: to } = await figuresAt(tx, at);
  const sendAt = isUrgent ? at : afterQuiet(at, { from, to });
  if (isPassing && sendAt > at) return;
  for (const channel of NOTIFICATION_CHANNELS) {
    const byDefault = WANTED_BY_DEFAULT[channel].includes(kind);
    for (const dispatchId of await insertDispatches(tx, { notificationIds, channel, byDefault, sendAt }))
      await enqueue(tx, sendNotificationJob, { dispatchId }, { runAt: sendAt });
  }
}
