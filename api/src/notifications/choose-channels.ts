import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationChannel,
  type NotificationKind,
  type NotificationRule,
  WANTED_BY_DEFAULT,
} from '@diyar/contract/notification-words';
import type { NotificationChannels } from '@diyar/contract/notifications';
import type { Reader } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { findChoices } from './notification.queries.ts';

/** By which ways a person is told of each kind: as they chose, else as the kind says. */
export async function showChannels(
  reader: Reader,
  personId: string,
  now: Date,
): Promise<NotificationChannels> {
  const [choices, figures] = await Promise.all([findChoices(reader, personId), figuresAt(reader, now)]);
  const isWanted = (kind: NotificationKind, channel: NotificationChannel) =>
    choices.find((choice) => choice.kind === kind && choice.channel === channel)?.is_wanted ??
    WANTED_BY_DEFAULT[channel].includes(kind);
  return {
    kinds: NOTIFICATION_KINDS.filter(goesOutside).map((kind) => ({
      kind,
      channels: NOTIFICATION_CHANNELS.map((channel) => ({ channel, is_wanted: isWanted(kind, channel) })),
    })),
    quiet: { from: figures.quiet_from_hour, to: figures.quiet_to_hour },
  };
}

/** Whether anything of a kind goes out by these ways. */
function goesOutside(kind: NotificationKind): boolean {
  return Object.values<NotificationRule>(NOTIFICATIONS).some((rule) => rule.kind === kind && !rule.isInside);
}
