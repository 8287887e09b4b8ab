import {
  NOTIFICATION_CHANNELS,
  type NotificationRule,
  RIGHT_OF_KIND,
  ruleOf,
} from '@diyar/contract/words/notification-words';
import { STANDINGS, standingMay } from '@diyar/contract/words/team-rights';
import type { Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { figuresAt } from '../settings/figures.ts';
import { sendNotificationJob } from './notification.jobs.ts';
import { insertDispatches, insertNotifications, type NewNotifications } from './notification.queries.ts';
import { afterQuiet } from './quiet-hours.ts';
import { isWantedByDefault } from './wanted.ts';

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
 * Tells the people of each event's account of it, in the event's own transaction: those whose role has the right, without the
 * one who did it. What they want by phone and e-mail is asked for here too, and waits for the end of Riyadh's night. An event
 * without a rule, or that concerns the house alone, is told to nobody. No two events are of one account.
 */
export async function notify(tx: Tx, events: readonly Told[]): Promise<void> {
  const ruled = events.flatMap((event) => {
    const rule = ruleOf(event.key);
    return rule === undefined || event.accountId === null ? [] : [{ event, rule }];
  });
  if (ruled.length === 0) return;
  const told = await insertNotifications(
    tx,
    ruled.map(({ event, rule }) => notificationOf(event, rule)),
  );
  for (const { event, rule } of ruled) {
    const ids = told.filter(({ event_id }) => event_id === event.id).map(({ id }) => id);
    if (ids.length > 0 && !rule.isInside) await dispatch(tx, rule, ids, event.at);
  }
}

function notificationOf(event: Told, rule: NotificationRule): NewNotifications {
  const right = RIGHT_OF_KIND[rule.kind];
  return {
    event_id: event.id,
    account_id: event.accountId,
    except_person_id: event.personId,
    standings: STANDINGS.filter((standing) => standingMay(standing, right)),
    kind: rule.kind,
    thread: threadOf(event, rule),
    at: event.at,
  };
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
    const byDefault = isWantedByDefault(kind, channel, false);
    const byDefaultAbroad = isWantedByDefault(kind, channel, true);
    const asked = { notificationIds, channel, byDefault, byDefaultAbroad, sendAt };
    for (const dispatchId of await insertDispatches(tx, asked))
      await enqueue(tx, sendNotificationJob, { dispatchId }, { runAt: sendAt });
  }
}
