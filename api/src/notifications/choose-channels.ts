import type { NotificationChannels } from '@diyar/contract/people/notifications';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationChannel,
  type NotificationKind,
  type NotificationRule,
} from '@diyar/contract/words/notification-words';
import type { Reader } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { findChoices, hasBrowser, hasMailAddress } from './notification.queries.ts';
import { isWantedBy } from './wanted.ts';

/** By which of the ways that reach them a person is told of each kind. */
export async function showChannels(
  reader: Reader,
  { personId, offered }: { personId: string; offered: readonly NotificationChannel[] },
  now: Date,
): Promise<NotificationChannels> {
  const [choices, figures, hasMail, hasPush] = await Promise.all([
    findChoices(reader, personId),
    figuresAt(reader, now),
    hasMailAddress(reader, personId),
    hasBrowser(reader, personId),
  ]);
  const ways = offered.filter((channel) => ({ sms: true, email: hasMail, push: hasPush })[channel]);
  return {
    channels: ways,
    kinds: NOTIFICATION_KINDS.filter(goesOutside).map((kind) => ({
      kind,
      channels: ways.map((channel) => ({ channel, is_wanted: isWantedBy(choices, kind, channel) })),
    })),
    quiet: { from: figures.quiet_from_hour, to: figures.quiet_to_hour },
  };
}

/** The ways for which there is a provider. */
export function offeredOf(channels: readonly string[]): NotificationChannel[] {
  return NOTIFICATION_CHANNELS.filter((channel) => channels.includes(channel));
}

/** Whether anything of a kind goes out by these ways. */
function goesOutside(kind: NotificationKind): boolean {
  return Object.values<NotificationRule>(NOTIFICATIONS).some((rule) => rule.kind === kind && !rule.isInside);
}
