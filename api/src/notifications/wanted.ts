import {
  type NotificationChannel,
  type NotificationKind,
  WANTED_BY_DEFAULT,
} from '@diyar/contract/words/notification-words';

interface Choice {
  kind: NotificationKind;
  channel: NotificationChannel;
  is_wanted: boolean;
}

/** Whether a person is told of a kind by a way: as they chose, else as the kind says. */
export function isWantedBy(
  choices: readonly Choice[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  return (
    choices.find((choice) => choice.kind === kind && choice.channel === channel)?.is_wanted ??
    WANTED_BY_DEFAULT[channel].includes(kind)
  );
}
